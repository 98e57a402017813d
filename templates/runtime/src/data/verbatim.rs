//! How JSON text is passed through serde unchanged: whole values, and numbers.

use std::borrow::Cow;

use serde::de::value::{BorrowedStrDeserializer, StringDeserializer};
use serde::de::{DeserializeSeed, MapAccess};

use super::decode_error::DecodeError;

/// The name of the newtype by which JSON text is requested, which is that of `serde_json`. `serde_json` passes a map with one
/// entry, whose key is this name; the decoders of this crate pass [`Verbatim`]. All other deserializers pass the value.
pub(super) const RAW: &str = "$serde_json::private::RawValue";

/// The name of the newtype by which a value is requested with its numbers as they are written. The decoders of this crate pass
/// [`Verbatim`] for a number that is not a 64-bit integer.
pub(super) const NUMBERS: &str = "a value with its numbers as they are written";

/// The name of the newtype by which a string is requested that is a secret.
pub(super) const SECRET: &str = "a string that is not shown";

/// The size hint of a [`Verbatim`], which no other map has.
pub(super) const VERBATIM: Option<usize> = Some(usize::MAX - 1);

/// A map whose only value, which has no key, is JSON text that has been checked.
pub(super) struct Verbatim<'de>(pub(super) Cow<'de, str>);

impl<'de> MapAccess<'de> for Verbatim<'de> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        _: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        Ok(None)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<T::Value, DecodeError> {
        match std::mem::take(&mut self.0) {
            Cow::Borrowed(text) => seed.deserialize(BorrowedStrDeserializer::new(text)),
            Cow::Owned(text) => seed.deserialize(StringDeserializer::new(text)),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        VERBATIM
    }
}
