//! From `tests/cases/operations/untagged.yaml`.

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
    //! The operations of Untagged.
    use super::runtime;

    pub mod untagged {
        //! Operations without a tag.
        pub use list_untagged::{ListUntagged, ListUntaggedError};

        use super::runtime;

        mod list_untagged {
            use super::runtime;

            impl runtime::Client {
                /// Lists what has no tag.
                ///
                /// `GET /untagged`
                ///
                /// On success: All of it.
                ///
                /// Returns the request builder [`ListUntagged`]. Response: `Vec<String>`.
                #[inline]
                pub fn list_untagged(&self) -> ListUntagged {
                    let template = "/untagged";
                    runtime::Call::new(self, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`Client::list_untagged`](runtime::Client::list_untagged).
            ///
            /// `GET /untagged`
            ///
            /// Response: `Vec<String>`.
            pub type ListUntagged = runtime::Prepared<runtime::Json<Vec<String>>, ListUntaggedError>;

            /// Error responses of [`ListUntagged`], which declares none.
            pub type ListUntaggedError = runtime::Undeclared;
        }
    }
}
