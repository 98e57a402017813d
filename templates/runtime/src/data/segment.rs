//! A step of a path into a JSON value, and the format of a path.
//!
//! Used by decoding errors and by violations. Does not depend on either.

use std::borrow::Cow;
use std::fmt;

use serde::{Serialize, Serializer};

/// A step of a path into a JSON value.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Segment {
    /// A field of an object, a key of a map, or the tag of a union.
    Key(Cow<'static, str>),
    /// An index into an array, starting at 0.
    Index(usize),
}

impl From<&'static str> for Segment {
    fn from(key: &'static str) -> Self {
        Self::Key(Cow::Borrowed(key))
    }
}

impl From<String> for Segment {
    fn from(key: String) -> Self {
        Self::Key(Cow::Owned(key))
    }
}

impl From<usize> for Segment {
    fn from(index: usize) -> Self {
        Self::Index(index)
    }
}

impl Serialize for Segment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Key(key) => serializer.serialize_str(key),
            Self::Index(index) => index.serialize(serializer),
        }
    }
}

/// The longest key that is shown in full, in bytes: a service can send keys of any length.
const LONGEST: usize = 256;

/// Writes `space.actions[3].click`; a key that would be ambiguous is written as `["a.b"]`.
///
/// # Errors
///
/// If the formatter returns an error.
pub fn write_path<'a>(
    out: &mut fmt::Formatter<'_>,
    path: impl IntoIterator<Item = &'a Segment>,
) -> fmt::Result {
    for (depth, segment) in path.into_iter().enumerate() {
        match segment {
            Segment::Index(index) => write!(out, "[{index}]")?,
            Segment::Key(key) if key.len() > LONGEST => {
                let start: String = key.chars().take(LONGEST / 4).collect();
                write!(out, "[{start:?}…]")?;
            }
            Segment::Key(key) if !is_plain(key) => write!(out, "[{key:?}]")?,
            Segment::Key(key) if depth == 0 => out.write_str(key)?,
            Segment::Key(key) => write!(out, ".{key}")?,
        }
    }
    Ok(())
}

/// Whether a character is invisible, or changes how its neighbours are displayed: such a key is shown escaped.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

fn is_plain(key: &str) -> bool {
    let is_odd = |c: char| c.is_whitespace() || is_hidden(c) || matches!(c, '.' | '[' | ']' | '"');
    !key.is_empty() && !key.contains(is_odd)
}
