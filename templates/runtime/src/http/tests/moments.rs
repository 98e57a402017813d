//! `Retry-After` and `X-RateLimit-*` hold anything.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{super::head::Head, runtime::RateLimit};
use reqwest::{
    StatusCode,
    header::{HeaderMap, HeaderName, HeaderValue},
};

const NOW: &str = "Wed, 01 Jan 2025 00:00:00 GMT";
const NOW_UNIX: u64 = 1_735_689_600;

fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
    let line = |(name, value): &(&'static str, &str)| {
        (
            HeaderName::from_static(name),
            HeaderValue::from_bytes(value.as_bytes()).unwrap(),
        )
    };
    lines.iter().map(line).collect()
}

fn wait(status: u16, lines: &[(&'static str, &str)]) -> Option<Duration> {
    let status = StatusCode::from_u16(status).unwrap();
    Head::new(status, headers(lines), SystemTime::now()).asked_wait()
}

#[test]
fn retry_after_is_read_as_hostile_text() {
    let seconds = Duration::from_secs;
    let table = [
        ("0", Some(seconds(0))),
        ("7", Some(seconds(7))),
        (" 7 ", Some(seconds(7))),
        ("1.2", Some(seconds(2))),
        ("1.0", Some(seconds(1))),
        ("99999999999", Some(seconds(99_999_999_999))),
        ("99999999999999999999999999", Some(seconds(u64::MAX))),
        ("18446744073709551615.5", Some(seconds(u64::MAX))),
        ("Wed, 01 Jan 2025 00:00:30 GMT", Some(seconds(30))),
        ("Wednesday, 01-Jan-25 00:00:30 GMT", Some(seconds(30))),
        ("Tue, 31 Dec 2024 23:59:59 GMT", Some(seconds(0))),
        ("Thu, 01 Jan 1970 00:00:00 GMT", Some(seconds(0))),
        (
            "Fri, 31 Dec 9999 23:59:59 GMT",
            Some(seconds(253_402_300_799 - NOW_UNIX)),
        ),
        ("", None),
        ("-5", None),
        ("+5", None),
        ("1e9", None),
        ("NaN", None),
        ("inf", None),
        ("0x10", None),
        (".5", None),
        ("5.", None),
        ("1.-2", None),
        ("soon", None),
        ("٣", None),
        ("Wed, 99 Jan 2025 00:00:30 GMT", None),
        ("2025-01-01T00:00:30Z", None),
    ];
    for (text, expected) in table {
        assert_eq!(
            wait(503, &[("date", NOW), ("retry-after", text)]),
            expected,
            "{text:?}"
        );
    }
}

#[test]
fn resets_come_in_every_unit() {
    let table = [
        (NOW_UNIX.to_string(), Some(0)),
        ((NOW_UNIX + 9).to_string(), Some(9)),
        (format!("{}.25", NOW_UNIX + 9), Some(10)),
        (((NOW_UNIX + 9) * 1000).to_string(), Some(9)),
        (((NOW_UNIX + 9) * 1_000_000).to_string(), Some(9)),
        (((NOW_UNIX + 9) * 1_000_000_000).to_string(), Some(9)),
        ((NOW_UNIX - 9).to_string(), Some(0)),
        ("30".to_owned(), Some(30)),
        ("0".to_owned(), Some(0)),
        ("253402300799".to_owned(), Some(253_402_300_799 - NOW_UNIX)),
        ("-1".to_owned(), None),
        ("NaN".to_owned(), None),
        ("tomorrow".to_owned(), None),
        (String::new(), None),
    ];
    for (text, expected) in table {
        let found = wait(429, &[("date", NOW), ("x-ratelimit-reset", &text)]);
        assert_eq!(found, expected.map(Duration::from_secs), "{text:?}");
    }
    let huge = wait(
        429,
        &[
            ("date", NOW),
            ("x-ratelimit-reset", "99999999999999999999999999"),
        ],
    );
    assert!(huge > Some(Duration::from_secs(1_000_000_000)), "{huge:?}");
}

#[test]
fn a_reset_is_no_wait_while_requests_are_left() {
    let reset = ("x-ratelimit-reset", "30");
    assert_eq!(wait(503, &[reset, ("x-ratelimit-remaining", "5")]), None);
    assert_eq!(wait(503, &[reset]), None);
    assert!(wait(503, &[reset, ("x-ratelimit-remaining", "0")]).is_some());
    assert!(wait(429, &[reset, ("x-ratelimit-remaining", "5")]).is_some());
    let both = [reset, ("retry-after", "2")];
    assert_eq!(wait(429, &both), Some(Duration::from_secs(2)));
    let broken = [reset, ("retry-after", "never")];
    assert!(wait(429, &broken) > Some(Duration::from_secs(25)));
}

#[test]
fn rate_limits_say_what_could_be_read() {
    let read = |lines: &[(&'static str, &str)]| RateLimit::read(&headers(lines), SystemTime::now());
    assert_eq!(read(&[]), None);
    assert_eq!(read(&[("x-ratelimit-limit", "many")]), None);
    let limit = read(&[
        ("x-ratelimit-limit", "100, 100;w=60"),
        ("x-ratelimit-remaining", "-1"),
    ])
    .unwrap();
    assert_eq!(
        (limit.limit, limit.remaining, limit.reset),
        (Some(100), None, None)
    );
    let limit = read(&[
        ("x-ratelimit-remaining", "3"),
        ("x-ratelimit-reset", "1735689600"),
    ])
    .unwrap();
    assert_eq!(
        limit.reset,
        Some(UNIX_EPOCH + Duration::from_secs(NOW_UNIX))
    );
    assert_eq!(limit.resets_in(), Some(Duration::ZERO));
    let ahead = read(&[("x-ratelimit-reset", "100")]).unwrap();
    assert!(ahead.reset.unwrap() > SystemTime::now());
}

#[test]
fn a_date_that_is_none_is_not_trusted() {
    let wait = wait(
        503,
        &[
            ("date", "yesterday"),
            ("retry-after", "Fri, 31 Dec 9999 23:59:59 GMT"),
        ],
    );
    assert!(wait > Some(Duration::from_secs(200_000_000_000)));
}
