//! Data type: what happens to properties that a struct has no field for.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What happens to properties that a struct has no field for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum UnknownFields {
    /// They are kept in `extra`, and written back.
    #[default]
    Keep,
    /// They are skipped.
    Drop,
    /// They are an error.
    Deny,
}

impl FromStr for UnknownFields {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "keep" => Ok(Self::Keep),
            "drop" => Ok(Self::Drop),
            "deny" => Ok(Self::Deny),
            _ => Err("expected `keep`, `drop` or `deny`".to_owned()),
        }
    }
}
