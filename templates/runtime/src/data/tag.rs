//! The value of a tag, which selects the variant of a union, and which a struct of that variant always writes.
//!
//! Does not depend on unions or structs.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};

use super::content::Content;
use super::whole::whole;

/// The value of a tag as it was read: a string, an integer or a boolean.
#[derive(Clone, Debug)]
pub struct Tag<'de> {
    text: Cow<'de, str>,
    kind: TagKind,
}

/// The JSON type of a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagKind {
    /// A string.
    Text,
    /// An integer.
    Integer,
    /// A boolean.
    Boolean,
}

impl Tag<'_> {
    /// The tag of a union that is made of nothing.
    pub(super) fn none() -> Self {
        Self {
            text: Cow::Borrowed(""),
            kind: TagKind::Text,
        }
    }

    /// The string itself, or the integer or boolean as JSON writes it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same, if it has the JSON type of the literals: the integer `1` is not the string `"1"`.
    #[inline]
    #[must_use]
    pub fn text_like(&self, literals: &[impl Literal]) -> Option<&str> {
        literals
            .first()
            .filter(|literal| self.is_like(*literal))
            .map(|_| &*self.text)
    }

    /// Whether it has the JSON type of the literal: the integer `1` is not the string `"1"`.
    #[inline]
    #[must_use]
    pub fn is_like(&self, literal: &dyn Literal) -> bool {
        self.kind == literal.kind()
    }

    /// Whether it equals this literal.
    #[must_use]
    pub fn is(&self, literal: &dyn Literal) -> bool {
        self.is_like(literal) && self.text == literal.text()
    }
}

/// The value of a tag in the document: a string, an integer or a boolean.
pub trait Literal: fmt::Debug {
    /// The JSON type of the value.
    fn kind(&self) -> TagKind;

    /// The string itself, or the integer or boolean as JSON writes it.
    fn text(&self) -> Cow<'_, str>;
}

impl Literal for &str {
    fn kind(&self) -> TagKind {
        TagKind::Text
    }

    fn text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

impl Literal for i64 {
    fn kind(&self) -> TagKind {
        TagKind::Integer
    }

    fn text(&self) -> Cow<'_, str> {
        Cow::Owned(self.to_string())
    }
}

impl Literal for bool {
    fn kind(&self) -> TagKind {
        TagKind::Boolean
    }

    fn text(&self) -> Cow<'_, str> {
        Cow::Owned(self.to_string())
    }
}

impl<'de> From<Tag<'de>> for Content<'de> {
    fn from(tag: Tag<'de>) -> Self {
        match tag.kind {
            TagKind::Text => Self::Text(tag.text),
            TagKind::Boolean => Self::Bool(tag.text == "true"),
            TagKind::Integer => match (tag.text.parse(), tag.text.parse()) {
                (Ok(value), _) => Self::Unsigned(value),
                (_, Ok(value)) => Self::Signed(value),
                _ => Self::Null,
            },
        }
    }
}

impl<'de> Deserialize<'de> for Tag<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TagVisitor)
    }
}

struct TagVisitor;

impl<'de> Visitor<'de> for TagVisitor {
    type Value = Tag<'de>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a string, an integer or a boolean")
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Tag<'de>, E> {
        Ok(Tag {
            text: Cow::Borrowed(text),
            kind: TagKind::Text,
        })
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Tag<'de>, E> {
        Ok(Tag {
            text: Cow::Owned(text.to_owned()),
            kind: TagKind::Text,
        })
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Tag<'de>, E> {
        Ok(Tag {
            text: Cow::Owned(value.to_string()),
            kind: TagKind::Integer,
        })
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Tag<'de>, E> {
        Ok(Tag {
            text: Cow::Owned(value.to_string()),
            kind: TagKind::Integer,
        })
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Tag<'de>, E> {
        match whole(value) {
            Some(value) => self.visit_i64(value),
            None => Err(E::invalid_type(Unexpected::Float(value), &self)),
        }
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Tag<'de>, E> {
        Ok(Tag {
            text: Cow::Owned(value.to_string()),
            kind: TagKind::Boolean,
        })
    }
}
