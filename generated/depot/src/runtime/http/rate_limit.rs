//! The limits that a service announces. In: the headers `RateLimit` and `RateLimit-Policy` of the IETF, or `RateLimit-Limit`, `-Remaining`
//! and `-Reset`, also with `X-`, which may hold anything. Out: numbers and a time, or nothing. It must not know retries.

use std::time::{Duration, SystemTime};

use reqwest::header::HeaderMap;

use super::{moment, today::today};

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
    /// Reads the headers; `None` if none of them has a value.
    pub(super) fn read(headers: &HeaderMap, received: SystemTime) -> Option<Self> {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let either = |name: &str| text(name).or_else(|| text(&format!("x-{name}")));
        let number = |name: &str| either(name).and_then(moment::leading_number);
        let now = moment::now(headers, received);
        let limits = text("ratelimit").unwrap_or_default();
        let policy = text("ratelimit-policy").unwrap_or_default();
        let limit = Self {
            limit: number("ratelimit-limit")
                .or_else(|| parameter(limits, &["limit"]))
                .or_else(|| parameter(policy, &["q"])),
            remaining: number("ratelimit-remaining")
                .or_else(|| parameter(limits, &["r", "remaining"])),
            reset: either("ratelimit-reset")
                .and_then(|text| moment::reset_time(text, now))
                .or_else(|| {
                    let seconds = parameter(limits, &["t", "reset"])?;
                    now.checked_add(Duration::from_secs(seconds))
                }),
        };
        let is_silent = limit.limit.is_none() && limit.remaining.is_none() && limit.reset.is_none();
        (!is_silent).then_some(limit)
    }

    /// Returns the time from now until [`reset`](Self::reset), by the clock of this machine; zero if it is past.
    #[must_use]
    pub fn resets_in(&self) -> Option<Duration> {
        self.reset
            .map(|reset| reset.duration_since(today()).unwrap_or(Duration::ZERO))
    }
}

/// The first parameter of one of these names, in `"default";r=50;t=30` and the older `limit=100, remaining=50, reset=30`.
fn parameter(text: &str, names: &[&str]) -> Option<u64> {
    let mut parameters = text
        .split([',', ';'])
        .filter_map(|part| part.split_once('='));
    let (_, value) = parameters.find(|(name, _)| names.contains(&name.trim()))?;
    moment::leading_number(value)
}
