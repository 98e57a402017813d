//! From the bytes of a JSON text to a value.

use serde::Deserialize;

use super::decode_error::DecodeError;
use super::reader::Reader;

/// Reads a value from a JSON text.
///
/// The types read themselves from serde_json as well; this is faster, and its errors say where they are.
///
/// # Errors
///
/// Where the text is no JSON, is not UTF-8, is nested more than 127 deep, or is not the value it should be: the error says where and why,
/// without quoting any string of the text.
pub fn decode<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T, DecodeError> {
    // Checked once as a whole, which is quicker than string by string.
    let text = str::from_utf8(body).map_err(|error| DecodeError::new(error.to_string()))?;
    let mut reader = Reader::new(text);
    let value = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}
