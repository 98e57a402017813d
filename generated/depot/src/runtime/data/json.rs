//! A serde deserializer of JSON text.

use std::borrow::Cow;

use serde::de::value::{CowStrDeserializer, MapAccessDeserializer};
use serde::de::{Deserializer, Error, Expected, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use super::corrections::Making;
use super::decode_error::DecodeError;
use super::held::{HOLD, HeldText};
use super::members::{Elements, Members, Seen};
use super::reader::Reader;
use super::scalar::{Numeral, SURE_DIGITS, is_exact};
use super::verbatim::{NUMBERS, RAW, SECRET, Verbatim};
use super::whole::whole;

/// An object that is made of nothing.
struct Made<'de, 'm> {
    object: Reader<'de, 'm>,
    _making: Making<'m>,
}

impl<'de, 'm> Reader<'de, 'm> {
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
        visit_numeral(self.number()?, visitor)
    }

    /// A number of a field whose type is a float: it holds 15 digits of any number, and more of some.
    #[inline]
    fn visit_float<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        let start = self.at;
        let number = self.number()?;
        if self.at - start > SURE_DIGITS && !is_exact(&self.text[start..self.at]) {
            self.memory.corrections.note_digits()?;
        }
        visit_numeral(number, visitor)
    }

    #[inline]
    fn visit_integer<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        visit_integer(self.number()?, visitor)
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
        let left = match &value {
            Ok(_) => self.leave_array(),
            Err(_) => Ok(()),
        };
        if let Err(error) = left {
            value = Err(error);
        }
        value
    }

    #[inline(never)]
    fn leave_array(&mut self) -> Result<(), DecodeError> {
        let closed = self.close(b']', "expected `,` or `]`");
        if closed.is_err() && self.peek() == b',' {
            return Err(DecodeError::too_long());
        }
        closed
    }

    fn visit_object<T>(
        &mut self,
        visit: impl FnOnce(Members<'_, 'de, '_>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.open()?;
        let mut seen = Seen::new(self.at - 1);
        let mut value = visit(Members::new(self, &mut seen));
        // Assigned to the existing value, so that a large one is not moved.
        if let Err(error) = self.leave_object(&seen, value.as_mut().err()) {
            value = Err(error);
        }
        value
    }

    /// Leaves an object, of which reading had this error.
    // It depends on no type, so that it is compiled once.
    #[inline(never)]
    fn leave_object(
        &mut self,
        seen: &Seen,
        error: Option<&mut DecodeError>,
    ) -> Result<(), DecodeError> {
        if let Some(error) = error {
            seen.add_tags(self, error);
            return Ok(());
        }
        if !seen.ended {
            self.close(b'}', "expected `,` or `}`")
                .map_err(|mut error| {
                    seen.add_tags(self, &mut error);
                    error
                })?;
        }
        if seen.has_tag() {
            seen.note_tags(self);
        }
        Ok(())
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

    /// Visits the elements of an array that is read in place of the next value.
    #[cold]
    fn visit_no_array<V: Visitor<'de>>(
        &mut self,
        elements: Option<Self>,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match elements {
            Some(mut elements) => {
                let address = elements.text.as_ptr().addr();
                let corrections = &self.memory.corrections;
                corrections.reading_one(address, || visitor.visit_seq(Elements::new(&mut elements)))
            }
            None => Err(self.refuse(&visitor)),
        }
    }

    /// The object that is read in place of the next value, which is not one.
    #[cold]
    #[inline(never)]
    fn make_object<'r>(
        &mut self,
        expected: &dyn Expected,
        made: &'r mut Option<Made<'de, 'm>>,
    ) -> Result<&'r mut Self, DecodeError> {
        let Some(object) = self.corrected_object() else {
            return Err(self.refuse(expected));
        };
        let made = made.insert(Made {
            object,
            _making: self.memory.corrections.making()?,
        });
        Ok(&mut made.object)
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

#[inline]
fn visit_numeral<'de, V: Visitor<'de>>(
    number: Numeral,
    visitor: V,
) -> Result<V::Value, DecodeError> {
    match number {
        Numeral::Unsigned(value) => visitor.visit_u64(value),
        Numeral::Signed(value) => visitor.visit_i64(value),
        Numeral::Float(value) => visitor.visit_f64(value),
    }
}

#[inline]
fn visit_integer<'de, V: Visitor<'de>>(
    number: Numeral,
    visitor: V,
) -> Result<V::Value, DecodeError> {
    match number {
        Numeral::Unsigned(value) => visitor.visit_u64(value),
        Numeral::Signed(value) => visitor.visit_i64(value),
        Numeral::Float(value) => match whole(value) {
            Some(value) => visitor.visit_i64(value),
            None => visitor.visit_f64(value),
        },
    }
}

macro_rules! deserialize_numbers {
    ($visit:ident or $visit_corrected:ident: $($method:ident)*) => { $(
        #[inline]
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            match self.peek() {
                b'-' | b'0'..=b'9' => self.$visit(visitor),
                _ => match self.corrected_number() {
                    Some(number) => $visit_corrected(number, visitor),
                    None => Err(self.refuse(&visitor)),
                },
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
            return self.visit_string(visitor);
        }
        match self.corrected_string() {
            Some(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
            Some(Cow::Owned(text)) => visitor.visit_string(text),
            None => Err(self.refuse(&visitor)),
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
            _ => match self.corrected_boolean() {
                Some(value) => visitor.visit_bool(value),
                None => Err(self.refuse(&visitor)),
            },
        }
    }

    deserialize_numbers! {
        visit_integer or visit_integer:
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    deserialize_numbers! { visit_float or visit_numeral: deserialize_f32 deserialize_f64 }

    #[inline]
    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'[' {
            self.visit_array(visitor)
        } else {
            let elements = self.corrected_array();
            self.visit_no_array(elements, visitor)
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        if self.peek() == b'[' {
            return self.visit_array(visitor);
        }
        match self.corrected_tuple(length) {
            Some(positions) => {
                let corrections = &self.memory.corrections;
                corrections.make(|| self.visit_no_array(Some(positions), visitor))
            }
            None => self.deserialize_any(visitor),
        }
    }

    /// An open tuple, whose `length` is the number of its required items.
    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_tuple(length, visitor)
    }

    /// A map. An object of this crate is requested as a struct.
    #[inline]
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.peek() == b'{' {
            self.visit_object(|members| visitor.visit_map(members.of_map()))
        } else {
            self.deserialize_struct("", &[], visitor)
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        let mut made = None;
        let object = if self.peek() == b'{' {
            self
        } else {
            self.make_object(&visitor, &mut made)?
        };
        object.visit_object(|members| visitor.visit_map(members))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match name {
            RAW => {
                self.memory.corrections.depth.set(self.depth);
                visitor.visit_map(Verbatim(self.verbatim()?.into()))
            }
            NUMBERS => self.visit_with_numbers(visitor),
            SECRET if self.peek() == b'"' => self.visit_string(visitor),
            SECRET if self.is_correcting() => {
                let memory = self.memory;
                memory.corrections.hiding(|| self.deserialize_str(visitor))
            }
            HOLD if self.is_correcting() => {
                self.peek();
                visitor.visit_map(HeldText(self))
            }
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
        i128 u128 char bytes byte_buf unit unit_struct identifier ignored_any
    }
}
