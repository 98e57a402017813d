//! Fields for which absent and null mean different things, as in the body of a PATCH.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::branches::Shared;
use super::into_field::IntoField;
use super::subject::Subject;
use super::validate::{Report, Validate};

/// A field for which absent and null mean different things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Patch<T> {
    /// Leave it as it is: the field is not written.
    #[default]
    Absent,
    /// Take it away: `null` is written.
    Null,
    /// Make it this.
    Value(T),
}

impl<T> Patch<T> {
    /// The value, if there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// The value, if there is one.
    pub fn into_value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// The value, if there is one, to be changed.
    pub fn value_mut(&mut self) -> Option<&mut T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Whether the field is absent.
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}

/// A value, or null.
impl<T> From<Option<T>> for Patch<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }
}

impl<T> IntoField<Patch<T>> for T {
    fn into_field(self) -> Patch<T> {
        Patch::Value(self)
    }
}

impl<T> IntoField<Patch<T>> for Option<T> {
    fn into_field(self) -> Patch<T> {
        self.into()
    }
}

impl IntoField<Patch<String>> for &str {
    fn into_field(self) -> Patch<String> {
        Patch::Value(self.to_owned())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(Self::from)
    }
}

/// Writes null for an absent field: an object leaves it out.
impl<T: Serialize> Serialize for Patch<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<T: Validate> Validate for Patch<T> {
    const HOLDS_INTEGERS: bool = T::HOLDS_INTEGERS;

    fn check(&self, report: &mut Report) {
        if let Self::Value(value) = self {
            value.check(report);
        }
    }
}

impl<T: Subject> Subject for Patch<T> {
    type Target = T::Target;

    fn subject(&self) -> Option<&T::Target> {
        self.value()?.subject()
    }
}

impl<T> Shared<T> for Patch<T> {
    fn shared(&self) -> Option<&T> {
        self.value()
    }
}

impl<T> Shared<T> for Patch<Box<T>> {
    fn shared(&self) -> Option<&T> {
        self.value().map(|inner| &**inner)
    }
}

impl Shared<str> for Patch<String> {
    fn shared(&self) -> Option<&str> {
        self.value().map(String::as_str)
    }
}
