//! Prepared calls: the macro `prepared!` writes their type, so that a crate has one of its own, to which its operations add methods. In: a
//! [`Call`], and how its responses are read. Out: what every call can do. It must not know the operation.

use super::{call::Call, failure::Failure, output::Output};

/// A prepared call of any crate: what sends calls on its own takes it.
pub trait IntoCall {
    /// What reads a successful response.
    type Output: Output;
    /// The type of the error responses.
    type Failure: Failure;

    /// The call.
    fn into_call(self) -> Call;
}

/// Writes the type `Prepared`.
#[doc(hidden)]
#[macro_export]
macro_rules! prepared {
    () => {
        /// A request builder of an operation: `O` reads its successful response, and `F` is the type of its error responses.
        ///
        /// Each operation has an alias of this type, which has methods for the optional parameters and the optional body of the operation:
        /// use the alias.
        #[must_use = "a call does nothing until it is sent"]
        pub struct Prepared<O, F, P = ()> {
            pub(crate) call: runtime::Call,
            operation: ::std::marker::PhantomData<fn(P) -> Result<O, F>>,
        }

        impl<O: runtime::Output, F: runtime::Failure, P> Prepared<O, F, P> {
            runtime::call_options! {}

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
            /// declared: see [`Error`](runtime::Error).
            pub fn send(
                self,
            ) -> impl ::std::future::Future<
                Output = Result<runtime::Response<O::Value>, runtime::Error<F>>,
            > {
                self.call.send::<O, F>()
            }
        }

        impl<O: runtime::Output, F: runtime::Failure, P> runtime::IntoCall for Prepared<O, F, P> {
            type Output = O;
            type Failure = F;

            #[inline]
            fn into_call(self) -> runtime::Call {
                self.call
            }
        }

        impl<O, F, P> From<runtime::Call> for Prepared<O, F, P> {
            #[inline]
            fn from(call: runtime::Call) -> Self {
                Self {
                    call,
                    operation: ::std::marker::PhantomData,
                }
            }
        }

        impl<O, F, P> Clone for Prepared<O, F, P> {
            fn clone(&self) -> Self {
                self.call.clone().into()
            }
        }

        impl<O, F, P> ::std::fmt::Debug for Prepared<O, F, P> {
            fn fmt(&self, out: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                out.debug_struct("Prepared")
                    .field("call", &self.call)
                    .finish()
            }
        }
    };
}
