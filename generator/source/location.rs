//! A location in the document, without its source text.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use super::pointer;

/// The key at the root for the trees of the document's other files, by path.
pub const FILES_KEY: &str = "x-disjunct-files";

/// A node of the bundled tree, or a part of it.
///
/// Displayed like a reference: `/paths/~1pets`, or `schemas/Pet.yaml#/properties` in another file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// JSON pointer into the one bundled tree.
    pub pointer: String,
    /// Which part of the node.
    pub on: On,
}

/// The part of a node that a [`Location`] refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum On {
    /// The value.
    Value,
    /// The key of the value.
    Key,
    /// These bytes in the file of the pointer: something without a pointer, such as the second of two equal keys.
    Text(Range<usize>),
}

impl Location {
    /// The value at `pointer`.
    pub fn value(pointer: impl Into<String>) -> Self {
        Self {
            pointer: pointer.into(),
            on: On::Value,
        }
    }

    /// The key of the value at `pointer`.
    pub fn key(pointer: impl Into<String>) -> Self {
        Self {
            pointer: pointer.into(),
            on: On::Key,
        }
    }

    /// Some bytes of the file that contains `pointer`.
    pub fn text(pointer: impl Into<String>, span: Range<usize>) -> Self {
        Self {
            pointer: pointer.into(),
            on: On::Text(span),
        }
    }

    /// The value at a pointer in the form that messages show: a pointer, or `file.yaml#` and a pointer in that file.
    pub fn written(text: &str) -> Self {
        match text
            .split_once('#')
            .filter(|(file, _)| !file.is_empty() && !file.starts_with('/'))
        {
            Some((file, inside)) => {
                Self::value(pointer::join(&format!("/{FILES_KEY}"), file) + inside)
            }
            None => Self::value(text.strip_prefix('#').unwrap_or(text)),
        }
    }

    /// The key of the file that contains the pointer (empty for the document itself), and the pointer inside that file.
    pub fn split(&self) -> (Cow<'_, str>, &str) {
        let below = self
            .pointer
            .strip_prefix('/')
            .and_then(|rest| rest.strip_prefix(FILES_KEY));
        let Some(rest) = below.and_then(|rest| rest.strip_prefix('/')) else {
            return (Cow::Borrowed(""), &self.pointer);
        };
        let (file, inside) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        (pointer::unescape(file), inside)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.split() {
            (file, inside) if file.is_empty() => f.write_str(inside),
            (file, inside) => write!(f, "{file}#{inside}"),
        }
    }
}

impl From<&str> for Location {
    fn from(pointer: &str) -> Self {
        Self::value(pointer)
    }
}

impl From<String> for Location {
    fn from(pointer: String) -> Self {
        Self::value(pointer)
    }
}

impl From<&String> for Location {
    fn from(pointer: &String) -> Self {
        Self::value(pointer)
    }
}

impl From<&Location> for Location {
    fn from(location: &Location) -> Self {
        location.clone()
    }
}
