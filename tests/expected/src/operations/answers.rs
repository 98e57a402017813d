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
        pub fn answers(&self) -> AnswersCalls<'_> {
            AnswersCalls { client: self }
        }
    }

    pub mod answers {
        //! What `client.answers()` calls.
        pub use answer_bytes::AnswerBytes;
        pub use answer_default::AnswerDefault;
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

        use super::{runtime, types};

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
                pub fn answer_bytes(&self) -> AnswerBytes {
                    let template = "/answers/bytes";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .accept("image/png")
                        .into()
                }
            }

            runtime::call! {
                /// The call that `answer_bytes` prepares.
                #[call(output bytes::Bytes as bytes, failure runtime::Undeclared)]
                pub struct AnswerBytes {}
            }
        }

        mod answer_default {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/default`
                pub fn answer_default(&self) -> AnswerDefault {
                    let template = "/answers/default";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_default` prepares.
                #[call(output i64, failure runtime::Undeclared)]
                pub struct AnswerDefault {}
            }
        }

        mod answer_none {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/none`
                pub fn answer_none(&self) -> AnswerNone {
                    let template = "/answers/none";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_none` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct AnswerNone {}
            }
        }

        mod answer_nothing {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/nothing`
                pub fn answer_nothing(&self) -> AnswerNothing {
                    let template = "/answers/nothing";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_nothing` prepares.
                #[call(output () as empty, failure runtime::Undeclared)]
                pub struct AnswerNothing {}
            }
        }

        mod answer_null {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/null`
                pub fn answer_null(&self) -> AnswerNull {
                    let template = "/answers/null";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_null` prepares.
                #[call(output Option<String>, failure runtime::Undeclared)]
                pub struct AnswerNull {}
            }
        }

        mod answer_range {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/range`
                pub fn answer_range(&self) -> AnswerRange {
                    let template = "/answers/range";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_range` prepares.
                #[call(output bool, failure runtime::Undeclared)]
                pub struct AnswerRange {}
            }
        }

        mod answer_same {
            use std::collections::BTreeMap;
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/same`
                pub fn answer_same(&self) -> AnswerSame {
                    let template = "/answers/same";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_same` prepares.
                #[call(output BTreeMap<String, i64>, failure runtime::Undeclared)]
                pub struct AnswerSame {}
            }
        }

        mod answer_several {
            use super::runtime;

            impl super::AnswersCalls<'_> {
                /// `GET /answers/several`
                pub fn answer_several(&self) -> AnswerSeveral {
                    let template = "/answers/several";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_several` prepares.
                #[call(output AnswerSeveralAnswer as own, failure runtime::Undeclared)]
                pub struct AnswerSeveral {}
            }

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
                pub fn answer_text(&self) -> AnswerText {
                    let template = "/answers/text";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// The call that `answer_text` prepares.
                #[call(output String as text, failure runtime::Undeclared)]
                pub struct AnswerText {}
            }
        }

        mod get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered {
            use super::{runtime, types};

            impl super::AnswersCalls<'_> {
                /// `GET /answers/with/{an}/uncommonly/long/path/that/names/what/is/answered`
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

            runtime::call! {
                /// The call that `get_answers_with_by_an_uncommonly_long_path_that_names_what_is_answered` prepares.
                #[call(
                    output GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnsweredAnswer as own,
                    failure runtime::Undeclared
                )]
                pub struct GetAnswersWithByAnUncommonlyLongPathThatNamesWhatIsAnswered {}
            }

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
}
