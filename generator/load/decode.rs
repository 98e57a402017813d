//! The bytes of a file → its text.

use std::ops::Range;

/// Bytes that are not UTF-8, and as much of a text as can be shown.
#[derive(Debug, PartialEq)]
pub struct NotUtf8 {
    /// The text with replacement characters.
    pub shown: String,
    /// The first bytes that are wrong.
    pub span: Range<usize>,
    /// What they are.
    pub message: String,
}

/// Reads UTF-8, with or without a byte order mark.
pub fn decode_text(mut bytes: Vec<u8>) -> Result<String, NotUtf8> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        bytes.drain(..3);
    }
    if let Some(encoding) = other_encoding(&bytes) {
        let message = format!("the file is {encoding}, not UTF-8");
        return Err(NotUtf8 { shown: String::new(), span: 0..0, message });
    }
    String::from_utf8(bytes).map_err(|error| {
        let start = error.utf8_error().valid_up_to();
        let byte = error.as_bytes()[start];
        let shown = String::from_utf8_lossy(error.as_bytes()).into_owned();
        let message = format!("the byte 0x{byte:02x} does not continue a UTF-8 text");
        NotUtf8 { shown, span: start..start + 1, message }
    })
}

/// By a byte order mark, or by the zero bytes that a first ASCII character has in it.
fn other_encoding(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0xff, 0xfe, 0, 0, ..] | [_, 0, 0, 0, ..] => Some("UTF-32LE"),
        [0, 0, 0xfe, 0xff, ..] | [0, 0, 0, _, ..] => Some("UTF-32BE"),
        [0xff, 0xfe, ..] | [_, 0, ..] => Some("UTF-16LE"),
        [0xfe, 0xff, ..] | [0, _, ..] => Some("UTF-16BE"),
        _ => None,
    }
}
