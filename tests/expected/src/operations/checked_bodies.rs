//! From `tests/cases/operations/checked_bodies.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use reqwest::{Method, StatusCode};
#[allow(unused_imports)]
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

        /// The value `Points` of the document.
        pub type Points = Vec<PointsItem>;

        runtime::object! {
            /// The object `Points[]` of the document.
            #[object()]
            pub struct PointsItem {
                #[json("x")] #[check(maximum(5))] pub x: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Checked bodies.
    use super::{runtime, types};

    pub mod untagged {
        //! Calls without a tag.
        pub use post_marks::PostMarks;
        pub use post_names::PostNames;
        pub use post_points::PostPoints;
        pub use post_text::PostText;
        pub use put_code::PutCode;
        pub use put_counts::PutCounts;
        pub use put_text::PutText;

        use super::{runtime, types};

        mod post_marks {
            use std::collections::BTreeMap;
            use super::runtime;

            impl runtime::Client {
                /// `POST /marks`
                #[inline]
                pub fn post_marks(&self, body: BTreeMap<String, runtime::Untyped>) -> PostMarks {
                    let template = "/marks";
                    runtime::Call::new(self, reqwest::Method::POST, template)
                        .json_unchecked(&body)
                        .check_body(&body, &runtime::any_required(&[&["at"]]))
                        .into()
                }
            }

            /// The call that `post_marks` prepares.
            pub type PostMarks = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod put_code {
            use super::runtime;

            impl runtime::Client {
                /// `PUT /marks`
                #[inline]
                pub fn put_code(&self, body: String) -> PutCode {
                    let template = "/marks";
                    runtime::Call::new(self, reqwest::Method::PUT, template)
                        .json_unchecked(&body)
                        .check_body(
                            &body,
                            &runtime::either(
                                runtime::either(runtime::max_length(2), runtime::min_length(8)),
                                runtime::pattern("^x"),
                            ),
                        )
                        .into()
                }
            }

            /// The call that `put_code` prepares.
            pub type PutCode = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod post_names {
            use super::runtime;

            impl runtime::Client {
                /// `POST /names`
                #[inline]
                pub fn post_names(&self, body: Vec<String>) -> PostNames {
                    let template = "/names";
                    runtime::Call::new(self, reqwest::Method::POST, template)
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

            /// The call that `post_names` prepares.
            pub type PostNames = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod put_counts {
            use std::collections::BTreeMap;
            use super::runtime;

            impl runtime::Client {
                /// `PUT /names`
                #[inline]
                pub fn put_counts(&self) -> PutCounts {
                    let template = "/names";
                    runtime::Call::new(self, reqwest::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// The call that `put_counts` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct PutCounts {
                    /// The body.
                    #[body(json_unchecked)] #[check((values(maximum(9)), max_properties(1)))] body: BTreeMap<String, i64>,
                }
            }
        }

        mod post_points {
            use super::{runtime, types};

            impl runtime::Client {
                /// `POST /points`
                #[inline]
                pub fn post_points(&self, body: Vec<types::PointsItem>) -> PostPoints {
                    let template = "/points";
                    runtime::Call::new(self, reqwest::Method::POST, template)
                        .json(&body)
                        .check_body(&body, &runtime::max_items(1))
                        .into()
                }
            }

            /// The call that `post_points` prepares.
            pub type PostPoints = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod post_text {
            use super::runtime;

            impl runtime::Client {
                /// The body is sent as `text/plain`.
                ///
                /// `POST /texts`
                #[inline]
                pub fn post_text(&self, body: impl Into<String>) -> PostText {
                    let template = "/texts";
                    let body: String = body.into();
                    runtime::Call::new(self, reqwest::Method::POST, template)
                        .encoded_unchecked(&body, &runtime::TextAs("text/plain"))
                        .check_body(&body, &runtime::max_length(3))
                        .into()
                }
            }

            /// The call that `post_text` prepares.
            pub type PostText = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod put_text {
            use super::runtime;

            impl runtime::Client {
                /// The body is sent as `text/csv`.
                ///
                /// `PUT /texts`
                #[inline]
                pub fn put_text(&self) -> PutText {
                    let template = "/texts";
                    runtime::Call::new(self, reqwest::Method::PUT, template).into()
                }
            }

            runtime::call! {
                /// The call that `put_text` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct PutText {
                    /// The body.
                    #[body(encoded_unchecked, runtime::TextAs("text/csv"))] #[check(pattern(";"))] body: String,
                }
            }
        }
    }
}
