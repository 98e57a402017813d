//! From `tests/cases/operations/names_of_ours.yaml`.

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
    //! The operations of Names that our own code has.
    #[doc(inline)]
    pub use http_::HttpCalls;
    #[doc(inline)]
    pub use regex_::RegexCalls;

    use super::runtime;

    impl runtime::Client {
        /// Operations tagged `http`.
        #[must_use]
        #[inline]
        pub fn http(&self) -> HttpCalls<'_> {
            HttpCalls { client: self }
        }
        /// Operations tagged `regex`.
        #[must_use]
        #[inline]
        pub fn regex(&self) -> RegexCalls<'_> {
            RegexCalls { client: self }
        }
    }

    pub mod http_ {
        //! The operations of `client.http()`.
        pub use remove::{Remove, RemoveError};

        use super::runtime;

        /// Operations tagged `http`.
        #[derive(Clone, Copy, Debug)]
        pub struct HttpCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod remove {
            use super::runtime;

            impl super::HttpCalls<'_> {
                /// `DELETE /a/{runtime}`
                ///
                /// Returns the request builder [`Remove`].
                #[inline]
                pub fn remove(&self, runtime: &str) -> Remove {
                    let template = "/a/{runtime}";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template)
                        .path("runtime", runtime::Style::SIMPLE, runtime)
                        .into()
                }
            }

            /// Request builder returned by [`HttpCalls::remove`](super::HttpCalls::remove).
            ///
            /// `DELETE /a/{runtime}`
            ///
            /// Parameters:
            ///
            /// - `runtime`: path parameter.
            pub type Remove = runtime::Prepared<runtime::NoContent, RemoveError>;

            /// Error responses of [`Remove`], which declares none.
            pub type RemoveError = runtime::Undeclared;
        }
    }

    pub mod regex_ {
        //! The operations of `client.regex()`.
        pub use types_::{Types, TypesError};

        use super::runtime;

        /// Operations tagged `regex`.
        #[derive(Clone, Copy, Debug)]
        pub struct RegexCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod types_ {
            use super::runtime;

            impl super::RegexCalls<'_> {
                /// `GET /a/{runtime}`
                ///
                /// Returns the request builder [`Types`].
                #[inline]
                pub fn types(&self, runtime: &str, minimum: i64) -> Types {
                    let template = "/a/{runtime}";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("runtime", runtime::Style::SIMPLE, runtime)
                        .query("minimum", runtime::Style::FORM, &minimum)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`RegexCalls::types`](super::RegexCalls::types).
                ///
                /// `GET /a/{runtime}`
                ///
                /// Parameters:
                ///
                /// - `runtime`: path parameter.
                /// - `minimum`: query parameter.
                /// - `types`: query parameter, optional.
                #[call(output = runtime::NoContent, failure = TypesError)]
                pub struct Types {
                    /// Sets the `types` query parameter. Default: `types::x`.
                    #[query("types")] types: String,
                }
            }

            /// Error responses of [`Types`], which declares none.
            pub type TypesError = runtime::Undeclared;
        }
    }
}
