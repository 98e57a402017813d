//! Decodes from [`Content`] as if from the text that it was read from.
//!
//! A union in it gets its tag first, at any position, so that nothing is buffered a second time: decoding stays linear, however
//! deep unions are nested. Errors have their path.

use std::any::type_name;
use std::borrow::Cow;

use serde::de::value::{CowStrDeserializer, MapAccessDeserializer};
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::content::{Content, Entry, float};
use super::decode_error::DecodeError;
use super::held::{HOLD, Held};
use super::keys::{ASK_FOR_TAG, EXPECT_KEY};
use super::memory;
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
            Self::Text(Cow::Borrowed(text)) => {
                memory::with(|memory| memory.string(text.len()))?;
                visitor.visit_borrowed_str(text)
            }
            Self::Text(Cow::Owned(text)) => {
                memory::with(|memory| memory.string(text.capacity()))?;
                visitor.visit_string(text)
            }
            Self::Array(items) => visitor.visit_seq(Items {
                items: items.into_iter(),
                index: 0,
            }),
            Self::Object(entries) => visit_entries(entries, |entries| visitor.visit_map(entries)),
        }
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
            Self::Object(entries) => visit_entries(entries, |entries| {
                MapAccessDeserializer::new(entries).deserialize_enum(name, variants, visitor)
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
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple_struct map struct identifier
    }
}

struct Items<'de> {
    items: std::vec::IntoIter<Content<'de>>,
    index: usize,
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
        if let Err(error) = memory::with(|memory| memory.element(size_of::<T::Value>(), index)) {
            return Err(error.behind(index));
        }
        seed.deserialize(item)
            .map(Some)
            .map_err(|error| error.behind(index))
    }
}

fn visit_entries<'de, T>(
    entries: Vec<Entry<'de>>,
    visit: impl FnOnce(Entries<'de, '_>) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    let mut tags = Tags::default();
    let rest = entries.into_iter();
    let result = visit(Entries {
        rest,
        value: None,
        is_entry: false,
        entries: 0,
        tags: &mut tags,
    });
    result.map_err(|error| {
        let tags = tags.first.into_iter().chain(tags.further);
        tags.rev()
            .fold(error, |error, tag| error.behind(tag.into_owned()))
    })
}

/// The strings of the requested tags, the outermost first.
#[derive(Default)]
struct Tags<'de> {
    first: Option<Cow<'de, str>>,
    /// Those of unions that are variants.
    further: Vec<Cow<'de, str>>,
}

/// Whether it is what reads the properties of an object from [`Content`].
pub(super) fn is_content<A>() -> bool {
    type_name::<A>() == type_name::<Entries<'_, '_>>()
}

struct Entries<'de, 'tags> {
    rest: std::vec::IntoIter<Entry<'de>>,
    /// The entry whose key was returned last.
    value: Option<Entry<'de>>,
    /// Whether that key is not one of the expected fields.
    is_entry: bool,
    /// The number of such keys before it.
    entries: usize,
    tags: &'tags mut Tags<'de>,
}

impl Entries<'_, '_> {
    /// Counts the current value, whose storage has `size` bytes, and a map entry if its key is not that of a field.
    fn count(&mut self, size: usize) -> Result<(), DecodeError> {
        memory::with(|memory| {
            if std::mem::take(&mut self.is_entry) {
                memory.entry(size, self.entries)?;
                self.entries += 1;
            }
            memory.store_in(size);
            Ok(())
        })
    }
}

impl<'de> MapAccess<'de> for Entries<'de, '_> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        if self.rest.as_slice().is_empty() {
            return Ok(None);
        }
        seed.deserialize(NextKey(self)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        let Some((key, value)) = self.value.take() else {
            return Err(DecodeError::new("a value was requested before its key"));
        };
        let value = self
            .count(size_of::<T::Value>())
            .and_then(|()| seed.deserialize(value));
        value.map_err(|error| error.behind(key.into_owned()))
    }
}

/// Chooses the next entry only when a key is requested, as a union gets its tag first.
struct NextKey<'a, 'de, 'tags>(&'a mut Entries<'de, 'tags>);

impl<'de> NextKey<'_, 'de, '_> {
    fn take(self) -> CowStrDeserializer<'de, DecodeError> {
        self.0.value = self.0.rest.next();
        self.0.is_entry = true;
        let key = self.0.value.as_ref().map(|(key, _)| key.clone());
        CowStrDeserializer::new(key.unwrap_or_default())
    }

    /// Takes the next entry if it is one of these fields, and returns the index of the field.
    fn take_one_of(&mut self, fields: &[&str]) -> Option<usize> {
        let (key, _) = self.0.rest.as_slice().first()?;
        let index = fields.iter().position(|field| field == key)?;
        self.0.value = self.0.rest.next();
        Some(index)
    }

    fn bring_forward(&mut self, tag: &str) -> bool {
        let entries = self.0.rest.as_mut_slice();
        let Some(index) = entries.iter().position(|(key, _)| key == tag) else {
            return false;
        };
        entries[..=index].rotate_right(1);
        let text = tag_text(&entries[0].1);
        let tags = &mut *self.0.tags;
        if tags.first.is_none() {
            tags.first = text;
        } else {
            tags.further.extend(text);
        }
        true
    }
}

/// The string of a tag: tags are strings, integers and booleans.
fn tag_text<'de>(tag: &Content<'de>) -> Option<Cow<'de, str>> {
    match tag {
        Content::Text(text) => Some(text.clone()),
        Content::Unsigned(value) => Some(value.to_string().into()),
        Content::Signed(value) => Some(value.to_string().into()),
        Content::Bool(value) => Some(value.to_string().into()),
        Content::Null
        | Content::Float(_)
        | Content::Number(_)
        | Content::Array(_)
        | Content::Object(_) => None,
    }
}

impl<'de> Deserializer<'de> for NextKey<'_, 'de, '_> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.take().deserialize_any(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match (name, fields) {
            (ASK_FOR_TAG, [tag]) if self.bring_forward(tag) => {
                self.0.value = self.0.rest.next();
                visitor.visit_unit()
            }
            (ASK_FOR_TAG, _) => visitor.visit_none(),
            (EXPECT_KEY, fields) => match self.take_one_of(fields) {
                Some(index) => visitor.visit_u64(index as u64),
                None => self.take().deserialize_any(visitor),
            },
            _ => self.take().deserialize_any(visitor),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.take().deserialize_enum(name, variants, visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map identifier ignored_any
    }
}
