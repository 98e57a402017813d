//! From `tests/cases/operations/query_strings.yaml`.

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
pub mod types {
    //! The types of Query strings and plain cookies.
    pub use by_form_filter::ByFormFilter;
    pub use by_json_json::ByJsonJson;

    use super::runtime;

    mod by_form_filter {
        use super::runtime;

        runtime::object! {
            /// The object that is a parameter of `GET /query-strings/form`.
            #[object()]
            pub struct ByFormFilter {
                #[json("foo", optional)] pub foo: Option<String>,
                #[json("bar", optional)] pub bar: Option<bool>,
                #[json("ids", optional)] pub ids: Option<Vec<i64>>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod by_json_json {
        use super::runtime;

        runtime::object! {
            /// The object that is a parameter of `GET /query-strings/json`.
            #[object()]
            pub struct ByJsonJson {
                #[json("numbers")] pub numbers: Vec<i64>,
                #[json("flag", optional, nullable)] pub flag: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Query strings and plain cookies.
    #[doc(inline)]
    pub use query_strings::QueryStringsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `query strings`.
        #[must_use]
        #[inline]
        pub fn query_strings(&self) -> QueryStringsCalls<'_> {
            QueryStringsCalls { client: self }
        }
    }

    pub mod query_strings {
        //! The operations of `client.query_strings()`.
        pub use by_form::{ByForm, ByFormError};
        pub use by_json::{ByJson, ByJsonError};
        pub use by_path::{ByPath, ByPathError};
        pub use plain_cookies::{PlainCookies, PlainCookiesError};

        use super::{runtime, types};

        /// Operations tagged `query strings`.
        #[derive(Clone, Copy, Debug)]
        pub struct QueryStringsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod plain_cookies {
            use super::runtime;

            impl super::QueryStringsCalls<'_> {
                /// `GET /query-strings/cookies`
                ///
                /// Returns the request builder [`PlainCookies`].
                #[inline]
                pub fn plain_cookies(&self, greeting: &str) -> PlainCookies {
                    let template = "/query-strings/cookies";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .cookie("greeting", runtime::Style::COOKIE, greeting)
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`QueryStringsCalls::plain_cookies`](super::QueryStringsCalls::plain_cookies).
                ///
                /// `GET /query-strings/cookies`
                ///
                /// Parameters:
                ///
                /// - `greeting`: cookie.
                /// - `color`: cookie, optional.
                /// - `encoded`: cookie, optional.
                #[call(output = runtime::NoContent, failure = PlainCookiesError)]
                pub struct PlainCookies {
                    #[cookie("color", style = cookie)] color: Vec<String>,
                    #[cookie("encoded")] encoded: String,
                }
            }

            /// Error responses of [`PlainCookies`], which declares none.
            pub type PlainCookiesError = runtime::Undeclared;
        }

        mod by_form {
            use super::{runtime, types};

            impl super::QueryStringsCalls<'_> {
                /// `GET /query-strings/form`
                ///
                /// Returns the request builder [`ByForm`].
                #[inline]
                pub fn by_form(&self) -> ByForm {
                    let template = "/query-strings/form";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`QueryStringsCalls::by_form`](super::QueryStringsCalls::by_form).
                ///
                /// `GET /query-strings/form`
                ///
                /// Parameters:
                ///
                /// - `filter`: query string, optional.
                #[call(output = runtime::NoContent, failure = ByFormError)]
                pub struct ByForm {
                    #[query("filter", whole)] filter: types::ByFormFilter,
                }
            }

            /// Error responses of [`ByForm`], which declares none.
            pub type ByFormError = runtime::Undeclared;
        }

        mod by_json {
            use super::{runtime, types};

            impl super::QueryStringsCalls<'_> {
                /// `GET /query-strings/json`
                ///
                /// Returns the request builder [`ByJson`].
                #[inline]
                pub fn by_json(&self, json: &types::ByJsonJson) -> ByJson {
                    let template = "/query-strings/json";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .query("json", runtime::Style::JSON.whole(), json)
                        .into()
                }
            }

            /// Request builder returned by [`QueryStringsCalls::by_json`](super::QueryStringsCalls::by_json).
            ///
            /// `GET /query-strings/json`
            ///
            /// Parameters:
            ///
            /// - `json`: query string.
            pub type ByJson = runtime::Prepared<runtime::NoContent, ByJsonError>;

            /// Error responses of [`ByJson`], which declares none.
            pub type ByJsonError = runtime::Undeclared;
        }

        mod by_path {
            use super::runtime;

            impl super::QueryStringsCalls<'_> {
                /// `GET /query-strings/path`
                ///
                /// Returns the request builder [`ByPath`].
                #[inline]
                pub fn by_path(&self) -> ByPath {
                    let template = "/query-strings/path";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`QueryStringsCalls::by_path`](super::QueryStringsCalls::by_path).
                ///
                /// `GET /query-strings/path`
                ///
                /// Parameters:
                ///
                /// - `selector`: query string, optional. A JSONPath.
                #[call(output = runtime::NoContent, failure = ByPathError)]
                pub struct ByPath {
                    /// A JSONPath.
                    #[query("selector", whole)] selector: String,
                }
            }

            /// Error responses of [`ByPath`], which declares none.
            pub type ByPathError = runtime::Undeclared;
        }
    }
}
