//! The terms that names are made of.

use serde::Serialize;

/// The terms that names are made of, where the document has none.
///
/// A lock keeps those of the generator that wrote it first: what is added to the document is named like what it had before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Terms {
    /// Those of locks of the versions 1 and 2.
    Former,
    /// Those of JSON Schema and HTTP, of locks of the version 3.
    Standard,
    /// The same, but a method does not repeat the words of its group. Of locks of the version 4.
    Grouped,
    /// The same, but arguments are in the order of `required`, which sorting the keys of a document does not change, a union by JSON type
    /// is the same one in any order of its branches, and names of error responses have no numbers of statuses.
    #[default]
    Ordered,
}

impl Terms {
    /// A string of JSON.
    pub fn string(self) -> &'static str {
        match self {
            Self::Former => "text",
            Self::Standard | Self::Grouped | Self::Ordered => "string",
        }
    }

    /// An array of JSON.
    pub fn array(self) -> &'static str {
        match self {
            Self::Former => "list",
            Self::Standard | Self::Grouped | Self::Ordered => "array",
        }
    }

    /// The enum of an operation's success responses is named after the operation, with this word.
    pub fn responses(self) -> &'static str {
        match self {
            Self::Former => "Answer",
            Self::Standard | Self::Grouped | Self::Ordered => "Response",
        }
    }
}
