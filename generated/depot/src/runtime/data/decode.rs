//! Decodes a value from JSON text.
//!
//! Decoding takes one pass, without a buffer. An error collects its path while it is returned through the callers. Only what is not
//! as declared is read a second time, with corrections.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Error};

use super::corrected_text::{ReadInto, correct_into, read_into};
use super::corrections::Mode;
use super::decode_error::DecodeError;
use super::deviation::Deviation;
use super::memory::{self, Memory};
use super::places::deviations;
use super::reader::Reader;
use super::stack::Measure;

/// Reads a value from JSON text.
///
/// The types can be read with `serde_json` too; this function is faster, and its errors have a path.
///
/// The value may use up to 8 times the memory of the text, or 64 MiB if that is more; [`decode_within`] sets another limit.
/// `serde_json::from_slice` has no limit: use it only for responses of services that you trust. A few kilobytes of compressed data
/// can make it allocate gigabytes.
///
/// # Errors
///
/// If the text is not JSON or not UTF-8, is nested more than 127 levels deep or deeper than the stack allows, requires too much
/// memory, or is not a valid value of the type. The error has the path and the reason, and never quotes a string of the text.
pub fn decode<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T, DecodeError> {
    decode_within(body, default_memory(body.len()))
}

/// Reads a value like [`decode()`], using no more than `memory` bytes of memory; [`usize::MAX`] means no limit.
///
/// The limit applies to an estimate of what is allocated: elements of arrays, entries of maps, boxed values and strings. The text
/// itself is not counted.
///
/// # Errors
///
/// Under the conditions of [`decode()`]. [`DecodeError::memory_limit`] returns whether the memory limit was exceeded.
pub fn decode_within<'de, T: Deserialize<'de>>(
    body: &'de [u8],
    memory: usize,
) -> Result<T, DecodeError> {
    read_body(body, memory, Mode::Lenient, true).map(|(value, _)| value)
}

/// Reads a value like [`decode()`], and returns what was not as the document declares it.
///
/// # Errors
///
/// Under the conditions of [`decode()`].
pub fn decode_with_deviations<'de, T: Deserialize<'de>>(
    body: &'de [u8],
) -> Result<(T, Vec<Deviation>), DecodeError> {
    read_body(body, default_memory(body.len()), Mode::Lenient, false)
}

/// Reads a value that has to be as the document declares it: nothing is corrected.
///
/// # Errors
///
/// Under the conditions of [`decode()`], and if anything is not as declared.
pub fn decode_strict<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T, DecodeError> {
    decode_declared(body, None)
        .map_err(|error| error.with_advice("`decode` accepts it", || decode::<T>(body).is_ok()))
}

/// Reads a value of a response, and returns what was not as declared; if `is_strict`, that is an error.
///
/// # Errors
///
/// Under the conditions of [`decode_within`].
#[doc(hidden)]
pub fn decode_noted<'de, T: Deserialize<'de>>(
    body: &'de [u8],
    memory: Option<usize>,
    is_strict: bool,
) -> Result<(T, Vec<Deviation>), DecodeError> {
    if is_strict {
        let is_accepted = || decode_noted::<T>(body, memory, false).is_ok();
        let value = decode_declared(body, memory).map_err(|error| {
            error.with_advice("a client that is not `strict` accepts it", is_accepted)
        })?;
        return Ok((value, Vec::new()));
    }
    let memory = memory.unwrap_or_else(|| default_memory(body.len()));
    read_body(body, memory, Mode::Lenient, false)
}

/// Reads a value that has to be as the document declares it, where another attempt follows.
///
/// # Errors
///
/// Under the conditions of [`decode_within`], and if anything is not as declared.
#[doc(hidden)]
pub fn decode_declared<'de, T: Deserialize<'de>>(
    body: &'de [u8],
    memory: Option<usize>,
) -> Result<T, DecodeError> {
    let memory = memory.unwrap_or_else(|| default_memory(body.len()));
    read_body(body, memory, Mode::Strict, true).map(|(value, _)| value)
}

