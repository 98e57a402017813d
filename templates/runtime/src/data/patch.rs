//! Fields that distinguish absent from `null`, as in the body of a PATCH request.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::branches::Shared;
use super::subject::Subject;
use super::text::{Text, into_text};
use super::validate::{MayBeAbsent, Plain, Report, Validate};

/// A field that distinguishes absent from `null`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Patch<T> {
    /// Leaves the property unchanged: the field is not written.
    #[default]
    Absent,
    /// Removes the property: `null` is written.
    Null,
    /// Sets the property to this value.
    Value(T),
}

impl<T> Patch<T> {
    /// Returns the value, if there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Returns the value, if there is one.
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

    /// Returns `true` if the field is absent.
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}

impl<T> MayBeAbsent for Patch<T> {
    fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }
}

/// A value, or `null`.
impl<T> From<Option<T>> for Patch<T> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }
}

/// What is accepted for a field that distinguishes absent from null.
#[doc(hidden)]
#[macro_export]
macro_rules! patch_fields {
    () => {
        impl<T> IntoField<runtime::Patch<T>> for T {
            fn into_field(self) -> runtime::Patch<T> {
                runtime::Patch::Value(self)
            }
        }

        impl<T> IntoField<runtime::Patch<T>> for Option<T> {
            fn into_field(self) -> runtime::Patch<T> {
                self.into()
            }
        }

        impl IntoField<runtime::Patch<String>> for &str {
            fn into_field(self) -> runtime::Patch<String> {
                runtime::Patch::Value(self.to_owned())
            }
        }

        impl<T: FromText> FromText for runtime::Patch<T> {}
    };
}

impl<T: Text> Text for Patch<T> {
    fn unknown(text: String) -> Self {
        Self::Value(into_text(text))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(Self::from)
    }
}

/// Writes `null` for an absent field; an object does not write it at all.
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

    fn write_plain<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().map(Plain).serialize(serializer)
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
