//! What a client has by default in WebAssembly: `fetch`, and the timer of JavaScript. In: nothing. Out: a transport and a runtime. It must not know
//! a call.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

use std::{sync::Arc, time::Duration};

use gloo_timers::future::TimeoutFuture;
use send_wrapper::SendWrapper;
use web_time::Instant;

use super::{
    base_url::BaseUrl,
    build_error::BuildError,
    clock::{Runtime, Sleep},
    fetch_transport::FetchTransport,
    transport::Transport,
};

/// The longest wait of a timer of JavaScript, in milliseconds. A longer one would end at once.
const LONGEST: u32 = i32::MAX.unsigned_abs();

/// How connections are established, which `fetch` decides.
#[derive(Default)]
pub struct Connecting {}

impl Connecting {
    /// The transport of a client. The browser has a user agent of its own.
    #[allow(clippy::unnecessary_wraps, reason = "other targets have options")]
    pub(super) fn transport(
        self,
        _user_agent: &str,
        _urls: &[&BaseUrl],
    ) -> Result<Arc<dyn Transport>, BuildError> {
        Ok(Arc::new(FetchTransport::new()))
    }
}

/// The runtime of a client.
pub(super) fn default_runtime() -> Arc<dyn Runtime> {
    Arc::new(WebRuntime::default())
}

/// The timer and the clock of JavaScript.
#[derive(Clone, Copy, Debug)]
pub struct WebRuntime {
    start: Instant,
}

impl Default for WebRuntime {
    fn default() -> Self {
        Self {
            start: Instant::now(),
        }
    }
}

impl Runtime for WebRuntime {
    fn sleep(&self, time: Duration) -> Sleep {
        // Rounded up: a wait is never too short.
        let milliseconds = time.as_micros().div_ceil(1000);
        let milliseconds = u32::try_from(milliseconds).unwrap_or(LONGEST).min(LONGEST);
        // A timer belongs to its thread, and is dropped on it: futures of this target stay on theirs.
        Box::pin(SendWrapper::new(TimeoutFuture::new(milliseconds)))
    }

    fn instant(&self) -> Duration {
        self.start.elapsed()
    }
}
