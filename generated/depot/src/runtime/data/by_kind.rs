//! Unions whose variants have different JSON types: the visitor method that is called selects the variant.
//!
//! Nothing is buffered: an object or an array is passed to its variant while it is read.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{
    BoolDeserializer, BorrowedStrDeserializer, F64Deserializer, I64Deserializer,
    MapAccessDeserializer, SeqAccessDeserializer, StrDeserializer, StringDeserializer,
    U64Deserializer,
};
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::memory;
use super::whole::whole;

/// A union with at most one variant for each JSON type.
pub trait ByKind<'de>: Sized {
    /// The JSON types that have a variant.
    const KINDS: &'static [&'static str];

    /// Reads the variant that is a string.
    ///
    /// # Errors
    ///
    /// If there is none, or its type does not accept the value.
    fn string<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("string"))
    }

    /// Reads the variant that is an integer, or else the one that is a number.
    ///
    /// # Errors
    ///
    /// If there is none, or its type does not accept the value.
    fn integer<D: Deserializer<'de>>(value: D) -> Result<Self, D::Error> {
        Self::number(value)
    }

    /// Reads the variant that is a number.
    ///
    /// # Errors
    ///
    /// If there is none, or its type does not accept the value.
    fn number<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("number"))
    }

    /// Reads the variant that is a boolean.
    ///
    /// # Errors
    ///
    /// If there is none, or its type does not accept the value.
    fn boolean<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("boolean"))
    }

    /// Reads the variant that is an array.
    ///
    /// # Errors
    ///
    /// If there is none, or its type does not accept the value.
    fn array<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("array"))
    }

    /// Reads the variant that is an object.
    ///
    /// # Errors
    ///
    /// If there is none, or its type does not accept the value.
    fn object<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("object"))
    }
}

/// Names only the JSON type of the value, as the value could be a secret.
fn refuse<'de, T: ByKind<'de>, E: Error>(found: &str) -> E {
    E::custom(format_args!(
        "invalid type: {found}, expected {}",
        T::KINDS.join(" or ")
    ))
}

/// Reads a union by the JSON type of the value.
///
/// # Errors
///
/// If no variant has that JSON type, or the variant's type does not accept the value.
pub fn read_by_kind<'de, T: ByKind<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    memory::take_if_boxed::<T, D::Error>()?;
    deserializer.deserialize_any(KindVisitor(PhantomData))
}

struct KindVisitor<T>(PhantomData<T>);

impl<'de, T: ByKind<'de>> Visitor<'de> for KindVisitor<T> {
    type Value = T;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&T::KINDS.join(" or "))
    }

    fn visit_unit<E: Error>(self) -> Result<T, E> {
        Err(refuse::<T, _>("null"))
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<T, E> {
        T::boolean(BoolDeserializer::new(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        let integer = T::integer(U64Deserializer::new(value));
        // If there is also a variant for other numbers, only an integer within range is read as the integer variant.
        if integer.is_err() && value > i64::MAX as u64 && T::KINDS.contains(&"number") {
            return T::number(U64Deserializer::new(value));
        }
        integer
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<T, E> {
        T::integer(I64Deserializer::new(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<T, E> {
        match whole(value).filter(|_| !T::KINDS.contains(&"number")) {
            Some(value) => T::integer(I64Deserializer::new(value)),
            None => T::number(F64Deserializer::new(value)),
        }
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<T, E> {
        T::string(StrDeserializer::new(value))
    }

    fn visit_borrowed_str<E: Error>(self, value: &'de str) -> Result<T, E> {
        T::string(BorrowedStrDeserializer::new(value))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<T, E> {
        T::string(StringDeserializer::new(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<T, A::Error> {
        T::array(SeqAccessDeserializer::new(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<T, A::Error> {
        T::object(MapAccessDeserializer::new(entries))
    }
}
