//! A value that can be inspected repeatedly before it is read.
//!
//! A union that neither a tag nor the JSON type decides requests it by the name [`HOLD`]. [`Content`] supports it directly, so that
//! nested unions copy nothing; from other deserializers the value is first read into [`Content`].

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::content::{Content, float};
use super::decode_error::DecodeError;
use super::memory;
use super::reader::Reader;

/// The name of the newtype by which a union requests a value that it can inspect. The deserializer passes a map: reading a key
/// inspects the value and keeps it; reading the value consumes it.
pub(super) const HOLD: &str = "a value to look at before it is read";

/// The size hint of that map, which no other map has.
pub(super) const ENDLESS: Option<usize> = Some(usize::MAX);

/// The map that is passed for [`HOLD`].
pub(super) struct Held<'de>(pub(super) Content<'de>);

impl<'de> MapAccess<'de> for Held<'de> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        seed.deserialize(&self.0).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        memory::store_next_in(size_of::<T::Value>());
        seed.deserialize(std::mem::replace(&mut self.0, Content::Null))
    }

    fn size_hint(&self) -> Option<usize> {
        ENDLESS
    }
}

/// The same for a value in text that is read with corrections: it is inspected there, so that its branch is read from text too.
pub(super) struct HeldText<'a, 'de, 'm>(pub(super) &'a mut Reader<'de, 'm>);

impl<'de> MapAccess<'de> for HeldText<'_, 'de, '_> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        let mut ahead = self.0.back_at(self.0.at);
        let (found, size) = memory::counted(|| seed.deserialize(&mut ahead));
        memory::give_back(size);
        found.map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        self.0.memory.store_in(size_of::<T::Value>());
        seed.deserialize(&mut *self.0)
    }

    fn size_hint(&self) -> Option<usize> {
        ENDLESS
    }
}

impl<'de> Deserializer<'de> for &Content<'de> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self {
            Content::Null => visitor.visit_unit(),
            Content::Bool(value) => visitor.visit_bool(*value),
            Content::Unsigned(value) => visitor.visit_u64(*value),
            Content::Signed(value) => visitor.visit_i64(*value),
            Content::Float(value) => visitor.visit_f64(*value),
            Content::Number(text) => visitor.visit_f64(float(text)),
            Content::Text(text) => visitor.visit_str(text),
            Content::Array(items) => visitor.visit_seq(SeqDeserializer::new(items.iter())),
            Content::Object(entries) => {
                let entries = entries.iter().map(|(key, value)| (&**key, value));
                visitor.visit_map(MapDeserializer::new(entries))
            }
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_unit()
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match self {
            Content::Array(items) if items.len() > length => Err(DecodeError::too_long()),
            other => other.deserialize_any(visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple_struct map struct enum identifier
    }
}

impl<'de> IntoDeserializer<'de, DecodeError> for &Content<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
