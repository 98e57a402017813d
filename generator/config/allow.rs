//! Noun: a warning that the user knows of.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

use super::text::deserialize_text;
use crate::diagnostic::{Code, Diagnostic, Severity, codes, nearest};
use crate::source::Place;

/// A warning by its code and the place it is found at, written `code@pointer`.
///
/// The pointer is what the warning's note shows: `/info/title`, or `pets.yaml#/Pet` in another file of the document.
///
/// ```
/// # use disjunct::config::Allow;
/// let allow: Allow = "yaml-tag@/info/title".parse().unwrap();
/// assert_eq!(allow.to_string(), "yaml-tag@/info/title");
/// assert!("yaml-tag".parse::<Allow>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allow {
    /// The warning's code.
    pub code: &'static Code,
    /// The place, as it is displayed.
    pub at: String,
}

impl Allow {
    /// Whether it is this diagnostic that is meant.
    pub fn means(&self, found: &Diagnostic) -> bool {
        found.code == self.code && self.is_at(&found.at)
    }

    fn is_at(&self, place: &Place) -> bool {
        self.at == place.pointer || self.at == place.to_string()
    }
}

impl FromStr for Allow {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((name, at)) = text.split_once('@') else {
            return Err(format!("`{}` does not say where: it is `code@pointer`", text.escape_debug()));
        };
        let Some(code) = codes::find(name) else {
            let names = codes::ALL.iter().map(|code| code.name);
            let guess = nearest(name, names).map(|guess| format!("; did you mean `{guess}`?"));
            return Err(format!("there is no code `{}`{}", name.escape_debug(), guess.unwrap_or_default()));
        };
        if code.severity == Severity::Error {
            return Err(format!("`{name}` is an error, and only warnings can be allowed"));
        }
        Ok(Self { code, at: at.strip_prefix('#').unwrap_or(at).to_owned() })
    }
}

impl<'de> Deserialize<'de> for Allow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl fmt::Display for Allow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.code.name, self.at)
    }
}
