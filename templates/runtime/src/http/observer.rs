//! What is called for responses that are not as declared. In: a call, and deviations. Out: each kind of them once. It must not know how a response is
//! read.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use super::{super::Deviation, call_name::CallName, trace};

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
    pub(super) fn tell(&self, call: &CallName, deviations: &[Deviation]) {
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
