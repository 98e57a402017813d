//! The body of a request while it is sent. In: its frames. Out: whether a connection took it, when its last frame was taken, and why it has no
//! further one. It must not know what takes them.

use std::{
    error, fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use super::clock::Runtime;

type BoxError = Box<dyn error::Error + Send + Sync>;

/// What is noted while a body is sent.
pub(super) struct Sending {
    runtime: Arc<dyn Runtime>,
    noted: Mutex<Noted>,
}

#[derive(Default)]
struct Noted {
    /// When the last frame was taken, by the clock of the runtime.
    moved: Option<Duration>,
    stage: Stage,
    failure: Option<Failed>,
}

/// How far a request got.
#[derive(Default, PartialEq)]
enum Stage {
    /// Its transport does not report it.
    #[default]
    Unknown,
    /// No connection has taken it.
    Connecting,
    Taken,
}

/// The error of a body, for the transport and for the caller.
#[derive(Clone)]
pub(super) struct Failed(Arc<BoxError>);

impl Sending {
    pub(super) fn new(runtime: &Arc<dyn Runtime>) -> Self {
        Self {
            runtime: Arc::clone(runtime),
            noted: Mutex::default(),
        }
    }

    pub(super) fn note_frame(&self) {
        let now = self.runtime.instant();
        let mut noted = self.noted();
        noted.moved = Some(now);
        noted.stage = Stage::Taken;
    }

    /// Its transport asks whether there is a body only when a connection takes the request.
    pub(super) fn note_connecting(&self) {
        self.noted().stage = Stage::Connecting;
    }

    pub(super) fn note_taken(&self) {
        self.noted().stage = Stage::Taken;
    }

    /// Whether it is certain that no connection took the request.
    pub(super) fn is_connecting(&self) -> bool {
        self.noted().stage == Stage::Connecting
    }

    /// Keeps the error of the body, and returns it for the transport.
    pub(super) fn note_error(&self, error: BoxError) -> BoxError {
        let failed = Failed(Arc::new(error));
        self.noted().failure = Some(failed.clone());
        failed.into()
    }

    /// When the request ends that has this time from the last frame on.
    pub(super) fn end(&self, time: Duration) -> Option<Duration> {
        self.noted().moved?.checked_add(time)
    }

    /// Why the body could not be sent as a whole.
    pub(super) fn failure(&self) -> Option<Failed> {
        self.noted().failure.clone()
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl error::Error for Failed {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.0.source()
    }
}
