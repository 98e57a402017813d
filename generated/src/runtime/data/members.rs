//! The members of an object and the elements of an array in a JSON text, one after the other, through serde.
//!
//! A union that asks for its tag is given it first, wherever it stands: the reader looks ahead and comes
//! back.

use std::borrow::Cow;

use serde::de::value::CowStrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::decode_error::DecodeError;
use super::keys::{ASK_FOR_TAG, EXPECT_KEY};
use super::reader::Reader;

/// The elements of an array.
pub(super) struct Elements<'a, 'de> {
    reader: &'a mut Reader<'de>,
    /// Whether a comma must come before the next element.
    comma: bool,
}

impl<'a, 'de> Elements<'a, 'de> {
    pub(super) fn new(reader: &'a mut Reader<'de>) -> Self {
        Self { reader, comma: false }
    }
}

impl<'de> SeqAccess<'de> for Elements<'_, 'de> {
    type Error = DecodeError;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        if self.reader.peek() == b']' {
            return Ok(None);
        }
        if std::mem::replace(&mut self.comma, true) && !self.reader.take(b',') {
            return Err(self.reader.error("expected `,` or `]`"));
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

/// The members of an object.
pub(super) struct Members<'a, 'de> {
    reader: &'a mut Reader<'de>,
    /// Whether the reader is past the closing bracket.
    ended: &'a mut bool,
    /// Whether a comma must come before the next key.
    comma: bool,
    /// The place of the tag's key, where the tag is given ahead of its turn: it is skipped when its turn
    /// comes.
    ahead: Option<usize>,
    /// Where to go on after that.
    resume: Option<usize>,
}

impl<'a, 'de> Members<'a, 'de> {
    pub(super) fn new(reader: &'a mut Reader<'de>, ended: &'a mut bool) -> Self {
        Self { reader, ended, comma: false, ahead: None, resume: None }
    }

    /// Gets to the next key, or past the end.
    #[inline]
    fn next_key(&mut self) -> Result<bool, DecodeError> {
        if *self.ended {
            return Ok(false);
        }
        loop {
            let mut byte = self.reader.peek();
            if byte == b'}' {
                *self.ended = true;
                self.reader.close(b'}', "expected `}`")?;
                return Ok(false);
            }
            if std::mem::replace(&mut self.comma, true) {
                if byte != b',' {
                    return Err(self.reader.error("expected `,` or `}`"));
                }
                self.reader.at += 1;
                byte = self.reader.peek();
            }
            if byte != b'"' {
                return Err(self.reader.error("expected a key"));
            }
            if self.ahead != Some(self.reader.at) {
                return Ok(true);
            }
            self.reader.skip_member();
        }
    }

    /// Gets past the key `tag`, if it can be found.
    #[inline]
    fn take_tag(&mut self, tag: &str) -> bool {
        self.reader.take_key(tag) || self.go_to_tag(tag)
    }

    fn go_to_tag(&mut self, tag: &str) -> bool {
        if self.ahead.is_some() {
            return false;
        }
        let here = self.reader.at;
        self.ahead = self.reader.find_key(tag);
        self.resume = self.ahead.and(Some(here));
        self.reader.at = self.ahead.unwrap_or(here);
        self.ahead.is_some() && self.reader.take_key(tag)
    }
}

impl<'de> MapAccess<'de> for Members<'_, 'de> {
    type Error = DecodeError;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, DecodeError> {
        if self.next_key()? { seed.deserialize(NextKey(self)).map(Some) } else { Ok(None) }
    }

    #[inline]
    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, DecodeError> {
        if !self.reader.take(b':') {
            return Err(self.reader.error("expected `:`"));
        }
        let value = seed.deserialize(&mut *self.reader);
        if let Some(place) = self.resume.take() {
            self.reader.at = place;
            self.comma = false;
        }
        value
    }
}

/// The key at hand. What asks may name the one that it expects.
struct NextKey<'a, 'b, 'de>(&'a mut Members<'b, 'de>);

impl<'de> Deserializer<'de> for NextKey<'_, '_, 'de> {
    type Error = DecodeError;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.0.reader.string()? {
            Cow::Borrowed(key) => visitor.visit_borrowed_str(key),
            Cow::Owned(key) => visitor.visit_string(key),
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match (name, fields) {
            (EXPECT_KEY, keys) => {
                if let Some(place) = self.0.reader.take_one_of(keys) {
                    return visitor.visit_u64(place as u64);
                }
            }
            (ASK_FOR_TAG, [tag]) if self.0.take_tag(tag) => return visitor.visit_unit(),
            _ => {}
        }
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        CowStrDeserializer::new(self.0.reader.string()?).deserialize_enum(name, variants, visitor)
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

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map identifier ignored_any
    }
}
