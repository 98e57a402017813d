//! From `tests/cases/operations/failures_without_types.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Failures without types.
    #[doc(inline)]
    pub use plain_failures::PlainFailuresCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `plain failures`.
        #[must_use]
        #[inline]
        pub fn plain_failures(&self) -> PlainFailuresCalls<'_> {
            PlainFailuresCalls { client: self }
        }
    }

    pub mod plain_failures {
        //! The operations of `client.plain_failures()`.
        pub use fail_plainly::{FailPlainly, FailPlainlyError};

        use super::{failures, runtime};

        /// Operations tagged `plain failures`.
        #[derive(Clone, Copy, Debug)]
        pub struct PlainFailuresCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod fail_plainly {
            use super::runtime;

            impl super::PlainFailuresCalls<'_> {
                /// `GET /plain`
                ///
                /// Returns the request builder [`FailPlainly`]. Error responses: [`FailPlainlyError`] (404).
                #[inline]
                pub fn fail_plainly(&self) -> FailPlainly {
                    let template = "/plain";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`PlainFailuresCalls::fail_plainly`](super::PlainFailuresCalls::fail_plainly).
            ///
            /// `GET /plain`
            ///
            /// Error responses: [`FailPlainlyError`] (404).
            pub type FailPlainly = runtime::Prepared<runtime::NoContent, FailPlainlyError>;

            /// Error responses of [`FailPlainly`].
            ///
            /// - `NotFound`: No.
            pub type FailPlainlyError = super::failures::NotFoundStatusError;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use not_found_status_error::NotFoundStatusError;

        use super::runtime;

        mod not_found_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundStatusError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound,
                }
            }
        }
    }
}
