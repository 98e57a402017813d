//! A request that cannot be made. In: the part at fault and why. Out: an error whose texts name the part
//! and never its value, which may be a secret. It must not know the call.

use std::{error, fmt, sync::Arc};

/// Why a request could not be made; nothing was sent.
#[derive(Clone)]
pub struct RequestError {
    part: String,
    reason: &'static str,
    source: Option<Arc<serde_json::Error>>,
}

impl RequestError {
    /// Which part of the request is at fault, such as ``path parameter `id` ``.
    #[must_use]
    pub fn part(&self) -> &str {
        &self.part
    }

    /// What is wrong with it, such as `is empty`.
    #[must_use]
    pub fn reason(&self) -> &str {
        self.reason
    }

    pub(super) fn url(reason: &'static str) -> Self {
        Self::new("URL".to_owned(), reason)
    }

    pub(super) fn path(reason: &'static str) -> Self {
        Self::new("path".to_owned(), reason)
    }

    pub(super) fn parameter(place: &str, name: &str, reason: &'static str) -> Self {
        Self::new(format!("{place} parameter `{name}`"), reason)
    }

    pub(super) fn header(name: &str, reason: &'static str) -> Self {
        Self::new(format!("header `{}`", name.escape_default()), reason)
    }

    pub(super) fn body(reason: &'static str) -> Self {
        Self::new("body".to_owned(), reason)
    }

    pub(super) fn because(self, source: serde_json::Error) -> Self {
        Self { source: Some(Arc::new(source)), ..self }
    }

    fn new(part: String, reason: &'static str) -> Self {
        Self { part, reason, source: None }
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.part, self.reason)
    }
}

impl fmt::Debug for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RequestError")
            .field("part", &self.part)
            .field("reason", &self.reason)
            .finish_non_exhaustive()
    }
}

impl error::Error for RequestError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}
