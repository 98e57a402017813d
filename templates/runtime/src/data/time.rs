//! Dates, times and durations: the string in JSON, and its value as a type of jiff.
//!
//! Any string is read, and written back unchanged: no response is rejected because of a format. Strings set by the program are
//! checked. The module `time_format` parses the strings.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

pub use ::jiff;

use jiff::{SignedDuration, Span, Timestamp, ZonedDateTime, civil, tz};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::decode_error::DecodeError;
use super::time_format as format;
use super::validate::Validate;

/// Reads any string. In: what an error names as the expected value.
struct StringVisitor(&'static str);

impl Visitor<'_> for StringVisitor {
    type Value = Box<str>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Box<str>, E> {
        Ok(text.into())
    }
}

macro_rules! written {
    ($(#[doc = $doc:literal])* $name:ident, $expected:literal, $has_format:expr, from $($from:ty)*) => {
        $(#[doc = $doc])*
        #[derive(Clone)]
        pub struct $name(Box<str>);

        impl $name {
            /// Creates a value from a string in the program's own code.
            ///
            /// # Panics
            ///
            /// If the string does not have the format. `parse` returns an error instead.
            #[must_use]
            #[track_caller]
            pub fn from_static(text: &'static str) -> Self {
                assert!($has_format(text), "{text:?} is not {}", $expected);
                Self(text.into())
            }

            /// Returns the string, as in JSON. If a service sent it, it may have another format.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = DecodeError;

            fn from_str(text: &str) -> Result<Self, DecodeError> {
                if $has_format(text) {
                    Ok(Self(text.into()))
                } else {
                    Err(DecodeError::new(concat!("invalid value: string, expected ", $expected)))
                }
            }
        }

        /// Whether both are the same string, or denote the same value.
        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0 || self.meaning().is_some_and(|meaning| Some(meaning) == other.meaning())
            }
        }

        impl Eq for $name {}

        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                let meaning = self.meaning();
                if meaning.is_none() {
                    self.0.hash(state);
                }
                meaning.hash(state);
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.pad(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(&self.0)
            }
        }

        impl Validate for $name {}

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(StringVisitor($expected)).map(Self)
            }
        }

        $(
            impl From<$from> for $name {
                fn from(value: $from) -> Self {
                    Self(value.to_string().into())
                }
            }
        )*
    };
}

written! {
    /// A point in time in the format of RFC 3339, such as `2024-02-29T12:30:00Z`. Without an offset it is read as UTC.
    DateTime, "a date-time of RFC 3339", |text| format::date_time(text).is_some(), from Timestamp
}

impl DateTime {
    /// Returns the point in time; `None` if the string is not a date-time, or is out of jiff's range, such as the last day of the
    /// year 9999.
    #[must_use]
    pub fn timestamp(&self) -> Option<Timestamp> {
        let (date_time, offset) = format::date_time(&self.0)?;
        tz::Offset::from_seconds(offset.unwrap_or(0))
            .ok()?
            .to_timestamp(date_time)
            .ok()
    }

    /// Returns the date and time as written, ignoring the offset; `None` if the string is not a date-time.
    #[must_use]
    pub fn civil(&self) -> Option<civil::DateTime> {
        format::date_time(&self.0).map(|(date_time, _)| date_time)
    }

    fn meaning(&self) -> Option<Timestamp> {
        self.timestamp()
    }
}

/// Keeps the offset, but not the name of the time zone.
impl From<ZonedDateTime> for DateTime {
    fn from(value: ZonedDateTime) -> Self {
        Self(
            value
                .timestamp()
                .display_with_offset(value.offset())
                .to_string()
                .into(),
        )
    }
}

written! {
    /// A date, such as `2024-02-29`. Many services append a time, which is kept and ignored.
    Date, "a date", |text| format::date(text).is_some(), from civil::Date
}

impl Date {
    /// Returns the date; `None` if the string is not a date.
    #[must_use]
    pub fn date(&self) -> Option<civil::Date> {
        format::date(&self.0)
    }

    fn meaning(&self) -> Option<civil::Date> {
        self.date()
    }
}

written! {
    /// A time of day, such as `12:30:00` or `12:30:00+02:00`.
    Time, "a time of day", |text| format::time(text).is_some(), from civil::Time
}

impl Time {
    /// Returns the time as written, ignoring the offset; `None` if the string is not a time of day.
    #[must_use]
    pub fn time(&self) -> Option<civil::Time> {
        format::time(&self.0).map(|(time, _)| time)
    }

    fn meaning(&self) -> Option<(civil::Time, Option<i32>)> {
        format::time(&self.0)
    }
}

written! {
    /// A duration in the format of ISO 8601, such as `PT5M`, `P1Y35D` or `-PT5M`.
    Duration, "a duration of ISO 8601", format::is_duration, from Span SignedDuration
}

impl Duration {
    /// Returns the span; `None` if the string is not a duration, or is out of jiff's range.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        self.parsed()
    }

    /// Returns the exact length; `None` if the string is not a duration, has days or longer units, or is out of jiff's range.
    #[must_use]
    pub fn length(&self) -> Option<SignedDuration> {
        self.parsed()
    }

    /// jiff reads other formats too, such as `5 minutes`.
    fn parsed<T: FromStr>(&self) -> Option<T> {
        if format::is_duration(&self.0) {
            self.0.parse().ok()
        } else {
            None
        }
    }

    fn meaning(&self) -> Option<jiff::SpanFieldwise> {
        self.span().map(Span::fieldwise)
    }
}

impl From<std::time::Duration> for Duration {
    fn from(value: std::time::Duration) -> Self {
        SignedDuration::try_from(value)
            .unwrap_or(SignedDuration::MAX)
            .into()
    }
}

/// What is accepted for a field of a date or a time.
#[doc(hidden)]
#[macro_export]
macro_rules! time_fields {
    () => {
        runtime::accept! { runtime::DateTime: runtime::jiff::Timestamp }
        runtime::accept! { runtime::Date: runtime::jiff::civil::Date }
        runtime::accept! { runtime::Time: runtime::jiff::civil::Time }
        runtime::accept! { runtime::Duration: runtime::jiff::Span, runtime::jiff::SignedDuration, ::std::time::Duration }
    };
}
