//! Open enums of strings: the macro `text!`.
//!
//! In: an enum whose attributes hold the string of each variant. Out: the enum with one more variant, for unknown strings that a
//! newer server may send, and its conversions from and to strings. A setter, a constructor or an argument for it takes a string too,
//! and so it does for any [`Text`]. Does not depend on objects or unions.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserializer, Error, Visitor};

/// A type into which every string converts: an open enum of strings, a union with a branch of strings, a secret.
pub trait Text: Sized {
    /// The variant of a known string.
    fn known(_text: &str) -> Option<Self> {
        None
    }

    /// The variant for an unknown string.
    fn unknown(text: String) -> Self;
}

impl<T: Text> Text for Option<T> {
    fn known(text: &str) -> Option<Self> {
        T::known(text).map(Some)
    }

    fn unknown(text: String) -> Self {
        Some(T::unknown(text))
    }
}

impl<T: Text> Text for Box<T> {
    fn known(text: &str) -> Option<Self> {
        T::known(text).map(Box::new)
    }

    fn unknown(text: String) -> Self {
        Box::new(T::unknown(text))
    }
}

/// The variant of a string, which may be unknown.
pub fn text_of<T: Text>(text: &str) -> T {
    T::known(text).unwrap_or_else(|| T::unknown(text.to_owned()))
}

/// The variant of a string, which is kept if it is unknown.
pub fn into_text<T: Text>(text: String) -> T {
    T::known(&text).unwrap_or_else(|| T::unknown(text))
}

/// Reads an enum of strings.
///
/// # Errors
///
/// If the value is not a string.
pub fn read_text<'de, T: Text, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = read_string(deserializer)?;
    Ok(T::known(&text).unwrap_or_else(|| T::unknown(text.into_owned())))
}

// It does not depend on the type of the enum, so that it is compiled once.
#[inline(never)]
fn read_string<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cow<'de, str>, D::Error> {
    deserializer.deserialize_string(TextVisitor)
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Cow<'de, str>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a string")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text))
    }
}

/// Writes an open enum of strings. The first string of a variant is the one that is written.
macro_rules! text {
    (
        $(#[doc = $enum_doc:expr])*
        $(#[deprecated $($enum_deprecated:tt)*])?
        $(#[attributes($($attribute:meta),+ $(,)?)])?
        pub enum $name:ident {
            $(
                $(#[doc = $doc:literal])*
                #[json($value:literal $(| $alias:literal)*)]
                $(#[deprecated $($deprecated:tt)*])?
                $variant:ident
            ),* $(,)?
        }
    ) => {
        $(#[doc = $enum_doc])*
        $(#[deprecated $($enum_deprecated)*])?
        $($(#[$attribute])+)?
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $doc])*
                #[doc = runtime::docs!("The value `" $value $(| $alias)* "`."; $($doc)*)]
                $(#[deprecated $($deprecated)*])?
                $variant,
            )*
            /// An unknown value.
            Unknown(String),
        }

        impl $name {
            /// Returns the string, as in JSON.
            #[must_use]
            #[inline]
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => concat!($value),)*
                    Self::Unknown(text) => text,
                }
            }
        }

        impl runtime::Text for $name {
            #[inline]
            fn known(text: &str) -> Option<Self> {
                match text {
                    $(concat!($value) $(| concat!($alias))* => Some(Self::$variant),)*
                    _ => None,
                }
            }

            #[inline]
            fn unknown(text: String) -> Self {
                Self::Unknown(text)
            }
        }

        runtime::open_enum!($name by as_str: $($variant)*);

        // Written by hand: a derive takes longer to compile.
        impl Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                match self {
                    $(Self::$variant => Self::$variant,)*
                    Self::Unknown(text) => Self::Unknown(text.clone()),
                }
            }
        }

        impl AsRef<str> for $name {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl ::core::fmt::Display for $name {
            #[inline]
            fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                out.pad(self.as_str())
            }
        }

        impl runtime::FromText for $name {}

        impl From<&str> for $name {
            #[inline]
            fn from(text: &str) -> Self {
                runtime::text_of(text)
            }
        }

        impl From<String> for $name {
            #[inline]
            fn from(text: String) -> Self {
                runtime::into_text(text)
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = ::core::convert::Infallible;

            #[inline]
            fn from_str(text: &str) -> Result<Self, ::core::convert::Infallible> {
                Ok(runtime::text_of(text))
            }
        }

        impl<'de> runtime::Deserialize<'de> for $name {
            #[inline]
            fn deserialize<__D: runtime::Deserializer<'de>>(deserializer: __D) -> Result<Self, __D::Error> {
                runtime::read_text(deserializer)
            }
        }

        impl runtime::Serialize for $name {
            #[inline]
            fn serialize<__S: runtime::Serializer>(&self, serializer: __S) -> Result<__S::Ok, __S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
    };
    ($($item:tt)*) => {
        runtime::unknown_word! { text $($item)* }
    };
}

/// Writes the conversions of strings into a variant of a union.
macro_rules! from_text {
    ($name:ident $variant:ident) => {
        impl runtime::Text for $name {
            #[inline]
            fn unknown(text: String) -> Self {
                Self::$variant(runtime::IntoField::into_field(text))
            }
        }

        impl runtime::FromText for $name {}

        impl From<&str> for $name {
            #[inline]
            fn from(text: &str) -> Self {
                runtime::text_of(text)
            }
        }

        impl From<String> for $name {
            #[inline]
            fn from(text: String) -> Self {
                runtime::into_text(text)
            }
        }
    };
}

pub(crate) use {text, from_text};
