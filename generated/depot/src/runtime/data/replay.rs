//! Decodes from [`Content`] as if from the text that it was read from.
//!
//! A union in it gets its tag first, at any position, so that nothing is buffered a second time: decoding stays linear, however
//! deep unions are nested. Errors have their path.

use std::borrow::Cow;
use std::fmt;

use serde::de::value::{CowStrDeserializer, MapAccessDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, Error, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;

use super::content::{Content, Entry, float};
use super::decode_error::DecodeError;
use super::entries::Entries;
use super::held::{HOLD, Held};
use super::members::{Members, Seen};
use super::memory;
use super::reader::Reader;
use super::verbatim::{NUMBERS, RAW, Verbatim};
use super::whole::whole;

macro_rules! deserialize_integers {
    ($($method:ident)*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            match self {
                Self::Float(value) => match whole(value) {
                    Some(value) => visitor.visit_i64(value),
                    None => visitor.visit_f64(value),
                },
                Self::Number(text) => Self::Float(finite(&text)?).$method(visitor),
                other => other.deserialize_any(visitor),
            }
        }
    )* };
}

/// The number that a literal denotes, as the decoder reads it.
fn finite(number: &str) -> Result<f64, DecodeError> {
    let value = float(number);
    if value.is_finite() {
        Ok(value)
    } else {
        Err(DecodeError::new(
            "expected a number that is not out of range",
        ))
    }
}

impl<'de> Deserializer<'de> for Content<'de> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self {
            Self::Null => visitor.visit_unit(),
            Self::Bool(value) => visitor.visit_bool(value),
            Self::Unsigned(value) => visitor.visit_u64(value),
            Self::Signed(value) => visitor.visit_i64(value),
            Self::Float(value) => visitor.visit_f64(value),
            Self::Number(text) => visitor.visit_f64(finite(&text)?),
            Self::Text(text) => visit_text(text, visitor),
            Self::Array(items) => visitor.visit_seq(Items::new(items)),
            object @ Self::Object(_) => object.deserialize_map(visitor),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self {
            Self::Text(text) => visit_text(text, visitor),
            other => Err(refuse(&other, &visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self {
            Self::Bool(value) => visitor.visit_bool(value),
            other => Err(refuse(&other, &visitor)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self {
            Self::Array(items) => visitor.visit_seq(Items::new(items)),
            other => Err(refuse(&other, &visitor)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let Self::Object(entries) = self else {
            return Err(refuse(&self, &visitor));
        };
        let mut visitor = Some(visitor);
        let mut value = None;
        lend(entries, &mut |members| {
            if let Some(visitor) = visitor.take() {
                value = Some(visitor.visit_map(members)?);
            }
            Ok(())
        })?;
        Ok(value.unwrap_or_else(|| unreachable!("`lend` calls its argument")))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self {
            Self::Null => visitor.visit_none(),
            some => visitor.visit_some(some),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match (name, self) {
            (HOLD, value) => visitor.visit_map(Held(value)),
            (RAW, value) => visitor.visit_map(Verbatim(value.to_json().into())),
            (NUMBERS, Self::Number(text)) => visitor.visit_map(Verbatim(text)),
            (_, value) => visitor.visit_newtype_struct(value),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match self {
            Self::Text(text) => {
                CowStrDeserializer::new(text).deserialize_enum(name, variants, visitor)
            }
            object @ Self::Object(_) => object.deserialize_map(ExternallyTagged {
                name,
                variants,
                visitor,
            }),
            other => other.deserialize_any(visitor),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_unit()
    }

    deserialize_integers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match self {
            Self::Array(items) if items.len() > length => Err(DecodeError::too_long()),
            other => other.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct identifier
    }
}

/// Reads an object as an enum whose variant is the only key.
struct ExternallyTagged<V> {
    name: &'static str,
    variants: &'static [&'static str],
    visitor: V,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for ExternallyTagged<V> {
    type Value = V::Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(out)
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<V::Value, A::Error> {
        let entries = MapAccessDeserializer::new(entries);
        entries.deserialize_enum(self.name, self.variants, self.visitor)
    }
}

fn visit_text<'de, V: Visitor<'de>>(
    text: Cow<'de, str>,
    visitor: V,
) -> Result<V::Value, DecodeError> {
    match text {
        Cow::Borrowed(text) => {
            memory::take_string(text.len())?;
            visitor.visit_borrowed_str(text)
        }
        Cow::Owned(text) => {
            memory::take_string(text.capacity())?;
            visitor.visit_string(text)
        }
    }
}

struct Items<'de> {
    items: std::vec::IntoIter<Content<'de>>,
    index: usize,
}

impl<'de> Items<'de> {
    fn new(items: Vec<Content<'de>>) -> Self {
        Self {
            items: items.into_iter(),
            index: 0,
        }
    }
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = DecodeError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        let Some(item) = self.items.next() else {
            return Ok(None);
        };
        let index = self.index;
        self.index += 1;
        if let Err(error) = memory::take_element(size_of::<T::Value>(), index) {
            return Err(error.behind(index));
        }
        match seed.deserialize(item) {
            Ok(item) => Ok(Some(item)),
            Err(error) => Err(error.behind(index)),
        }
    }
}

/// Passes the properties of an object to a function. They are read as those in text are, so that no type has two readers.
// It depends on no type, so that it is compiled once.
#[inline(never)]
fn lend<'de>(
    entries: Vec<Entry<'de>>,
    read: &mut dyn FnMut(Members<'_, 'de, '_>) -> Result<(), DecodeError>,
) -> Result<(), DecodeError> {
    let mut entries = Entries::new(entries);
    let read = memory::with(|memory| {
        let mut reader = Reader::inside("", memory);
        let mut seen = Seen::ended();
        read(Members::of_content(&mut reader, &mut seen, &mut entries))
    });
    read.map_err(|error| entries.add_tags(error))
}

/// The error for a value that is not of the expected type.
#[cold]
#[inline(never)]
fn refuse(found: &Content<'_>, expected: &dyn Expected) -> DecodeError {
    let found = match found {
        Content::Null => Unexpected::Unit,
        Content::Bool(value) => Unexpected::Bool(*value),
        Content::Unsigned(value) => Unexpected::Unsigned(*value),
        Content::Signed(value) => Unexpected::Signed(*value),
        Content::Float(value) => Unexpected::Float(*value),
        Content::Number(text) => match finite(text) {
            Ok(value) => Unexpected::Float(value),
            Err(error) => return error,
        },
        Content::Text(_) => Unexpected::Str(""),
        Content::Array(_) => Unexpected::Seq,
        Content::Object(_) => Unexpected::Map,
    };
    DecodeError::invalid_type(found, expected)
}
