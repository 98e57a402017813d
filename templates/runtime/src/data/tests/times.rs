//! Dates, times and durations: what real servers send, and that it is written back as it was.

use jiff::{SignedDuration, Timestamp, ToSpan, civil};

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{refuse, round_trip, runtime};
use runtime::{Date, DateTime, Duration, Rule, Time};

/// A string without the format: a response keeps it without a typed value, `rule` reports it, and a user cannot create it.
fn check_other<T, V>(text: &str, value: impl Fn(&T) -> Option<V>, rule: &impl Rule<T>, error: &str)
where
    T: DeserializeOwned + Serialize + PartialEq + Debug + Display + FromStr<Err: Display>,
    V: PartialEq + Debug,
{
    let read: T = round_trip(&format!("{text:?}"));
    assert_eq!(read.to_string(), text);
    assert_eq!(value(&read), None, "{text}");
    let mut report = runtime::Report::new();
    rule.check(&read, &mut report);
    let found = report.finish().expect_err(text);
    assert_eq!(found.as_slice()[0].kind, "string_format_mismatch");
    let written = text.parse::<T>();
    assert_eq!(
        written.err().map(|error| error.to_string()).as_deref(),
        Some(error),
        "{text}"
    );
}

/// A string with the format breaks no rule.
fn check_own<T: FromStr<Err: Debug>>(text: &str, rule: &impl Rule<T>) {
    let mut report = runtime::Report::new();
    rule.check(&text.parse::<T>().expect(text), &mut report);
    assert!(report.is_empty(), "{text}");
}

fn date_time(text: &str) -> DateTime {
    round_trip(&format!("{text:?}"))
}

#[test]
fn reads_date_times_of_all_kinds() {
    let noon: Timestamp = "2024-02-29T12:00:00Z".parse().expect("a timestamp");
    for text in [
        "2024-02-29T12:00:00Z",
        "2024-02-29T12:00:00",
        "2024-02-29t12:00:00z",
        "2024-02-29 12:00:00",
        "2024-02-29T12:00Z",
        "2024-02-29T14:00:00+02:00",
        "2024-02-29T14:00:00+0200",
        "2024-02-29T14:00:00+02",
        "2024-02-29T06:30:00-05:30",
        "2024-02-29T12:00:00.000000",
        "2024-02-29T12:00:00,0000000000000Z",
    ] {
        assert_eq!(date_time(text).timestamp(), Some(noon), "{text}");
        assert_eq!(date_time(text), DateTime::from(noon), "{text}");
    }
    let six = date_time("2024-02-29T12:00:00.123456")
        .timestamp()
        .expect("a timestamp");
    assert_eq!(six.subsec_nanosecond(), 123_456_000);
    assert_eq!(
        date_time("2016-12-31T23:59:60Z"),
        date_time("2016-12-31T23:59:59Z"),
        "a leap second"
    );
}

#[test]
fn reads_the_first_and_the_last_year() {
    assert_eq!(
        date_time("0001-01-01T00:00:00").timestamp(),
        "0001-01-01T00:00:00Z".parse().ok()
    );
    assert_eq!(
        date_time("0000-01-01T00:00:00Z").civil(),
        Some(civil::datetime(0, 1, 1, 0, 0, 0, 0))
    );
    let last = date_time("9999-12-31T23:59:59.999999Z");
    assert_eq!(last.timestamp(), None, "jiff ends a day earlier");
    assert_eq!(
        last.civil(),
        Some(civil::datetime(9999, 12, 31, 23, 59, 59, 999_999_000))
    );
    assert_ne!(last, date_time("9999-12-31T23:59:59Z"));
    assert_eq!(
        date_time("9999-12-29T00:00:00Z")
            .timestamp()
            .map(|time| time.to_string().len()),
        Some(20)
    );
}

#[test]
fn keeps_what_is_no_date_time() {
    for text in [
        "",
        "now",
        "2024-02-29",
        "12:00:00",
        "2023-02-29T12:00:00Z",
        "2024-13-01T00:00:00Z",
        "2024-01-01T24:00:00Z",
        "2024-01-01T00:00:61Z",
        "2024-01-01T00:00:00+24:00",
        "2024-01-01T00:00:00.Z",
        "2024-01-01T00:00:00Zz",
        "24-01-01T00:00:00Z",
        "2024-01-01T00:00:00+1",
        "２024-01-01T00:00:00Z",
        "2024-01-01T00:00:00Z ",
    ] {
        let error = "invalid value: string, expected a date-time of RFC 3339";
        check_other(
            text,
            DateTime::timestamp,
            &runtime::valid_date_time(),
            error,
        );
        check_other(text, DateTime::civil, &runtime::valid_date_time(), error);
    }
    check_own::<DateTime>("2024-02-29T12:00:00Z", &runtime::valid_date_time());
    assert_eq!(
        refuse::<DateTime>("1"),
        "invalid type: integer 1, expected a date-time of RFC 3339"
    );
}

