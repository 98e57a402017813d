//! Timestamps and durations as real servers write them: each decodes in a whole page, and is written back as it was.
//!
//! In: pages with one time or duration in them. Out: jiff's value of it, where jiff can hold it, and the same text.

use browser_session::runtime::{DateTime, Duration, decode, decode_strict};
use browser_session::types::{
    Action, EmailReadAction, Observation, SnapshotMetadata, ViewportData,
};
use browser_session_service::fixtures::{self, TagAt, with_tag};
use jiff::{SignedDuration, Span, Timestamp, ToSpan};
use serde_json::{Value, from_value, json, to_value};

/// Puts `value` at `pointer` into a page, reads the page, and holds what is written against what was read.
fn page_with(pointer: &str, value: &str) -> Observation {
    let mut page = fixtures::page_fullest();
    *page.pointer_mut(pointer).expect("the fullest page has it") = json!(value);
    let text = with_tag(&page, TagAt::First);
    let read: Observation =
        decode(text.as_bytes()).unwrap_or_else(|error| panic!("{value}: {error}"));
    assert_eq!(to_value(&read).expect("JSON"), page, "{value}");
    read
}

fn refusal(pointer: &str, value: Value) -> String {
    let mut page = fixtures::page_fullest();
    *page.pointer_mut(pointer).expect("the fullest page has it") = value;
    decode_strict::<Observation>(page.to_string().as_bytes())
        .map_or_else(|error| error.to_string(), |_| "read".to_owned())
}

/// Reads `text` in each of a page's three places for a timestamp; `None` is a time that jiff cannot hold.
fn check_timestamp(text: &str, expected: Option<&str>) {
    let expected = expected.map(|text| text.parse::<Timestamp>().expect("an RFC 3339 timestamp"));
    let timestamp = page_with("/metadata/timestamp", text)
        .metadata
        .timestamp
        .expect("it was there");
    for read in [
        page_with("/started_at", text).started_at,
        page_with("/ended_at", text).ended_at,
        timestamp,
    ] {
        assert_eq!((read.timestamp(), read.as_str()), (expected, text));
        assert_eq!(format!("{read} {read:?}"), format!("{text} {text}"));
    }
}

#[test]
fn timestamps_are_read_as_servers_write_them() {
    let rows = [
        ("2026-01-31T12:00:00Z", Some("2026-01-31T12:00:00Z")),
        ("2026-01-31t12:00:00z", Some("2026-01-31T12:00:00Z")),
        ("2026-01-31T12:00:00+00:00", Some("2026-01-31T12:00:00Z")),
        ("2026-01-31T12:00:00-00:00", Some("2026-01-31T12:00:00Z")),
        ("2026-01-31T12:00:00+05:30", Some("2026-01-31T06:30:00Z")),
        ("2026-01-31T12:00:00-08:00", Some("2026-01-31T20:00:00Z")),
        ("2026-01-31T12:00:00", Some("2026-01-31T12:00:00Z")),
        ("2026-01-31 12:00:00", Some("2026-01-31T12:00:00Z")),
        (
            "2026-01-31T12:00:00.123456",
            Some("2026-01-31T12:00:00.123456Z"),
        ),
        (
            "2026-01-31T12:00:00.123456Z",
            Some("2026-01-31T12:00:00.123456Z"),
        ),
        (
            "2026-01-31T12:00:00.000001+02:00",
            Some("2026-01-31T10:00:00.000001Z"),
        ),
        ("2026-01-31T12:00:00.1", Some("2026-01-31T12:00:00.1Z")),
        (
            "2026-01-31T12:00:00.123456789123Z",
            Some("2026-01-31T12:00:00.123456789Z"),
        ),
        ("2024-02-29T23:59:59Z", Some("2024-02-29T23:59:59Z")),
        ("2016-12-31T23:59:60Z", Some("2016-12-31T23:59:59Z")),
        (
            "1969-12-31T23:59:59.999999",
            Some("1969-12-31T23:59:59.999999Z"),
        ),
        ("0001-01-01T00:00:00", Some("0001-01-01T00:00:00Z")),
        ("0001-01-01T00:00:00Z", Some("0001-01-01T00:00:00Z")),
        ("0001-01-01T00:00:00+14:00", Some("0000-12-31T10:00:00Z")),
        ("0000-01-01T00:00:00Z", Some("0000-01-01T00:00:00Z")),
        ("9999-12-30T21:59:59Z", Some("9999-12-30T21:59:59Z")),
        ("9999-12-31T23:59:59.999999", None),
        ("9999-12-31T23:59:59.999999Z", None),
    ];
    for (text, expected) in rows {
        check_timestamp(text, expected);
    }
}

#[test]
fn what_is_no_timestamp_is_kept_without_a_value() {
    let texts = [
        "",
        "now",
        "2026-01-31",
        "12:00:00",
        "2026-02-30T12:00:00Z",
        "2026-13-01T00:00:00Z",
        "2026-01-31T24:00:01Z",
        "2026-01-31T12:00:00+25:00",
        "2026-01-31T12:00:00Zulu",
        "2026-01-31T12:00:00.Z",
        "26-01-31T12:00:00Z",
        "1769860800",
        " 2026-01-31T12:00:00Z",
    ];
    for text in texts {
        check_timestamp(text, None);
        assert!(text.parse::<DateTime>().is_err(), "{text}");
    }
}

