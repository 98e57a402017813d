//! From `tests/cases/operations/stream_next_to_json.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, Event, EventStream, JsonLines, RateLimit, Response, RetryPolicy, StreamError,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Streams next to JSON.
    pub use ask::Ask;
    pub use choose_body::{ChooseBody, ChooseBodyByNumber, ChooseBodyByText};
    pub use complete_body::CompleteBody;
    pub use jobs_response::{JobsResponse, JobsResponseInline};
    pub use piece::Piece;
    pub use streams::Streams;
    pub use whole::Whole;

    use super::runtime;

    mod ask {
        use super::runtime;

        runtime::object! {
            /// The object `Ask`.
            #[object()]
            pub struct Ask {
                #[json("model")] pub model: String,
                /// Default: `true`.
                #[json("stream", default = true)] pub stream: bool,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod choose_body {
        use super::runtime;

        runtime::untagged_union! {
            /// An untagged union of 2 types: Text, Number.
            #[union(untagged)]
            pub enum ChooseBody {
                /// An object with `text`.
                #[json({ "text": any }, accessor = as_text, from)] Text(ChooseBodyByText),
                /// An object with `n`.
                #[json({ "n": any }, accessor = as_number, from)] Number(ChooseBodyByNumber),
            }
        }

        runtime::object! {
            /// The object `(1)` in the body of `POST /choose`.
            #[object()]
            pub struct ChooseBodyByText {
                #[json("text")] pub text: String,
                #[json("stream", optional)] pub stream: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `(2)` in the body of `POST /choose`.
            #[object()]
            pub struct ChooseBodyByNumber {
                #[json("n")] pub n: i64,
                /// Default: `true`.
                #[json("stream", default = Some(true))] pub stream: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod complete_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /complete`.
            #[object()]
            pub struct CompleteBody {
                #[json("text", optional)] pub text: Option<String>,
                /// Whether to stream.
                ///
                /// Default: `true`.
                #[json("stream", default = true)] pub stream: bool,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod jobs_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `GET /jobs`.
            #[object()]
            pub struct JobsResponse {
                #[json("total", optional)] pub total: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object that is the response 200 of `GET /jobs`.
            #[object()]
            pub struct JobsResponseInline {
                #[json("line", optional)] pub line: Option<i64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod piece {
        use super::runtime;

        runtime::object! {
            /// The object `Piece`.
            #[object()]
            pub struct Piece {
                #[json("n")] pub n: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod streams {
        /// The value `Streams`.
        pub type Streams = bool;
    }

    mod whole {
        use super::runtime;

        runtime::object! {
            /// The object `Whole`.
            #[object()]
            pub struct Whole {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Streams next to JSON.
    #[doc(inline)]
    pub use alternatives::AlternativesCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `alternatives`.
        #[must_use]
        #[inline]
        pub fn alternatives(&self) -> AlternativesCalls<'_> {
            AlternativesCalls { client: self }
        }
    }

    pub mod alternatives {
        //! The operations of `client.alternatives()`.
        pub use by_status::{ByStatus, ByStatusError, ByStatusResponse};
        pub use chat::{Chat, ChatError};
        pub use choose::{Choose, ChooseError};
        pub use complete::{Complete, CompleteError, CompleteResponse};
        pub use jobs::{Jobs, JobsError};
        pub use mixed::{Mixed, MixedError, MixedResponse};

        use super::{runtime, types};

        /// Operations tagged `alternatives`.
        #[derive(Clone, Copy, Debug)]
        pub struct AlternativesCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod by_status {
            use super::{runtime, types};

            impl super::AlternativesCalls<'_> {
                /// The second stream has no method.
                ///
                /// The response is requested as `application/json`. `.stream()` requests `text/event-stream`, whose items are read while they arrive. The service also offers `application/jsonl`.
                ///
                /// `GET /by-status`
                ///
                /// Returns the request builder [`ByStatus`]. Response: `ByStatusResponse`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn by_status(&self) -> ByStatus {
                    let template = "/by-status";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .stream_types(&["text/event-stream", "application/jsonl"])
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AlternativesCalls::by_status`](super::AlternativesCalls::by_status).
                ///
                /// `GET /by-status`
                ///
                /// Response: `ByStatusResponse`. Items of the stream: `types::Piece`.
                #[call(
                    output = runtime::Streamed<ByStatusResponse, runtime::EventStream<types::Piece>>,
                    failure = ByStatusError
                )]
                pub struct ByStatus {}
            }

            impl ByStatus {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::Piece, ByStatusError> {
                    runtime::Reconnecting::new(self)
                }
            }

            runtime::responses! {
                /// Responses of [`ByStatus`], by status.
                pub enum ByStatusResponse {
                    /// Done.
                    #[status(200)] Ok(types::Whole),
                    /// Later.
                    #[status(202)] Accepted(types::Piece),
                }
            }

            /// Error responses of [`ByStatus`], which declares none.
            pub type ByStatusError = runtime::Undeclared;
        }

        mod chat {
            use super::{runtime, types};

            impl super::AlternativesCalls<'_> {
                /// Streams unless it is asked not to.
                ///
                /// `.stream()` requests `application/x-ndjson`, whose items are read while they arrive, and sets the property `stream` of the body. Other methods set it to `false` if it is absent.
                ///
                /// `POST /chat`
                ///
                /// Returns the request builder [`Chat`]. Response: `types::Whole`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn chat(&self, body: types::Ask) -> Chat {
                    let template = "/chat";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .stream_types(&["application/x-ndjson"])
                        .streams_by_default()
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`AlternativesCalls::chat`](super::AlternativesCalls::chat).
            ///
            /// `POST /chat`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Whole`. Items of the stream: `types::Piece`.
            pub type Chat = runtime::Prepared<
                runtime::Switched<runtime::Json<types::Whole>, runtime::JsonLines<types::Piece>>,
                ChatError,
            >;

            /// Error responses of [`Chat`], which declares none.
            pub type ChatError = runtime::Undeclared;
        }

        mod choose {
            use super::{runtime, types};

            impl super::AlternativesCalls<'_> {
                /// One of the bodies streams by default.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive, and sets the property `stream` of the body. Other methods set it to `false` if it is absent.
                ///
                /// `POST /choose`
                ///
                /// Returns the request builder [`Choose`]. Response: `types::Whole`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn choose(&self, body: types::ChooseBody) -> Choose {
                    let template = "/choose";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .stream_types(&["text/event-stream"])
                        .streams_by_default()
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`AlternativesCalls::choose`](super::AlternativesCalls::choose).
            ///
            /// `POST /choose`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::Whole`. Items of the stream: `types::Piece`.
            pub type Choose = runtime::Prepared<
                runtime::Switched<runtime::Json<types::Whole>, runtime::EventStream<types::Piece>>,
                ChooseError,
            >;

            /// Error responses of [`Choose`], which declares none.
            pub type ChooseError = runtime::Undeclared;
        }

        mod complete {
            use super::{runtime, types};

            impl super::AlternativesCalls<'_> {
                /// The body is optional, and the response may be a table too.
                ///
                /// `.send()` requests `application/json`, `.send_csv()` for `text/csv`, and `.send_any()` for any of them. `.stream()` requests `text/event-stream`, whose items are read while they arrive, and sets the property `stream` of the body. Other methods set it to `false` if it is absent.
                ///
                /// `POST /complete`
                ///
                /// Returns the request builder [`Complete`]. Response: `types::Whole`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn complete(&self) -> Complete {
                    let template = "/complete";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .stream_types(&["text/event-stream"])
                        .streams_by_default()
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`AlternativesCalls::complete`](super::AlternativesCalls::complete).
                ///
                /// `POST /complete`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                ///
                /// Response: `types::Whole`. Items of the stream: `types::Piece`.
                #[call(
                    output = runtime::Switched<runtime::Declared<runtime::Json<types::Whole>, CompleteResponse, 0>, runtime::EventStream<types::Piece>>,
                    failure = CompleteError
                )]
                pub struct Complete {
                    /// Sets the request body.
                    #[body(json_unchecked)] body: types::CompleteBody,
                }
            }

            runtime::contents! {
                /// Responses of [`Complete`], by media type.
                #[contents(of = Complete, failure = CompleteError, accept = "application/json, text/csv", json = Some(0))]
                pub enum CompleteResponse {
                    /// `application/json`.
                    #[media(0, types = "application/json", body = json)] Json(types::Whole),
                    /// `text/csv`.
                    #[media(1, types = "text/csv", body = text, send = send_csv)] Csv(String),
                }
            }

            /// Error responses of [`Complete`], which declares none.
            pub type CompleteError = runtime::Undeclared;
        }

        mod jobs {
            use super::{runtime, types};

            impl super::AlternativesCalls<'_> {
                /// Nothing but the header `Accept` asks for the stream.
                ///
                /// `.stream()` requests `application/x-ndjson`, whose items are read while they arrive.
                ///
                /// `GET /jobs`
                ///
                /// Returns the request builder [`Jobs`]. Response: `types::JobsResponse`. Items of the stream: `types::JobsResponseInline`.
                #[inline]
                pub fn jobs(&self) -> Jobs {
                    let template = "/jobs";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .stream_types(&["application/x-ndjson"])
                        .into()
                }
            }

            /// Request builder returned by [`AlternativesCalls::jobs`](super::AlternativesCalls::jobs).
            ///
            /// `GET /jobs`
            ///
            /// Response: `types::JobsResponse`. Items of the stream: `types::JobsResponseInline`.
            pub type Jobs = runtime::Prepared<
                runtime::Streamed<runtime::Json<types::JobsResponse>, runtime::JsonLines<types::JobsResponseInline>>,
                JobsError,
            >;

            /// Error responses of [`Jobs`], which declares none.
            pub type JobsError = runtime::Undeclared;
        }

        mod mixed {
            use super::{runtime, types};

            impl super::AlternativesCalls<'_> {
                /// Of the second status, the stream is read as a whole.
                ///
                /// `.stream()` requests `application/jsonl`, whose items are read while they arrive.
                ///
                /// `GET /mixed`
                ///
                /// Returns the request builder [`Mixed`]. Response: `MixedResponse`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn mixed(&self) -> Mixed {
                    let template = "/mixed";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/json, application/jsonl")
                        .stream_accept("application/jsonl")
                        .into()
                }
            }

            /// Request builder returned by [`AlternativesCalls::mixed`](super::AlternativesCalls::mixed).
            ///
            /// `GET /mixed`
            ///
            /// Response: `MixedResponse`. Items of the stream: `types::Piece`.
            pub type Mixed = runtime::Prepared<
                runtime::Streamed<MixedResponse, runtime::JsonLines<types::Piece>>,
                MixedError,
            >;

            runtime::responses! {
                /// Responses of [`Mixed`], by status.
                pub enum MixedResponse {
                    /// Done.
                    #[status(200 in(runtime::MediaTypes(&["application/json"])))] Ok(types::Whole),
                    /// Later.
                    #[status(202, body = text)] Accepted(String),
                }
            }

            /// Error responses of [`Mixed`], which declares none.
            pub type MixedError = runtime::Undeclared;
        }
    }
}
