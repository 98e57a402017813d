//! Prepared calls. In: a [`Call`], and how its responses are read. Out: what every call can do. It must not know the operation.

use std::fmt;
use std::marker::PhantomData;

use super::call::Call;
use super::call_options::call_options;
use super::error::Error;
use super::failure::Failure;
use super::output::Output;
use super::response::Response;
use super::retry::RetryPolicy;

/// A prepared call, of an operation whose success `O` reads and whose failures are `F`.
///
/// Each call has a name of its own, which stands for this type: use that name. What may be set on a call, its optional parameters and its
/// optional body, are methods of the type with its own `P`.
#[must_use = "a call does nothing until it is sent"]
pub struct Prepared<O, F, P = ()> {
    pub(crate) call: Call,
    operation: PhantomData<fn(P) -> Result<O, F>>,
}

impl<O: Output, F: Failure, P> Prepared<O, F, P> {
    call_options!(RetryPolicy);

    /// Whether parameters and body are checked against the document before anything is sent.
    pub fn validate(mut self, validate: bool) -> Self {
        self.call = self.call.validate(validate);
        self
    }

    /// Sends the call. Dropping the future at any time leaves nothing broken.
    ///
    /// # Errors
    ///
    /// See [`Error`]: nothing was sent, no response came, or it is no success, or not as the document declares it.
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
