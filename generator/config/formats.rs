//! Data type: whether `format` of a string is checked.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Whether `validate()` checks the `format` of strings.
///
/// A response is never refused for a format, and dates, times, durations and base64 that the user writes always have theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Formats {
    /// It does not: a format describes values, as JSON Schema has it.
    #[default]
    Annotate,
    /// It does, for `byte` and all formats of JSON Schema except `idn-hostname`. A note lists formats that are not checked.
    Check,
}

impl FromStr for Formats {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "annotate" => Ok(Self::Annotate),
            "check" => Ok(Self::Check),
            _ => Err("expected `annotate` or `check`".to_owned()),
        }
    }
}
