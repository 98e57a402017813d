//! A body that is divided into records. In: a body that is still arriving, and how its records are divided. Out: one record after the
//! other, and how the body ended. It must not know what a record holds.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use http_body::Body;

use super::{
    super::{DecodeError, Deviation, decode_with_deviations},
    body_error::BodyError,
    body_source::BodySource,
    connection_error::ConnectionError,
    decoding::Decoding,
    head::Head,
    raw_response::RawResponse,
    reading::Reading,
    secrets::Secrets,
    stream_error::{ItemError, StreamError},
};

/// How a media type divides its bytes into records.
pub(super) trait Framing {
    type Record;

    /// Takes bytes from the front of `input`, up to the end of the next record; `None` where that is in bytes still to come.
    fn next(&mut self, input: &mut Bytes, longest: usize) -> Result<Option<Self::Record>, TooLong>;

    /// What is left when the body ends in order.
    fn finish(&mut self) -> Rest<Self::Record>;
}

/// A record is longer than it may be.
pub(super) struct TooLong;

/// What is left of a body at its end.
pub(super) enum Rest<R> {
    /// Nothing: the last record was complete.
    Nothing,
    /// A record that needs no more than the end of the body.
    Record(R),
    /// The beginning of a record.
    Part,
}

/// A value of a record, and what in it was not as declared.
pub(super) type Item<T> = (T, Vec<Deviation>);

/// Reads JSON within a limit of memory that is new for each item.
pub(super) fn read_json<T: serde::de::DeserializeOwned>(
    json: &[u8],
    decoding: Option<&Decoding>,
) -> Result<Item<T>, DecodeError> {
    match decoding {
        Some(decoding) => decoding.read(json),
        None => decode_with_deviations(json),
    }
}

/// The records of a body.
pub(super) struct Records<F> {
    /// `None` after the end and after an error that ends the stream. Dropping it closes the connection.
    source: Option<BodySource>,
    pub(super) framing: F,
    input: Bytes,
    longest: usize,
    decoding: Option<Decoding>,
    /// What is secret in the request.
    pub(super) secrets: Secrets,
    items: u64,
    /// What was not as declared in the last item.
    pub(super) deviations: Vec<Deviation>,
}

impl<F: Framing> Records<F> {
    /// The records of a response, whose body has not been read.
    pub(super) fn new(
        response: &RawResponse,
        framing: F,
        expected: &'static str,
    ) -> Result<Self, BodyError> {
        if let Some(coding) = response.head().coding() {
            return Err(BodyError::Coding(coding.to_owned()));
        }
        let source = response.take_source().ok_or_else(|| BodyError::Kind {
            expected,
            found: response.head().media_type(),
        })?;
        Ok(Self {
            source: Some(source),
            framing,
            input: Bytes::new(),
            longest: response.max_item(),
            decoding: response.decoding().cloned(),
            secrets: response.secrets().clone(),
            items: 0,
            deviations: Vec::new(),
        })
    }

    /// The next record; `None` at the end of the stream.
    pub(super) fn poll_record(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<F::Record, StreamError>>> {
        while let Some(source) = &mut self.source {
            match self.framing.next(&mut self.input, self.longest) {
                Ok(Some(record)) => return Poll::Ready(Some(Ok(record))),
                Ok(None) => {}
                Err(TooLong) => {
                    self.close();
                    let limit = self.longest;
                    return Poll::Ready(Some(Err(StreamError::TooLarge { limit, error: None })));
                }
            }
            match ready!(Pin::new(source).poll_frame(context)) {
                Some(Ok(frame)) => self.input = frame.into_data().unwrap_or_default(),
                Some(Err(error)) => return Poll::Ready(Some(Err(self.truncated(Some(error))))),
                None => {
                    self.close();
                    return Poll::Ready(match self.framing.finish() {
                        Rest::Nothing => None,
                        Rest::Record(record) => Some(Ok(record)),
                        Rest::Part => Some(Err(self.truncated(None))),
                    });
                }
            }
        }
        Poll::Ready(None)
    }

    /// The value of a record, which is an item from here on. `event` is the name of its event.
    pub(super) fn read_item<T>(
        &mut self,
        data: impl Into<Bytes>,
        event: Option<&str>,
        read: impl FnOnce(&[u8], Option<&Decoding>) -> Result<Item<T>, DecodeError>,
    ) -> Result<T, StreamError> {
        let data = data.into();
        let index = self.items;
        self.items += 1;
        self.deviations.clear();
        let error = match read(&data, self.decoding.as_ref()) {
            Ok((item, deviations)) => {
                self.deviations = deviations;
                return Ok(item);
            }
            Err(error) => error,
        };
        if let Some(limit) = error.memory_limit() {
            self.close();
            let error = Some(error);
            return Err(StreamError::TooLarge { limit, error });
        }
        let event = event.map(str::to_owned);
        Err(StreamError::Item(ItemError::new(index, event, data, error)))
    }

    /// Whether JSON that is not as declared is an error.
    pub(super) fn is_strict(&self) -> bool {
        self.decoding.as_ref().is_some_and(Decoding::is_strict)
    }

    /// Counts a record that is an item as it is.
    pub(super) fn count_item(&mut self) {
        self.items += 1;
    }

    /// Ends the stream and closes its connection.
    pub(super) fn close(&mut self) {
        self.source = None;
    }

    fn truncated(&mut self, error: Option<ConnectionError>) -> StreamError {
        self.close();
        let items = self.items;
        StreamError::Truncated { items, error }
    }
}

/// Whether a media type is another one, or the same format of more specific values: `application/geo+json-seq`.
fn is_of(found: &str, media_type: &str) -> bool {
    let is_specific = |format: &str| found.rsplit_once('+').is_some_and(|(_, end)| end == format);
    found == media_type
        || media_type
            .strip_prefix("application/")
            .is_some_and(is_specific)
}

/// Whether the head is of a stream of one of the media types. A service that declares none, or one that means nothing, is believed.
pub(super) fn reading(head: &Head, media_types: &[&str]) -> Reading {
    let found = head.media_type();
    let is_stream = found.is_none_or(|found| {
        let vague = ["text/plain", "application/octet-stream"];
        media_types
            .iter()
            .any(|media_type| is_of(&found, media_type))
            || vague.contains(&&*found)
    });
    if is_stream && head.coding().is_none() {
        Reading::Stream
    } else {
        Reading::Whole
    }
}
