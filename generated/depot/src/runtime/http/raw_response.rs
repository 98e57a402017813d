//! An HTTP response before it is decoded. In: its head, and the bytes that could be read, or a body that is still arriving. Out: the same. It
//! must not know what the document declares.

use std::{
    fmt,
    sync::{Mutex, PoisonError},
};

use bytes::Bytes;
use http::{StatusCode, header::HeaderMap};

use super::{body_source::BodySource, connection_error::ConnectionError, head::Head};

/// A response before it is decoded.
pub struct RawResponse {
    head: Head,
    body: Bytes,
    ending: Ending,
    /// What is left of the body, if it is not read as a whole.
    source: Mutex<Option<BodySource>>,
    /// How long an item of the body may be, if it is read as a stream.
    max_item: usize,
    /// How many bytes of memory decoding the body, or an item of it, may take, where the client has a limit of its own.
    decode_memory: Option<usize>,
    /// The message of a failure.
    message: Option<Box<str>>,
}

/// How the reading of a body ended.
#[derive(Debug)]
pub(super) enum Ending {
    /// With its last byte.
    Whole,
    /// At the cap; there was more.
    Capped,
    /// With an error; there may have been more.
    Broken(ConnectionError),
    /// Before it began: nobody wanted it, or it is read as a stream.
    Unread,
}

impl RawResponse {
    /// A response whose body was read.
    pub(super) fn new(head: Head, body: Bytes, ending: Ending) -> Self {
        Self {
            head,
            body,
            ending,
            source: Mutex::new(None),
            max_item: 0,
            decode_memory: None,
            message: None,
        }
    }

    /// A response of which only the head is of use.
    pub(super) fn unread(head: Head) -> Self {
        Self::new(head, Bytes::new(), Ending::Unread)
    }

    /// A response whose body is read as a stream.
    pub(super) fn open(head: Head, source: BodySource, max_item: usize) -> Self {
        Self {
            source: Mutex::new(Some(source)),
            max_item,
            ..Self::unread(head)
        }
    }

    /// The same response, whose body may take this much memory to decode.
    pub(super) fn decoded_within(self, decode_memory: Option<usize>) -> Self {
        Self {
            decode_memory,
            ..self
        }
    }

    pub(super) fn with_message(self, message: Option<Box<str>>) -> Self {
        Self { message, ..self }
    }

    pub(super) fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    pub(super) fn decode_memory(&self) -> Option<usize> {
        self.decode_memory
    }

    /// The status.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.head.status
    }

    /// The headers.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.head.headers
    }

    /// Status and headers.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The decoded body, as far as it was read.
    #[must_use]
    pub fn body(&self) -> &Bytes {
        &self.body
    }

    /// The body that is still arriving, if an [`Output`](super::Output) reads it as a [stream](super::Reading::Stream); it can be taken once.
    pub fn take_source(&self) -> Option<BodySource> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        source.take()
    }

    /// How many bytes an item may have, if the body is read as a stream.
    #[must_use]
    pub fn max_item(&self) -> usize {
        self.max_item
    }

    pub(super) fn ending(&self) -> &Ending {
        &self.ending
    }

    /// The same response with no more than the first `cap` bytes of its body, so that an error that is kept
    /// does not keep megabytes.
    pub(super) fn shorten(self, cap: usize) -> Self {
        match self.body.get(..cap) {
            Some(start) if start.len() < self.body.len() => Self {
                body: Bytes::copy_from_slice(start),
                ending: Ending::Capped,
                ..self
            },
            _ => self,
        }
    }

    pub(super) fn into_head(self) -> Head {
        self.head
    }
}

impl fmt::Debug for RawResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RawResponse")
            .field("head", &self.head)
            .field("body", &format_args!("{} bytes", self.body.len()))
            .field("ending", &self.ending)
            .finish_non_exhaustive()
    }
}
