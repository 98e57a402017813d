//! From `tests/cases/operations/untagged.yaml`.

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
    //! The calls of Untagged.
    use super::runtime;

    pub mod untagged {
        //! Calls without a tag.
        pub use list_untagged::ListUntagged;

        use super::runtime;

        mod list_untagged {
            use super::runtime;

            impl runtime::Client {
                /// Lists what has no tag.
                ///
                /// `GET /untagged`
                ///
                /// - On success: All of it.
                #[inline]
                pub fn list_untagged(&self) -> ListUntagged {
                    let template = "/untagged";
                    runtime::Call::new(self, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `list_untagged` prepares.
            pub type ListUntagged = runtime::Prepared<runtime::Json<Vec<String>>, runtime::Undeclared>;
        }
    }
}
