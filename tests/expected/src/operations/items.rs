//! From `tests/cases/operations/items.yaml`.

use crate::runtime;

#[allow(unused_imports)]
pub use runtime::{Method, StatusCode};
#[allow(unused_imports)]
#[doc(inline)]
pub use runtime::{
    ApiError, Body, BodyPart, BuildError, Client, ClientBuilder, Credential, Error, ErrorKind, Event, EventStream, File, JsonLines, JsonParts, PartStream, RateLimit, Response, RetryPolicy, StreamError,
};

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod types {
    //! The types of Items of sequential media types.
    pub use any_event::AnyEvent;
    pub use item_events_response_item::ItemEventsResponseItem;
    pub use named_items_response_item::{
        NamedItemsResponseItem, NamedItemsResponseItemAddReading,
        NamedItemsResponseItemAddString, NamedItemsResponseItemKind,
    };
    pub use places_item::PlacesItem;
    pub use reading::Reading;

    use super::runtime;

    mod any_event {
        use super::runtime;

        runtime::object! {
            /// The object `AnyEvent`.
            #[object()]
            pub struct AnyEvent {
                #[json("data")] pub data: String,
                #[json("event", optional)] pub event: Option<String>,
                #[json("id", optional)] pub id: Option<String>,
                #[json("retry", optional)] pub retry: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod item_events_response_item {
        use super::{Reading, runtime};

        runtime::object! {
            /// The object that is the response 200 of `GET /items/events`.
            #[object()]
            pub struct ItemEventsResponseItem {
                #[json("data")] pub data: Reading,
                #[json("event", optional)] pub event: Option<String>,
                #[json("id", optional)] pub id: Option<String>,
                #[json("retry", optional)] pub retry: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod named_items_response_item {
        use super::{Reading, runtime};

        runtime::union! {
            /// A discriminated union of 2 object types, tagged by `event`.
            #[union(tag = "event", kind = NamedItemsResponseItemKind)]
            #[shared(id: str, retry: u64)]
            pub enum NamedItemsResponseItem {
                #[json("addString", accessor = as_add_string, from)] AddString(NamedItemsResponseItemAddString),
                #[json("addReading", accessor = as_add_reading, from)] AddReading(NamedItemsResponseItemAddReading),
            }
        }

        runtime::object! {
            /// The object `(1)` in the response 200 of `GET /items/named`.
            #[object(tag = ("event", "addString"))]
            pub struct NamedItemsResponseItemAddString {
                #[json("data")] pub data: String,
                #[json("id", optional)] pub id: Option<String>,
                #[json("retry", optional)] pub retry: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }

        runtime::object! {
            /// The object `(2)` in the response 200 of `GET /items/named`.
            #[object(tag = ("event", "addReading"))]
            pub struct NamedItemsResponseItemAddReading {
                #[json("data")] pub data: Reading,
                #[json("id", optional)] pub id: Option<String>,
                #[json("retry", optional)] pub retry: Option<u64>,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod places_item {
        use super::runtime;

        runtime::object! {
            /// The object that is the component `places`.
            #[object()]
            pub struct PlacesItem {
                #[json("place")] pub place: String,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }

    mod reading {
        use super::runtime;

        runtime::object! {
            /// The object `Reading`.
            #[object()]
            pub struct Reading {
                #[json("n")] pub n: i64,
                #[json(flatten)] pub extra: runtime::Extra,
            }
        }
    }
}

#[allow(dead_code, unused_imports, unused_macros)]
#[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]
pub mod calls {
    //! The operations of Items of sequential media types.
    #[doc(inline)]
    pub use items::ItemsCalls;

    use super::{runtime, types};

    impl runtime::Client {
        /// Operations tagged `items`.
        #[must_use]
        #[inline]
        pub fn items(&self) -> ItemsCalls<'_> {
            ItemsCalls { client: self }
        }
    }

    pub mod items {
        //! The operations of `client.items()`.
        pub use inline_items::{InlineItems, InlineItemsError};
        pub use item_events::{ItemEvents, ItemEventsError};
        pub use item_images::{ItemImages, ItemImagesError};
        pub use item_lines::{ItemLines, ItemLinesError};
        pub use item_logs::{ItemLogs, ItemLogsError};
        pub use item_parts::{ItemParts, ItemPartsError};
        pub use item_places::{ItemPlaces, ItemPlacesError};
        pub use named_items::{NamedItems, NamedItemsError};
        pub use send_item_parts::{SendItemParts, SendItemPartsError};
        pub use send_letter::{SendLetter, SendLetterError};
        pub use text_items::{TextItems, TextItemsError};

        use super::{runtime, types};

        /// Operations tagged `items`.
        #[derive(Clone, Copy, Debug)]
        pub struct ItemsCalls<'a> {
            pub(super) client: &'a runtime::Client,
        }

        mod item_events {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/events`
                ///
                /// On success: Events whose data is JSON.
                ///
                /// Returns the request builder [`ItemEvents`]. Items of the stream: `types::Reading`.
                #[inline]
                pub fn item_events(&self) -> ItemEvents {
                    let template = "/items/events";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ItemsCalls::item_events`](super::ItemsCalls::item_events).
                ///
                /// `GET /items/events`
                ///
                /// Items of the stream: `types::Reading`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::EventStream<types::Reading>>,
                    failure = ItemEventsError
                )]
                pub struct ItemEvents {}
            }

            impl ItemEvents {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<types::Reading, ItemEventsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`ItemEvents`], which declares none.
            pub type ItemEventsError = runtime::Undeclared;
        }

        mod item_images {
            use super::runtime;

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `multipart/mixed`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/images`
                ///
                /// On success: Parts that are images.
                ///
                /// Returns the request builder [`ItemImages`]. Items of the stream: `BodyPart`.
                #[inline]
                pub fn item_images(&self) -> ItemImages {
                    let template = "/items/images";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("multipart/mixed")
                        .stream_accept("multipart/mixed")
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::item_images`](super::ItemsCalls::item_images).
            ///
            /// `GET /items/images`
            ///
            /// Items of the stream: `BodyPart`.
            pub type ItemImages = runtime::Prepared<
                runtime::Streamed<runtime::RawBytes, runtime::PartStream>,
                ItemImagesError,
            >;

            /// Error responses of [`ItemImages`], which declares none.
            pub type ItemImagesError = runtime::Undeclared;
        }

        mod inline_items {
            use super::runtime;

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `application/x-ndjson`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/inline`
                ///
                /// Returns the request builder [`InlineItems`]. Items of the stream: `Vec<i64>`.
                #[inline]
                pub fn inline_items(&self) -> InlineItems {
                    let template = "/items/inline";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/x-ndjson")
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::inline_items`](super::ItemsCalls::inline_items).
            ///
            /// `GET /items/inline`
            ///
            /// Items of the stream: `Vec<i64>`.
            pub type InlineItems = runtime::Prepared<
                runtime::Streamed<runtime::PlainText, runtime::JsonLines<Vec<i64>>>,
                InlineItemsError,
            >;

            /// Error responses of [`InlineItems`], which declares none.
            pub type InlineItemsError = runtime::Undeclared;
        }

        mod send_letter {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// The body is sent as `multipart/related`.
                ///
                /// `POST /items/letter`
                ///
                /// Returns the request builder [`SendLetter`].
                #[inline]
                pub fn send_letter(
                    &self,
                    body: runtime::OpenTuple<(types::Reading, String), runtime::File, 2>,
                ) -> SendLetter {
                    let template = "/items/letter";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(&[])
                                .media_type("multipart/related")
                                .by_position(&["application/vnd.reading+json", ""], "image/jpeg"),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::send_letter`](super::ItemsCalls::send_letter).
            ///
            /// `POST /items/letter`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/related`.
            pub type SendLetter = runtime::Prepared<runtime::NoContent, SendLetterError>;

            /// Error responses of [`SendLetter`], which declares none.
            pub type SendLetterError = runtime::Undeclared;
        }

        mod item_lines {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `application/jsonl`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/lines`
                ///
                /// Returns the request builder [`ItemLines`]. Items of the stream: `types::Reading`.
                #[inline]
                pub fn item_lines(&self) -> ItemLines {
                    let template = "/items/lines";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/jsonl")
                        .stream_accept("application/jsonl")
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::item_lines`](super::ItemsCalls::item_lines).
            ///
            /// `GET /items/lines`
            ///
            /// Items of the stream: `types::Reading`.
            pub type ItemLines = runtime::Prepared<
                runtime::Streamed<runtime::PlainText, runtime::JsonLines<types::Reading>>,
                ItemLinesError,
            >;

            /// Error responses of [`ItemLines`], which declares none.
            pub type ItemLinesError = runtime::Undeclared;
        }

        mod item_logs {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `application/json-seq`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/logs`
                ///
                /// On success: The whole log is an array too.
                ///
                /// Returns the request builder [`ItemLogs`]. Items of the stream: `types::Reading`.
                #[inline]
                pub fn item_logs(&self) -> ItemLogs {
                    let template = "/items/logs";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/json-seq")
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::item_logs`](super::ItemsCalls::item_logs).
            ///
            /// `GET /items/logs`
            ///
            /// Items of the stream: `types::Reading`.
            pub type ItemLogs = runtime::Prepared<
                runtime::Streamed<runtime::RawBytes, runtime::JsonSequence<types::Reading>>,
                ItemLogsError,
            >;

            /// Error responses of [`ItemLogs`], which declares none.
            pub type ItemLogsError = runtime::Undeclared;
        }

        mod named_items {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/named`
                ///
                /// On success: Events of several names.
                ///
                /// Returns the request builder [`NamedItems`]. Items of the stream: `types::NamedItemsResponseItem`.
                #[inline]
                pub fn named_items(&self) -> NamedItems {
                    let template = "/items/named";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ItemsCalls::named_items`](super::ItemsCalls::named_items).
                ///
                /// `GET /items/named`
                ///
                /// Items of the stream: `types::NamedItemsResponseItem`.
                #[call(
                    output = runtime::Streamed<runtime::PlainText, runtime::NamedEvents<types::NamedItemsResponseItem, true>>,
                    failure = NamedItemsError
                )]
                pub struct NamedItems {}
            }

            impl NamedItems {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(
                    self,
                ) -> runtime::Reconnecting<types::NamedItemsResponseItem, NamedItemsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`NamedItems`], which declares none.
            pub type NamedItemsError = runtime::Undeclared;
        }

        mod item_parts {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `multipart/mixed`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/parts`
                ///
                /// On success: Parts that are JSON.
                ///
                /// Returns the request builder [`ItemParts`]. Items of the stream: `types::Reading`.
                #[inline]
                pub fn item_parts(&self) -> ItemParts {
                    let template = "/items/parts";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("multipart/mixed")
                        .stream_accept("multipart/mixed")
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::item_parts`](super::ItemsCalls::item_parts).
            ///
            /// `GET /items/parts`
            ///
            /// Items of the stream: `types::Reading`.
            pub type ItemParts = runtime::Prepared<
                runtime::Streamed<runtime::RawBytes, runtime::JsonParts<types::Reading>>,
                ItemPartsError,
            >;

            /// Error responses of [`ItemParts`], which declares none.
            pub type ItemPartsError = runtime::Undeclared;
        }

        mod send_item_parts {
            use super::runtime;

            impl super::ItemsCalls<'_> {
                /// The body is sent as `multipart/mixed`.
                ///
                /// `POST /items/parts`
                ///
                /// Returns the request builder [`SendItemParts`].
                #[inline]
                pub fn send_item_parts(&self, body: Vec<runtime::File>) -> SendItemParts {
                    let template = "/items/parts";
                    runtime::Call::new(self.client, runtime::Method::POST, template)
                        .encoded_unchecked(
                            &body,
                            &runtime::Multipart::new(&[])
                                .media_type("multipart/mixed")
                                .by_position(&[], "image/png"),
                        )
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::send_item_parts`](super::ItemsCalls::send_item_parts).
            ///
            /// `POST /items/parts`
            ///
            /// Parameters:
            ///
            /// - `body`: `multipart/mixed`.
            pub type SendItemParts = runtime::Prepared<runtime::NoContent, SendItemPartsError>;

            /// Error responses of [`SendItemParts`], which declares none.
            pub type SendItemPartsError = runtime::Undeclared;
        }

        mod item_places {
            use super::{runtime, types};

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `application/geo+json-seq`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/places`
                ///
                /// On success: Places, by a media type that components describe.
                ///
                /// Returns the request builder [`ItemPlaces`]. Items of the stream: `types::PlacesItem`.
                #[inline]
                pub fn item_places(&self) -> ItemPlaces {
                    let template = "/items/places";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("application/geo+json-seq")
                        .stream_accept("application/geo+json-seq")
                        .into()
                }
            }

            /// Request builder returned by [`ItemsCalls::item_places`](super::ItemsCalls::item_places).
            ///
            /// `GET /items/places`
            ///
            /// Items of the stream: `types::PlacesItem`.
            pub type ItemPlaces = runtime::Prepared<
                runtime::Streamed<runtime::RawBytes, runtime::JsonSequence<types::PlacesItem>>,
                ItemPlacesError,
            >;

            /// Error responses of [`ItemPlaces`], which declares none.
            pub type ItemPlacesError = runtime::Undeclared;
        }

        mod text_items {
            use super::runtime;

            impl super::ItemsCalls<'_> {
                /// `.stream()` requests `text/event-stream`, whose items are read while they arrive. `.send()` reads it to its end.
                ///
                /// `GET /items/texts`
                ///
                /// On success: Events whose data is text.
                ///
                /// Returns the request builder [`TextItems`]. Items of the stream: `String`.
                #[inline]
                pub fn text_items(&self) -> TextItems {
                    let template = "/items/texts";
                    runtime::Call::new(self.client, runtime::Method::GET, template)
                        .accept("text/event-stream")
                        .into()
                }
            }

            runtime::call! {
                /// Request builder returned by [`ItemsCalls::text_items`](super::ItemsCalls::text_items).
                ///
                /// `GET /items/texts`
                ///
                /// Items of the stream: `String`.
                #[call(output = runtime::Streamed<runtime::PlainText, runtime::TextEvents>, failure = TextItemsError)]
                pub struct TextItems {}
            }

            impl TextItems {
                /// Returns a stream of the events that continues after it is cut off: the request is sent again, with the last `id` in the
                /// header `Last-Event-ID`.
                ///
                /// [`stream`](Self::stream) sends the request once. See [`Reconnecting`](runtime::Reconnecting).
                #[inline]
                pub fn reconnecting(self) -> runtime::Reconnecting<String, TextItemsError> {
                    runtime::Reconnecting::new(self)
                }
            }

            /// Error responses of [`TextItems`], which declares none.
            pub type TextItemsError = runtime::Undeclared;
        }
    }
}
