//! What watches the calls of a client. In: requests before they are sent, and what they came to. Out: headers that are sent with them. It never
//! sees a credential.

use std::{fmt, sync::Arc, time::Duration};

use http::{
    Method, StatusCode,
    header::{HeaderMap, HeaderValue},
};

use super::{
    body::Body, call_name::CallName, connection_error::ConnectionErrorKind, header,
    outgoing::Outgoing, request_error::RequestError,
};

/// Observes the calls of a client, and adds headers to their requests. By default every method does nothing.
///
/// Credentials are added to a request after all hooks, so no hook sees them. The methods are called within the future of the call, and must
/// not block. They are not called if the parameters or the body are not valid; if the future of a call is dropped, no further method is
/// called.
///
/// ```text
/// struct Counted(AtomicU64);
///
/// impl Hooks for Counted {
///     fn on_retry(&self, _: &HookedCall, _: u32, _: Duration) {
///         self.0.fetch_add(1, Ordering::Relaxed);
///     }
/// }
/// ```
pub trait Hooks: Send + Sync {
    /// Runs before the first attempt of a call. A header that is set here is sent with every attempt.
    fn before_call(&self, _call: &HookedCall, _request: &mut HookedRequest<'_>) {}

    /// Runs before each attempt. A header that is set here is sent with this attempt and its redirects only.
    fn before_attempt(&self, _call: &HookedCall, _request: &mut HookedRequest<'_>) {}

    /// Runs after each attempt.
    fn after_attempt(&self, _call: &HookedCall, _outcome: &Outcome) {}

    /// Runs before the wait for the next attempt.
    fn on_retry(&self, _call: &HookedCall, _retry: u32, _wait: Duration) {}

    /// Runs after the last attempt, with the duration of the whole call.
    fn after_call(&self, _call: &HookedCall, _outcome: &Outcome) {}
}

/// So that clients can share their hooks.
impl<T: Hooks + ?Sized> Hooks for Arc<T> {
    fn before_call(&self, call: &HookedCall, request: &mut HookedRequest<'_>) {
        (**self).before_call(call, request);
    }

    fn before_attempt(&self, call: &HookedCall, request: &mut HookedRequest<'_>) {
        (**self).before_attempt(call, request);
    }

    fn after_attempt(&self, call: &HookedCall, outcome: &Outcome) {
        (**self).after_attempt(call, outcome);
    }

    fn on_retry(&self, call: &HookedCall, retry: u32, wait: Duration) {
        (**self).on_retry(call, retry, wait);
    }

    fn after_call(&self, call: &HookedCall, outcome: &Outcome) {
        (**self).after_call(call, outcome);
    }
}

/// A call: its method and path template, without values. Its `Display` is `GET /pages/{id}`.
#[derive(Clone, Debug)]
pub struct HookedCall {
    pub(super) name: CallName,
    /// How many attempts came before.
    pub(super) retries: u32,
}

impl HookedCall {
    /// Returns the method.
    pub fn method(&self) -> &Method {
        &self.name.method
    }

    /// Returns the path template of the document, or `request` for a request that the document does not describe.
    pub fn path(&self) -> &'static str {
        self.name.path
    }

    /// Returns the number of previous attempts: 0 in the first one.
    pub fn retries(&self) -> u32 {
        self.retries
    }
}

impl fmt::Display for HookedCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}

/// A request without its credentials.
pub struct HookedRequest<'a> {
    outgoing: &'a mut Outgoing,
}

impl<'a> HookedRequest<'a> {
    pub(super) fn new(outgoing: &'a mut Outgoing) -> Self {
        Self { outgoing }
    }

    /// Returns the URL, with its parameters.
    pub fn url(&self) -> &str {
        self.outgoing.url.as_str()
    }

    /// Returns the body.
    pub fn body(&self) -> &Body {
        &self.outgoing.body
    }

    /// Returns the headers, except those whose values are secrets.
    pub fn headers(&self) -> HeaderMap {
        let headers = self.outgoing.headers.iter();
        let shown = headers.filter(|(_, value)| !value.is_sensitive());
        shown
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect()
    }

    /// Sets a header, and replaces one of the same name.
    ///
    /// # Errors
    ///
    /// Fails if the name or the value is not valid, or if the transport sets this header.
    pub fn set_header(&mut self, name: &str, value: &str) -> Result<(), RequestError> {
        let name = header::name(name)?;
        let value: HeaderValue = header::value(&name, value)?;
        self.outgoing.secrets.add_header(&name, &value);
        self.outgoing.headers.insert(name, value);
        Ok(())
    }
}

/// Shows the names of the headers.
impl fmt::Debug for HookedRequest<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.outgoing.headers.keys().collect();
        f.debug_struct("HookedRequest")
            .field("headers", &names)
            .finish_non_exhaustive()
    }
}

/// The result of an attempt or a call.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The status, if there was a response.
    pub status: Option<StatusCode>,
    /// Why there is no complete response.
    pub error: Option<ConnectionErrorKind>,
    /// How long it took.
    pub time: Duration,
}
