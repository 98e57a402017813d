//! Decodes a value from JSON text.
//!
//! Decoding takes one pass, without a buffer. An error collects its path while it is returned through the callers.

use serde::Deserialize;

use super::decode_error::DecodeError;
use super::memory;
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
    let _measure = Measure::start();
    // Checked once for the whole text, which is faster than for each string.
    let text = str::from_utf8(body).map_err(|error| DecodeError::syntax(error.to_string()))?;
    memory::limited(memory, |memory| {
        memory.store_in(size_of::<T>());
        let mut reader = Reader::new(text, memory);
        let value = T::deserialize(&mut reader)?;
        reader.end()?;
        Ok(value)
    })
}

/// The memory that the value of JSON text of this length may use.
fn default_memory(length: usize) -> usize {
    length.saturating_mul(8).max(64 << 20)
}
