//! Streams of the parts of a multipart body. In: a response whose body has parts. Out: its parts, each when it is complete. It must not know
//! what a part holds.

use std::{
    fmt,
    future::poll_fn,
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use futures_core::Stream;
use http::header::{CONTENT_TYPE, HeaderMap, HeaderName};
use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, decode_noted},
    body_error::BodyError,
    head::Head,
    output::{Output, Reading},
    part_framing::{PartFraming, boundary_of},
    raw_response::RawResponse,
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

/// A part of a multipart body.
#[derive(Clone)]
pub struct BodyPart {
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
    /// Whether JSON that is not as declared is an error.
    pub(super) is_strict: bool,
}

impl BodyPart {
    /// Returns the headers of the part, such as `Content-Type`, `Content-ID` and `Content-Disposition`.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// Returns the body of the part.
    #[must_use]
    pub fn body(&self) -> &Bytes {
        &self.body
    }

    /// Reads the body of the part as JSON.
    ///
    /// # Errors
    ///
    /// If it is not JSON of this type.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        decode_noted(&self.body, None, self.is_strict).map(|(value, _)| value)
    }
}

/// Shows the names of the headers: a value may be a secret.
impl fmt::Debug for BodyPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.headers.keys().map(HeaderName::as_str).collect();
        f.debug_struct("BodyPart")
            .field("headers", &names)
            .field("body", &format_args!("{} bytes", self.body.len()))
            .finish()
    }
}
