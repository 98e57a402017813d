//! From `tests/cases/operations/answers.yaml`.

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
    //! The types of Answers.
    pub use get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse;
    pub use get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response201::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201;

    use super::runtime;

    mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the answer 200 of `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`.
            #[object(default)]
            pub struct GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse {
                #[json(optional "a")] pub a: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered_response201 {
        use super::runtime;

        runtime::object! {
            /// The object that is the answer 201 of `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`.
            #[object(default)]
            pub struct GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201 {
                #[json(optional "b")] pub b: Option<String>,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Answers.
    pub use answers::AnswersCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Calls tagged `answers`.
        #[must_use]
        #[inline]
        pub fn answers(&self) -> AnswersCalls<'_> {
            AnswersCalls { client: self }
        }
    }

    pub mod answers {
        //! What `client.answers()` calls.
        pub use answer_bytes::AnswerBytes;
        pub use answer_default::{AnswerDefault, AnswerDefaultError};
        pub use answer_none::AnswerNone;
        pub use answer_nothing::AnswerNothing;
        pub use answer_null::AnswerNull;
        pub use answer_range::AnswerRange;
        pub use answer_same::AnswerSame;
        pub use answer_several::{AnswerSeveral, AnswerSeveralAnswer};
        pub use answer_text::AnswerText;
        pub use get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered::{
            GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered,
            GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredAnswer,
        };

        use super::{failures, runtime, types};

        /// Calls tagged `answers`.
        #[derive(Clone, Copy, Debug)]
        pub struct AnswersCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod answer_bytes {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// The answer is read as bytes: `image/png`.
                ///
                /// `GET /answers/bytes`
                #[inline]
                pub fn answer_bytes(&self) -> AnswerBytes {
                    let template = "/answers/bytes";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .accept("image/png")
                        .into()
                }
            }

            /// The call that `answer_bytes` prepares.
            pub type AnswerBytes = runtime::Prepared<runtime::RawBytes, runtime::Undeclared>;
        }

        mod answer_default {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/default`
                #[inline]
                pub fn answer_default(&self) -> AnswerDefault {
                    let template = "/answers/default";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_default` prepares.
            pub type AnswerDefault = runtime::Prepared<runtime::Json<i64>, AnswerDefaultError>;

            /// What [`AnswerDefault`] may answer instead of success.
            ///
            /// - `Other`: The answer.
            pub type AnswerDefaultError = super::failures::FailureDefaultI64;
        }

        mod answer_none {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/none`
                #[inline]
                pub fn answer_none(&self) -> AnswerNone {
                    let template = "/answers/none";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_none` prepares.
            pub type AnswerNone = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod answer_nothing {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/nothing`
                #[inline]
                pub fn answer_nothing(&self) -> AnswerNothing {
                    let template = "/answers/nothing";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_nothing` prepares.
            pub type AnswerNothing = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod answer_null {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/null`
                #[inline]
                pub fn answer_null(&self) -> AnswerNull {
                    let template = "/answers/null";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_null` prepares.
            pub type AnswerNull = runtime::Prepared<runtime::Json<Option<String>>, runtime::Undeclared>;
        }

        mod answer_range {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/range`
                #[inline]
                pub fn answer_range(&self) -> AnswerRange {
                    let template = "/answers/range";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_range` prepares.
            pub type AnswerRange = runtime::Prepared<runtime::Json<bool>, runtime::Undeclared>;
        }

        mod answer_same {
            use std::collections::BTreeMap;
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/same`
                #[inline]
                pub fn answer_same(&self) -> AnswerSame {
                    let template = "/answers/same";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_same` prepares.
            pub type AnswerSame = runtime::Prepared<runtime::Json<BTreeMap<String, i64>>, runtime::Undeclared>;
        }

        mod answer_several {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/several`
                #[inline]
                pub fn answer_several(&self) -> AnswerSeveral {
                    let template = "/answers/several";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_several` prepares.
            pub type AnswerSeveral = runtime::Prepared<AnswerSeveralAnswer, runtime::Undeclared>;

            runtime::answers! {
                /// What [`AnswerSeveral`] brings, by the answer's status.
                pub enum AnswerSeveralAnswer {
                    /// A text.
                    #[status(200)] Ok(String),
                    /// Nothing yet.
                    #[status(202)] Accepted,
                }
            }
        }

        mod answer_text {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// The answer is read as text: `text/plain`.
                ///
                /// `GET /answers/text`
                #[inline]
                pub fn answer_text(&self) -> AnswerText {
                    let template = "/answers/text";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `answer_text` prepares.
            pub type AnswerText = runtime::Prepared<runtime::PlainText, runtime::Undeclared>;
        }

        mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered {
            use super::{runtime, types};

            impl super::AnswersCalls<'_> {
                /// `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`
                #[inline]
                pub fn get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered(
                    &self,
                    an: &str,
                ) -> GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered {
                    let template = "/answers/with/{an}/uncommonly/long/path/that/names/what/is/answered";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .path("an", runtime::Style::SIMPLE, an)
                        .into()
                }
            }

            /// The call that `get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered` prepares.
            pub type GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered = runtime::Prepared<
                GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredAnswer,
                runtime::Undeclared,
            >;

            runtime::answers! {
                /// What [`GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered`] brings, by the answer's status.
                pub enum GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredAnswer {
                    /// One.
                    #[status(200)] Ok(types::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse),
                    /// Other.
                    #[status(201)]
                    Created(
                        types::GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredResponse201,
                    ),
                }
            }
        }
    }

    pub mod failures {
        //! What operations may answer instead of success, one enum for all that declare the same.
        pub use failure_default_i64::FailureDefaultI64;

        use super::runtime;

        mod failure_default_i64 {
            use super::runtime;

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum FailureDefaultI64 {
                    /// Any other status.
                    #[status(_)] Other(i64),
                }
            }
        }
    }
}
