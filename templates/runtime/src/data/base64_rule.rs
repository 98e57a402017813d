//! The rule that a string is base64: a value that was read may be any string.

use super::base64::{Base64, is_base64};
use super::formats::Format;
use super::subject::Subject;

/// `format: byte` and `contentEncoding: base64`
#[must_use]
pub fn valid_base64() -> Format {
    Format::new("base64", is_base64)
}

/// Bytes set by the program are written as base64: only a string that was read is checked.
impl Subject for Base64 {
    type Target = str;

    fn subject(&self) -> Option<&str> {
        self.text()
    }
}
