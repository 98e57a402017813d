//! Properties with a fixed value, for which a struct has no field: its tag, and its constants.

use std::fmt;
use std::mem::replace;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};

use super::fields::Fields;
use super::keys::Expected;
use super::memory;
use super::rest::Rest;
use super::tag::{Literal, Tag};

/// A property with a fixed value, while the struct is read.
#[derive(Debug)]
pub struct Owned {
    value: Value,
    optional: bool,
    /// Whether it was read.
    pub(super) seen: bool,
}

#[derive(Clone, Copy, Debug)]
enum Value {
    /// No other value is allowed.
    Tag(&'static dyn Literal),
    /// Another value is kept with the properties that the schema does not describe.
    Constant(&'static str),
}

impl Owned {
    /// A tag: the struct is read only if it has this value.
    pub fn tag(value: &'static dyn Literal) -> Self {
        Self {
            value: Value::Tag(value),
            optional: false,
            seen: false,
        }
    }

    /// A constant: a newer service may send another value.
    pub fn constant(value: &'static str) -> Self {
        Self {
            value: Value::Constant(value),
            optional: false,
            seen: false,
        }
    }

    /// The property may be absent.
    #[must_use]
    pub fn optional(self) -> Self {
        Self {
            optional: true,
            ..self
        }
    }

    /// Whether it was not read and may be absent.
    pub(super) fn is_omitted(&self) -> bool {
        !self.seen && self.optional
    }

    /// Whether it was not read and must be present.
    pub(super) fn is_missing(&self) -> bool {
        !self.seen && !self.optional
    }

    /// Takes the property `key`, which a union has already read as the tag that selects this struct.
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

    /// Whether other JSON than a string is accepted. A tag has to be as declared: it selects the type.
    pub(super) fn accepts_any(&self) -> bool {
        matches!(self.value, Value::Constant(_))
    }

    /// Reads the property `key`, whose key was just read.
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

/// How a struct that may omit its tag is written as a variant of a union.
macro_rules! write_with_tag {
    () => {
        fn write<__S: runtime::Serializer>(
            &self,
            asked: &'static str,
            serializer: __S,
        ) -> Result<__S::Ok, __S::Error> {
            runtime::write_tagged(self, asked, serializer)
        }
    };
}

pub(crate) use {write_with_tag};
