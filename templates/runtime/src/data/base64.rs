//! Bytes that JSON represents as a base64 string.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use base64::Engine;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig, general_purpose};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::decode_error::DecodeError;
use super::validate::Validate;

/// Bytes that JSON represents as a base64 string.
///
/// The URL-safe alphabet, missing padding and line breaks are accepted too. Any other string that a service sends is kept, but has
/// no bytes. All strings are written back as they were read. `Debug` shows only the number of bytes.
#[derive(Clone)]
pub struct Base64 {
    /// `None` if the string is not base64.
    bytes: Option<Vec<u8>>,
    /// The string that was read, if it differs from the one that would be written.
    text: Option<Box<str>>,
}

impl Base64 {
    /// The bytes; `None` if the service sent a string that is not base64.
    #[must_use]
    pub fn as_bytes(&self) -> Option<&[u8]> {
        self.bytes.as_deref()
    }

    /// The bytes; `None` if the service sent a string that is not base64.
    #[must_use]
    pub fn into_bytes(self) -> Option<Vec<u8>> {
        self.bytes
    }

    /// The string that was read, if it is not the standard base64 of the bytes.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }
}

const LENIENT: GeneralPurposeConfig = GeneralPurposeConfig::new()
    .with_decode_padding_mode(DecodePaddingMode::Indifferent)
    .with_decode_allow_trailing_bits(true);

/// Whether a string is base64, in one of the accepted forms.
pub(super) fn is_base64(text: &str) -> bool {
    decode(text).is_some()
}

fn decode(text: &str) -> Option<Vec<u8>> {
    let alphabet = if text.contains(['-', '_']) {
        URL_SAFE
    } else {
        STANDARD
    };
    let digits: String = text
        .chars()
        .filter(|digit| !digit.is_ascii_whitespace())
        .collect();
    GeneralPurpose::new(&alphabet, LENIENT).decode(digits).ok()
}

fn read(text: &str) -> Base64 {
    if let Ok(bytes) = general_purpose::STANDARD.decode(text) {
        return bytes.into();
    }
    Base64 {
        bytes: decode(text),
        text: Some(text.into()),
    }
}

impl Default for Base64 {
    fn default() -> Self {
        Vec::new().into()
    }
}

/// Parses a string, which must be base64.
impl FromStr for Base64 {
    type Err = DecodeError;

    fn from_str(text: &str) -> Result<Self, DecodeError> {
        let value = read(text);
        if value.bytes.is_some() {
            Ok(value)
        } else {
            Err(DecodeError::new("invalid value: string, expected base64"))
        }
    }
}

/// Whether both have the same bytes, or are the same invalid string.
impl PartialEq for Base64 {
    fn eq(&self, other: &Self) -> bool {
        match (&self.bytes, &other.bytes) {
            (None, None) => self.text == other.text,
            (one, other) => one == other,
        }
    }
}

impl Eq for Base64 {}

impl Hash for Base64 {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
        if self.bytes.is_none() {
            self.text.hash(state);
        }
    }
}

impl fmt::Debug for Base64 {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.bytes {
            Some(bytes) => write!(out, "[{} bytes]", bytes.len()),
            None => out.write_str("[no base64]"),
        }
    }
}

impl From<Vec<u8>> for Base64 {
    fn from(bytes: Vec<u8>) -> Self {
        Self {
            bytes: Some(bytes),
            text: None,
        }
    }
}

impl From<&[u8]> for Base64 {
    fn from(bytes: &[u8]) -> Self {
        bytes.to_vec().into()
    }
}

/// What is accepted for a field of bytes.
#[doc(hidden)]
#[macro_export]
macro_rules! base64_fields {
    () => {
        runtime::accept! { runtime::Base64: &[u8], Vec<u8> }
    };
}

impl Validate for Base64 {}

impl Serialize for Base64 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(text) = &self.text {
            return serializer.serialize_str(text);
        }
        let bytes = self.bytes.as_deref().unwrap_or_default();
        serializer.serialize_str(&general_purpose::STANDARD.encode(bytes))
    }
}

impl<'de> Deserialize<'de> for Base64 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Base64Visitor)
    }
}

struct Base64Visitor;

impl Visitor<'_> for Base64Visitor {
    type Value = Base64;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a string in base64")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Base64, E> {
        Ok(read(text))
    }
}
