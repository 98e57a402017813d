//! Members that a struct fixes to one value and has no field for: its tag, and its constants.

use std::fmt;
use std::mem::replace;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::fields::Fields;
use super::keys::Expected;
use super::memory;
use super::rest::Rest;
use super::tag::{Literal, Tag};

/// A member that a struct fixes to one value, while the struct is read.
#[derive(Debug)]
pub struct Owned {
    value: Value,
    optional: bool,
    /// Whether it was read.
    pub(super) seen: bool,
}

#[derive(Clone, Copy, Debug)]
enum Value {
    /// No other is allowed.
    Tag(&'static dyn Literal),
    /// Another is kept among the members that the schema does not name.
    Constant(&'static str),
}

impl Owned {
    /// A tag: the struct is read with this value only.
    pub fn tag(value: &'static dyn Literal) -> Self {
        Self {
            value: Value::Tag(value),
            optional: false,
            seen: false,
        }
    }

    /// A constant: a newer service may say something else there.
    pub fn constant(value: &'static str) -> Self {
        Self {
            value: Value::Constant(value),
            optional: false,
            seen: false,
        }
    }

    /// It may be absent.
    #[must_use]
    pub fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }

    /// Whether it was not read, and may be absent.
    pub(super) fn is_omitted(&self) -> bool {
        !self.seen && self.optional
    }

    /// Whether it should have been read.
    pub(super) fn is_missing(&self) -> bool {
        !self.seen && !self.optional
    }

    /// Takes the member `key`, which was read by a union: a tag that it gives this struct.
    #[inline]
    pub(super) fn take<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        tag: &Tag<'de>,
        fields: &mut Fields<'de, A>,
        rest: &mut impl Rest,
    ) {
        self.seen = true;
        if let Value::Constant(value) = self.value {
            fields.kept(Constant { key, value, rest }.visit_str(tag.text()));
        }
    }

    /// Reads the member `key`, which was just met.
    pub(super) fn read<'de, A: MapAccess<'de>>(
        &mut self,
        key: &'static str,
        fields: &mut Fields<'de, A>,
        rest: &mut impl Rest,
    ) {
        if replace(&mut self.seen, true) {
            return fields.fail(A::Error::duplicate_field(key));
        }
        match self.value {
            Value::Tag(value) => fields.value_seed(Expected(value)),
            Value::Constant(value) => fields.value_seed(Constant { key, value, rest }),
        };
    }
}

/// Reads a constant. Another value is kept in `rest`.
struct Constant<'r, R> {
    key: &'static str,
    value: &'static str,
    rest: &'r mut R,
}

impl<'de, R: Rest> DeserializeSeed<'de> for Constant<'_, R> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<R: Rest> Visitor<'_> for Constant<'_, R> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        if text == self.value {
            return Ok(());
        }
        memory::take_entry::<serde_json::Value, E>()?;
        if self.rest.keep(self.key, text.into()) {
            Ok(())
        } else {
            Err(E::custom(format_args!(
                "invalid value, expected {:?}",
                self.value
            )))
        }
    }
}

/// How a struct that may leave its tag out is written as a branch.
macro_rules! write_with_tag {
    () => {
        fn write<__S: ::serde::Serializer>(
            &self,
            asked: &'static str,
            serializer: __S,
        ) -> Result<__S::Ok, __S::Error> {
            runtime::write_tagged(self, asked, serializer)
        }
    };
}

pub(crate) use write_with_tag;