#[test]
fn a_timestamp_of_another_type_is_an_error_that_names_the_place() {
    let rows = [
        (
            "/ended_at",
            json!(1_769_860_800),
            "ended_at: invalid type: integer 1769860800, expected a date-time of RFC 3339; `decode` accepts it",
        ),
        (
            "/metadata/timestamp",
            json!({}),
            "metadata.timestamp: invalid type: object, expected a date-time of RFC 3339; `decode` accepts it",
        ),
        (
            "/started_at",
            Value::Null,
            "started_at: invalid type: null, expected a date-time of RFC 3339; `decode` accepts it",
        ),
    ];
    for (pointer, value, expected) in rows {
        assert_eq!(refusal(pointer, value), expected);
    }
}

#[test]
fn timestamps_are_equal_by_what_they_mean() {
    let time = |text: &str| text.parse::<DateTime>().expect("a date-time");
    assert_eq!(
        time("2026-01-31T12:00:00"),
        time("2026-01-31T14:00:00.000+02:00")
    );
    assert_ne!(
        time("2026-01-31T12:00:00"),
        time("2026-01-31T12:00:00+02:00")
    );
    assert_eq!(time("9999-12-31T23:59:59Z"), time("9999-12-31T23:59:59Z"));
}

#[test]
fn what_is_set_is_written_as_rfc_3339() {
    let metadata =
        || SnapshotMetadata::new("t", "u", ViewportData::new(0, 0, 0, 0, 0, 0), Vec::new());
    let noon: Timestamp = "2026-01-31T12:00:00Z".parse().expect("a timestamp");
    let zoned = "2026-01-31T12:00:00+05:30"
        .parse::<DateTime>()
        .expect("a date-time");
    assert_eq!(
        json!(metadata().timestamp(noon))["timestamp"],
        json!("2026-01-31T12:00:00Z")
    );
    assert_eq!(
        json!(metadata().timestamp(zoned))["timestamp"],
        json!("2026-01-31T12:00:00+05:30")
    );
    assert_eq!(json!(metadata())["timestamp"], Value::Null);
}

/// Where the fullest page has an `email_read`.
const TIMEDELTA: &str = "/space/actions/24/timedelta";

/// Reads `text` as the duration of an action in a whole page.
fn check_duration(text: &str, span: Option<Span>, length: Option<SignedDuration>) {
    let page = page_with(TIMEDELTA, text);
    let Action::EmailRead(action) = &page.space.actions[24] else {
        panic!("another kind")
    };
    let read = action.timedelta.as_ref().expect("it was there");
    assert_eq!(
        (read.span().map(Span::fieldwise), read.length()),
        (span.map(Span::fieldwise), length),
        "{text}"
    );
    assert_eq!((read.as_str(), read.to_string().as_str()), (text, text));
}

#[test]
fn durations_are_read_as_iso_8601_has_them() {
    let rows = [
        (
            "PT5M",
            Some(5.minutes()),
            Some(SignedDuration::from_mins(5)),
        ),
        ("P1Y35D", Some(1.year().days(35)), None),
        (
            "-PT5M",
            Some(-5.minutes()),
            Some(SignedDuration::from_mins(-5)),
        ),
        ("PT0S", Some(0.seconds()), Some(SignedDuration::ZERO)),
        ("P1DT12H30M", Some(1.day().hours(12).minutes(30)), None),
        (
            "PT0.5S",
            Some(500.milliseconds()),
            Some(SignedDuration::from_millis(500)),
        ),
        ("P3W", Some(3.weeks()), None),
        (
            "PT90000S",
            Some(90_000.seconds()),
            Some(SignedDuration::from_secs(90_000)),
        ),
    ];
    for (text, span, length) in rows {
        check_duration(text, span, length);
    }
}

#[test]
fn a_duration_that_jiff_cannot_hold_keeps_the_page() {
    for text in [
        "P100000Y",
        "-P99999999999D",
        "PT99999999999999999999S",
        "P9223372036854775808W",
        "P0.5Y",
    ] {
        check_duration(text, None, None);
    }
}

#[test]
fn what_is_no_duration_is_kept_without_a_value() {
    for text in [
        "",
        "P",
        "PT",
        "5 minutes",
        "PT5",
        "P5S",
        "P1D1Y",
        "PT5M ",
        "300",
        "--PT5M",
    ] {
        check_duration(text, None, None);
        assert!(text.parse::<Duration>().is_err(), "{text}");
    }
    let expected = "space.actions[24].email_read.timedelta: invalid type: integer 300, expected a duration of ISO 8601; `decode` accepts it";
    assert_eq!(refusal(TIMEDELTA, json!(300)), expected);
}

#[test]
fn a_duration_can_be_null_absent_or_set() {
    let rows = [
        (EmailReadAction::new(), json!({"type": "email_read"})),
        (
            EmailReadAction::new().timedelta(None),
            json!({"type": "email_read", "timedelta": null}),
        ),
        (
            EmailReadAction::new().timedelta(SignedDuration::from_mins(-5)),
            json!({"type": "email_read", "timedelta": "-PT5M"}),
        ),
        (
            EmailReadAction::new().timedelta(1.year().days(35)),
            json!({"type": "email_read", "timedelta": "P1Y35D"}),
        ),
        (
            EmailReadAction::new().timedelta(std::time::Duration::from_millis(1500)),
            json!({"type": "email_read", "timedelta": "PT1.5S"}),
        ),
    ];
    for (action, expected) in rows {
        assert_eq!(json!(action), expected);
        assert_eq!(from_value::<EmailReadAction>(expected).ok(), Some(action));
    }
    let five: Duration = "PT300S".parse().expect("a duration");
    assert_ne!(
        EmailReadAction::new().timedelta,
        Some(five),
        "durations are equal unit by unit"
    );
}
