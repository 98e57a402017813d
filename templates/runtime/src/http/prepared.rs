//! Prepared calls. In: a [`Call`], and how its responses are read. Out: what every call can do. It must not know the operation.

use std::fmt;
use std::future::Future;
use std::marker::PhantomData;

use super::call::Call;
use super::call_options::call_options;
use super::error::Error;
use super::failure::Failure;
use super::output::Output;
use super::response::Response;
use super::retry::RetryPolicy;

/// A request builder of an operation: `O` reads its successful response, and `F` is the type of its error responses.
///
/// Each operation has an alias of this type, which has methods for the optional parameters and the optional body of the operation: use the
/// alias.
#[must_use = "a call does nothing until it is sent"]
pub struct Prepared<O, F, P = ()> {
    pub(crate) call: Call,
    operation: PhantomData<fn(P) -> Result<O, F>>,
}

impl<O: Output, F: Failure, P> Prepared<O, F, P> {
    call_options!(RetryPolicy);

    /// Sets whether parameters and body are validated against the document before they are sent.
    pub fn validate(mut self, validate: bool) -> Self {
        self.call = self.call.validate(validate);
        self
    }

    /// Sends the request and reads the whole response. The future can be dropped at any time.
    ///
    /// # Errors
    ///
    /// Fails if nothing could be sent, no complete response came, the status is an error, or the body is not as
    /// declared: see [`Error`].
    pub fn send(self) -> impl Future<Output = Result<Response<O::Value>, Error<F>>> {
        self.call.send::<O, F>()
    }
}

impl<O, F, P> From<Call> for Prepared<O, F, P> {
    fn from(call: Call) -> Self {
        Self {
            call,
            operation: PhantomData,
        }
    }
}

impl<O, F, P> Clone for Prepared<O, F, P> {
    fn clone(&self) -> Self {
        self.call.clone().into()
    }
}

impl<O, F, P> fmt::Debug for Prepared<O, F, P> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Prepared")
            .field("call", &self.call)
            .finish()
    }
}
