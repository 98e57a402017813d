//! From the bytes of a JSON text to a value.
//!
//! One pass, which puts nothing aside; a second one only where the first failed, to find out where.

use serde::Deserialize;

use super::content::Content;
use super::decode_error::DecodeError;
use super::reader::Reader;
use super::stack::Measure;

/// Reads a value from a JSON text.
///
/// The types read themselves from `serde_json` as well; this is faster, and its errors say where they are.
///
/// # Errors
///
/// Where the text is no JSON, is not UTF-8, is nested more than 127 deep or deeper than the stack allows, or
/// is not the value it should be: the error says where and why, without quoting any string of the text.
pub fn decode<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T, DecodeError> {
    let _measure = Measure::start();
    // Checked once as a whole, which is quicker than string by string.
    let text = str::from_utf8(body).map_err(|error| DecodeError::new(error.to_string()))?;
    read(text).map_err(|error| locate::<T>(text).unwrap_or(error))
}

fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, DecodeError> {
    let mut reader = Reader::new(text);
    let value = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

#[cold]
fn locate<'de, T: Deserialize<'de>>(text: &'de str) -> Option<DecodeError> {
    match read::<Content<'de>>(text) {
        Ok(content) => T::deserialize(content).err(),
        Err(syntax) => Some(syntax),
    }
}
