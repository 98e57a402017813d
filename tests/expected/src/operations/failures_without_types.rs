//! From `tests/cases/operations/failures_without_types.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Failures without types.
    pub use plain_failures::PlainFailuresCalls;

    use super::runtime;

    impl runtime::Client {
        /// Calls tagged `plain failures`.
        #[must_use]
        #[inline]
        pub fn plain_failures(&self) -> PlainFailuresCalls<'_> {
            PlainFailuresCalls { client: self }
        }
    }

    pub mod plain_failures {
        //! What `client.plain_failures()` calls.
        pub use fail_plainly::{FailPlainly, FailPlainlyError};

        use super::{failures, runtime};

        /// Calls tagged `plain failures`.
        #[derive(Clone, Copy, Debug)]
        pub struct PlainFailuresCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod fail_plainly {
            use super::runtime;

            impl super::PlainFailuresCalls<'_> {
                /// `GET /plain`
                #[inline]
                pub fn fail_plainly(&self) -> FailPlainly {
                    let template = "/plain";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `fail_plainly` prepares.
            pub type FailPlainly = runtime::Prepared<runtime::NoContent, FailPlainlyError>;

            /// What [`FailPlainly`] may answer instead of success.
            ///
            /// - `NotFound`: No.
            pub type FailPlainlyError = super::failures::Failure404;
        }
    }

    pub mod failures {
        //! What operations may answer instead of success, one enum for all that declare the same.
        pub use failure404::Failure404;

        use super::runtime;

        mod failure404 {
            use super::runtime;

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum Failure404 {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound,
                }
            }
        }
    }
}
