//! Streams of the parts of a multipart body that are JSON. In: a response whose body has parts. Out: the value of each, when it is
//! complete. It must not know how the parts are divided.

use std::{
    fmt,
    future::poll_fn,
    marker::PhantomData,
    pin::Pin,
    task::{Context, Poll, ready},
};

use futures_core::Stream;
use serde::de::DeserializeOwned;

use super::{
    super::Deviation, body_error::BodyError, head::Head, output::Output, part_framing::PartFraming,
    part_stream::PartStream, raw_response::RawResponse, reading::Reading, records::Records,
    records::read_json, stream_error::StreamError,
};

/// A stream of the values of a multipart body, of whose parts each is JSON.
///
/// It implements [`Stream`]; [`next`](Self::next) needs no other crate. Dropping it closes the connection.
///
/// The timeout of the call ends with the headers of the response; then [`ClientBuilder::idle_timeout`](super::super::ClientBuilder::idle_timeout)
/// applies. A part with its headers is no longer than [`ClientBuilder::max_item`](super::super::ClientBuilder::max_item).
pub struct JsonParts<T> {
    records: Records<PartFraming>,
    item: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> JsonParts<T> {
    /// Returns the next value; `None` at the end.
    ///
    /// No value is lost if the future is dropped.
    pub async fn next(&mut self) -> Option<Result<T, StreamError>> {
        poll_fn(|context| self.poll_item(context)).await
    }

    /// Returns what in the last value was not as the document declares it, and was read all the same.
    #[must_use]
    pub fn deviations(&self) -> &[Deviation] {
        &self.records.deviations
    }

    fn poll_item(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T, StreamError>>> {
        let record = ready!(self.records.poll_record(context));
        Poll::Ready(record.map(|record| self.records.read_item(record?.body, None, read_json)))
    }
}

impl<T: DeserializeOwned> Stream for JsonParts<T> {
    type Item = Result<T, StreamError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll_item(context)
    }
}

impl<T> fmt::Debug for JsonParts<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JsonParts").finish_non_exhaustive()
    }
}

impl<T: DeserializeOwned> Output for JsonParts<T> {
    type Value = Self;

    const ACCEPT: &'static str = PartStream::ACCEPT;

    fn reading(head: &Head) -> Reading {
        PartStream::reading(head)
    }

    fn read(response: &RawResponse) -> Result<Self, BodyError> {
        Ok(Self {
            records: PartStream::read(response)?.into_records(),
            item: PhantomData,
        })
    }
}
