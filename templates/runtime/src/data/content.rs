//! A JSON value that is buffered until its type is known.
//!
//! Its strings are borrowed from the input if possible. The module `replay` decodes values from it.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::verbatim::{NUMBERS, VERBATIM};

/// A JSON value that is buffered until its type is known.
#[derive(Clone)]
pub enum Content<'de> {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// An integer that is not negative.
    Unsigned(u64),
    /// A negative integer.
    Signed(i64),
    /// Any other number.
    Float(f64),
    /// Any other number, as it was written.
    Number(Cow<'de, str>),
    /// A string.
    Text(Cow<'de, str>),
    /// An array.
    Array(Vec<Content<'de>>),
    /// An object.
    Object(Vec<Entry<'de>>),
}

/// A key of an object, and its value.
pub(crate) type Entry<'de> = (Cow<'de, str>, Content<'de>);

impl<'de> Deserialize<'de> for Content<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(NUMBERS, ContentVisitor)
    }
}

impl Content<'_> {
    /// The value as JSON text.
    pub(super) fn to_json(&self) -> String {
        let mut text = String::new();
        self.write_json(&mut text);
        text
    }

    fn write_json(&self, out: &mut String) {
        match self {
            Self::Null => out.push_str("null"),
            Self::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
            Self::Unsigned(value) => out.push_str(&value.to_string()),
            Self::Signed(value) => out.push_str(&value.to_string()),
            Self::Float(value) => out.push_str(&serde_json::Value::from(*value).to_string()),
            Self::Number(text) => out.push_str(text),
            Self::Text(text) => write_string(text, out),
            Self::Array(items) => {
                let mut separator = '[';
                for item in items {
                    out.push(separator);
                    item.write_json(out);
                    separator = ',';
                }
                out.push_str(if separator == '[' { "[]" } else { "]" });
            }
            Self::Object(entries) => {
                let mut separator = '{';
                for (key, value) in entries {
                    out.push(separator);
                    write_string(key, out);
                    out.push(':');
                    value.write_json(out);
                    separator = ',';
                }
                out.push_str(if separator == '{' { "{}" } else { "}" });
            }
        }
    }
}

/// The number that a literal denotes; it may be infinite.
pub(super) fn float(number: &str) -> f64 {
    number.parse().unwrap_or(f64::NAN)
}

/// Writes a string with its quotes.
pub(super) fn write_string(text: &str, out: &mut String) {
    out.push_str(&serde_json::Value::from(text).to_string());
}

pub(super) struct ContentVisitor;

impl<'de> Visitor<'de> for ContentVisitor {
    type Value = Content<'de>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Content<'de>, E> {
        Ok(Content::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Content<'de>, E> {
        Ok(Content::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Content<'de>, D::Error> {
        Content::deserialize(deserializer)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Content<'de>, E> {
        Ok(Content::Bool(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Content<'de>, E> {
        Ok(Content::Unsigned(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Content<'de>, E> {
        Ok(Content::Signed(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Content<'de>, E> {
        Ok(Content::Float(value))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Content<'de>, E> {
        Ok(Content::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Content<'de>, E> {
        Ok(Content::Text(Cow::Owned(text)))
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Content<'de>, E> {
        Ok(Content::Text(Cow::Borrowed(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Content<'de>, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Content::Array(items))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<Content<'de>, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Content<'de>, A::Error> {
        if map.size_hint() == VERBATIM {
            return map.next_value_seed(Key).map(Content::Number);
        }
        let mut entries = Vec::new();
        while let Some(key) = map.next_key_seed(Key)? {
            entries.push((key, map.next_value()?));
        }
        Ok(Content::Object(entries))
    }
}

/// Reads a key, borrowed from the input if possible.
pub(crate) struct Key;

impl<'de> DeserializeSeed<'de> for Key {
    type Value = Cow<'de, str>;

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for Key {
    type Value = Cow<'de, str>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a key")
    }

    #[inline]
    fn visit_borrowed_str<E: Error>(self, key: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(key))
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(key.to_owned()))
    }

    fn visit_string<E: Error>(self, key: String) -> Result<Self::Value, E> {
        Ok(Cow::Owned(key))
    }
}
