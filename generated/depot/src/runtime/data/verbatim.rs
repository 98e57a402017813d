//! How JSON text is passed through serde as it is written: whole values, and numbers.

use std::borrow::Cow;

use serde::de::value::CowStrDeserializer;
use serde::de::{DeserializeSeed, MapAccess};

use super::decode_error::DecodeError;

/// The newtype's name under which JSON text is asked for: the one that `serde_json` knows. It answers with a map of one entry, whose
/// key is this name; a decoder of ours with [`Verbatim`]. All other deserializers answer with the value.
pub(super) const RAW: &str = "$serde_json::private::RawValue";

/// The newtype's name under which a value is asked for with its numbers as they are written. A decoder of ours answers with
/// [`Verbatim`] for a number that is no integer of 64 bits.
pub(super) const NUMBERS: &str = "a value with its numbers as they are written";

/// How many entries a [`Verbatim`] has, which no other map has.
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
        seed.deserialize(CowStrDeserializer::new(std::mem::take(&mut self.0)))
    }

    fn size_hint(&self) -> Option<usize> {
        VERBATIM
    }
}
