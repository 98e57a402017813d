//! From `tests/cases/operations/names_of_ours.yaml`.

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
    //! The calls of Names that our own code has.
    pub use http::HttpCalls;
    pub use regex_::RegexCalls;

    use super::runtime;

    impl runtime::Client {
        /// Calls tagged `http`.
        #[must_use]
        #[inline]
        pub fn http(&self) -> HttpCalls<'_> {
            HttpCalls { client: self }
        }
        /// Calls tagged `regex`.
        #[must_use]
        #[inline]
        pub fn regex(&self) -> RegexCalls<'_> {
            RegexCalls { client: self }
        }
    }

    pub mod http {
        //! What `client.http()` calls.
        pub use remove::Remove;

        use super::runtime;

        /// Calls tagged `http`.
        #[derive(Clone, Copy, Debug)]
        pub struct HttpCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod remove {
            use super::runtime;

            impl super::HttpCalls<'_> {
                /// `DELETE /a/{runtime}`
                #[inline]
                pub fn remove(&self, runtime: &str) -> Remove {
                    let template = "/a/{runtime}";
                    runtime::Call::new(self.client, reqwest::Method::DELETE, template)
                        .path("runtime", runtime::Style::SIMPLE, runtime)
                        .into()
                }
            }

            /// The call that `remove` prepares.
            pub type Remove = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }
    }

    pub mod regex_ {
        //! What `client.regex()` calls.
        pub use types_::Types;

        use super::runtime;

        /// Calls tagged `regex`.
        #[derive(Clone, Copy, Debug)]
        pub struct RegexCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod types_ {
            use super::runtime;

            impl super::RegexCalls<'_> {
                /// `GET /a/{runtime}`
                #[inline]
                pub fn types(&self, runtime: &str, minimum: i64) -> Types {
                    let template = "/a/{runtime}";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .path("runtime", runtime::Style::SIMPLE, runtime)
                        .query("minimum", runtime::Style::FORM, &minimum)
                        .into()
                }
            }

            runtime::call! {
                /// The call that `types` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct Types {
                    /// `types` in the document. Default: `types::x`.
                    #[query("types", form)] types: String,
                }
            }
        }
    }
}
