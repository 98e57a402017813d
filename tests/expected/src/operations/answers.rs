//! From `tests/cases/operations/answers.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, ByteStream, Client, ClientBuilder, Credential, Error, ErrorKind, RateLimit, Response, RetryPolicy,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Answers.
    pub use get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse;
    pub use get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response201::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201;

    use super::runtime;

    mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`.
            #[object()]
            pub struct GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse {
                #[json("a", optional)] pub a: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response201 {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 201 of `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`.
            #[object()]
            pub struct GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201 {
                #[json("b", optional)] pub b: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Answers.
    #[doc(inline)]
    pub use answers::AnswersCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `answers`.
        #[must_use]
        #[inline]
        pub fn answers(&self) -> AnswersCalls<'_> {
            AnswersCalls { client: self }
        }
    }

    pub mod answers {
        //! The operations of `client.answers()`.
        pub use answer_bytes::{AnswerBytes, AnswerBytesError};
        pub use answer_default::{AnswerDefault, AnswerDefaultError};
        pub use answer_none::{AnswerNone, AnswerNoneError};
        pub use answer_nothing::{AnswerNothing, AnswerNothingError};
        pub use answer_null::{AnswerNull, AnswerNullError};
        pub use answer_range::{AnswerRange, AnswerRangeError};
        pub use answer_same::{AnswerSame, AnswerSameError};
        pub use answer_several::{AnswerSeveral, AnswerSeveralError, AnswerSeveralResponse};
        pub use answer_text::{AnswerText, AnswerTextError};
        pub use get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered::{
            GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered,
            GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredError,
            GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse,
        };

        use super::{failures, runtime, types};

        /// Operations tagged `answers`.
        #[derive(Clone, Copy, Debug)]
        pub struct AnswersCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod answer_bytes {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// The response is read as bytes: `image/png`. `.download()` reads them while they arrive.
                ///
                /// `GET /answers/bytes`
                ///
                /// Returns the request builder [`AnswerBytes`]. Response: `Bytes`.
                #[inline]
                pub fn answer_bytes(&self) -> AnswerBytes {
                    let template = "/answers/bytes";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("image/png")
                        .into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_bytes`](super::AnswersCalls::answer_bytes).
            ///
            /// `GET /answers/bytes`
            ///
            /// Response: `Bytes`.
            pub type AnswerBytes = runtime::Prepared<runtime::Download, AnswerBytesError>;

            /// Error responses of [`AnswerBytes`], which declares none.
            pub type AnswerBytesError = runtime::Undeclared;
        }

        mod answer_default {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/default`
                ///
                /// Returns the request builder [`AnswerDefault`]. Response: `i64`. Error responses: [`AnswerDefaultError`] (default).
                #[inline]
                pub fn answer_default(&self) -> AnswerDefault {
                    let template = "/answers/default";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_default`](super::AnswersCalls::answer_default).
            ///
            /// `GET /answers/default`
            ///
            /// Response: `i64`. Error responses: [`AnswerDefaultError`] (default).
            pub type AnswerDefault = runtime::Prepared<runtime::Json<i64>, AnswerDefaultError>;

            /// Error responses of [`AnswerDefault`].
            ///
            /// - `Other`: The answer.
            pub type AnswerDefaultError = super::failures::AnyJsonError;
        }

        mod answer_none {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/none`
                ///
                /// Returns the request builder [`AnswerNone`].
                #[inline]
                pub fn answer_none(&self) -> AnswerNone {
                    let template = "/answers/none";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_none`](super::AnswersCalls::answer_none).
            ///
            /// `GET /answers/none`
            pub type AnswerNone = runtime::Prepared<runtime::NoContent, AnswerNoneError>;

            /// Error responses of [`AnswerNone`], which declares none.
            pub type AnswerNoneError = runtime::Undeclared;
        }

        mod answer_nothing {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/nothing`
                ///
                /// Returns the request builder [`AnswerNothing`].
                #[inline]
                pub fn answer_nothing(&self) -> AnswerNothing {
                    let template = "/answers/nothing";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_nothing`](super::AnswersCalls::answer_nothing).
            ///
            /// `GET /answers/nothing`
            pub type AnswerNothing = runtime::Prepared<runtime::NoContent, AnswerNothingError>;

            /// Error responses of [`AnswerNothing`], which declares none.
            pub type AnswerNothingError = runtime::Undeclared;
        }

        mod answer_null {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/null`
                ///
                /// Returns the request builder [`AnswerNull`]. Response: `Option<String>`.
                #[inline]
                pub fn answer_null(&self) -> AnswerNull {
                    let template = "/answers/null";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_null`](super::AnswersCalls::answer_null).
            ///
            /// `GET /answers/null`
            ///
            /// Response: `Option<String>`.
            pub type AnswerNull = runtime::Prepared<runtime::Json<Option<String>>, AnswerNullError>;

            /// Error responses of [`AnswerNull`], which declares none.
            pub type AnswerNullError = runtime::Undeclared;
        }

        mod answer_range {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/range`
                ///
                /// Returns the request builder [`AnswerRange`]. Response: `bool`.
                #[inline]
                pub fn answer_range(&self) -> AnswerRange {
                    let template = "/answers/range";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_range`](super::AnswersCalls::answer_range).
            ///
            /// `GET /answers/range`
            ///
            /// Response: `bool`.
            pub type AnswerRange = runtime::Prepared<runtime::Json<bool>, AnswerRangeError>;

            /// Error responses of [`AnswerRange`], which declares none.
            pub type AnswerRangeError = runtime::Undeclared;
        }

        mod answer_same {
            use std::collections::BTreeMap;
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/same`
                ///
                /// Returns the request builder [`AnswerSame`]. Response: `std::collections::BTreeMap<String, i64>`.
                #[inline]
                pub fn answer_same(&self) -> AnswerSame {
                    let template = "/answers/same";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_same`](super::AnswersCalls::answer_same).
            ///
            /// `GET /answers/same`
            ///
            /// Response: `std::collections::BTreeMap<String, i64>`.
            pub type AnswerSame = runtime::Prepared<runtime::Json<BTreeMap<String, i64>>, AnswerSameError>;

            /// Error responses of [`AnswerSame`], which declares none.
            pub type AnswerSameError = runtime::Undeclared;
        }

        mod answer_several {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/several`
                ///
                /// Returns the request builder [`AnswerSeveral`]. Response: `AnswerSeveralResponse`.
                #[inline]
                pub fn answer_several(&self) -> AnswerSeveral {
                    let template = "/answers/several";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_several`](super::AnswersCalls::answer_several).
            ///
            /// `GET /answers/several`
            ///
            /// Response: `AnswerSeveralResponse`.
            pub type AnswerSeveral = runtime::Prepared<AnswerSeveralResponse, AnswerSeveralError>;

            runtime::responses! {
                /// Responses of [`AnswerSeveral`], by status.
                pub enum AnswerSeveralResponse {
                    /// A text.
                    #[status(200)] Ok(String),
                    /// Nothing yet.
                    #[status(202)] Accepted,
                }
            }

            /// Error responses of [`AnswerSeveral`], which declares none.
            pub type AnswerSeveralError = runtime::Undeclared;
        }

        mod answer_text {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// The response is read as text: `text/plain`.
                ///
                /// `GET /answers/text`
                ///
                /// Returns the request builder [`AnswerText`]. Response: `String`.
                #[inline]
                pub fn answer_text(&self) -> AnswerText {
                    let template = "/answers/text";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswersCalls::answer_text`](super::AnswersCalls::answer_text).
            ///
            /// `GET /answers/text`
            ///
            /// Response: `String`.
            pub type AnswerText = runtime::Prepared<runtime::PlainText, AnswerTextError>;

            /// Error responses of [`AnswerText`], which declares none.
            pub type AnswerTextError = runtime::Undeclared;
        }

        mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered {
            use super::{runtime, types};

            impl super::AnswersCalls<'_> {
                /// `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`
                ///
                /// Returns the request builder [`GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered`]. Response: `GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse`.
                #[inline]
                pub fn get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered(
                    &self,
                    an: &str,
                ) -> GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered {
                    let template = "/answers/with/{an}/uncommonly/long/path/that/names/what/is/answered";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .path("an", runtime::Style::SIMPLE, an)
                        .into()
                }
            }

            /// Request builder returned by [`AnswersCalls::get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered`](super::AnswersCalls::get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered).
            ///
            /// `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`
            ///
            /// Parameters:
            ///
            /// - `an`: path parameter.
            ///
            /// Response: `GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse`.
            pub type GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered = runtime::Prepared<
                GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse,
                GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredError,
            >;

            runtime::responses! {
                /// Responses of [`GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered`], by status.
                pub enum GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse {
                    /// One.
                    #[status(200)] Ok(types::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse),
                    /// Other.
                    #[status(201)]
                    Created(
                        types::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201,
                    ),
                }
            }

            /// Error responses of [`GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered`], which declares none.
            pub type GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use any_json_error::AnyJsonError;

        use super::runtime;

        mod any_json_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum AnyJsonError {
                    /// Any other status.
                    #[status(_)] Other(i64),
                }
            }
        }
    }
}
