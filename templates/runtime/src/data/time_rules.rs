//! The rules that dates, times and durations have their formats: a value that was read may be any string.

use super::formats::Format;
use super::subject::Subject;
use super::time::{Date, DateTime, Duration, Time};
use super::time_format;

/// `format: date-time`
#[must_use]
pub fn valid_date_time() -> Format {
    Format::new("date-time", |text| time_format::date_time(text).is_some())
}

/// `format: date`
#[must_use]
pub fn valid_date() -> Format {
    Format::new("date", |text| time_format::date(text).is_some())
}

/// `format: time`
#[must_use]
pub fn valid_time() -> Format {
    Format::new("time", |text| time_format::time(text).is_some())
}

/// `format: duration`
#[must_use]
pub fn valid_duration() -> Format {
    Format::new("duration", time_format::is_duration)
}

macro_rules! string_subjects {
    ($($ty:ty)*) => { $(
        impl Subject for $ty {
            type Target = str;

            fn subject(&self) -> Option<&str> {
                Some(self.as_str())
            }
        }
    )* };
}

string_subjects!(DateTime Date Time Duration);
