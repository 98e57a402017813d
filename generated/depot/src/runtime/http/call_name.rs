//! A call as messages name it. In: its method and path template. Out: both as text, without a value. It must not know what became of the call.

use std::fmt;

use http::Method;

/// A call by its method and path template, without the values: ``POST /sessions/{session_id}/observe``.
#[derive(Clone, Debug)]
pub(super) struct CallName {
    pub(super) method: Method,
    pub(super) path: &'static str,
}

impl fmt::Display for CallName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}
