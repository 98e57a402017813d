//! An HTTP answer as it came. In: status, headers and the bytes that could be read. Out: the same, and
//! what they say about themselves. It must not know what the document declares.

use bytes::Bytes;
use reqwest::{
    StatusCode,
    header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, SET_COOKIE},
};

use super::{connection_error::Fault, rate_limit::RateLimit};

/// Status, headers and body of an HTTP response, before anything was made of them.
pub struct RawResponse {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
    ending: Ending,
    /// How many bytes of memory decoding the body may take, where the client has a limit of its own.
    decode_memory: Option<usize>,
}

/// How the reading of a body ended.
#[derive(Debug)]
pub(super) enum Ending {
    /// With its last byte.
    Whole,
    /// At the cap; there was more.
    Capped,
    /// With an error; there may have been more.
    Broken(Fault),
    /// Before it began: nobody wanted it.
    Unread,
}

impl RawResponse {
    pub(super) fn new(
        status: StatusCode,
        mut headers: HeaderMap,
        body: Bytes,
        ending: Ending,
    ) -> Self {
        for (name, value) in &mut headers {
            if *name == SET_COOKIE {
                value.set_sensitive(true);
            }
        }
        Self {
            status,
            headers,
            body,
            ending,
            decode_memory: None,
        }
    }

    /// The same answer, whose body may take this much memory to decode.
    pub(super) fn decoded_within(self, decode_memory: Option<usize>) -> Self {
        Self {
            decode_memory,
            ..self
        }
    }

    pub(super) fn decode_memory(&self) -> Option<usize> {
        self.decode_memory
    }

    /// The status.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// The headers.
    #[must_use]
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// The decoded body, as far as it was read.
    #[must_use]
    pub fn body(&self) -> &Bytes {
        &self.body
    }

    /// The media type that the answer claims, without its parameters, in lower case.
    #[must_use]
    pub fn media_type(&self) -> Option<String> {
        let media_type = self.word(CONTENT_TYPE)?;
        Some(media_type.to_ascii_lowercase())
    }

    /// What codings are still on the body: such as were not asked for.
    pub(super) fn coding(&self) -> Option<&str> {
        let codings = self.headers.get(CONTENT_ENCODING)?.as_bytes().trim_ascii();
        let is_coded = !codings.is_empty() && !codings.eq_ignore_ascii_case(b"identity");
        is_coded.then(|| self.word(CONTENT_ENCODING).unwrap_or("several codings"))
    }

    /// What a header's value says before its parameters, if it says what messages may quote.
    fn word(&self, name: HeaderName) -> Option<&str> {
        let text = self.headers.get(name)?.to_str().ok()?;
        let word = text.split(';').next()?.trim();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/+-._".contains(&byte);
        ((1..=100).contains(&word.len()) && word.bytes().all(is_plain)).then_some(word)
    }

    pub(super) fn rate_limit(&self) -> Option<RateLimit> {
        RateLimit::read(&self.headers)
    }

    /// An answer of which only the head is of use.
    pub(super) fn head(status: StatusCode, headers: HeaderMap) -> Self {
        Self::new(status, headers, Bytes::new(), Ending::Unread)
    }

    pub(super) fn ending(&self) -> &Ending {
        &self.ending
    }

    /// The same answer with no more than the first `cap` bytes of its body, so that an error that is kept
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

    pub(super) fn into_head(self) -> (StatusCode, HeaderMap) {
        (self.status, self.headers)
    }
}

impl std::fmt::Debug for RawResponse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RawResponse")
            .field("status", &self.status)
            .field(
                "headers",
                &self
                    .headers
                    .keys()
                    .map(HeaderName::as_str)
                    .collect::<Vec<_>>(),
            )
            .field("body", &format_args!("{} bytes", self.body.len()))
            .field("ending", &self.ending)
            .finish()
    }
}
