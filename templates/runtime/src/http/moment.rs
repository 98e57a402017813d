//! Times and waits as servers write them. In: values of headers, hostile until read. Out: `Duration`s and
//! `SystemTime`s, by arithmetic that cannot overflow. It must not know what a wait is for.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::header::{DATE, HeaderMap};

/// Unix times below this (September 2001) are no times but seconds from now: no clock shows them any more.
const FIRST_TIME: u64 = 1_000_000_000;

/// Unix times from this on (the year 33658) are not in seconds but in milliseconds, or finer.
const FIRST_MILLISECONDS: u64 = 1_000_000_000_000;

/// The service's clock where it shows it, so that a wrong clock on this side does no harm; else ours.
pub(super) fn now(headers: &HeaderMap, received: SystemTime) -> SystemTime {
    let date = headers.get(DATE).and_then(|value| value.to_str().ok());
    date.and_then(|text| httpdate::parse_http_date(text).ok())
        .unwrap_or(received)
}

/// `Retry-After`: seconds or an HTTP date; a date that is past is no wait.
pub(super) fn retry_wait(text: &str, now: SystemTime) -> Option<Duration> {
    let text = text.trim();
    seconds(text).map(Duration::from_secs).or_else(|| {
        httpdate::parse_http_date(text)
            .ok()
            .map(|time| until(time, now))
    })
}

/// `X-RateLimit-Reset`: a Unix time in any unit down to nanoseconds, or seconds from now.
pub(super) fn reset_time(text: &str, now: SystemTime) -> Option<SystemTime> {
    let mut number = seconds(text.trim())?;
    if number < FIRST_TIME {
        return now.checked_add(Duration::from_secs(number));
    }
    while number >= FIRST_MILLISECONDS {
        number = number.div_ceil(1000);
    }
    UNIX_EPOCH.checked_add(Duration::from_secs(number))
}

/// The number that a list such as `100, 100;w=60` opens with.
pub(super) fn leading_number(text: &str) -> Option<u64> {
    whole(text.split([',', ';']).next()?.trim())
}

/// Whole seconds, a fraction rounded up.
fn seconds(text: &str) -> Option<u64> {
    let Some((before, after)) = text.split_once('.') else {
        return whole(text);
    };
    let fraction = whole(after)?;
    Some(whole(before)?.saturating_add(u64::from(fraction > 0)))
}

/// Digits only; a number too large for 64 bits is the largest that fits.
fn whole(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

/// The time from one moment to another; none if that is past.
pub(super) fn until(time: SystemTime, now: SystemTime) -> Duration {
    time.duration_since(now).unwrap_or(Duration::ZERO)
}
