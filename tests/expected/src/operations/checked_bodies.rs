//! From `tests/cases/operations/checked_bodies.yaml`.

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
    //! The types of Checked bodies.
    pub use points::{Points, PointsItem};

    use super::runtime;

    mod points {
        use super::runtime;

        /// The value `Points`.
        pub type Points = Vec<PointsItem>;

        runtime::object! {
            /// The object `Points[]`.
            #[object()]
            pub struct PointsItem {
                /// At most 5.
                #[json("x")] #[check(maximum = 5)] pub x: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Checked bodies.
    use super::{runtime, types};

    pub mod untagged {
        //! Operations without a tag.
        pub use post_marks::{PostMarks, PostMarksError};
        pub use post_names::{PostNames, PostNamesError};
        pub use post_points::{PostPoints, PostPointsError};
        pub use post_text::{PostText, PostTextError};
        pub use put_code::{PutCode, PutCodeError};
        pub use put_counts::{PutCounts, PutCountsError};
        pub use put_text::{PutText, PutTextError};

        use super::{runtime, types};

        mod post_marks {
            use std::collections::BTreeMap;
            use super::runtime;

            impl runtime::Client {
                /// `POST /marks`
                ///
                /// Returns the request builder [`PostMarks`].
                #[inline]
                pub fn post_marks(&self, body: BTreeMap<String, runtime::Untyped>) -> PostMarks {
                    let template = "/marks";
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .check_body(&body, &runtime::any_required(&[&["at"]]))
                        .into()
                }
            }

            /// Request builder returned by [`Client::post_marks`](runtime::Client::post_marks).
            ///
            /// `POST /marks`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type PostMarks = runtime::Prepared<runtime::NoContent, PostMarksError>;

            /// Error responses of [`PostMarks`], which declares none.
            pub type PostMarksError = runtime::Undeclared;
        }

        mod put_code {
            use super::runtime;

            impl runtime::Client {
                /// `PUT /marks`
                ///
                /// Returns the request builder [`PutCode`].
                #[inline]
                pub fn put_code(&self, body: String) -> PutCode {
                    let template = "/marks";
                    runtime::Call::new(self, runtime::Method::PUT, template)
                        .json_unchecked(&body)
                        .check_body(
                            &body,
                            &runtime::either((
                                runtime::either((runtime::max_length(2), runtime::min_length(8))),
                                runtime::pattern("^x"),
                            )),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`Client::put_code`](runtime::Client::put_code).
            ///
            /// `PUT /marks`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type PutCode = runtime::Prepared<runtime::NoContent, PutCodeError>;

            /// Error responses of [`PutCode`], which declares none.
            pub type PutCodeError = runtime::Undeclared;
        }

        mod post_names {
            use super::runtime;

            impl runtime::Client {
                /// `POST /names`
                ///
                /// Returns the request builder [`PostNames`].
                #[inline]
                pub fn post_names(&self, body: Vec<String>) -> PostNames {
                    let template = "/names";
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .json_unchecked(&body)
                        .check_body(
                            &body,
                            &(
                                runtime::each(runtime::max_length(3)),
                                runtime::min_items(1),
                                runtime::max_items(2),
                            ),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`Client::post_names`](runtime::Client::post_names).
            ///
            /// `POST /names`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type PostNames = runtime::Prepared<runtime::NoContent, PostNamesError>;

            /// Error responses of [`PostNames`], which declares none.
            pub type PostNamesError = runtime::Undeclared;
        }

        mod put_counts {
            use std::collections::BTreeMap;
            use super::runtime;

            impl runtime::Client {
                /// `PUT /names`
                ///
                /// Returns the request builder [`PutCounts`].
                #[inline]
                pub fn put_counts(&self) -> PutCounts {
                    let template = "/names";
                    runtime::Call::new(self, runtime::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::put_counts`](runtime::Client::put_counts).
                ///
                /// `PUT /names`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                #[call(output = runtime::NoContent, failure = PutCountsError)]
                pub struct PutCounts {
                    /// Sets the request body.
                    #[body(json_unchecked)] #[check(values = maximum(9), max_properties = 1)] body: BTreeMap<String, i64>,
                }
            }

            /// Error responses of [`PutCounts`], which declares none.
            pub type PutCountsError = runtime::Undeclared;
        }

        mod post_points {
            use super::{runtime, types};

            impl runtime::Client {
                /// `POST /points`
                ///
                /// Returns the request builder [`PostPoints`].
                #[inline]
                pub fn post_points(&self, body: Vec<types::PointsItem>) -> PostPoints {
                    let template = "/points";
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .json(&body)
                        .check_body(&body, &runtime::max_items(1))
                        .into()
                }
            }

            /// Request builder returned by [`Client::post_points`](runtime::Client::post_points).
            ///
            /// `POST /points`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            pub type PostPoints = runtime::Prepared<runtime::NoContent, PostPointsError>;

            /// Error responses of [`PostPoints`], which declares none.
            pub type PostPointsError = runtime::Undeclared;
        }

        mod post_text {
            use super::runtime;

            impl runtime::Client {
                /// The body is sent as `text/plain; charset=utf-8`.
                ///
                /// `POST /texts`
                ///
                /// Returns the request builder [`PostText`].
                #[inline]
                pub fn post_text(&self, body: impl Into<String>) -> PostText {
                    let template = "/texts";
                    let body: String = body.into();
                    runtime::Call::new(self, runtime::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::TextAs("text/plain; charset=utf-8"))
                        .check_body(&body, &runtime::max_length(3))
                        .into()
                }
            }

            /// Request builder returned by [`Client::post_text`](runtime::Client::post_text).
            ///
            /// `POST /texts`
            ///
            /// Parameters:
            ///
            /// - `body`: `text/plain; charset=utf-8`.
            pub type PostText = runtime::Prepared<runtime::NoContent, PostTextError>;

            /// Error responses of [`PostText`], which declares none.
            pub type PostTextError = runtime::Undeclared;
        }

        mod put_text {
            use super::runtime;

            impl runtime::Client {
                /// The body is sent as `text/csv; charset=utf-8`.
                ///
                /// `PUT /texts`
                ///
                /// Returns the request builder [`PutText`].
                #[inline]
                pub fn put_text(&self) -> PutText {
                    let template = "/texts";
                    runtime::Call::new(self, runtime::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`Client::put_text`](runtime::Client::put_text).
                ///
                /// `PUT /texts`
                ///
                /// Parameters:
                ///
                /// - `body`: `text/csv; charset=utf-8`, optional.
                #[call(output = runtime::NoContent, failure = PutTextError)]
                pub struct PutText {
                    /// Sets the request body.
                    #[body(encoded_unchecked = runtime::TextAs("text/csv; charset=utf-8"))] #[check(pattern = ";")]
                    body: String,
                }
            }

            /// Error responses of [`PutText`], which declares none.
            pub type PutTextError = runtime::Undeclared;
        }
    }
}
