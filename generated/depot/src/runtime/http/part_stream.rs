//! Streams of the parts of a multipart body. In: a response whose body has parts. Out: its parts, each when it is complete. It must not know
//! what a part holds.

use std::{
    fmt,
    future::poll_fn,
    pin::Pin,
    task::{Context, Poll, ready},
};

use futures_core::Stream;
use http::header::CONTENT_TYPE;

use super::{
    body_error::BodyError,
    body_part::BodyPart,
    head::Head,
    output::Output,
    part_framing::{PartFraming, boundary_of},
    raw_response::RawResponse,
    reading::Reading,
    records::Records,
    stream_error::StreamError,
};

/// A stream of the parts of a multipart body, of which each is read into memory.
///
/// It implements [`Stream`]; [`next`](Self::next) needs no other crate. Dropping it closes the connection.
///
/// The timeout of the call ends with the headers of the response; then [`ClientBuilder::idle_timeout`](super::super::ClientBuilder::idle_timeout)
/// applies. A part with its headers is no longer than [`ClientBuilder::max_item`](super::super::ClientBuilder::max_item).
pub struct PartStream {
    records: Records<PartFraming>,
}

impl PartStream {
    /// Returns the next part; `None` at the end.
    ///
    /// No part is lost if the future is dropped.
    pub async fn next(&mut self) -> Option<Result<BodyPart, StreamError>> {
        poll_fn(|context| self.poll_part(context)).await
    }

    pub(super) fn into_records(self) -> Records<PartFraming> {
        self.records
    }

    fn poll_part(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<BodyPart, StreamError>>> {
        let mut part = ready!(self.records.poll_record(context));
        if let Some(Ok(part)) = &mut part {
            self.records.count_item();
            part.is_strict = self.records.is_strict();
        }
        Poll::Ready(part)
    }
}

impl Stream for PartStream {
    type Item = Result<BodyPart, StreamError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll_part(context)
    }
}

impl fmt::Debug for PartStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PartStream").finish_non_exhaustive()
    }
}

impl Output for PartStream {
    type Value = Self;

    const ACCEPT: &'static str = "multipart/*";

    fn reading(head: &Head) -> Reading {
        let media_type = head.media_type();
        let is_multipart = media_type.is_some_and(|found| found.starts_with("multipart/"));
        if is_multipart && head.coding().is_none() {
            Reading::Stream
        } else {
            Reading::Whole
        }
    }

    fn read(response: &RawResponse) -> Result<Self, BodyError> {
        const EXPECTED: &str = "a multipart body with a boundary";
        let head = response.head();
        let content_type = head.headers().get(CONTENT_TYPE);
        let boundary = content_type.and_then(|value| boundary_of(value.to_str().ok()?));
        let boundary = boundary.ok_or_else(|| BodyError::Kind {
            expected: EXPECTED,
            found: head.media_type(),
        })?;
        let records = Records::new(response, PartFraming::new(&boundary), EXPECTED)?;
        Ok(Self { records })
    }
}
