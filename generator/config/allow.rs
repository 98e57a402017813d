//! Data type: warnings and notes that the user allows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::text::deserialize_text;
use crate::diagnostic::{Code, Diagnostic, Severity, codes, nearest};
use crate::source::Location;

/// All warnings and notes of a code, written `code`, or those at one location, written `code@pointer`.
///
/// The pointer is what the warning's note shows: `/info/title`, or `pets.yaml#/Pet` in another file of the document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allow {
    /// The warning's code.
    pub code: &'static Code,
    /// The location, as it is displayed; `None` for all of the document.
    pub at: Option<String>,
}

impl Allow {
    /// Whether it allows this diagnostic. Errors are never allowed, even if their code has warnings too.
    pub fn means(&self, found: &Diagnostic) -> bool {
        // What is about a setting can be named by where the document shows it, too.
        let others = found.related.iter().filter(|_| found.setting.is_some());
        let mut all = [&found.at].into_iter().chain(others.map(|(at, _)| at));
        self.is_of(found.code, found.severity) && all.any(|at| self.is_at(at))
    }

    /// Whether it is about diagnostics of this code and severity.
    pub fn is_of(&self, code: &Code, severity: Severity) -> bool {
        *code == *self.code && severity != Severity::Error
    }

    fn is_at(&self, location: &Location) -> bool {
        self.at
            .as_ref()
            .is_none_or(|at| *at == location.pointer || *at == location.to_string())
    }
}

impl FromStr for Allow {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, at) = match text.split_once('@') {
            Some((name, at)) => (name, Some(at.strip_prefix('#').unwrap_or(at).to_owned())),
            None => (text, None),
        };
        let Some(code) = codes::find(name) else {
            let names = codes::ALL.iter().map(|code| code.name);
            let guess = nearest(name, names).map(|guess| format!("; did you mean `{guess}`?"));
            return Err(format!(
                "unknown code `{}`{}",
                name.escape_debug(),
                guess.unwrap_or_default()
            ));
        };
        if !code.can_be(Severity::Warning) && !code.can_be(Severity::Note) {
            return Err(format!(
                "`{name}` is an error; only warnings and notes can be allowed"
            ));
        }
        Ok(Self { code, at })
    }
}

impl<'de> Deserialize<'de> for Allow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_text(deserializer)
    }
}

impl Serialize for Allow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Allow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.at {
            Some(at) => write!(f, "{}@{at}", self.code.name),
            None => f.write_str(self.code.name),
        }
    }
}
