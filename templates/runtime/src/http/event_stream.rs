//! Streams of server-sent events. In: a response of the type `text/event-stream`. Out: its events, each when it is complete. It must not
//! know how the stream was asked for.

use std::{
    fmt,
    future::poll_fn,
    marker::PhantomData,
    mem,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use futures_core::Stream;
use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, Deviation},
    body_error::BodyError,
    decoding::Decoding,
    event::Event,
    event_framing::{EventFraming, RawEvent},
    head::Head,
    output::Output,
    raw_response::RawResponse,
    reading::Reading,
    records::{Item, Records, read_json, reading},
    stream_error::{ServiceError, StreamError},
};

pub(super) const EVENT_STREAM: &str = "text/event-stream";

/// A stream of server-sent events.
///
/// It implements [`Stream`]; [`next`](Self::next) needs no other crate. It ends with the body or, if its data is JSON, with the data
/// `[DONE]`. Dropping it closes the connection.
///
/// The timeout of the call ends with the headers of the response; then [`ClientBuilder::idle_timeout`](super::super::ClientBuilder::idle_timeout)
/// applies.
pub struct EventStream<T> {
    records: Records<EventFraming>,
    read: ReadEvent<T>,
    data: Data,
    declares_errors: bool,
    is_done: bool,
}

/// How an event, whose data was taken out of it, becomes a value.
pub(super) type ReadEvent<T> =
    fn(&RawEvent, &[u8], Option<&Decoding>) -> Result<Item<T>, DecodeError>;

/// What the data of the events is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Data {
    Text,
    /// An event with empty data has no value.
    Json,
    /// JSON or text, depending on the event. It may have a value without data.
    OfEvent,
}

impl<T: DeserializeOwned> EventStream<T> {
    fn of_json(response: &RawResponse, declares_errors: bool) -> Result<Self, BodyError> {
        let read: ReadEvent<T> = |_, data, decoding| read_json(data, decoding);
        Self::new(response, read, Data::Json, declares_errors)
    }

    /// Events whose names decide what they are. `read` reads one.
    pub(super) fn of_named(
        response: &RawResponse,
        read: ReadEvent<T>,
        declares_errors: bool,
    ) -> Result<Self, BodyError> {
        Self::new(response, read, Data::OfEvent, declares_errors)
    }
}

/// The data that ends a stream of JSON.
const DONE: &[u8] = b"[DONE]";

impl<T> EventStream<T> {
    fn new(
        response: &RawResponse,
        read: ReadEvent<T>,
        data: Data,
        declares_errors: bool,
    ) -> Result<Self, BodyError> {
        let framing = EventFraming::ending_with((data != Data::Text).then_some(DONE));
        Ok(Self {
            records: Records::new(response, framing, EVENT_STREAM)?,
            read,
            data,
            declares_errors,
            is_done: false,
        })
    }

    /// Returns the next event; `None` at the end.
    ///
    /// No event is lost if the future is dropped.
    pub async fn next(&mut self) -> Option<Result<Event<T>, StreamError>> {
        poll_fn(|context| self.poll_event(context)).await
    }

    /// Returns the last `id` that was sent. A request with it in the header `Last-Event-ID` may continue where the stream ended.
    #[must_use]
    pub fn last_event_id(&self) -> Option<&str> {
        self.records.framing.last_id.as_deref()
    }

    /// Returns what in the data of the last event was not as the document declares it, and was read all the same.
    #[must_use]
    pub fn deviations(&self) -> &[Deviation] {
        &self.records.deviations
    }

    /// Returns how long the service asks to wait before the next connection.
    #[must_use]
    pub fn retry(&self) -> Option<Duration> {
        self.records.framing.last_retry
    }

    /// Whether the data `[DONE]` ended the stream.
    pub(super) fn is_done(&self) -> bool {
        self.is_done
    }

    pub(super) fn poll_event(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Event<T>, StreamError>>> {
        loop {
            let mut event = match ready!(self.records.poll_record(context)) {
                Some(Ok(event)) => event,
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => return Poll::Ready(None),
            };
            if self.data != Data::Text && event.data.trim_ascii() == DONE {
                self.is_done = true;
                self.records.close();
                return Poll::Ready(None);
            }
            if self.is_skipped(&event) {
                continue;
            }
            if event.name.as_deref() == Some("error") && !self.declares_errors {
                self.records.close();
                let error = ServiceError::new(event.data.into(), &self.records.secrets);
                return Poll::Ready(Some(Err(StreamError::Service(error))));
            }
            let (data, read) = (mem::take(&mut event.data), self.read);
            let name = event.name.as_deref();
            let read = |data: &[u8], decoding: Option<&Decoding>| read(&event, data, decoding);
            let data = self.records.read_item(data, name, read);
            return Poll::Ready(Some(data.map(|data| Event {
                name: event.name,
                data,
                id: event.id,
                retry: event.retry,
            })));
        }
    }

    /// Whether an event is no item: one whose name is all of it, unless it has a value without data.
    fn is_skipped(&self, event: &RawEvent) -> bool {
        let is_empty = event.data.trim_ascii().is_empty();
        is_empty
            && match self.data {
                Data::Text => false,
                Data::Json => true,
                Data::OfEvent => (self.read)(event, &event.data, None).is_err(),
            }
    }
}

impl<T> Stream for EventStream<T> {
    type Item = Result<Event<T>, StreamError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll_event(context)
    }
}

impl<T> fmt::Debug for EventStream<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EventStream")
            .field("last_event_id", &self.last_event_id())
            .finish_non_exhaustive()
    }
}

/// Events whose data is JSON. An event named `error` is the error of the service.
impl<T: DeserializeOwned> Output for EventStream<T> {
    type Value = Self;

    const ACCEPT: &'static str = EVENT_STREAM;

    fn reading(head: &Head) -> Reading {
        reading(head, &[EVENT_STREAM])
    }

    fn read(response: &RawResponse) -> Result<Self, BodyError> {
        Self::of_json(response, false)
    }
}

/// Events whose data is JSON. An event named `error` is one of them.
pub struct EventsAndErrors<T>(PhantomData<T>);

impl<T: DeserializeOwned> Output for EventsAndErrors<T> {
    type Value = EventStream<T>;

    const ACCEPT: &'static str = EVENT_STREAM;

    fn reading(head: &Head) -> Reading {
        reading(head, &[EVENT_STREAM])
    }

    fn read(response: &RawResponse) -> Result<EventStream<T>, BodyError> {
        EventStream::of_json(response, true)
    }
}

/// Events whose data is text.
pub struct TextEvents;

impl Output for TextEvents {
    type Value = EventStream<String>;

    const ACCEPT: &'static str = EVENT_STREAM;

    fn reading(head: &Head) -> Reading {
        reading(head, &[EVENT_STREAM])
    }

    fn read(response: &RawResponse) -> Result<EventStream<String>, BodyError> {
        let read: ReadEvent<String> =
            |_, data, _| Ok((String::from_utf8_lossy(data).into_owned(), Vec::new()));
        EventStream::new(response, read, Data::Text, false)
    }
}
