//! From the bytes of a JSON text to a value.
//!
//! One pass, which puts nothing aside. An error collects its path on the way out.

use serde::Deserialize;

use super::decode_error::DecodeError;
use super::memory;
use super::reader::Reader;
use super::stack::Measure;

/// Reads a value from a JSON text.
///
/// The types read themselves from `serde_json` as well; this is faster, and its errors say where they are.
///
/// The value may take as much memory as 8 times the text, or 64 MiB where that is more; [`decode_within`] sets another limit.
/// `serde_json::from_slice` has no limit: read with it only what comes from a service that you trust. A few kilobytes, compressed,
/// can make it allocate gigabytes.
///
/// # Errors
///
/// Where the text is no JSON, is not UTF-8, is nested more than 127 deep or deeper than the stack allows, takes too much memory, or
/// is not the value it should be: the error says where and why, without quoting any string of the text.
pub fn decode<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T, DecodeError> {
    decode_within(body, default_memory(body.len()))
}

/// Reads a value as [`decode()`] does, with no more than `memory` bytes of memory; [`usize::MAX`] for no limit.
///
/// What is allocated is estimated: the elements of arrays, the entries of maps, boxed values and strings are counted, the text itself is
/// not.
///
/// # Errors
///
/// Where [`decode()`] has one. [`DecodeError::memory_limit`] says whether it is about the memory.
pub fn decode_within<'de, T: Deserialize<'de>>(
    body: &'de [u8],
    memory: usize,
) -> Result<T, DecodeError> {
    let _measure = Measure::start();
    // Checked once as a whole, which is quicker than string by string.
    let text = str::from_utf8(body).map_err(|error| DecodeError::syntax(error.to_string()))?;
    memory::limited(memory, |memory| {
        memory.store_in(size_of::<T>());
        let mut reader = Reader::new(text, memory);
        let value = T::deserialize(&mut reader)?;
        reader.end()?;
        Ok(value)
    })
}

/// How much memory the value of a text of this length may take.
fn default_memory(length: usize) -> usize {
    length.saturating_mul(8).max(64 << 20)
}
