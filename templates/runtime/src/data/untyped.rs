//! JSON that is kept as text: values without a type in the document, and unknown values.

use std::borrow::Cow;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use std::sync::OnceLock;

use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Visitor};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
pub use serde_json::Value as JsonValue;
use serde_json::Value;
use serde_json::value::RawValue;

use super::content::{Content, ContentVisitor, Entry, Key};
use super::decode::decode;
use super::decode_error::DecodeError;
use super::memory;
use super::reader::Reader;
use super::validate::Validate;
use super::verbatim::{RAW, VERBATIM};

/// A JSON value of any type, including `null`, kept as the text that was read.
///
/// It is parsed on first use as the [`Value`] that it dereferences to, or when [`parse`](Self::parse) reads a type from it. What
/// [`decode`](super::decode()) reads is written with the same digits, and with its keys in the same order: `9007199254740993`,
/// `1.10` and `1e400` are unchanged, although a [`Value`] of them is rounded to the nearest `f64`. Changing the [`Value`] replaces
/// the text.
///
/// Deserializers of `serde_json` that read JSON text keep the text too, except within a union whose variants are distinguished by
/// required properties; with other deserializers it keeps what a [`Value`] keeps. Serializers of `serde_json` that write JSON text
/// write the text, all others the [`Value`].
///
/// Like a [`Value`], it cannot represent a number that is not finite, and is `null` instead. `Debug` shows only its shape, as it
/// may contain a secret.
#[derive(Clone, Default)]
pub struct Untyped {
    /// The JSON text. `None` if the value was created or changed as a [`Value`].
    text: Option<Box<str>>,
    value: OnceLock<Box<Value>>,
}

impl Untyped {
    /// Creates a value of JSON text that has been checked. Line breaks are removed, as JSON that is written on one line must stay
    /// on one line.
    pub(super) fn of_text(text: Cow<'_, str>) -> Self {
        let text = if text.contains(['\n', '\r']) {
            compact(&text)
        } else {
            text.into_owned()
        };
        Self {
            text: Some(text.into()),
            value: OnceLock::new(),
        }
    }

    /// Returns the JSON text.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        match &self.text {
            Some(text) => Cow::Borrowed(text),
            None => Cow::Owned(self.to_string()),
        }
    }

    /// Reads a value of the type `T` from the text.
    ///
    /// # Errors
    ///
    /// Under the conditions of [`decode`](super::decode()).
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, DecodeError> {
        decode(self.text().as_bytes())
    }

    /// Converts into the [`Value`].
    #[must_use]
    pub fn into_inner(self) -> Value {
        let _ = &*self;
        self.value.into_inner().map_or(Value::Null, |value| *value)
    }

    fn of_content(content: &Content<'_>) -> Self {
        Self::of_text(content.to_json().into())
    }
}

/// The text without white space between its tokens.
#[cold]
fn compact(text: &str) -> String {
    let (mut in_string, mut escaped) = (false, false);
    let is_kept = |&character: &char| {
        if in_string {
            in_string = escaped || character != '"';
            escaped = !escaped && character == '\\';
            true
        } else {
            in_string = character == '"';
            !character.is_ascii_whitespace()
        }
    };
    text.chars().filter(is_kept).collect()
}

/// The value of checked text. Numbers that are out of range become the nearest ones in range.
fn parse_checked(text: &str) -> Value {
    memory::limited(usize::MAX, |memory| {
        let mut reader = Reader::new(text, memory);
        reader.rounds = true;
        Value::deserialize(&mut reader).unwrap_or_default()
    })
}

impl Deref for Untyped {
    type Target = Value;

    fn deref(&self) -> &Value {
        self.value.get_or_init(|| {
            let value = self.text.as_deref().map(parse_checked);
            Box::new(value.unwrap_or_default())
        })
    }
}

impl DerefMut for Untyped {
    fn deref_mut(&mut self) -> &mut Value {
        let mut value = std::mem::take(self).into_inner();
        self.value
            .get_or_init(|| Box::new(std::mem::take(&mut value)));
        match self.value.get_mut() {
            Some(value) => value,
            None => unreachable!("it was set just now"),
        }
    }
}

impl fmt::Debug for Untyped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &**self {
            Value::Null => out.write_str("null"),
            Value::Bool(_) => out.write_str("boolean"),
            Value::Number(_) => out.write_str("number"),
            Value::String(_) => out.write_str("string"),
            Value::Array(items) => write!(out, "array of {}", items.len()),
            Value::Object(fields) => out.debug_set().entries(fields.keys()).finish(),
        }
    }
}