#[test]
fn writes_rfc_3339() {
    let zoned = civil::date(2024, 2, 29)
        .at(12, 0, 0, 0)
        .to_zoned_datetime(jiff::tz::offset(2).to_time_zone())
        .expect("a time");
    assert_eq!(DateTime::from(zoned).as_str(), "2024-02-29T12:00:00+02:00");
    assert_eq!(
        DateTime::from(Timestamp::UNIX_EPOCH).to_string(),
        "1970-01-01T00:00:00Z"
    );
    assert_eq!(
        format!("{:?}", DateTime::from(Timestamp::UNIX_EPOCH)),
        "1970-01-01T00:00:00Z"
    );
    assert!("1970-01-01T00:00:00Z".parse::<DateTime>().is_ok());
}

#[test]
fn reads_dates_and_times() {
    assert_eq!(
        round_trip::<Date>(r#""2024-02-29""#).date(),
        Some(civil::date(2024, 2, 29))
    );
    for timed in [
        "2024-02-29T23:30:00.000+0000",
        "2024-02-29T23:30:00-08:00",
        "2024-02-29 00:00:00",
    ] {
        assert_eq!(
            round_trip::<Date>(&format!("{timed:?}")).date(),
            Some(civil::date(2024, 2, 29))
        );
    }
    for other in [
        "2023-02-29",
        "2024-02-29T",
        "2024-02-29T25:00:00Z",
        "2024-02-29x",
        "29.02.2024",
    ] {
        let error = "invalid value: string, expected a date";
        check_other(other, Date::date, &runtime::valid_date(), error);
    }
    check_own::<Date>("2024-02-29", &runtime::valid_date());
    assert_eq!(
        round_trip::<Time>(r#""12:30:00.5+02:00""#).time(),
        Some(civil::time(12, 30, 0, 500_000_000))
    );
    assert_ne!(
        round_trip::<Time>(r#""12:30:00""#),
        round_trip::<Time>(r#""12:30:00Z""#)
    );
    assert_eq!(
        Time::from(civil::time(12, 30, 0, 0)),
        round_trip::<Time>(r#""12:30""#)
    );
    let error = "invalid value: string, expected a time of day";
    check_other("25:00:00", Time::time, &runtime::valid_time(), error);
    check_own::<Time>("12:30", &runtime::valid_time());
}

#[test]
#[should_panic(expected = "\"2024-02-30\" is not a date")]
fn panics_on_a_date_in_code_that_is_none() {
    let _ = Date::from_static("2024-02-30");
}

#[test]
fn strings_without_a_format_are_equal_by_their_text() {
    let read = |text: &str| round_trip::<Date>(&format!("{text:?}"));
    assert_eq!(read("soon"), read("soon"));
    assert_ne!(read("soon"), read("later"));
    assert_ne!(read("soon"), read("2024-02-29"));
}

#[test]
fn reads_durations() {
    let duration = |text: &str| round_trip::<Duration>(&format!("{text:?}"));
    assert_eq!(
        duration("PT5M").length(),
        Some(SignedDuration::from_mins(5))
    );
    assert_eq!(
        duration("-PT5M").length(),
        Some(SignedDuration::from_mins(-5))
    );
    assert_eq!(
        duration("PT0.5S").length(),
        Some(SignedDuration::from_millis(500))
    );
    assert_eq!(
        duration("P1Y35D").span().map(|span| span.fieldwise()),
        Some(1.year().days(35).fieldwise())
    );
    assert_eq!(
        duration("P3W").span().map(|span| span.fieldwise()),
        Some(3.weeks().fieldwise())
    );
    assert_eq!(duration("P1Y").length(), None, "years have no one length");
    assert_eq!(
        duration("P1DT2H3M4.5S"),
        Duration::from(1.day().hours(2).minutes(3).seconds(4).milliseconds(500))
    );
    for text in [
        "P99999999999999Y",
        "P0.5Y",
        "-P99999999999999DT1H",
        "P1Y2M3W4D",
        "PT0,5H",
    ] {
        assert_eq!(duration(text).as_str(), text);
    }
    assert!(duration("P99999999999999Y").span().is_none());
    assert_eq!(
        Duration::from(std::time::Duration::MAX).length(),
        Some(SignedDuration::MAX)
    );
}

#[test]
fn keeps_what_is_no_duration() {
    for text in [
        "",
        "P",
        "PT",
        "P1YT",
        "5M",
        "P5",
        "P5X",
        "P1D1Y",
        "P1Y1Y",
        "PT1H1D",
        "P.5D",
        "P1.D",
        "5 minutes",
        "P１D",
        "P-1D",
    ] {
        let error = "invalid value: string, expected a duration of ISO 8601";
        let span = |read: &Duration| read.span().map(|span| span.fieldwise());
        check_other(text, span, &runtime::valid_duration(), error);
        check_other(text, Duration::length, &runtime::valid_duration(), error);
    }
    check_own::<Duration>("PT5M", &runtime::valid_duration());
}
