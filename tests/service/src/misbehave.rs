//! Responses on request: what a test wants for the next request, from a slow honest response to a body cut short.
//!
//! In: a test's choices. Out: the response that is sent. What HTTP libraries refuse to send is `raw`'s business.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, LOCATION};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use http_body_util::BodyExt;
use serde_json::{Value, json};

use crate::pace::Pace;

/// The response to one request.
///
/// Unless it is [`bare`](Script::bare), it counts against the rate limit and carries the three headers, where it does
/// not set them itself; only an [`honest`](Script::honest) one can be refused with 429 or 401.
#[derive(Clone, Debug)]
pub struct Script {
    pub(crate) delay: Duration,
    pub(crate) bare: bool,
    pub(crate) act: Act,
    headers: HeaderMap,
    pace: Pace,
}

#[derive(Clone, Debug)]
pub(crate) enum Act {
    Honest,
    HangUp,
    Respond(StatusCode, Bytes),
}

impl Script {
    fn new(act: Act) -> Self {
        Self {
            delay: Duration::ZERO,
            bare: false,
            act,
            headers: HeaderMap::new(),
            pace: Pace::AtOnce,
        }
    }

    /// How the service responds without a script; to be changed by the setters below.
    #[must_use]
    pub fn honest() -> Self {
        Self::new(Act::Honest)
    }

    /// The honest response, late.
    #[must_use]
    pub fn slow(delay: Duration) -> Self {
        Self::honest().after(delay)
    }

    /// No response: the connection is closed once the request has been read.
    #[must_use]
    pub fn hang_up() -> Self {
        Self::new(Act::HangUp).bare()
    }

    /// A status and a body without a content type or any header of its own.
    ///
    /// # Panics
    /// When `status` is not within 100 to 999.
    #[must_use]
    pub fn status(status: u16, body: impl Into<Bytes>) -> Self {
        let status = StatusCode::from_u16(status).expect("a status of three digits");
        Self::new(Act::Respond(status, body.into()))
    }

    /// A status and a body of any media type.
    ///
    /// # Panics
    /// When `status` is not within 100 to 999 or `content_type` cannot be a header value.
    #[must_use]
    pub fn body(status: u16, content_type: &str, body: impl Into<Bytes>) -> Self {
        Self::status(status, body).header(CONTENT_TYPE.as_str(), content_type)
    }

    /// A status and a JSON body; for a text whose order of keys matters use [`Script::json_text`].
    ///
    /// # Panics
    /// When `status` is not within 100 to 999.
    #[must_use]
    pub fn json(status: u16, body: &Value) -> Self {
        Self::json_text(status, body.to_string())
    }

    /// A status and a body sent as JSON, byte for byte.
    ///
    /// # Panics
    /// When `status` is not within 100 to 999.
    #[must_use]
    pub fn json_text(status: u16, body: impl Into<Bytes>) -> Self {
        Self::body(status, "application/json", body)
    }

    /// The HTML page of a gateway in front of the service: 502, and no header of the service's.
    #[must_use]
    pub fn html_502() -> Self {
        let page = "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n\
                    <center><h1>502 Bad Gateway</h1></center>\r\n</body>\r\n</html>\r\n";
        Self::body(502, "text/html", page).bare()
    }

    /// A redirect with this status (301, 302, 303, 307, 308) to this location.
    ///
    /// # Panics
    /// When `status` is not within 100 to 999 or `location` cannot be a header value.
    #[must_use]
    pub fn redirect(status: u16, location: &str) -> Self {
        Self::status(status, "").header(LOCATION.as_str(), location)
    }

    /// A 429 with the service's body and exactly these headers next to the content type.
    ///
    /// # Panics
    /// When a name or value cannot be a header.
    #[must_use]
    pub fn too_many(headers: &[(&str, &str)]) -> Self {
        let body = json!({"message": "Rate limit exceeded", "detail": "Slow down"});
        let script = Self::json(429, &body).bare();
        headers
            .iter()
            .fold(script, |script, (name, value)| script.header(name, value))
    }

    /// A 422 whose `detail` is a text, as a handler that raises it by hand gives, not the declared list.
    #[must_use]
    pub fn unprocessable(detail: &str) -> Self {
        Self::json(422, &json!({"detail": detail}))
    }

    /// Adds a header, also a repeated one; it replaces those of the same name that the service would write.
    ///
    /// # Panics
    /// When the name or value cannot be a header.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        let name: HeaderName = name.parse().expect("a header name");
        self.headers.append(
            name,
            HeaderValue::from_bytes(value.as_bytes()).expect("a header value"),
        );
        self
    }

    /// Waits before the response.
    #[must_use]
    pub fn after(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    /// As from a gateway in front of the service: not counted by the rate limit, and without its headers.
    #[must_use]
    pub fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// Sends the body in pieces of `piece` bytes with a pause after each, chunked.
    ///
    /// # Panics
    /// When `piece` is 0.
    #[must_use]
    pub fn drip(mut self, piece: usize, every: Duration) -> Self {
        assert!(piece > 0, "a drip of nothing never ends");
        self.pace = Pace::Drip { piece, every };
        self
    }

    /// Announces the whole body's length, sends only its first `after` bytes, and closes the connection.
    #[must_use]
    pub fn cut_after(mut self, after: usize) -> Self {
        self.pace = Pace::Cut { after };
        self
    }

    /// Streams spaces after the body until it is `total` bytes long, chunked: JSON stays valid, and memory is not needed.
    #[must_use]
    pub fn pad_to(mut self, total: u64) -> Self {
        self.pace = Pace::Padded {
            total,
            announced: false,
        };
        self
    }

    /// The same, with the length announced beforehand.
    #[must_use]
    pub fn pad_to_announced(mut self, total: u64) -> Self {
        self.pace = Pace::Padded {
            total,
            announced: true,
        };
        self
    }

    pub(crate) fn plain(status: StatusCode, body: &Bytes) -> Response {
        let mut response = Response::new(Body::from(body.clone()));
        *response.status_mut() = status;
        response
    }

    /// Gives a response the script's headers and pace.
    pub(crate) async fn shape(self, response: Response) -> Response {
        let (mut head, body) = response.into_parts();
        for name in self.headers.keys() {
            head.headers.remove(name);
        }
        for (name, value) in &self.headers {
            head.headers.append(name, value.clone());
        }
        if matches!(self.pace, Pace::AtOnce) {
            return Response::from_parts(head, body);
        }
        head.headers.remove(CONTENT_LENGTH);
        let whole = body
            .collect()
            .await
            .map(http_body_util::Collected::to_bytes)
            .unwrap_or_default();
        if let Some(length) = self.pace.announced(whole.len() as u64) {
            head.headers
                .insert(CONTENT_LENGTH, HeaderValue::from(length));
        }
        Response::from_parts(head, self.pace.body(whole))
    }
}
