//! What the user adds to a type.

use std::collections::BTreeSet;
use std::fmt;

use serde::Serialize;

/// Traits, attributes and a JSON Schema that the user adds to a type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Added {
    /// The traits that are implemented by comparing fields.
    pub derives: BTreeSet<Derive>,
    /// Attributes of the type, among them other derives.
    pub attributes: Vec<Attribute>,
    /// The text of what `json_schema()` returns.
    pub json_schema: Option<String>,
}

impl Added {
    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.derives.is_empty() && self.attributes.is_empty() && self.json_schema.is_none()
    }
}

/// A trait of the standard library that not every type has. They are written in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Derive {
    /// `Hash`
    Hash,
    /// `Eq`
    Eq,
    /// `PartialOrd`
    PartialOrd,
    /// `Ord`
    Ord,
}

impl Derive {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Hash, Self::Eq, Self::PartialOrd, Self::Ord];

    /// The trait's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Hash => "Hash",
            Self::Eq => "Eq",
            Self::PartialOrd => "PartialOrd",
            Self::Ord => "Ord",
        }
    }
}

impl fmt::Display for Derive {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// An attribute of a type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Attribute {
    /// What is between `#[` and `]`.
    pub text: String,
    /// The trait or macro, if it is a derive.
    pub derive: Option<String>,
    /// The line of the manifest that brings its crate.
    pub dependency: Option<String>,
}