/// Reads a value of the text of a body, and what was corrected in it, unless `is_silent`.
fn read_body<'de, T: Deserialize<'de>>(
    body: &'de [u8],
    memory: usize,
    mode: Mode,
    is_silent: bool,
) -> Result<(T, Vec<Deviation>), DecodeError> {
    let _measure = Measure::start();
    // Checked once for the whole text, which is faster than for each string.
    let text = str::from_utf8(body).map_err(|error| DecodeError::syntax(error.to_string()))?;
    let mut value = None;
    let deviations = read_body_into(
        text,
        memory,
        mode,
        is_silent,
        size_of::<T>(),
        &mut |reader| {
            value = Some(T::deserialize(reader)?);
            Ok(())
        },
    )?;
    Ok((read_into(value), deviations))
}

// It depends on no type, so that it is compiled once, like the other functions here that get what reads a value behind a pointer.
fn read_body_into<'de>(
    text: &'de str,
    memory: usize,
    mode: Mode,
    is_silent: bool,
    size: usize,
    read: ReadInto<'_, 'de>,
) -> Result<Vec<Deviation>, DecodeError> {
    memory::limited(memory, |memory| {
        let corrections = &memory.corrections;
        let (read, log) = corrections.reading(text.len(), mode, is_silent, || {
            read_text(text, memory, size, read)
        });
        read?;
        Ok(deviations(text, log))
    })
}

/// Reads a value of this size, which is a whole text. What is not part of an object is not corrected, as nothing keeps it.
fn read_text<'de>(
    text: &'de str,
    memory: &Memory,
    size: usize,
    read: ReadInto<'_, 'de>,
) -> Result<(), DecodeError> {
    let mut read = |memory: &Memory| -> Result<(), DecodeError> {
        let mut reader = Reader::new(text, memory);
        memory.store_in(size);
        read(&mut reader)?;
        reader.end()
    };
    let (value, size) = memory::counted(|| read(memory));
    match value {
        Err(error) if error.is_correctable() => {
            let mode = match memory.corrections.mode() {
                Mode::Lenient => Mode::Correcting,
                _ if error.is_of_digits() => Mode::Digits,
                _ => return Err(error),
            };
            memory::give_back(size);
            correct_root(text, mode, memory, &mut read).ok_or(error)
        }
        value => value,
    }
}

#[cold]
fn correct_root(
    text: &str,
    mode: Mode,
    memory: &Memory,
    read: &mut dyn FnMut(&Memory) -> Result<(), DecodeError>,
) -> Option<()> {
    correct_into(text, mode, read).ok()?;
    let (unclaimed, _) = memory.corrections.unclaimed();
    (unclaimed == 0).then_some(())
}

/// Reads a value that another deserializer reads, from its text: values are corrected only while text is read.
///
/// # Errors
///
/// If the text is not a valid value of the type.
#[cold]
pub(super) fn read_foreign<T: DeserializeOwned, E: Error>(text: &str) -> Result<T, E> {
    let mut value = None;
    let read = read_foreign_into(text, size_of::<T>(), &mut |reader| {
        value = Some(T::deserialize(reader)?);
        Ok(())
    });
    match read {
        Ok(()) => Ok(read_into(value)),
        Err(error) => Err(error.retold()),
    }
}

#[cold]
#[inline(never)]
fn read_foreign_into<'de>(
    text: &'de str,
    size: usize,
    read: ReadInto<'_, 'de>,
) -> Result<(), DecodeError> {
    memory::with(|memory| {
        let corrections = &memory.corrections;
        let mode = corrections.mode_of_text();
        let (read, _) = corrections.reading(text.len(), mode, true, || {
            read_text(text, memory, size, read)
        });
        read
    })
}

/// The memory that the value of JSON text of this length may use.
pub(super) fn default_memory(length: usize) -> usize {
    length.saturating_mul(8).max(64 << 20)
}
