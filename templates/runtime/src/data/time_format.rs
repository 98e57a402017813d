//! The formats of dates, times and durations: RFC 3339 and ISO 8601, and variants that real servers use.
//!
//! In: a string. Out: values of jiff's types, or `None`. The offset of a time may be missing; `t`, `z` and a space instead of `T`
//! are accepted too, and a date may be followed by a time.

use jiff::civil::{Date, DateTime, Time};

/// A date: `2024-02-29`. If a time follows, the date is the one that is written, ignoring the offset.
pub(crate) fn date(text: &str) -> Option<Date> {
    let mut rest = Rest(text.as_bytes());
    let date = rest.date()?;
    if rest.end() {
        Some(date)
    } else {
        date_time(text).map(|(date_time, _)| date_time.date())
    }
}

/// A time, and the offset of its clock from UTC in seconds: `12:30:00.5+02:00`.
pub(crate) fn time(text: &str) -> Option<(Time, Option<i32>)> {
    let mut rest = Rest(text.as_bytes());
    let found = (rest.time()?, rest.offset()?);
    rest.end().then_some(found)
}

/// A date and a time: `2024-02-29T12:30:00Z`.
pub(crate) fn date_time(text: &str) -> Option<(DateTime, Option<i32>)> {
    let mut rest = Rest(text.as_bytes());
    let date = rest.date()?;
    rest.any(b"Tt ")?;
    let found = (date.to_datetime(rest.time()?), rest.offset()?);
    rest.end().then_some(found)
}

/// Whether it is a duration of any size: `P1Y35D`, `-PT5M`, `PT0.5S`, `P3W`.
pub(crate) fn is_duration(text: &str) -> bool {
    let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
    let Some(units) = unsigned.strip_prefix(['P', 'p']) else {
        return false;
    };
    match units.split_once(['T', 't']) {
        None => !units.is_empty() && are_amounts(units, "YMWD"),
        Some((dates, times)) => {
            !times.is_empty() && are_amounts(dates, "YMWD") && are_amounts(times, "HMS")
        }
    }
}

/// Whether the string consists of amounts of these units, each at most once and in this order.
fn are_amounts(mut text: &str, mut units: &str) -> bool {
    while !text.is_empty() {
        let Some(end) = text.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ',') else {
            return false;
        };
        let (amount, rest) = text.split_at(end);
        let mut parts = amount.splitn(2, ['.', ',']);
        if !parts.all(|part| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit())) {
            return false;
        }
        let unit = rest.chars().next().map(|unit| unit.to_ascii_uppercase());
        let Some(place) = unit.and_then(|unit| units.find(unit)) else {
            return false;
        };
        (text, units) = (&rest[1..], &units[place + 1..]);
    }
    true
}

/// The rest of the string.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn end(&self) -> bool {
        self.0.is_empty()
    }

    fn any(&mut self, of: &[u8]) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        of.contains(&first).then(|| {
            self.0 = rest;
            first
        })
    }

    fn number(&mut self, digits: usize) -> Option<i16> {
        let (number, rest) = self.0.split_at_checked(digits)?;
        self.0 = rest;
        number.iter().try_fold(0, |sum, digit| {
            digit
                .is_ascii_digit()
                .then(|| sum * 10 + i16::from(digit - b'0'))
        })
    }

    fn small(&mut self) -> Option<i8> {
        self.number(2)?.try_into().ok()
    }

    fn date(&mut self) -> Option<Date> {
        let year = self.number(4)?;
        self.any(b"-")?;
        let month = self.small()?;
        self.any(b"-")?;
        Date::new(year, month, self.small()?).ok()
    }

    /// Seconds may be missing. A leap second is read as the second before it.
    fn time(&mut self) -> Option<Time> {
        let hour = self.small()?;
        self.any(b":")?;
        let minute = self.small()?;
        if self.any(b":").is_none() {
            return Time::new(hour, minute, 0, 0).ok();
        }
        let second = match self.small()? {
            60 => 59,
            second => second,
        };
        let nanoseconds = if self.any(b".,").is_some() {
            self.fraction()?
        } else {
            0
        };
        Time::new(hour, minute, second, nanoseconds).ok()
    }

    /// Digits after nanoseconds are truncated.
    fn fraction(&mut self) -> Option<i32> {
        let digits = self
            .0
            .iter()
            .take_while(|digit| digit.is_ascii_digit())
            .count();
        let (fraction, rest) = self.0.split_at(digits);
        self.0 = rest;
        let nine = fraction
            .iter()
            .copied()
            .chain(std::iter::repeat(b'0'))
            .take(9);
        (digits > 0).then(|| nine.fold(0, |sum, digit| sum * 10 + i32::from(digit - b'0')))
    }

    /// The outer `None` is an error, the inner one means that there is no offset.
    #[allow(clippy::option_option)]
    fn offset(&mut self) -> Option<Option<i32>> {
        match self.any(b"Zz+-") {
            None => Some(None),
            Some(b'+') => self.hours_and_minutes().map(Some),
            Some(b'-') => self.hours_and_minutes().map(|seconds| Some(-seconds)),
            Some(_) => Some(Some(0)),
        }
    }

    fn hours_and_minutes(&mut self) -> Option<i32> {
        let hours = self.small()?;
        let colon = self.any(b":").is_some();
        let minutes = if colon || !self.end() {
            self.small()?
        } else {
            0
        };
        (hours < 24 && minutes < 60).then(|| (i32::from(hours) * 60 + i32::from(minutes)) * 60)
    }
}
