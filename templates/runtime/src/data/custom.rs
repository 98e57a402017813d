//! Values of types that the user chose in place of those of the document.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::validate::Validate;

/// What a type implements that stands for a schema or a format, in place of a generated type: the traits of serde, of which it is read and
/// written in JSON, and `Clone`, `Debug` and `PartialEq`, as all generated types do.
///
/// Every such type implements it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot replace a schema",
    note = "a type in place of a schema implements `serde::Serialize`, `serde::de::DeserializeOwned`, `Clone`, `Debug`, `PartialEq`, `Send` and `Sync`"
)]
pub trait CustomType:
    Serialize + DeserializeOwned + Clone + fmt::Debug + PartialEq + Send + Sync + 'static
{
}

impl<T> CustomType for T where
    T: Serialize + DeserializeOwned + Clone + fmt::Debug + PartialEq + Send + Sync + 'static
{
}

/// A value of a type that the user chose in place of that of the document.
///
/// It derefs to the value. Setters and constructors take the value itself. It is read and written as its `Deserialize` and `Serialize` do;
/// `validate()` does not look inside, and its memory is not counted against the limit of a response.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Custom<T>(pub T);

impl<T> Custom<T> {
    /// Returns the value.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Custom<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Custom<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> From<T> for Custom<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: fmt::Debug> fmt::Debug for Custom<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl<T: fmt::Display> fmt::Display for Custom<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// What is accepted for a field of a type of the user.
#[doc(hidden)]
#[macro_export]
macro_rules! custom_fields {
    () => {
        impl<T> IntoField<runtime::Custom<T>> for T {
            fn into_field(self) -> runtime::Custom<T> {
                runtime::Custom(self)
            }
        }

        impl<T> IntoField<Option<runtime::Custom<T>>> for T {
            fn into_field(self) -> Option<runtime::Custom<T>> {
                Some(runtime::Custom(self))
            }
        }
    };
}

/// Checks at compile time that types of the user implement what is needed.
#[doc(hidden)]
#[macro_export]
macro_rules! custom_types {
    ($($ty:ty),+ $(,)?) => {
        const _: () = {
            const fn needs<T: runtime::CustomType>() {}
            $(needs::<$ty>();)+
        };
    };
}

impl<T: Serialize> Serialize for Custom<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Custom<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self)
    }
}

impl<T: Serialize> Validate for Custom<T> {
    // What the type is made of is not known.
    const HOLDS_INTEGERS: bool = true;
}
