//! What a call gives back. In: a decoded value and the response it came in. Out: both, together. It must not
//! know how the value was read.

use std::{
    fmt,
    ops::{Deref, DerefMut},
    time::Duration,
};

use http::{StatusCode, header::HeaderMap};

use super::{super::Deviation, head::Head, rate_limit::RateLimit, retry::Retries};

/// A successful response: its value, to which it derefs, its status and its headers.
pub struct Response<T> {
    value: T,
    head: Box<Head>,
    retries: Retries,
    deviations: Vec<Deviation>,
}

impl<T> Response<T> {
    pub(super) fn new(value: T, head: Head, retries: Retries, deviations: Vec<Deviation>) -> Self {
        Self {
            value,
            head: Box::new(head),
            retries,
            deviations,
        }
    }

    /// Returns what in the body was not as the document declares it, and was read all the same.
    ///
    /// [`ClientBuilder::strict`](super::super::ClientBuilder::strict) makes it an error.
    #[must_use]
    pub fn deviations(&self) -> &[Deviation] {
        &self.deviations
    }

    /// Returns the status: one of 200 to 299, or of a redirect that the operation declares as a response.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.head.status
    }

    /// Returns the headers.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.head.headers
    }

    /// Returns the header `name` as a string; `None` if it is missing or not a string.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.headers.get(name)?.to_str().ok()
    }

    /// Returns the rate limit in the headers, if there is one.
    #[must_use]
    pub fn rate_limit(&self) -> Option<RateLimit> {
        self.head.rate_limit()
    }

    /// Returns how long the service asks to wait, such as before the result is requested again.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.head.asked_wait()
    }

    /// Returns the retries that were made before the call succeeded.
    #[must_use]
    pub fn retries(&self) -> Retries {
        self.retries
    }

    pub(super) fn value_mut(&mut self) -> &mut T {
        &mut self.value
    }

    /// Returns the value, without status and headers.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.value
    }

    /// Applies `change` to the value. The response to `stream()` is a `Stream` itself, whose extension traits have a method `map`.
    #[must_use]
    pub fn map_value<U>(self, change: impl FnOnce(T) -> U) -> Response<U> {
        Response {
            value: change(self.value),
            head: self.head,
            retries: self.retries,
            deviations: self.deviations,
        }
    }
}

impl<T> Deref for Response<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T> DerefMut for Response<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}

/// Shows the value and the status; of the headers, which may hold cookies and tokens, nothing.
impl<T: fmt::Debug> fmt::Debug for Response<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Response")
            .field("status", &self.head.status.as_u16())
            .field("value", &self.value)
            .finish_non_exhaustive()
    }
}
