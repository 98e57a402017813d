//! JSON types.

use serde::Serialize;

/// The types of JSON Schema, except null.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum JsonKind {
    /// A string.
    String,
    /// A whole number.
    Integer,
    /// Any number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// An array.
    Array,
    /// An object.
    Object,
}

impl JsonKind {
    /// The type with its article, as a sentence begins.
    #[must_use]
    pub fn phrase(self) -> &'static str {
        match self {
            Self::String => "A string",
            Self::Integer => "An integer",
            Self::Number => "A number",
            Self::Boolean => "A boolean",
            Self::Array => "An array",
            Self::Object => "An object",
        }
    }

    /// Its name in code and in reports.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Integer => "integer",
            Self::Number => "number",
            Self::Boolean => "boolean",
            Self::Array => "array",
            Self::Object => "object",
        }
    }
}
