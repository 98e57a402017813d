//! From `tests/cases/operations/deprecated.yaml`.

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
    //! The calls of Deprecated calls.
    pub use deprecated::DeprecatedCalls;

    use super::runtime;

    impl runtime::Client {
        /// Calls tagged `deprecated`.
        #[must_use]
        #[inline]
        pub fn deprecated(&self) -> DeprecatedCalls<'_> {
            DeprecatedCalls { client: self }
        }
    }

    pub mod deprecated {
        //! What `client.deprecated()` calls.
        pub use old_call::OldCall;

        use super::runtime;

        /// Calls tagged `deprecated`.
        #[derive(Clone, Copy, Debug)]
        pub struct DeprecatedCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod old_call {
            use super::runtime;

            impl super::DeprecatedCalls<'_> {
                /// Use another one.
                ///
                /// It goes away in May.
                ///
                /// `GET /deprecated`
                #[deprecated]
                #[inline]
                pub fn old_call(&self) -> OldCall {
                    let template = "/deprecated";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `old_call` prepares.
            pub type OldCall = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }
}
