//! From `tests/cases/operations/deprecated.yaml`.

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
    //! The operations of Deprecated calls.
    #[doc(inline)]
    pub use deprecated::DeprecatedCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `deprecated`.
        #[must_use]
        #[inline]
        pub fn deprecated(&self) -> DeprecatedCalls<'_> {
            DeprecatedCalls { client: self }
        }
    }

    pub mod deprecated {
        //! The operations of `client.deprecated()`.
        pub use old_call::{OldCall, OldCallError};

        use super::runtime;

        /// Operations tagged `deprecated`.
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
                ///
                /// Returns the request builder [`OldCall`].
                #[deprecated]
                #[inline]
                pub fn old_call(&self) -> OldCall {
                    let template = "/deprecated";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`DeprecatedCalls::old_call`](super::DeprecatedCalls::old_call).
            ///
            /// `GET /deprecated`
            pub type OldCall = runtime::Prepared<runtime::NoContent, OldCallError>;

            /// Error responses of [`OldCall`], which declares none.
            pub type OldCallError = runtime::Undeclared;
        }
    }
}