/// Values are equal if their text or their [`Value`] is equal.
impl PartialEq for Untyped {
    fn eq(&self, other: &Self) -> bool {
        let is_same_text = self.text.is_some() && self.text == other.text;
        is_same_text || **self == **other
    }
}

impl PartialEq<Value> for Untyped {
    fn eq(&self, other: &Value) -> bool {
        **self == *other
    }
}

impl<T: Into<Value>> From<T> for Untyped {
    fn from(value: T) -> Self {
        Self {
            text: None,
            value: Box::new(value.into()).into(),
        }
    }
}

/// Reads JSON text.
impl FromStr for Untyped {
    type Err = DecodeError;

    fn from_str(text: &str) -> Result<Self, DecodeError> {
        decode(text.as_bytes())
    }
}

/// What is accepted for a field of any JSON.
#[doc(hidden)]
#[macro_export]
macro_rules! untyped_fields {
    () => {
        runtime::accept! { runtime::Untyped: runtime::JsonValue, bool, i32, i64, u64, f64, &str, String }
    };
}

impl Validate for Untyped {}

impl Serialize for Untyped {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.text {
            Some(text) if writes_json_text::<S>() => serde_json::from_str::<&RawValue>(text)
                .map_err(S::Error::custom)?
                .serialize(serializer),
            _ => (**self).serialize(serializer),
        }
    }
}

/// Whether the serializer is that of `serde_json` that writes text, that of parameters and forms, or a wrapper of one: others
/// would write the internal form in which [`RawValue`] is passed to them. For a serializer that is not recognized, the [`Value`]
/// is written.
fn writes_json_text<S>() -> bool {
    let name = std::any::type_name::<S>();
    name.contains("serde_json::ser::Serializer<") || name.contains("::tree::TreeSerializer")
}

impl<'de> Deserialize<'de> for Untyped {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(RAW, UntypedVisitor)
    }
}

struct UntypedVisitor;

macro_rules! visit_plain_values {
    ($($method:ident($($value:ident: $ty:ty)?))*) => { $(
        fn $method<E: serde::de::Error>(self, $($value: $ty)?) -> Result<Untyped, E> {
            ContentVisitor.$method($($value)?).map(|content| Untyped::of_content(&content))
        }
    )* };
}

impl<'de> Visitor<'de> for UntypedVisitor {
    type Value = Untyped;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    visit_plain_values! {
        visit_unit() visit_none() visit_bool(value: bool) visit_u64(value: u64) visit_i64(value: i64) visit_f64(value: f64)
        visit_str(value: &str) visit_string(value: String)
    }

    /// A deserializer that does not provide text.
    fn visit_newtype_struct<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<Untyped, D::Error> {
        let (content, size) = memory::counted(|| Content::deserialize(deserializer));
        memory::give_back(size);
        counted(content?.to_json().into())
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Untyped, D::Error> {
        Untyped::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Untyped, A::Error> {
        let (content, size) = memory::counted(|| ContentVisitor.visit_seq(items));
        memory::give_back(size);
        counted(content?.to_json().into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Untyped, A::Error> {
        if map.size_hint() == VERBATIM {
            return counted(map.next_value_seed(Key)?);
        }
        let Some(first) = map.next_key_seed(Key)? else {
            return counted("{}".into());
        };
        if first == RAW {
            let text = map.next_value_seed(Key)?;
            check(&text).map_err(DecodeError::retold)?;
            return counted(text);
        }
        let (content, size) = memory::counted(|| read_object(first, map));
        memory::give_back(size);
        counted(content?.to_json().into())
    }
}

/// Reads the rest of the object whose first key is `first`.
fn read_object<'de, A: MapAccess<'de>>(
    first: Cow<'de, str>,
    mut map: A,
) -> Result<Content<'de>, A::Error> {
    let mut entries: Vec<Entry<'de>> = vec![(first, map.next_value()?)];
    while let Some(key) = map.next_key_seed(Key)? {
        entries.push((key, map.next_value()?));
    }
    Ok(Content::Object(entries))
}

/// Checks text that another decoder has read.
fn check(text: &str) -> Result<(), DecodeError> {
    memory::limited(usize::MAX, |memory| {
        let mut reader = Reader::new(text, memory);
        reader.verbatim()?;
        reader.end()
    })
}

/// Counts the memory of checked text, and keeps the text as a value.
fn counted<E: serde::de::Error>(text: Cow<'_, str>) -> Result<Untyped, E> {
    memory::take_string(text.len()).map_err(DecodeError::retold)?;
    Ok(Untyped::of_text(text))
}
