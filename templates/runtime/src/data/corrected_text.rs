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
    let mut value = None;
    correct_into(text, mode, &mut |memory| {
        value = Some(read(memory)?);
        Ok(())
    })?;
    Ok(read_into(value))
}

/// The value that a function has read which returned no error.
#[inline]
pub(super) fn read_into<T>(value: Option<T>) -> T {
    value.unwrap_or_else(|| unreachable!("it was read without an error"))
}

// It depends on no type, so that it is compiled once, like the other functions here that get what reads a value behind a pointer.
#[cold]
#[inline(never)]
pub(super) fn correct_into(
    text: &str,
    mode: Mode,
    read: &mut dyn FnMut(&Memory) -> Result<(), DecodeError>,
) -> Result<(), DecodeError> {
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
    let mut value = None;
    fill(&mut value, text)?;
    Ok(read_into(value))
}

/// Reads the value of a slot from text with corrections.
///
/// # Errors
///
/// If it cannot be corrected.
pub(super) fn fill<T: DeserializeOwned + Validate>(
    slot: &mut Option<T>,
    text: &str,
) -> Result<(), DecodeError> {
    correct_value(text, size_of::<T>(), &mut |reader| {
        *slot = Some(read_value(reader)?);
        Ok(())
    })
}

/// What reads a value of any type, and keeps it.
pub(super) type ReadInto<'f, 'de> =
    &'f mut dyn FnMut(&mut Reader<'de, '_>) -> Result<(), DecodeError>;

/// Reads a value of this size from text with corrections.
#[cold]
#[inline(never)]
fn correct_value<'de>(
    text: &'de str,
    size: usize,
    read: ReadInto<'_, 'de>,
) -> Result<(), DecodeError> {
    let mode = memory::with(|memory| match memory.corrections.mode() {
        Mode::Digits => Mode::Digits,
        _ => Mode::Correcting,
    });
    correct_into(text, mode, &mut |memory| {
        memory.store_in(size);
        read(&mut Reader::inside(text, memory))
    })
}

/// Whether the field of a slot, a `T` or an optional one, has the value that is read from this text: a [`Same`](super::deviated::Same).
pub(super) fn is_same<T>(value: &dyn Any, text: &str) -> bool
where
    T: DeserializeOwned + Validate + PartialEq + 'static,
{
    let inner = match value.downcast_ref::<T>() {
        Some(value) => Some(value),
        None => match value.downcast_ref::<Option<T>>() {
            Some(value) => value.as_ref(),
            None => None,
        },
    };
    let Some(value) = inner else {
        return false;
    };
    let mut read = None;
    again(text, &mut || fill(&mut read, text)) && read.as_ref() == Some(value)
}

/// Whether the text can be read again by itself.
#[cold]
#[inline(never)]
fn again(text: &str, read: &mut dyn FnMut() -> Result<(), DecodeError>) -> bool {
    memory::limited(usize::MAX, |memory| {
        let corrections = &memory.corrections;
        let (read, _) = corrections.reading(text.len(), Mode::Lenient, true, read);
        read.is_ok()
    })
}
