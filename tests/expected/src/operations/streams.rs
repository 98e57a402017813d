//! From `tests/cases/operations/streams.yaml`.

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
    //! The types of Streams.
    pub use always_switched_body::AlwaysSwitchedBody;
    pub use always_switched_response::AlwaysSwitchedResponse;
    pub use any_lines_accept::AnyLinesAccept;
    pub use chat_body::ChatBody;
    pub use chat_event::{ChatEvent, ChatEventChatError, ChatEventDelta, ChatEventKind};
    pub use chat_response::ChatResponse;
    pub use described_event_response::DescribedEventResponse;
    pub use never_switched_body::NeverSwitchedBody;
    pub use piece::Piece;

    use super::runtime;

    mod always_switched_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /kinds/always-switched`.
            #[object()]
            pub struct AlwaysSwitchedBody {
                #[json("stream")] pub stream: bool,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod always_switched_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `POST /kinds/always-switched`.
            #[object()]
            pub struct AlwaysSwitchedResponse {
                #[json("text")] pub text: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod any_lines_accept {
        use super::runtime;

        runtime::text! {
            /// The string enum that is a parameter of `GET /kinds/any-lines`.
            pub enum AnyLinesAccept {
                #[json("application/x-ndjson")] ApplicationXNdjson,
            }
        }
    }

    mod chat_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /chat`.
            #[object()]
            pub struct ChatBody {
                #[json("text")] pub text: String,
                #[json("stream", optional, nullable)] pub stream: Option<bool>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod chat_event {
        use super::runtime;

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `type`.
            #[union(tag = "type", kind = ChatEventKind)]
            pub enum ChatEvent {
                #[json("delta", accessor = as_delta, from)] Delta(ChatEventDelta),
                #[json("error", accessor = as_error, from)] Error(ChatEventChatError),
            }
        }

        runtime::object! {
            /// The object `ChatEvent(1)`.
            #[object(tag = ("type", "delta"))]
            pub struct ChatEventDelta {
                #[json("delta")] pub delta: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `ChatEvent(2)`.
            #[object(tag = ("type", "error"))]
            pub struct ChatEventChatError {
                #[json("message")] pub message: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod chat_response {
        use super::runtime;

        runtime::object! {
            /// The object that is the response 200 of `POST /chat`.
            #[object()]
            pub struct ChatResponse {
                #[json("text", optional)] pub text: Option<String>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod described_event_response {
        use super::{Piece, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /kinds/event`.
            #[object()]
            pub struct DescribedEventResponse {
                #[json("id", optional)] pub id: Option<String>,
                #[json("event", optional)] pub event: Option<String>,
                #[json("data")] pub data: Piece,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod never_switched_body {
        use super::runtime;

        runtime::object! {
            /// The object that is the body of `POST /kinds/never-switched`.
            #[object()]
            pub struct NeverSwitchedBody {
                /// Always `false`.
                #[json("stream", optional)] #[check(always = false)] pub stream: Option<bool>,
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
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Streams.
    #[doc(inline)]
    pub use streams::StreamsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `streams`.
        #[must_use]
        #[inline]
        pub fn streams(&self) -> StreamsCalls<'_> {
            StreamsCalls { client: self }
        }
    }

    pub mod streams {
        //! The operations of `client.streams()`.
        pub use always_switched::{AlwaysSwitched, AlwaysSwitchedError};
        pub use any_events::{AnyEvents, AnyEventsError};
        pub use any_lines::{AnyLines, AnyLinesError};
        pub use audio_or_events::{AudioOrEvents, AudioOrEventsError};
        pub use by_status::{ByStatus, ByStatusError, ByStatusResponse};
        pub use chat::{Chat, ChatError};
        pub use described_event::{DescribedEvent, DescribedEventError};
        pub use failing_stream::{FailingStream, FailingStreamError};
        pub use lines::{Lines, LinesError};
        pub use never_switched::{NeverSwitched, NeverSwitchedError};
        pub use sequence::{Sequence, SequenceError};
        pub use text_events::{TextEvents, TextEventsError};
        pub use typed_lines::{TypedLines, TypedLinesError};
        pub use unsendable_media_type::{UnsendableMediaType, UnsendableMediaTypeError};

        use super::{failures, runtime, types};

        /// Operations tagged `streams`.
        #[derive(Clone, Copy, Debug)]
        pub struct StreamsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod chat {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// An `error` event is one of the events.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive, and sets the property `stream` of the body.
                ///
                /// `POST /chat`
                ///
                /// Returns the request builder [`Chat`]. Response: `types::ChatResponse`. Items of the stream: `types::ChatEvent`.
                #[inline]
                pub fn chat(&self, body: types::ChatBody) -> Chat {
                    let template = "/chat";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .stream_types(&["text/event-stream"])
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`StreamsCalls::chat`](super::StreamsCalls::chat).
            ///
            /// `POST /chat`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::ChatResponse`. Items of the stream: `types::ChatEvent`.
            pub type Chat = runtime::Prepared<
                runtime::Switched<runtime::Json<types::ChatResponse>, runtime::EventsAndErrors<types::ChatEvent>>,
                ChatError,
            >;

            /// Error responses of [`Chat`], which declares none.
            pub type ChatError = runtime::Undeclared;
        }

        mod always_switched {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// The property is an argument.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive, and sets the property `stream` of the body.
                ///
                /// `POST /kinds/always-switched`
                ///
                /// Returns the request builder [`AlwaysSwitched`]. Response: `types::AlwaysSwitchedResponse`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn always_switched(&self, body: types::AlwaysSwitchedBody) -> AlwaysSwitched {
                    let template = "/kinds/always-switched";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .stream_types(&["text/event-stream"])
                        .json_unchecked(&body)
                        .into()
                }
            }

            /// Request builder returned by [`StreamsCalls::always_switched`](super::StreamsCalls::always_switched).
            ///
            /// `POST /kinds/always-switched`
            ///
            /// Parameters:
            ///
            /// - `body`: `application/json`.
            ///
            /// Response: `types::AlwaysSwitchedResponse`. Items of the stream: `types::Piece`.
            pub type AlwaysSwitched = runtime::Prepared<
                runtime::Switched<runtime::Json<types::AlwaysSwitchedResponse>, runtime::EventStream<types::Piece>>,
                AlwaysSwitchedError,
            >;

            /// Error responses of [`AlwaysSwitched`], which declares none.
            pub type AlwaysSwitchedError = runtime::Undeclared;
        }

        mod any_lines {
            use super::runtime;

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `application/x-ndjson`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/any-lines`
                ///
                /// Returns the request builder [`AnyLines`]. Items of the stream: `runtime::Untyped`.
                #[inline]
                pub fn any_lines(&self) -> AnyLines {
                    let template = "/kinds/any-lines";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/x-ndjson")
                        .into()
                }
            }

            /// Request builder returned by [`StreamsCalls::any_lines`](super::StreamsCalls::any_lines).
            ///
            /// `GET /kinds/any-lines`
            ///
            /// Items of the stream: `runtime::Untyped`.
            pub type AnyLines = runtime::Prepared<
                runtime::Streamed<runtime::PlainText, runtime::JsonLines<runtime::Untyped>>,
                AnyLinesError,
            >;

            /// Error responses of [`AnyLines`], which declares none.
            pub type AnyLinesError = runtime::Undeclared;
        }

        mod any_events {
            use super::runtime;

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `text/event-stream; charset=utf-8`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/any`
                ///
                /// Returns the request builder [`AnyEvents`]. Items of the stream: `String`.
                #[inline]
                pub fn any_events(&self) -> AnyEvents {
                    let template = "/kinds/any";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream; charset=utf-8")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::any_events`](super::StreamsCalls::any_events).
                ///
                /// `GET /kinds/any`
                ///
                /// Items of the stream: `String`.
                #[call(output = runtime::Streamed<runtime::PlainText, runtime::TextEvents>, failure = AnyEventsError)]
                pub struct AnyEvents {}
            }

            impl AnyEvents {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<String, AnyEventsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`AnyEvents`], which declares none.
            pub type AnyEventsError = runtime::Undeclared;
        }

        mod audio_or_events {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// The response is read as bytes: `application/octet-stream`. `.stream()` requests `text/event-stream`, whose items are read while they arrive.
                ///
                /// `GET /kinds/audio`
                ///
                /// Returns the request builder [`AudioOrEvents`]. Response: `Bytes`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn audio_or_events(&self) -> AudioOrEvents {
                    let template = "/kinds/audio";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/octet-stream")
                        .stream_types(&["text/event-stream"])
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::audio_or_events`](super::StreamsCalls::audio_or_events).
                ///
                /// `GET /kinds/audio`
                ///
                /// Response: `Bytes`. Items of the stream: `types::Piece`.
                #[call(
                    output = runtime::Streamed<runtime::RawBytes, runtime::EventStream<types::Piece>>,
                    failure = AudioOrEventsError
                )]
                pub struct AudioOrEvents {}
            }

            impl AudioOrEvents {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(
                    self,
                ) -> runtime::Reconnecting<types::Piece, AudioOrEventsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`AudioOrEvents`], which declares none.
            pub type AudioOrEventsError = runtime::Undeclared;
        }

        mod by_status {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive.
                ///
                /// `GET /kinds/by-status`
                ///
                /// Returns the request builder [`ByStatus`]. Response: `ByStatusResponse`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn by_status(&self) -> ByStatus {
                    let template = "/kinds/by-status";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream, application/json")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::by_status`](super::StreamsCalls::by_status).
                ///
                /// `GET /kinds/by-status`
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
                    #[status(200, body = text)] Ok(String),
                    /// Later.
                    #[status(202)] Accepted(types::Piece),
                }
            }

            /// Error responses of [`ByStatus`], which declares none.
            pub type ByStatusError = runtime::Undeclared;
        }

        mod described_event {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// The schema describes the fields of an event.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/event`
                ///
                /// Returns the request builder [`DescribedEvent`]. Items of the stream: `types::Piece`.
                #[inline]
                pub fn described_event(&self) -> DescribedEvent {
                    let template = "/kinds/event";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::described_event`](super::StreamsCalls::described_event).
                ///
                /// `GET /kinds/event`
                ///
                /// Items of the stream: `types::Piece`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::EventStream<types::Piece>>,
                    failure = DescribedEventError
                )]
                pub struct DescribedEvent {}
            }

            impl DescribedEvent {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(
                    self,
                ) -> runtime::Reconnecting<types::Piece, DescribedEventError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`DescribedEvent`], which declares none.
            pub type DescribedEventError = runtime::Undeclared;
        }

        mod failing_stream {
            use super::runtime;

            impl super::StreamsCalls<'_> {
                /// An error response is read as a whole.
                ///
                /// `GET /kinds/failure`
                ///
                /// Returns the request builder [`FailingStream`]. Error responses: [`FailingStreamError`] (400).
                #[inline]
                pub fn failing_stream(&self) -> FailingStream {
                    let template = "/kinds/failure";
                    runtime::Call::new(self.client, runtime::Method::GET, template).into()
                }
            }

            /// Request builder returned by [`StreamsCalls::failing_stream`](super::StreamsCalls::failing_stream).
            ///
            /// `GET /kinds/failure`
            ///
            /// Error responses: [`FailingStreamError`] (400).
            pub type FailingStream = runtime::Prepared<runtime::NoContent, FailingStreamError>;

            /// Error responses of [`FailingStream`].
            ///
            /// - `BadRequest`: No.
            pub type FailingStreamError = super::failures::BadRequestPlainTextError;
        }

        mod lines {
            use super::runtime;

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `application/jsonl`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/lines`
                ///
                /// Returns the request builder [`Lines`]. Items of the stream: `i64`.
                #[inline]
                pub fn lines(&self) -> Lines {
                    let template = "/kinds/lines";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/jsonl")
                        .stream_accept("application/jsonl")
                        .into()
                }
            }

            /// Request builder returned by [`StreamsCalls::lines`](super::StreamsCalls::lines).
            ///
            /// `GET /kinds/lines`
            ///
            /// Items of the stream: `i64`.
            pub type Lines = runtime::Prepared<
                runtime::Streamed<runtime::PlainText, runtime::JsonLines<i64>>,
                LinesError,
            >;

            /// Error responses of [`Lines`], which declares none.
            pub type LinesError = runtime::Undeclared;
        }

        mod never_switched {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// The property is never true.
                ///
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive.
                ///
                /// `POST /kinds/never-switched`
                ///
                /// Returns the request builder [`NeverSwitched`]. Response: `types::Piece`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn never_switched(&self) -> NeverSwitched {
                    let template = "/kinds/never-switched";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .stream_types(&["text/event-stream"])
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::never_switched`](super::StreamsCalls::never_switched).
                ///
                /// `POST /kinds/never-switched`
                ///
                /// Parameters:
                ///
                /// - `body`: `application/json`, optional.
                ///
                /// Response: `types::Piece`. Items of the stream: `types::Piece`.
                #[call(
                    output = runtime::Streamed<runtime::Json<types::Piece>, runtime::EventStream<types::Piece>>,
                    failure = NeverSwitchedError
                )]
                pub struct NeverSwitched {
                    /// Sets the request body.
                    #[body(json)] body: types::NeverSwitchedBody,
                }
            }

            /// Error responses of [`NeverSwitched`], which declares none.
            pub type NeverSwitchedError = runtime::Undeclared;
        }

        mod sequence {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `application/json-seq`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/sequence`
                ///
                /// Returns the request builder [`Sequence`]. Items of the stream: `types::Piece`.
                #[inline]
                pub fn sequence(&self) -> Sequence {
                    let template = "/kinds/sequence";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/json-seq")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::sequence`](super::StreamsCalls::sequence).
                ///
                /// `GET /kinds/sequence`
                ///
                /// Parameters:
                ///
                /// - `after`: query parameter, optional.
                ///
                /// Items of the stream: `types::Piece`.
                #[call(
                    output = runtime::Streamed<runtime::RawBytes, runtime::JsonSequence<types::Piece>>,
                    failure = SequenceError
                )]
                pub struct Sequence {
                    #[query("after")] after: i64,
                }
            }

            /// Error responses of [`Sequence`], which declares none.
            pub type SequenceError = runtime::Undeclared;
        }

        mod text_events {
            use super::runtime;

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/text`
                ///
                /// Returns the request builder [`TextEvents`]. Items of the stream: `String`.
                #[inline]
                pub fn text_events(&self) -> TextEvents {
                    let template = "/kinds/text";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`StreamsCalls::text_events`](super::StreamsCalls::text_events).
                ///
                /// `GET /kinds/text`
                ///
                /// Items of the stream: `String`.
                #[call(output = runtime::Streamed<runtime::PlainText, runtime::TextEvents>, failure = TextEventsError)]
                pub struct TextEvents {}
            }

            impl TextEvents {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<String, TextEventsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`TextEvents`], which declares none.
            pub type TextEventsError = runtime::Undeclared;
        }

        mod typed_lines {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// `.stream()` requests `application/x-ndjson`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /kinds/typed-lines`
                ///
                /// Returns the request builder [`TypedLines`]. Items of the stream: `types::Piece`.
                #[inline]
                pub fn typed_lines(&self) -> TypedLines {
                    let template = "/kinds/typed-lines";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/x-ndjson")
                        .into()
                }
            }

            /// Request builder returned by [`StreamsCalls::typed_lines`](super::StreamsCalls::typed_lines).
            ///
            /// `GET /kinds/typed-lines`
            ///
            /// Items of the stream: `types::Piece`.
            pub type TypedLines = runtime::Prepared<
                runtime::Streamed<runtime::PlainText, runtime::JsonLines<types::Piece>>,
                TypedLinesError,
            >;

            /// Error responses of [`TypedLines`], which declares none.
            pub type TypedLinesError = runtime::Undeclared;
        }

        mod unsendable_media_type {
            use super::{runtime, types};

            impl super::StreamsCalls<'_> {
                /// No header can have the media type of the lines.
                ///
                /// `.stream()` requests `application/jsonl; of=é`, whose items are read while they arrive.
                ///
                /// `GET /kinds/unsendable`
                ///
                /// Returns the request builder [`UnsendableMediaType`]. Response: `types::Piece`. Items of the stream: `types::Piece`.
                #[inline]
                pub fn unsendable_media_type(&self) -> UnsendableMediaType {
                    let template = "/kinds/unsendable";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .stream_types(&["application/jsonl; of=é"])
                        .into()
                }
            }

            /// Request builder returned by [`StreamsCalls::unsendable_media_type`](super::StreamsCalls::unsendable_media_type).
            ///
            /// `GET /kinds/unsendable`
            ///
            /// Response: `types::Piece`. Items of the stream: `types::Piece`.
            pub type UnsendableMediaType = runtime::Prepared<
                runtime::Streamed<runtime::Json<types::Piece>, runtime::JsonLines<types::Piece>>,
                UnsendableMediaTypeError,
            >;

            /// Error responses of [`UnsendableMediaType`], which declares none.
            pub type UnsendableMediaTypeError = runtime::Undeclared;
        }
    }

    pub mod failures {
        //! Error responses of operations. Operations that declare the same error responses share an enum.
        pub use bad_request_plain_text_error::BadRequestPlainTextError;

        use super::runtime;

        mod bad_request_plain_text_error {
            use super::runtime;

            runtime::failure! {
                /// Error responses that several operations declare.
                pub enum BadRequestPlainTextError {
                    /// Status 400, Bad Request.
                    #[status(400, body = text)] BadRequest(String),
                }
            }
        }
    }
}
