//! Unions whose variants have different JSON types: the visitor method that is called selects the variant.
//!
//! Nothing is buffered: an object or an array is passed to its variant while it is read.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{
    BoolDeserializer, BorrowedStrDeserializer, F64Deserializer, I64Deserializer,
    MapAccessDeserializer, SeqAccessDeserializer, StrDeserializer, StringDeserializer,
    U64Deserializer,
};
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::corrected_fields::Raw;
use super::corrected_text::correct;
use super::corrections::{Mode, nothing};
use super::decode_error::DecodeError;
use super::deviation::DeviationKind;
use super::memory::{self, Memory};
use super::reader::Reader;
use super::verbatim::RAW;
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
    if memory::is_correcting() {
        return match deserializer.deserialize_newtype_struct(RAW, Raw)? {
            Cow::Borrowed(text) => read_corrected_kind(text).map_err(DecodeError::retold),
            Cow::Owned(_) => Err(D::Error::custom("the value cannot be corrected here")),
        };
    }
    deserializer.deserialize_any(KindVisitor(PhantomData))
}

/// Reads a union from text with corrections: as the variant of the value's JSON type, else as the only one that the value can be
/// corrected to. What stands for nothing is read as the first one that has an empty value.
fn read_corrected_kind<'de, T: ByKind<'de>>(text: &'de str) -> Result<T, DecodeError> {
    let read = |kind: Option<&str>, memory: &Memory| -> Result<T, DecodeError> {
        let mut reader = Reader::inside(text, memory);
        match kind {
            Some(kind) => read_kind(kind, &mut reader),
            None => reader.deserialize_any(KindVisitor(PhantomData)),
        }
    };
    let found = json_types(text);
    if T::KINDS.iter().any(|kind| found.contains(kind)) {
        // Requested as an object: a map is corrected entry by entry.
        let kind = found.first().copied().filter(|kind| *kind == "object");
        return memory::with(|memory| read(kind, memory));
    }
    let attempt = |kind: &str| correct(text, Mode::Correcting, |memory| read(Some(kind), memory));
    if nothing(text) == Some(DeviationKind::Null) {
        // Read once: each attempt in a variant that contains the union would double the attempts in it.
        let first = T::KINDS.iter().find_map(|kind| attempt(kind).ok());
        return first.map_or_else(|| memory::with(|memory| read(None, memory)), Ok);
    }
    let mut fitting = T::KINDS.iter().copied();
    let quietly = |kind| memory::with(|memory| memory.corrections.quietly(|| attempt(kind)));
    let mut next_fitting = || fitting.find(|kind| quietly(kind).is_ok());
    let first = next_fitting();
    match first.filter(|_| next_fitting().is_none()) {
        Some(kind) => memory::with(|memory| read(Some(kind), memory)),
        None => memory::with(|memory| read(None, memory)),
    }
}

/// The JSON types of a value.
fn json_types(text: &str) -> &'static [&'static str] {
    match text.as_bytes().first() {
        Some(b'"') => &["string"],
        Some(b'{') => &["object"],
        Some(b'[') => &["array"],
        Some(b't' | b'f') => &["boolean"],
        Some(b'n') | None => &[],
        Some(_) if text.contains(['.', 'e', 'E']) => &["number"],
        Some(_) => &["number", "integer"],
    }
}

/// Reads the variant of a JSON type.
fn read_kind<'de, T: ByKind<'de>, D: Deserializer<'de>>(
    kind: &str,
    value: D,
) -> Result<T, D::Error> {
    match kind {
        "string" => T::string(value),
        "integer" => T::integer(value),
        "number" => T::number(value),
        "boolean" => T::boolean(value),
        "array" => T::array(value),
        _ => T::object(value),
    }
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
