//! Decoding from the bytes of a JSON text.

use std::borrow::Cow;

use serde::de::{DeserializeSeed, Deserializer, Error, Expected, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use super::decode_error::DecodeError;
use super::reader::{Number, Reader};
use super::replay::{ASK_FOR_TAG, EXPECT_KEY};

impl<'de> Reader<'de> {
    #[inline]
    fn visit_string<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.string()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        }
    }

    #[inline]
    fn visit_number<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.number()? {
            Number::Unsigned(value) => visitor.visit_u64(value),
            Number::Signed(value) => visitor.visit_i64(value),
            Number::Float(value) => visitor.visit_f64(value),
        }
    }

    fn visit_array<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        self.open()?;
        let mut value = visitor.visit_seq(Elements { reader: self, index: 0 });
        if value.is_ok() && let Err(error) = self.close(b']', "expected `,` or `]`") { value = Err(error); }
        value
    }

    fn visit_object<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        self.open()?;
        let mut tag = None;
        let members = Members { reader: self, first: true, key: 0, tag: &mut tag, resume: None, skip: usize::MAX };
        let mut value = visitor.visit_map(members);
        match &mut value {
            Ok(_) => if let Err(error) = self.close(b'}', "expected `,` or `}`") { value = Err(error); }
            Err(error) => if let Some(place) = tag { self.go_to(place); let _ = self.string(); self.take(b':'); self.peek(); self.inside(Some(self.place()), error) },
        }
        value
    }

    #[cold]
    fn inside(&mut self, key: Option<usize>, error: &mut DecodeError) {
        let Some(place) = key else { return };
        self.go_to(place);
        if self.peek() == b'"' && let Ok(key) = self.string() { error.push(key.into_owned()); }
    }

    #[cold]
    fn refuse(&mut self, expected: &dyn Expected) -> DecodeError {
        match self.peek() {
            b'"' => Error::invalid_type(Unexpected::Str(""), expected),
            b'{' => Error::invalid_type(Unexpected::Map, expected),
            b'[' => Error::invalid_type(Unexpected::Seq, expected),
            b'n' => Error::invalid_type(Unexpected::Unit, expected),
            b't' => Error::invalid_type(Unexpected::Bool(true), expected),
            b'f' => Error::invalid_type(Unexpected::Bool(false), expected),
            _ => match self.number() { Ok(Number::Unsigned(n)) => Error::invalid_type(Unexpected::Unsigned(n), expected), Ok(Number::Signed(n)) => Error::invalid_type(Unexpected::Signed(n), expected), Ok(Number::Float(n)) => Error::invalid_type(Unexpected::Float(n), expected), Err(e) => e}
        }
    }
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.peek() {
            b'"' => self.visit_string(visitor),
            b'{' => self.visit_object(visitor),
            b'[' => self.visit_array(visitor),
            b'n' => { self.expect_literal("null")?; visitor.visit_unit() }
            b't' => { self.expect_literal("true")?; visitor.visit_bool(true) }
            b'f' => { self.expect_literal("false")?; visitor.visit_bool(false) }
            b'-' | b'0'..=b'9' => self.visit_number(visitor),
            _ => Err(self.error("expected a value")),
        }
    }

    #[inline]
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'n' {
            self.expect_literal("null")?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    #[inline]
    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'"' { self.visit_string(visitor) } else { Err(self.refuse(&visitor)) }
    }
    #[inline]
    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }
    #[inline]
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'{' { self.visit_object(visitor) } else { Err(self.refuse(&visitor)) }
    }
    #[inline]
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'[' { self.visit_array(visitor) } else { Err(self.refuse(&visitor)) }
    }
    #[inline]
    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if matches!(self.peek(), b'-' | b'0'..=b'9') { self.visit_number(visitor) } else { Err(self.refuse(&visitor)) }
    }
    #[inline]
    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_u64(visitor)
    }
    #[inline]
    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.peek() { b't' => { self.expect_literal("true")?; visitor.visit_bool(true) }
            b'f' => { self.expect_literal("false")?; visitor.visit_bool(false) } _ => Err(self.refuse(&visitor)) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u8 u16 u32 u128 f32 f64 char bytes byte_buf unit unit_struct tuple
        tuple_struct struct enum identifier ignored_any
    }
}

struct Elements<'a, 'de> {
    reader: &'a mut Reader<'de>,
    index: usize,
}

impl<'de> SeqAccess<'de> for Elements<'_, 'de> {
    type Error = DecodeError;
    #[inline]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, DecodeError> {
        if self.reader.peek() == b']' {
            return Ok(None);
        }
        if self.index > 0 {
            self.reader.expect(b',', "expected `,` or `]`")?;
        }
        let index = self.index;
        self.index += 1;
        match seed.deserialize(&mut *self.reader) {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(error.inside(index)),
        }
    }
}

struct Members<'a, 'de> {
    reader: &'a mut Reader<'de>,
    first: bool,
    key: usize,
    tag: &'a mut Option<usize>,
    resume: Option<usize>,
    skip: usize,
}

impl<'de> Members<'_, 'de> {
    #[inline]
    fn at_key(&mut self) -> Result<bool, DecodeError> {
        loop {
            let mut byte = self.reader.peek();
            if byte == b'}' {
                return Ok(false);
            }
            if !std::mem::replace(&mut self.first, false) {
                if byte != b',' { return Err(self.reader.error("expected `,` or `}`")); }
                self.reader.go_to(self.reader.place() + 1);
                byte = self.reader.peek();
            }
            if byte != b'"' {
                return Err(self.reader.error("expected a key"));
            }
            if self.skip != self.reader.place() {
                return Ok(true);
            }
            self.reader.skip_member();
        }
    }
}

impl<'de> MapAccess<'de> for Members<'_, 'de> {
    type Error = DecodeError;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, DecodeError> {
        if !self.at_key()? {
            return Ok(None);
        }
        self.key = self.reader.place();
        seed.deserialize(NextKey(self)).map(Some)
    }

    #[inline]
    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, DecodeError> {
        self.reader.expect(b':', "expected `:`")?;
        let mut value = seed.deserialize(&mut *self.reader);
        match &mut value {
            Ok(_) => if let Some(place) = self.resume.take() { self.reader.go_to(place); self.first = true; },
            Err(error) => self.reader.inside(Some(self.key), error),
        }
        value
    }
}

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
        if name == EXPECT_KEY {
            if let Some(key) = fields.first() && self.0.reader.take_key(key) {
                return visitor.visit_unit();
            }
            return self.deserialize_any(visitor);
        }
        if let ([tag], ASK_FOR_TAG) = (fields, name) && self.0.skip == usize::MAX {
            let here = self.0.reader.place();
            *self.0.tag = Some(here);
            if self.0.reader.take_key(tag) {
                return visitor.visit_unit();
            }
            if let Some(found) = self.0.reader.find_key(tag) {
                self.0.resume = Some(here);
                self.0.skip = found;
                self.0.key = found;
                *self.0.tag = Some(found);
                self.0.reader.go_to(found + tag.len() + 2);
                return visitor.visit_unit();
            }
            *self.0.tag = None;
        }
        self.deserialize_any(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq
        tuple tuple_struct map identifier ignored_any enum newtype_struct
    }
}
