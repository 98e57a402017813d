//! From the bytes of a JSON text to a value.
//!
//! One fast pass; a second one, only where the first failed, finds out where.

use serde::Deserialize;

use super::reader::Reader;
use super::decode_error::DecodeError;

/// Reads a value from a JSON text.
///
/// # Errors
///
/// Where the text is no JSON, is not UTF-8, is nested more than 127 deep, or is not the value it should be: the error then says where
/// and why, without quoting any string of the text.
pub fn decode<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T, DecodeError> {
    // Checked once as a whole, which is quicker than string by string.
    let text = std::str::from_utf8(body).map_err(|error| DecodeError::new(error.to_string()))?;
    let mut r = Reader::new(text);
    let v = T::deserialize(&mut r)?;
    r.end()?;
    Ok(v)
}
