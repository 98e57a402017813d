//! The JSON Schema of a type.

use super::untyped::Untyped;

/// The value of a schema that the generator wrote as JSON.
#[must_use]
pub fn json_schema(text: &'static str) -> Untyped {
    Untyped::of_text(text.into())
}
