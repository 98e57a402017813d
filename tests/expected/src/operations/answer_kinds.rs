//! From `tests/cases/operations/answer_kinds.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, ByteStream, Client, ClientBuilder, Credential, Error, ErrorKind, Event, EventStream, RateLimit, Response, RetryPolicy, StreamError,
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
            /// The object `Job`.
            #[object()]
            pub struct Job {
                #[json("id")] pub id: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod problem {
        use super::runtime;

        runtime::object! {
            /// The object `Problem`.
            #[object()]
            pub struct Problem {
                #[json("title")] pub title: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod thing {
        use super::runtime;

        runtime::object! {
            /// The object `Thing`.
            #[object()]
            pub struct Thing {
                #[json("name")] pub name: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Answer kinds.
    #[doc(inline)]
    pub use answer_kinds::AnswerKindsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `answer kinds`.
        #[must_use]
        #[inline]
        pub fn answer_kinds(&self) -> AnswerKindsCalls<'_> {
            AnswerKindsCalls { client: self }
        }
    }

    pub mod answer_kinds {
        //! The operations of `client.answer_kinds()`.
        pub use check_thing::{CheckThing, CheckThingError};
        pub use make_thing::{MakeThing, MakeThingError, MakeThingResponse};
        pub use read_any_json::{ReadAnyJson, ReadAnyJsonError};
        pub use read_anything::{ReadAnything, ReadAnythingError};
        pub use read_events::{ReadEvents, ReadEventsError};
        pub use read_picture::{ReadPicture, ReadPictureError, ReadPictureResponse};
        pub use read_thing::{ReadThing, ReadThingError, ReadThingResponse};
        pub use read_xml::{ReadXml, ReadXmlError};
        pub use remove_thing::{RemoveThing, RemoveThingError};

        use super::{failures, runtime, types};

        /// Operations tagged `answer kinds`.
        #[derive(Clone, Copy, Debug)]
        pub struct AnswerKindsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod read_any_json {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// `GET /answers/any-json`
                ///
                /// Returns the request builder [`ReadAnyJson`]. Response: `types::Thing`.
                #[inline]
                pub fn read_any_json(&self) -> ReadAnyJson {
                    let template = "/answers/any-json";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswerKindsCalls::read_any_json`](super::AnswerKindsCalls::read_any_json).
            ///
            /// `GET /answers/any-json`
            ///
            /// Response: `types::Thing`.
            pub type ReadAnyJson = runtime::Prepared<runtime::Json<types::Thing>, ReadAnyJsonError>;

            /// Error responses of [`ReadAnyJson`], which declares none.
            pub type ReadAnyJsonError = runtime::Undeclared;
        }

        mod read_anything {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// The response is read as bytes: `*/*`. `.download()` reads them while they arrive.
                ///
                /// `GET /answers/anything`
                ///
                /// Returns the request builder [`ReadAnything`]. Response: `Bytes`.
                #[inline]
                pub fn read_anything(&self) -> ReadAnything {
                    let template = "/answers/anything";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`AnswerKindsCalls::read_anything`](super::AnswerKindsCalls::read_anything).
            ///
            /// `GET /answers/anything`
            ///
            /// Response: `Bytes`.
            pub type ReadAnything = runtime::Prepared<runtime::Download, ReadAnythingError>;

            /// Error responses of [`ReadAnything`], which declares none.
            pub type ReadAnythingError = runtime::Undeclared;
        }

        mod read_thing {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// `.send()` requests `application/vnd.thing+json`, `.send_csv()` for `text/csv`, `.send_xml()` for `application/xml`, and `.send_any()` for any of them.
                ///
                /// `GET /answers/by-media-type`
                ///
                /// On success: In some form.
                ///
                /// Returns the request builder [`ReadThing`]. Response: `types::Thing`.
                #[inline]
                pub fn read_thing(&self) -> ReadThing {
                    let template = "/answers/by-media-type";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AnswerKindsCalls::read_thing`](super::AnswerKindsCalls::read_thing).
                ///
                /// `GET /answers/by-media-type`
                ///
                /// Response: `types::Thing`.
                #[call(
                    output = runtime::Declared<runtime::Json<types::Thing>, ReadThingResponse, 0>,
                    failure = ReadThingError
                )]
                pub struct ReadThing {}
            }

            runtime::contents! {
                /// Responses of [`ReadThing`], by media type.
                #[contents(
                    of = ReadThing,
                    failure = ReadThingError,
                    accept = "application/vnd.thing+json, text/csv, application/xml",
                    json = Some(0)
                )]
                pub enum ReadThingResponse {
                    /// `application/vnd.thing+json`.
                    #[media(0, types = "application/vnd.thing+json", body = json)] ThingJson(types::Thing),
                    /// `text/csv`.
                    #[media(1, types = "text/csv", body = text, send = send_csv)] Csv(String),
                    /// `application/xml`.
                    #[media(2, types = "application/xml", body = text, send = send_xml)] Xml(String),
                }
            }

            /// Error responses of [`ReadThing`], which declares none.
            pub type ReadThingError = runtime::Undeclared;
        }

        mod make_thing {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// `POST /answers/by-status`
                ///
                /// Returns the request builder [`MakeThing`]. Response: `MakeThingResponse`. Error responses: [`MakeThingError`] (404).
                #[inline]
                pub fn make_thing(&self) -> MakeThing {
                    let template = "/answers/by-status";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .accept(
                            "application/json, application/vnd.job+json, text/plain, application/octet-stream",
                        )
                        .into()
                }
            }

            /// Request builder returned by [`AnswerKindsCalls::make_thing`](super::AnswerKindsCalls::make_thing).
            ///
            /// `POST /answers/by-status`
            ///
            /// Response: `MakeThingResponse`. Error responses: [`MakeThingError`] (404).
            pub type MakeThing = runtime::Prepared<MakeThingResponse, MakeThingError>;

            runtime::responses! {
                /// Responses of [`MakeThing`], by status.
                pub enum MakeThingResponse {
                    /// It was there.
                    #[status(200)] Ok(types::Thing),
                    /// Later.
                    #[status(202)] Accepted(types::Job),
                    /// As text.
                    #[status(203, body = text)] NonAuthoritativeInformation(String),
                    /// Nothing.
                    #[status(204)] NoContent,
                    /// Status 200 to 299.
                    #[status(200..=299, body = bytes)] Success(runtime::Bytes),
                }
            }

            /// Error responses of [`MakeThing`].
            ///
            /// - `NotFound`: None.
            pub type MakeThingError = super::failures::NotFoundProblemError;
        }

        mod read_events {
            use super::{runtime, types};

            impl super::AnswerKindsCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /answers/events`
                ///
                /// Returns the request builder [`ReadEvents`]. Items of the stream: `types::Thing`.
                #[inline]
                pub fn read_events(&self) -> ReadEvents {
                    let template = "/answers/events";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AnswerKindsCalls::read_events`](super::AnswerKindsCalls::read_events).
                ///
                /// `GET /answers/events`
                ///
                /// Items of the stream: `types::Thing`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::EventStream<types::Thing>>,
                    failure = ReadEventsError
                )]
                pub struct ReadEvents {}
            }

            impl ReadEvents {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::Thing, ReadEventsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`ReadEvents`], which declares none.
            pub type ReadEventsError = runtime::Undeclared;
        }

        mod remove_thing {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// `DELETE /answers/no-body`
                ///
                /// Returns the request builder [`RemoveThing`].
                #[inline]
                pub fn remove_thing(&self) -> RemoveThing {
                    let template = "/answers/no-body";
                    runtime::Call::new(self.client, runtime::Method::DELETE, template).into()
                }
            }

            /// Request builder returned by [`AnswerKindsCalls::remove_thing`](super::AnswerKindsCalls::remove_thing).
            ///
            /// `DELETE /answers/no-body`
            pub type RemoveThing = runtime::Prepared<runtime::NoContent, RemoveThingError>;

            /// Error responses of [`RemoveThing`], which declares none.
            pub type RemoveThingError = runtime::Undeclared;
        }

        mod check_thing {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// `HEAD /answers/no-body`
                ///
                /// On success: It is there.
                ///
                /// Returns the request builder [`CheckThing`]. Error responses: [`CheckThingError`] (404).
                #[inline]
                pub fn check_thing(&self) -> CheckThing {
                    let template = "/answers/no-body";
                    runtime::Call::new(self.client, runtime::Method::HEAD, template).into()
                }
            }

            /// Request builder returned by [`AnswerKindsCalls::check_thing`](super::AnswerKindsCalls::check_thing).
            ///
            /// `HEAD /answers/no-body`
            ///
            /// Error responses: [`CheckThingError`] (404).
            pub type CheckThing = runtime::Prepared<runtime::NoContent, CheckThingError>;

            /// Error responses of [`CheckThing`].
            ///
            /// - `NotFound`: It is not.
            pub type CheckThingError = super::failures::NotFoundStatusError;
        }

        mod read_picture {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// `.send()` requests `image/png`, `.send_jpeg()` for `image/jpeg`, and `.send_any()` for any of them. `.download()`, `.download_jpeg()` return the bytes as they arrive.
                ///
                /// `GET /answers/picture`
                ///
                /// Returns the request builder [`ReadPicture`]. Response: `Bytes`. Error responses: [`ReadPictureError`] (404, 410).
                #[inline]
                pub fn read_picture(&self) -> ReadPicture {
                    let template = "/answers/picture";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AnswerKindsCalls::read_picture`](super::AnswerKindsCalls::read_picture).
                ///
                /// `GET /answers/picture`
                ///
                /// Response: `Bytes`. Error responses: [`ReadPictureError`] (404, 410).
                #[call(output = runtime::Declared<runtime::Download, ReadPictureResponse, 0>, failure = ReadPictureError)]
                pub struct ReadPicture {}
            }

            runtime::contents! {
                /// Responses of [`ReadPicture`], by media type.
                #[contents(of = ReadPicture, failure = ReadPictureError, accept = "image/png, image/jpeg", json = None)]
                pub enum ReadPictureResponse {
                    /// `image/png`.
                    #[media(0, types = "image/png", body = bytes, download = download(runtime::ByteStream))]
                    Png(runtime::Bytes),
                    /// `image/jpeg`.
                    #[media(
                        1,
                        types = "image/jpeg",
                        body = bytes,
                        send = send_jpeg,
                        download = download_jpeg(runtime::ByteStream)
                    )]
                    Jpeg(runtime::Bytes),
                }
            }

            /// Error responses of [`ReadPicture`].
            ///
            /// - `NotFound`: None.
            pub type ReadPictureError = super::failures::NotFoundPlainTextOrGoneBytesError;
        }

        mod read_xml {
            use super::runtime;

            impl super::AnswerKindsCalls<'_> {
                /// The response is read as text: `application/atom+xml`.
                ///
                /// `GET /answers/xml`
                ///
                /// Returns the request builder [`ReadXml`]. Response: `String`.
                #[inline]
                pub fn read_xml(&self) -> ReadXml {
                    let template = "/answers/xml";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/atom+xml")
                        .into()
                }
            }

            /// Request builder returned by [`AnswerKindsCalls::read_xml`](super::AnswerKindsCalls::read_xml).
            ///
            /// `GET /answers/xml`
            ///
            /// Response: `String`.
            pub type ReadXml = runtime::Prepared<runtime::PlainText, ReadXmlError>;

            /// Error responses of [`ReadXml`], which declares none.
            pub type ReadXmlError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use not_found_plain_text_or_gone_bytes_error::NotFoundPlainTextOrGoneBytesError;
        pub use not_found_problem_error::NotFoundProblemError;
        pub use not_found_status_error::NotFoundStatusError;

        use super::{runtime, types};

        mod not_found_plain_text_or_gone_bytes_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundPlainTextOrGoneBytesError {
                    /// Status 404, Not Found.
                    #[status(404, body = text)] NotFound(String),
                    /// Status 410, Gone.
                    #[status(410, body = bytes)] Gone(runtime::Bytes),
                }
            }
        }

        mod not_found_problem_error {
            use super::{runtime, types};

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundProblemError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound(types::Problem),
                }
            }
        }

        mod not_found_status_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum NotFoundStatusError {
                    /// Status 404, Not Found.
                    #[status(404)] NotFound,
                }
            }
        }
    }
}
