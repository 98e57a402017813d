//! Calls that have nothing optional to be told. In: a [`Call`], and how its answers are read. Out: what every call can do. It must not
//! know the operation.

use std::fmt;
use std::marker::PhantomData;

use super::call::Call;
use super::call_options::call_options;
use super::error::Error;
use super::failure::Failure;
use super::output::Output;
use super::response::Response;
use super::retry::RetryPolicy;

/// A prepared call without optional parameters, of an operation whose success `O` reads and whose failures are `F`.
///
/// Each such call has a name of its own, which stands for this type. Use that name: a call that is given an optional parameter later
/// becomes a type of its own.
#[must_use = "a call does nothing until it is sent"]
pub struct PlainCall<O, F> {
    call: Call,
    read: PhantomData<fn() -> (O, F)>,
}

impl<O: Output, F: Failure> PlainCall<O, F> {
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
    /// See [`Error`]: nothing was sent, no answer came, or it is no success, or not as the document declares it.
    pub fn send(self) -> impl Future<Output = Result<Response<O::Value>, Error<F>>> {
        self.call.send::<O, F>()
    }
}

impl<O, F> From<Call> for PlainCall<O, F> {
    fn from(call: Call) -> Self {
        Self { call, read: PhantomData }
    }
}

impl<O, F> Clone for PlainCall<O, F> {
    fn clone(&self) -> Self {
        self.call.clone().into()
    }
}

impl<O, F> fmt::Debug for PlainCall<O, F> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("PlainCall").field("call", &self.call).finish()
    }
}
