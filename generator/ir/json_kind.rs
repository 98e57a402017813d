//! The kinds of JSON value.

use serde::Serialize;

/// The kinds of JSON value; numbers with and without a fraction apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum JsonKind {
    /// A text.
    String,
    /// A whole number.
    Integer,
    /// Any number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// A list.
    Array,
    /// An object.
    Object,
}

impl JsonKind {
    /// What a value of it is, as a sentence begins.
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

    /// What it is called, in code and in reports.
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
