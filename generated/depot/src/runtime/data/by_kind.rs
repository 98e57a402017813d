//! Unions whose branches differ in the kind of JSON value they are: read by the visitor method that is
//! called.
//!
//! Nothing is put aside: an object or an array goes on to its branch as it streams by.

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

/// A union with at most one branch for each kind of JSON value.
pub trait ByKind<'de>: Sized {
    /// The kinds that have a branch.
    const KINDS: &'static [&'static str];

    /// Reads the branch that is a string.
    ///
    /// # Errors
    ///
    /// Where there is none, or it does not fit.
    fn string<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("string"))
    }

    /// Reads the branch that is an integer, else the one that is a number.
    ///
    /// # Errors
    ///
    /// Where there is none, or it does not fit.
    fn integer<D: Deserializer<'de>>(value: D) -> Result<Self, D::Error> {
        Self::number(value)
    }

    /// Reads the branch that is a number.
    ///
    /// # Errors
    ///
    /// Where there is none, or it does not fit.
    fn number<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("number"))
    }

    /// Reads the branch that is a boolean.
    ///
    /// # Errors
    ///
    /// Where there is none, or it does not fit.
    fn boolean<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("boolean"))
    }

    /// Reads the branch that is an array.
    ///
    /// # Errors
    ///
    /// Where there is none, or it does not fit.
    fn array<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("array"))
    }

    /// Reads the branch that is an object.
    ///
    /// # Errors
    ///
    /// Where there is none, or it does not fit.
    fn object<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Err(refuse::<Self, _>("object"))
    }
}

/// Names the kind of the value only: the value could be a secret.
fn refuse<'de, T: ByKind<'de>, E: Error>(found: &str) -> E {
    E::custom(format_args!(
        "invalid type: {found}, expected {}",
        T::KINDS.join(" or ")
    ))
}

/// Reads a union that is decided by the kind of the JSON value.
///
/// # Errors
///
/// Where no branch is of that kind, or the branch does not fit.
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
        // Beside other numbers, an integer is what the type of integers holds.
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
