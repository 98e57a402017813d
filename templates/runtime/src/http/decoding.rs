//! How the JSON of a response is read. In: the settings of a client, and a call. Out: values, and what in them was not as declared, which
//! is reported once for each kind. It must not know where the JSON was.

use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex, PoisonError},
};

use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, Deviation, decode_noted, with_decode_stack},
    context::CallName,
    settings::Settings,
    trace,
};

/// How the JSON of a response is read.
#[derive(Clone)]
pub(super) struct Decoding {
    settings: Arc<Settings>,
    call: CallName,
}

impl Decoding {
    pub(super) fn new(settings: &Arc<Settings>, call: CallName) -> Self {
        Self {
            settings: Arc::clone(settings),
            call,
        }
    }

    /// Whether JSON that is not as declared is an error.
    pub(super) fn is_strict(&self) -> bool {
        self.settings.strict
    }

    /// How much memory a value may take, where the client has a limit of its own.
    pub(super) fn memory(&self) -> Option<usize> {
        self.settings.limits.decode_memory
    }

    /// Reads a value, and returns what was not as declared.
    pub(super) fn read<T: DeserializeOwned>(
        &self,
        json: &[u8],
    ) -> Result<(T, Vec<Deviation>), DecodeError> {
        let Settings { limits, strict, .. } = &*self.settings;
        let read = || decode_noted(json, limits.decode_memory, *strict);
        let (value, deviations) = match limits.decode_stack {
            Some(bytes) => with_decode_stack(bytes, read)?,
            None => read()?,
        };
        if !deviations.is_empty() {
            self.settings.observer.tell(&self.call, &deviations);
        }
        Ok((value, deviations))
    }
}

/// What is called for responses that are not as declared.
pub(super) type OnDeviation = Box<dyn Fn(&CallOfDeviation<'_>, &Deviation) + Send + Sync>;

/// The call whose response is not as declared. Its `Display` is `GET /pages/{id}`.
pub struct CallOfDeviation<'a>(&'a CallName);

impl CallOfDeviation<'_> {
    /// Returns the method.
    #[must_use]
    pub fn method(&self) -> &http::Method {
        &self.0.method
    }

    /// Returns the path template of the document, or `request` for a request that the document does not describe.
    #[must_use]
    pub fn path(&self) -> &'static str {
        self.0.path
    }
}

impl std::fmt::Display for CallOfDeviation<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// So many kinds of deviations are reported: the keys of a map are chosen by the service.
const MOST_TOLD: usize = 1000;

/// Reports each kind of deviation once: a kind is an operation and a path without indexes.
pub(super) struct Observer {
    tell: OnDeviation,
    told: Mutex<BTreeSet<(String, String)>>,
}

impl Observer {
    pub(super) fn new(tell: Option<OnDeviation>) -> Self {
        let logged: OnDeviation = Box::new(|call, deviation| trace::deviated(call.0, deviation));
        Self {
            tell: tell.unwrap_or(logged),
            told: Mutex::default(),
        }
    }

    #[cold]
    fn tell(&self, call: &CallName, deviations: &[Deviation]) {
        for deviation in deviations {
            let kind = (call.to_string(), deviation.path_pattern());
            let is_new = {
                let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
                told.len() < MOST_TOLD && told.insert(kind)
            };
            if is_new {
                (self.tell)(&CallOfDeviation(call), deviation);
            }
        }
    }
}
