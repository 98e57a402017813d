//! What a service sent that is not as the document declares it, and was read all the same.

use std::borrow::Cow;
use std::fmt;
use std::slice;

use super::segment::{Segment, write_path};

/// A value that a service sent, or did not send, that is not as the document declares it, and that was read all the same.
///
/// The JSON that came is kept, and written back until the field is assigned.
///
/// Displayed as `space.actions[3].timeout: expected another type, found "30", read as 30`.
#[derive(Clone, Debug, PartialEq)]
pub struct Deviation {
    pub(super) path: Vec<Segment>,
    pub(super) kind: DeviationKind,
    pub(super) came: Cow<'static, str>,
    pub(super) read_as: Cow<'static, str>,
}

/// In which way a value is not as the document declares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DeviationKind {
    /// A required property is absent.
    Missing,
    /// It is `null`, and the document declares no `null`.
    Null,
    /// It has another type than the one that the document declares.
    Type,
}

impl DeviationKind {
    /// Returns `missing`, `null` or `type`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Null => "null",
            Self::Type => "type",
        }
    }

    /// What was expected, for a message.
    pub(super) fn expected(self) -> &'static str {
        match self {
            Self::Missing => "Field required",
            Self::Null => "Input should not be null",
            Self::Type => "Input should have the type that the document declares",
        }
    }
}

impl fmt::Display for DeviationKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}

impl Deviation {
    /// The path of the value, for example `space.actions[3].timeout`; empty for the whole body.
    #[must_use]
    pub fn path(&self) -> String {
        Path(&self.path).to_string()
    }

    /// The path of the value with `[]` for each index: deviations of the items of an array have the same.
    #[must_use]
    pub fn path_pattern(&self) -> String {
        let mut pattern = String::new();
        for step in &self.path {
            match step {
                Segment::Index(_) => pattern.push_str("[]"),
                Segment::Key(_) => {
                    let key = Path(slice::from_ref(step)).to_string();
                    let is_quoted = key.starts_with('[');
                    pattern.push_str(if pattern.is_empty() || is_quoted {
                        ""
                    } else {
                        "."
                    });
                    pattern.push_str(&key);
                }
            }
        }
        pattern
    }

    /// The path of the value, outermost step first.
    #[must_use]
    pub fn segments(&self) -> &[Segment] {
        &self.path
    }

    /// In which way the value is not as declared.
    #[must_use]
    pub fn kind(&self) -> DeviationKind {
        self.kind
    }

    /// What came, in at most 100 characters: nothing if a property is missing. Secrets are `[redacted]`, and what is in an array or
    /// an object is not shown.
    #[must_use]
    pub fn came(&self) -> &str {
        &self.came
    }

    /// What it was read as: `absent`, `empty` for the empty value of its type, or the value.
    #[must_use]
    pub fn read_as(&self) -> &str {
        &self.read_as
    }
}

impl fmt::Display for Deviation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path();
        let colon = if path.is_empty() { "" } else { ": " };
        write!(out, "{path}{colon}")?;
        match self.kind {
            DeviationKind::Missing => out.write_str("missing")?,
            DeviationKind::Null => out.write_str("found null")?,
            DeviationKind::Type => write!(out, "expected another type, found {}", self.came)?,
        }
        write!(out, ", read as {}", self.read_as)
    }
}

struct Path<'a>(&'a [Segment]);

impl fmt::Display for Path<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_path(out, self.0)
    }
}
