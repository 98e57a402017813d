//! How each union of the document finds the branch of a value, for reports. Nothing is emitted from this.

use serde::Serialize;

/// A union of the document, and how a value finds its branch.
///
/// A union whose branches have several JSON types, and whose objects have a tag of their own, has two decisions: by JSON type, and
/// by the tag of the objects, under the same pointer and another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Decision {
    /// JSON pointer of the union's schema.
    pub pointer: String,
    /// The enum's name; `None` where the union became no enum.
    pub name: Option<String>,
    /// How a value finds its branch.
    pub by: DecidedBy,
    /// The branches, in the order in which they are looked at.
    pub branches: Vec<DecidedBranch>,
}

/// How a value finds its branch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub enum DecidedBy {
    /// The document's `discriminator`.
    Discriminator {
        /// The tag's name.
        property: String,
        /// The variant of a value without the tag, if such a value is valid.
        untagged: Option<String>,
    },
    /// A property that every branch fixes to literals of its own.
    ImpliedTag {
        /// The tag's name.
        property: String,
        /// The variant of a value without the tag; `None` where every branch requires it.
        untagged: Option<String>,
    },
    /// The JSON type.
    Kind,
    /// Properties that one branch requires and no other one has.
    Keys,
    /// The branch that most of the value's properties match; the first of several. The most specific branches are tried first.
    Shape {
        /// The branches, by their positions, that have values in common as far as is known.
        overlaps: Vec<(usize, usize)>,
    },
    /// Of the enum of all webhooks: by the name of the webhook, else by what its body requires.
    Body {
        /// The webhooks, by their positions, of which a body may be either, as far as is known.
        unclear: Vec<(usize, usize)>,
    },
    /// All branches have the same Rust type, which is the union's type.
    OneType,
    /// Nothing: the values stay raw JSON.
    Nothing,
}

impl DecidedBy {
    /// Whether it is a tag, the document's own or one that the branches imply.
    pub fn is_tag(&self) -> bool {
        self.tag().is_some()
    }

    /// The tag's name, and the variant of a value without it.
    pub fn tag(&self) -> Option<(&str, Option<&str>)> {
        match self {
            Self::Discriminator { property, untagged }
            | Self::ImpliedTag { property, untagged } => Some((property, untagged.as_deref())),
            _ => None,
        }
    }
}

/// A branch of a union.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct DecidedBranch {
    /// JSON pointer of the branch's schema.
    pub pointer: String,
    /// The variant; `None` where the union became no enum.
    pub variant: Option<String>,
    /// What selects it: the tag's values, the JSON type, or the shape.
    pub select: String,
}

/// Two branches of a union that accept the same value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Overlap {
    /// The position of the first one.
    pub first: usize,
    /// The position of the other.
    pub second: usize,
    /// A value that both accept, as JSON. Its limits, formats and patterns were checked.
    pub witness: String,
}
