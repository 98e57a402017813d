//! The limits that a service announces. In: the headers `X-RateLimit-Limit`, `-Remaining` and `-Reset`,
//! which may hold anything. Out: numbers and a time, or nothing. It must not know retries.

use std::time::{Duration, SystemTime};

use reqwest::header::HeaderMap;

use super::moment;

/// The rate limit in the headers of a response. What is missing or not readable is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RateLimit {
    /// Requests allowed in a window.
    pub limit: Option<u64>,
    /// Requests left in the current window.
    pub remaining: Option<u64>,
    /// When the window ends, by the service's clock.
    pub reset: Option<SystemTime>,
}

impl RateLimit {
    /// Reads the three headers; `None` if none of them has a value.
    pub(super) fn read(headers: &HeaderMap, received: SystemTime) -> Option<Self> {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let number = |name: &str| text(name).and_then(moment::leading_number);
        let now = moment::now(headers, received);
        let limit = Self {
            limit: number("x-ratelimit-limit"),
            remaining: number("x-ratelimit-remaining"),
            reset: text("x-ratelimit-reset").and_then(|text| moment::reset_time(text, now)),
        };
        (limit
            != Self {
                limit: None,
                remaining: None,
                reset: None,
            })
        .then_some(limit)
    }

    /// Returns the time from now until [`reset`](Self::reset), by the clock of this machine; zero if it is past.
    #[must_use]
    pub fn resets_in(&self) -> Option<Duration> {
        self.reset.map(|reset| {
            reset
                .duration_since(SystemTime::now())
                .unwrap_or(Duration::ZERO)
        })
    }
}
