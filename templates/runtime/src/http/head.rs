//! The head of a response. In: status and headers. Out: the same, and what they declare about the body. It must not know what the document
//! declares.

use std::{
    fmt,
    time::{Duration, SystemTime},
};

use http::{
    StatusCode,
    header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, RETRY_AFTER, SET_COOKIE},
};

use super::{moment, rate_limit::RateLimit};

/// How the names of headers end that identify a request, without dashes: `X-Request-Id`, `x-amzn-RequestId`.
const REQUEST_IDS: [&str; 3] = ["requestid", "correlationid", "traceid"];

/// Status and headers of a response, before a byte of its body was read.
pub struct Head {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    /// When it arrived.
    pub(super) received: SystemTime,
}

impl Head {
    pub(super) fn new(status: StatusCode, mut headers: HeaderMap, received: SystemTime) -> Self {
        for (name, value) in &mut headers {
            if *name == SET_COOKIE {
                value.set_sensitive(true);
            }
        }
        Self {
            status,
            headers,
            received,
        }
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

    /// The media type of the response, without its parameters, in lower case.
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

    pub(super) fn rate_limit(&self) -> Option<RateLimit> {
        RateLimit::read(&self.headers, self.received)
    }

    /// How long the service asked to be left alone: by `Retry-After`, else until the window of its rate limit ends, if the response reports that
    /// the window is used up.
    pub(super) fn asked_wait(&self) -> Option<Duration> {
        let now = moment::now(&self.headers, self.received);
        let retry_after = self.headers.get(RETRY_AFTER);
        let retry_after = retry_after.and_then(|value| value.to_str().ok());
        retry_after
            .and_then(|text| moment::retry_wait(text, now))
            .or_else(|| {
                let limit = self.rate_limit()?;
                let is_used_up =
                    self.status == StatusCode::TOO_MANY_REQUESTS || limit.remaining == Some(0);
                Some(moment::until(limit.reset.filter(|_| is_used_up)?, now))
            })
    }

    /// What the service calls the request, if messages may quote it.
    pub(super) fn request_id(&self) -> Option<&str> {
        let find = |end: &&str| {
            let is_it = |name: &&HeaderName| name.as_str().replace(['-', '_'], "").ends_with(end);
            self.word(self.headers.keys().find(is_it)?.clone())
        };
        REQUEST_IDS.iter().find_map(find)
    }

    /// A header's value before its parameters, if messages may quote it.
    fn word(&self, name: HeaderName) -> Option<&str> {
        let text = self.headers.get(name)?.to_str().ok()?;
        let word = text.split(';').next()?.trim();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/+-._".contains(&byte);
        ((1..=100).contains(&word.len()) && word.bytes().all(is_plain)).then_some(word)
    }
}

/// Shows the names of the headers: a value may be a secret.
impl fmt::Debug for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.headers.keys().map(HeaderName::as_str).collect();
        f.debug_struct("Head")
            .field("status", &self.status)
            .field("headers", &names)
            .finish()
    }
}
