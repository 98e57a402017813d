//! Bytes that JSON holds as a string in base64.

use std::fmt;

use base64::Engine;
use base64::alphabet::{STANDARD, URL_SAFE};
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig, general_purpose};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::into_field::IntoField;
use super::validate::Validate;

/// Bytes that JSON holds as a string in base64.
///
/// The alphabet for URLs, missing padding and line breaks are read as well, and written back as they were.
/// `Debug` shows the number of bytes only.
#[derive(Clone, Default)]
pub struct Base64 {
    bytes: Vec<u8>,
    /// The text that was read, where it is not the one that would be written.
    text: Option<Box<str>>,
}

impl Base64 {
    /// The bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The bytes.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

const LENIENT: GeneralPurposeConfig = GeneralPurposeConfig::new()
    .with_decode_padding_mode(DecodePaddingMode::Indifferent)
    .with_decode_allow_trailing_bits(true);

fn read(text: &str) -> Option<Base64> {
    if let Ok(bytes) = general_purpose::STANDARD.decode(text) {
        return Some(Base64 { bytes, text: None });
    }
    let alphabet = if text.contains(['-', '_']) {
        URL_SAFE
    } else {
        STANDARD
    };
    let digits: String = text
        .chars()
        .filter(|digit| !digit.is_ascii_whitespace())
        .collect();
    let bytes = GeneralPurpose::new(&alphabet, LENIENT)
        .decode(digits)
        .ok()?;
    Some(Base64 {
        bytes,
        text: Some(text.into()),
    })
}

impl PartialEq for Base64 {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for Base64 {}

impl fmt::Debug for Base64 {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "[{} bytes]", self.bytes.len())
    }
}

impl AsRef<[u8]> for Base64 {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl From<Vec<u8>> for Base64 {
    fn from(bytes: Vec<u8>) -> Self {
        Self { bytes, text: None }
    }
}

impl From<&[u8]> for Base64 {
    fn from(bytes: &[u8]) -> Self {
        bytes.to_vec().into()
    }
}

macro_rules! into_base64 {
    ($($from:ty)*) => { $(
        impl IntoField<Base64> for $from {
            fn into_field(self) -> Base64 {
                self.into()
            }
        }

        impl IntoField<Option<Base64>> for $from {
            fn into_field(self) -> Option<Base64> {
                Some(self.into())
            }
        }
    )* };
}

into_base64!(&[u8] Vec<u8>);

impl Validate for Base64 {}

impl Serialize for Base64 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.text {
            Some(text) => serializer.serialize_str(text),
            None => serializer.serialize_str(&general_purpose::STANDARD.encode(&self.bytes)),
        }
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
        read(text).ok_or_else(|| E::custom("invalid value: string, expected base64"))
    }
}
