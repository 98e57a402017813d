//! Open enums of integers: the macro `integer!`.
//!
//! In: an enum whose attributes hold the number of each variant. Out: the enum with one more variant, for unknown numbers that a
//! newer server may send, and its conversions from and to numbers. Does not depend on objects or unions.

use serde::de::{Deserialize, Deserializer};

use super::read_value::Whole;
use super::subject::{Number, Numeric};

/// An enum of integers that can hold any other integer too.
pub trait Integer: Copy + Into<Self::Value> {
    /// The type of its numbers.
    type Value: Numeric;

    /// The variant of a known number.
    fn known(value: Self::Value) -> Option<Self>;

    /// The variant for an unknown number.
    fn unknown(value: Self::Value) -> Self;
}

/// The variant of a number, which may be unknown.
pub fn integer_of<T: Integer>(value: T::Value) -> T {
    T::known(value).unwrap_or_else(|| T::unknown(value))
}

/// Reads an enum of integers.
///
/// # Errors
///
/// If the value is not an integer, or is out of range.
pub fn read_integer<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: Integer<Value: Deserialize<'de>>,
    D: Deserializer<'de>,
{
    T::Value::deserialize(Whole(deserializer)).map(integer_of)
}

impl<T: Integer> Numeric for T {
    fn number(self) -> Number {
        self.into().number()
    }
}

/// Writes an open enum of integers.
#[doc(hidden)]
#[macro_export]
macro_rules! integer {
    (
        $(#[doc = $enum_doc:expr])*
        $(#[deprecated $($enum_deprecated:tt)*])?
        $(#[attributes($($attribute:meta),+ $(,)?)])?
        #[integer($integer:ident)]
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($value:literal)]
                $(#[deprecated $($deprecated:tt)*])?
                $variant:ident
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        $(#[deprecated $($enum_deprecated)*])?
        $($(#[$attribute])+)?
        #[non_exhaustive]
        #[derive(Clone, Copy)]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                #[doc = runtime::docs!("The value `" $value "`."; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                $variant,
            )*
            /// An unknown value.
            Unknown($integer),
        }

        impl $name {
            /// Returns the number, as in JSON.
            #[must_use]
            #[inline]
            pub fn value(self) -> $integer {
                match self {
                    $(Self::$variant => $value,)*
                    Self::Unknown(value) => value,
                }
            }
        }

        impl runtime::Integer for $name {
            type Value = $integer;

            #[inline]
            fn known(value: $integer) -> Option<Self> {
                match value {
                    $($value => Some(Self::$variant),)*
                    _ => None,
                }
            }

            #[inline]
            fn unknown(value: $integer) -> Self {
                Self::Unknown(value)
            }
        }

        runtime::open_enum!($name by value: $($variant)*);

        impl runtime::Subject for $name {
            type Target = Self;

            #[inline]
            fn subject(&self) -> Option<&Self> {
                Some(self)
            }
        }

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.value(), out)
            }
        }

        impl From<$integer> for $name {
            #[inline]
            fn from(value: $integer) -> Self {
                runtime::integer_of(value)
            }
        }

        impl From<$name> for $integer {
            #[inline]
            fn from(value: $name) -> Self {
                value.value()
            }
        }

        impl<'de> runtime::Deserialize<'de> for $name {
            #[inline]
            fn deserialize<__D: runtime::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                runtime::read_integer(deserializer)
            }
        }

        impl runtime::Serialize for $name {
            #[inline]
            fn serialize<__S: runtime::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                runtime::Serialize::serialize(&self.value(), serializer)
            }
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { integer $($item)* }
    };
}
