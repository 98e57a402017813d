//! JSON that the document gives no type.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::into_field::IntoField;
use super::validate::Validate;

/// A JSON value that the document gives no type: any value, `null` included.
///
/// It can be used as the [`Value`] that it holds, and is made from whatever a [`Value`] can be made from: like it, it cannot
/// hold a number that is not finite, and is `null` where it is made from one. `Debug` shows its shape only: what a service
/// echoes in such a place may be a secret.
#[derive(Clone, Default, PartialEq)]
pub struct Untyped(Value);

impl Untyped {
    /// The value itself.
    #[must_use]
    pub fn into_inner(self) -> Value {
        self.0
    }
}

impl Deref for Untyped {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0
    }
}

impl DerefMut for Untyped {
    fn deref_mut(&mut self) -> &mut Value {
        &mut self.0
    }
}

impl fmt::Debug for Untyped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Value::Null => out.write_str("null"),
            Value::Bool(_) => out.write_str("boolean"),
            Value::Number(_) => out.write_str("number"),
            Value::String(_) => out.write_str("string"),
            Value::Array(items) => write!(out, "array of {}", items.len()),
            Value::Object(fields) => out.debug_set().entries(fields.keys()).finish(),
        }
    }
}

impl PartialEq<Value> for Untyped {
    fn eq(&self, other: &Value) -> bool {
        self.0 == *other
    }
}

impl<T: Into<Value>> From<T> for Untyped {
    fn from(value: T) -> Self {
        Self(value.into())
    }
}

macro_rules! into_untyped {
    ($($from:ty)*) => { $(
        impl IntoField<Untyped> for $from {
            fn into_field(self) -> Untyped {
                self.into()
            }
        }

        impl IntoField<Option<Untyped>> for $from {
            fn into_field(self) -> Option<Untyped> {
                Some(self.into())
            }
        }
    )* };
}

into_untyped!(Value bool i32 i64 u64 f64 &str String);

impl Validate for Untyped {}

impl Serialize for Untyped {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Untyped {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self)
    }
}
