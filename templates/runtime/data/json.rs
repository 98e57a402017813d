//! A serde deserializer of JSON text.

use std::borrow::Cow;

use serde::de::value::{CowStrDeserializer, MapAccessDeserializer};
use serde::de::{Deserializer, Error, Expected, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use super::decode_error::DecodeError;
use super::members::{Elements, Members, Seen};
use super::reader::Reader;
use super::scalar::Numeral;
use super::verbatim::{NUMBERS, RAW, Verbatim};
use super::whole::whole;

impl<'de> Reader<'de, '_> {
    #[inline]
    fn visit_string<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.string()? {
            Cow::Borrowed(text) => {
                self.memory.string(text.len())?;
                visitor.visit_borrowed_str(text)
            }
            Cow::Owned(text) => {
                self.memory.string(text.capacity())?;
                visitor.visit_string(text)
            }
        }
    }

    #[inline]
    fn visit_number<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.number()? {
            Numeral::Unsigned(value) => visitor.visit_u64(value),
            Numeral::Signed(value) => visitor.visit_i64(value),
            Numeral::Float(value) => visitor.visit_f64(value),
        }
    }

    #[inline]
    fn visit_integer<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.number()? {
            Numeral::Unsigned(value) => visitor.visit_u64(value),
            Numeral::Signed(value) => visitor.visit_i64(value),
            Numeral::Float(value) => match whole(value) {
                Some(value) => visitor.visit_i64(value),
                None => visitor.visit_f64(value),
            },
        }
    }

    /// The next value; a number that is not a 64-bit integer is passed as it is written.
    fn visit_with_numbers<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        let (b'-' | b'0'..=b'9') = self.peek() else {
            return (&mut *self).deserialize_any(visitor);
        };
        let text = self.numeral()?;
        match (text.parse(), text.parse()) {
            (Ok(value), _) => visitor.visit_u64(value),
            // Minus zero is a float: no integer represents it.
            (_, Ok(value)) if value != 0 => visitor.visit_i64(value),
            _ => visitor.visit_map(Verbatim(text.into())),
        }
    }

    #[inline]
    fn visit_bool<V: Visitor<'de>>(
        &mut self,
        value: bool,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        if value {
            self.take_literal(b"true")
        } else {
            self.take_literal(b"false")
        }?;
        visitor.visit_bool(value)
    }

    fn visit_array<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        self.open()?;
        let mut value = visitor.visit_seq(Elements::new(self));
        if value.is_ok()
            && let Err(error) = self.close(b']', "expected `,` or `]`")
        {
            value = Err(if self.peek() == b',' {
                DecodeError::too_long()
            } else {
                error
            });
        }
        value
    }

    fn visit_object<T>(
        &mut self,
        visit: impl FnOnce(Members<'_, 'de, '_>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.open()?;
        let mut seen = Seen::default();
        let mut value = visit(Members::new(self, &mut seen));
        // Assigned to the existing value, so that a large one is not moved.
        if !seen.ended
            && value.is_ok()
            && let Err(error) = self.close(b'}', "expected `,` or `}`")
        {
            value = Err(error);
        }
        if let Err(error) = &mut value {
            seen.add_tags(self, error);
        }
        value
    }

    /// The tag after the next colon, as it is written: tags are strings, integers and booleans.
    pub(super) fn tag_text(mut self) -> Option<String> {
        if !self.take(b':') {
            return None;
        }
        match self.peek() {
            b'"' => self.string().ok().map(Cow::into_owned),
            b't' => self.take_literal(b"true").ok().map(|()| "true".to_owned()),
            b'f' => self
                .take_literal(b"false")
                .ok()
                .map(|()| "false".to_owned()),
            _ => match self.number().ok()? {
                Numeral::Unsigned(value) => Some(value.to_string()),
                Numeral::Signed(value) => Some(value.to_string()),
                Numeral::Float(_) => None,
            },
        }
    }

    /// The error for a value that is not of the expected type.
    #[cold]
    fn refuse(&mut self, expected: &dyn Expected) -> DecodeError {
        let found = match self.peek() {
            b'"' => Unexpected::Str(""),
            b'{' => Unexpected::Map,
            b'[' => Unexpected::Seq,
            b'n' => Unexpected::Unit,
            b't' => Unexpected::Bool(true),
            b'f' => Unexpected::Bool(false),
            _ => match self.number() {
                Ok(Numeral::Unsigned(value)) => Unexpected::Unsigned(value),
                Ok(Numeral::Signed(value)) => Unexpected::Signed(value),
                Ok(Numeral::Float(value)) => Unexpected::Float(value),
                Err(_) => return self.error("expected a value"),
            },
        };
        DecodeError::invalid_type(found, expected)
    }
}

macro_rules! deserialize_numbers {
    ($visit:ident: $($method:ident)*) => { $(
        #[inline]
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            match self.peek() {
                b'-' | b'0'..=b'9' => self.$visit(visitor),
                _ => Err(self.refuse(&visitor)),
            }
        }
    )* };
}

impl<'de> Deserializer<'de> for &mut Reader<'de, '_> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.peek() {
            b'"' => self.visit_string(visitor),
            b'{' => self.visit_object(|members| visitor.visit_map(members)),
            b'[' => self.visit_array(visitor),
            b'-' | b'0'..=b'9' => self.visit_number(visitor),
            b't' => self.visit_bool(true, visitor),
            b'f' => self.visit_bool(false, visitor),
            _ => {
                self.take_literal(b"null")?;
                visitor.visit_unit()
            }
        }
    }

    #[inline]
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() != b'n' {
            return visitor.visit_some(self);
        }
        self.take_literal(b"null")?;
        visitor.visit_none()
    }

    #[inline]
    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'"' {
            self.visit_string(visitor)
        } else {
            Err(self.refuse(&visitor))
        }
    }

    #[inline]
    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }

    #[inline]
    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.peek() {
            b't' => self.visit_bool(true, visitor),
            b'f' => self.visit_bool(false, visitor),
            _ => Err(self.refuse(&visitor)),
        }
    }

    deserialize_numbers! {
        visit_integer:
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    deserialize_numbers! { visit_number: deserialize_f32 deserialize_f64 }

    #[inline]
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'[' {
            self.visit_array(visitor)
        } else {
            Err(self.refuse(&visitor))
        }
    }

    #[inline]
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'{' {
            self.visit_object(|members| visitor.visit_map(members))
        } else {
            Err(self.refuse(&visitor))
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_map(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match name {
            RAW => visitor.visit_map(Verbatim(self.verbatim()?.into())),
            NUMBERS => self.visit_with_numbers(visitor),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match self.peek() {
            b'"' => {
                CowStrDeserializer::new(self.string()?).deserialize_enum(name, variants, visitor)
            }
            b'{' => self.visit_object(|members| {
                MapAccessDeserializer::new(members).deserialize_enum(name, variants, visitor)
            }),
            _ => Err(self.refuse(&visitor)),
        }
    }

    forward_to_deserialize_any! {
        i128 u128 char bytes byte_buf unit unit_struct tuple tuple_struct identifier ignored_any
    }
}
