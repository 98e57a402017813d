//! From `tests/cases/operations/answer_kinds.yaml`.

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
    //! The types of Answer kinds.
    pub use job::Job;
    pub use problem::Problem;
    pub use thing::Thing;

    use super::runtime;

    mod job {
        use super::runtime;

        runtime::object! {
            /// The object `Job` of the document.
            #[object()]
            pub struct Job {
                #[json("id")] pub id: i64,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod problem {
        use super::runtime;

        runtime::object! {
            /// The object `Problem` of the document.
            #[object()]
            pub struct Problem {
                #[json("title")] pub title: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing` of the document.
            #[object()]
            pub struct Thing {
                #[json("name")] pub name: String,
                #[rest] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The calls of Answer kinds.
    pub use answer_kinds::AnswerKindsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Calls tagged `answer kinds`.
        #[must_use]
        #[inline]
        pub fn answer_kinds(&self) -> AnswerKindsCalls<'_> {
            AnswerKindsCalls { client: self }
        }
    }

    pub mod answer_kinds {
        //! What `client.answer_kinds()` calls.
        pub use check_thing::{CheckThing, CheckThingError};
        pub use make_thing::{MakeThing, MakeThingAnswer, MakeThingError};
        pub use read_any_json::ReadAnyJson;
        pub use read_anything::ReadAnything;
        pub use read_events::ReadEvents;
        pub use read_picture::{ReadPicture, ReadPictureError};
        pub use read_thing::ReadThing;
        pub use read_xml::ReadXml;
        pub use remove_thing::RemoveThing;

        use super::{failures, runtime, types};

        /// Calls tagged `answer kinds`.
        #[derive(Clone, Copy, Debug)]
        pub struct AnswerKindsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod read_any_json {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// `GET /answers/any-json`
                #[inline]
                pub fn read_any_json(&self) -> ReadAnyJson {
                    let template = "/answers/any-json";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `read_any_json` prepares.
            pub type ReadAnyJson = runtime::Prepared<runtime::Json<types::Thing>, runtime::Undeclared>;
        }

        mod read_anything {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// The answer is read as bytes: `*/*`.
                ///
                /// `GET /answers/anything`
                #[inline]
                pub fn read_anything(&self) -> ReadAnything {
                    let template = "/answers/anything";
                    runtime::Call::new(self.client, reqwest::Method::GET, template).into()
                }
            }

            /// The call that `read_anything` prepares.
            pub type ReadAnything = runtime::Prepared<runtime::RawBytes, runtime::Undeclared>;
        }

        mod read_thing {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// The answer is asked for as `application/vnd.thing+json`. The service offers `text/csv`, `application/xml` as well.
                ///
                /// `GET /answers/by-media-type`
                ///
                /// - On success: In some form.
                #[inline]
                pub fn read_thing(&self) -> ReadThing {
                    let template = "/answers/by-media-type";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .accept("application/vnd.thing+json")
                        .into()
                }
            }

            /// The call that `read_thing` prepares.
            pub type ReadThing = runtime::Prepared<runtime::Json<types::Thing>, runtime::Undeclared>;
        }

        mod make_thing {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// `POST /answers/by-status`
                #[inline]
                pub fn make_thing(&self) -> MakeThing {
                    let template = "/answers/by-status";
                    runtime::Call::new(self.client, reqwest::Method::POST, template)
                        .accept(
                            "application/json, application/vnd.job+json, text/plain, application/octet-stream",
                        )
                        .into()
                }
            }

            /// The call that `make_thing` prepares.
            pub type MakeThing = runtime::Prepared<MakeThingAnswer, MakeThingError>;

            runtime::answers! {
                /// What [`MakeThing`] brings, by the answer's status.
                pub enum MakeThingAnswer {
                    /// It was there.
                    #[status(200)] Ok(types::Thing),
                    /// Later.
                    #[status(202)] Accepted(types::Job),
                    /// As text.
                    #[status(203, text)] NonAuthoritativeInformation(String),
                    /// Nothing.
                    #[status(204)] NoContent,
                    /// Status 200 to 299.
                    #[status(200..=299, bytes)] Success(bytes::Bytes),
                }
            }

            /// What [`MakeThing`] may answer instead of success.
            ///
            /// - `NotFound`: None.
            pub type MakeThingError = super::failures::Failure404Problem;
        }

        mod read_events {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// The answer is a stream, and is read to its end as text.
                ///
                /// `GET /answers/events`
                #[inline]
                pub fn read_events(&self) -> ReadEvents {
                    let template = "/answers/events";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            /// The call that `read_events` prepares.
            pub type ReadEvents = runtime::Prepared<runtime::PlainText, runtime::Undeclared>;
        }

        mod remove_thing {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// `DELETE /answers/no-body`
                #[inline]
                pub fn remove_thing(&self) -> RemoveThing {
                    let template = "/answers/no-body";
                    runtime::Call::new(self.client, reqwest::Method::DELETE, template).into()
                }
            }

            /// The call that `remove_thing` prepares.
            pub type RemoveThing = runtime::Prepared<runtime::NoContent, runtime::Undeclared>;
        }

        mod check_thing {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// `HEAD /answers/no-body`
                ///
                /// - On success: It is there.
                #[inline]
                pub fn check_thing(&self) -> CheckThing {
                    let template = "/answers/no-body";
                    runtime::Call::new(self.client, reqwest::Method::HEAD, template).into()
                }
            }

            /// The call that `check_thing` prepares.
            pub type CheckThing = runtime::Prepared<runtime::NoContent, CheckThingError>;

            /// What [`CheckThing`] may answer instead of success.
            ///
            /// - `NotFound`: It is not.
            pub type CheckThingError = super::failures::Failure404;
        }

        mod read_picture {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// The answer is read as bytes: `image/png`, `image/jpeg`.
                ///
                /// `GET /answers/picture`
                #[inline]
                pub fn read_picture(&self) -> ReadPicture {
                    let template = "/answers/picture";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .accept("image/png, image/jpeg")
                        .into()
                }
            }

            /// The call that `read_picture` prepares.
            pub type ReadPicture = runtime::Prepared<runtime::RawBytes, ReadPictureError>;

            /// What [`ReadPicture`] may answer instead of success.
            ///
            /// - `NotFound`: None.
            pub type ReadPictureError = super::failures::Failure404PlainTextOr410Bytes;
        }

        mod read_xml {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// The answer is read as text: `application/atom+xml`.
                ///
                /// `GET /answers/xml`
                #[inline]
                pub fn read_xml(&self) -> ReadXml {
                    let template = "/answers/xml";
                    runtime::Call::new(self.client, reqwest::Method::GET, template)
                        .accept("application/atom+xml")
                        .into()
                }
            }

            /// The call that `read_xml` prepares.
            pub type ReadXml = runtime::Prepared<runtime::PlainText, runtime::Undeclared>;
        }
    }

    pub mod failures {
        //! What operations may answer instead of success, one enum for all that declare the same.
        pub use failure404::Failure404;
        pub use failure404_plain_text_or410_bytes::Failure404PlainTextOr410Bytes;
        pub use failure404_problem::Failure404Problem;

        use super::{runtime, types};

        mod failure404 {
            use super::runtime;

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum Failure404 {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound,
                }
            }
        }

        mod failure404_plain_text_or410_bytes {
            use super::runtime;

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum Failure404PlainTextOr410Bytes {
                    /// Status 404, Not Found.
                    #[status(404, text)] NotFound(String),
                    /// Status 410, Gone.
                    #[status(410, bytes)] Gone(bytes::Bytes),
                }
            }
        }

        mod failure404_problem {
            use super::{runtime, types};

            runtime::failure! {
                /// What the operations that declare these failures may answer instead of success.
                pub enum Failure404Problem {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Problem),
                }
            }
        }
    }
}
