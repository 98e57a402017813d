//! Data type: what happens to values of a service that are not as declared.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What happens to values of a service that are not as the document declares them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Deviations {
    /// They are corrected where that is possible; what came is kept and reported.
    #[default]
    Correct,
    /// They are an error.
    Refuse,
}

impl FromStr for Deviations {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "correct" => Ok(Self::Correct),
            "refuse" => Ok(Self::Refuse),
            _ => Err("expected `correct` or `refuse`".to_owned()),
        }
    }
}
