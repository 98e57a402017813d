//! An HTTP response before it is decoded. In: its head, and the bytes that could be read, or a body that is still arriving. Out: the same. It
//! must not know what the document declares.

use std::{
    fmt, mem,
    sync::{Mutex, OnceLock, PoisonError},
};

use bytes::Bytes;
use http::{StatusCode, header::HeaderMap};

use serde::de::DeserializeOwned;

use super::{
    super::{DecodeError, Deviation, decode},
    body_source::{BodySource, Ending},
    decoding::Decoding,
    head::Head,
    message,
    secrets::Secrets,
};

/// A response before it is decoded.
pub struct RawResponse {
    head: Head,
    body: Bytes,
    ending: Ending,
    /// What is left of the body, if it is not read as a whole.
    source: Mutex<Option<BodySource>>,
    /// How long an item of the body may be, if it is read as a stream.
    max_item: usize,
    /// How JSON in it is read; `None` while it is not known for which call.
    decoding: Option<Decoding>,
    /// What was not as declared in the JSON that was read.
    deviations: OnceLock<Vec<Deviation>>,
    /// What is secret in the request.
    secrets: Secrets,
    /// The message of a failure.
    message: Option<Box<str>>,
    /// What the service calls the request, in an error.
    request_id: Option<Box<str>>,
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
            decoding: None,
            deviations: OnceLock::new(),
            secrets: Secrets::default(),
            message: None,
            request_id: None,
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

    /// The same response, whose JSON is read so.
    pub(super) fn decoded_by(self, decoding: Decoding) -> Self {
        Self {
            decoding: Some(decoding),
            ..self
        }
    }

    /// Reads JSON of the body, and keeps what was not as declared in it.
    pub(super) fn decode<T: DeserializeOwned>(&self, json: &[u8]) -> Result<T, DecodeError> {
        let Some(decoding) = &self.decoding else {
            return decode(json);
        };
        let (value, deviations) = decoding.read(json)?;
        if !deviations.is_empty() {
            self.deviations.get_or_init(|| deviations);
        }
        Ok(value)
    }

    /// What was not as declared in the JSON that was read.
    pub(super) fn deviations(&self) -> &[Deviation] {
        self.deviations.get().map_or(&[], Vec::as_slice)
    }

    /// The head, and what was not as declared in the JSON that was read.
    pub(super) fn into_parts(self) -> (Head, Vec<Deviation>) {
        (self.head, self.deviations.into_inner().unwrap_or_default())
    }

    /// The same response, to a request with these secrets.
    pub(super) fn with_secrets(self, secrets: Secrets) -> Self {
        Self { secrets, ..self }
    }

    /// What is secret in the request.
    pub(super) fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// The same response as a part of an error, which shows its message and keeps no secret of the request.
    pub(super) fn of_error(mut self) -> Self {
        let secrets = mem::take(&mut self.secrets);
        self.message = message::of(&self.head, &self.body, &secrets);
        let request_id = self.head.request_id().map(str::to_owned);
        self.request_id = request_id.map(|id| secrets.hide(id).into());
        self
    }

    pub(super) fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    pub(super) fn request_id(&self) -> Option<&str> {
        self.request_id.as_deref()
    }

    pub(super) fn decoding(&self) -> Option<&Decoding> {
        self.decoding.as_ref()
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
