//! Reads text again, with corrections. In: text of a value that is not as declared. Out: the value. It does not know what has the value.

use std::any::Any;

use serde::de::DeserializeOwned;

use super::corrections::Mode;
use super::decode_error::DecodeError;
use super::memory::{self, Memory};
use super::read_value::read_value;
use super::reader::Reader;
use super::validate::Validate;

/// Reads text with the corrections of a mode.
///
/// # Errors
///
/// If it cannot be corrected. Nothing is noted then.
pub(super) fn correct<T>(
    text: &str,
    mode: Mode,
    mut read: impl FnMut(&Memory) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    memory::with(|memory| {
        let state = &memory.corrections;
        let before = (state.unclaimed(), state.noted());
        loop {
            if !state.spend(text.len()) {
                return Err(DecodeError::fixed(
                    "too much of the body is not as declared",
                ));
            }
            let value = state.within(mode, || read(memory));
            if value.is_ok() || !state.forget(before.0, before.1) {
                return value;
            }
        }
    })
}

/// Reads a value from text with corrections.
///
/// # Errors
///
/// If it cannot be corrected.
pub(super) fn read_corrected<T: DeserializeOwned + Validate>(text: &str) -> Result<T, DecodeError> {
    let mode = memory::with(|memory| match memory.corrections.mode() {
        Mode::Digits => Mode::Digits,
        _ => Mode::Correcting,
    });
    correct(text, mode, |memory| {
        memory.store_in(size_of::<T>());
        read_value(&mut Reader::inside(text, memory))
    })
}

/// Whether the field of a slot, a `T` or an optional one, has the value that is read from this text: a [`Same`](super::deviated::Same).
pub(super) fn is_same<T>(value: &dyn Any, text: &str) -> bool
where
    T: DeserializeOwned + Validate + PartialEq + 'static,
{
    let inner = value
        .downcast_ref::<T>()
        .or_else(|| value.downcast_ref::<Option<T>>()?.as_ref());
    let Some(value) = inner else {
        return false;
    };
    memory::limited(usize::MAX, |memory| {
        let corrections = &memory.corrections;
        let (read, _) = corrections.reading(text.len(), Mode::Lenient, true, || {
            read_corrected::<T>(text)
        });
        read.is_ok_and(|read| read == *value)
    })
}
