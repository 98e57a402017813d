//! The rate limit: a count of requests in a window, three headers on every response, and the 429.
//!
//! In: one call a request. Out: where the caller stands, written into the headers of each response.

use std::sync::Mutex;
use std::time::{Duration, UNIX_EPOCH};

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use serde_json::json;

use crate::Clock;
use crate::refusal;
use crate::state::lock;

/// The form in which a 429 says when to come back. The description does not mention the header: this service's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetryAfter {
    /// Not at all: there is only `X-RateLimit-Reset`.
    None,
    /// `Retry-After: 30`.
    Seconds,
    /// `Retry-After: Sun, 06 Nov 1994 08:49:37 GMT`.
    Date,
}

#[derive(Debug)]
pub(crate) struct Limiter {
    clock: Clock,
    retry_after: RetryAfter,
    window: Mutex<Window>,
}

#[derive(Debug)]
struct Window {
    limit: u32,
    length: Duration,
    opened: Option<Duration>,
    used: u32,
}

/// Where the caller stands after one request.
#[derive(Debug)]
pub(crate) struct Standing {
    limit: u32,
    remaining: u32,
    reset: u64,
    retry_after: Option<String>,
    pub(crate) refused: bool,
}

impl Limiter {
    pub(crate) fn new(limit: u32, length: Duration, clock: Clock, retry_after: RetryAfter) -> Self {
        let window = Mutex::new(Window {
            limit,
            length,
            opened: None,
            used: 0,
        });
        Self {
            clock,
            retry_after,
            window,
        }
    }

    pub(crate) fn set(&self, limit: u32, length: Duration) {
        *lock(&self.window) = Window {
            limit,
            length,
            opened: None,
            used: 0,
        };
    }

    pub(crate) fn reset(&self) {
        lock(&self.window).opened = None;
    }

    /// Counts one request.
    pub(crate) fn count(&self) -> Standing {
        let now = self.clock.now();
        let mut window = lock(&self.window);
        let end = window.end(now);
        let refused = window.used >= window.limit;
        window.used += u32::from(!refused);
        let reset = whole_seconds(end);
        Standing {
            limit: window.limit,
            remaining: window.limit - window.used,
            reset,
            retry_after: if refused {
                self.retry_after(end.saturating_sub(now), reset)
            } else {
                None
            },
            refused,
        }
    }

    fn retry_after(&self, wait: Duration, reset: u64) -> Option<String> {
        match self.retry_after {
            RetryAfter::None => None,
            RetryAfter::Seconds => Some(whole_seconds(wait).to_string()),
            RetryAfter::Date => Some(httpdate::fmt_http_date(
                UNIX_EPOCH + Duration::from_secs(reset),
            )),
        }
    }
}

impl Window {
    /// When the window ends that `now` is in; opens a fresh one where the last is over.
    fn end(&mut self, now: Duration) -> Duration {
        match self.opened {
            Some(opened) if now < opened.saturating_add(self.length) => {
                opened.saturating_add(self.length)
            }
            _ => {
                (self.opened, self.used) = (Some(now), 0);
                now.saturating_add(self.length)
            }
        }
    }
}

impl Standing {
    /// Writes the three headers (and `Retry-After` where there is one), except those that are there already.
    pub(crate) fn label(&self, headers: &mut HeaderMap) {
        let numbers = [
            ("x-ratelimit-limit", u64::from(self.limit)),
            ("x-ratelimit-remaining", u64::from(self.remaining)),
            ("x-ratelimit-reset", self.reset),
        ];
        for (name, number) in numbers {
            headers
                .entry(HeaderName::from_static(name))
                .or_insert(HeaderValue::from(number));
        }
        let retry_after = self.retry_after.as_deref().map(HeaderValue::from_str);
        if let Some(Ok(value)) = retry_after {
            headers.entry(RETRY_AFTER).or_insert(value);
        }
    }

    /// The 429 of a caller who has used up the window.
    pub(crate) fn refusal(&self) -> Response {
        let body = json!({
            "message": "Rate limit exceeded",
            "detail": format!("No more than {} requests until {}", self.limit, self.reset),
        });
        refusal::json(StatusCode::TOO_MANY_REQUESTS, &body)
    }
}

/// Rounded up, so that who waits until then is never early.
fn whole_seconds(time: Duration) -> u64 {
    time.as_secs() + u64::from(time.subsec_nanos() > 0)
}
