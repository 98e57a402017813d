//! How each union of the document was decided, for reports. Nothing is emitted from this.

use serde::Serialize;

/// A union of the document, and how a value finds its branch.
///
/// A union whose branches are of several JSON kinds, and whose objects have a tag of their own, has two: the one of the kinds, and
/// the one of the objects, under the same pointer and another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Decision {
    /// JSON pointer of the union's schema.
    pub pointer: String,
    /// The enum's name; `None` where the union became none.
    pub name: Option<String>,
    /// What decides.
    pub by: DecidedBy,
    /// The branches, in the order in which they are looked at.
    pub branches: Vec<DecidedBranch>,
}

/// What decides a union.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub enum DecidedBy {
    /// The document's `discriminator`.
    Discriminator {
        /// The tag's name.
        property: String,
        /// The variant that a value without it is of, where what the union was made from does not require it.
        untagged: Option<String>,
    },
    /// A property that every branch fixes to literals of its own.
    ImpliedTag {
        /// The tag's name.
        property: String,
        /// The variant that a value without it is of; `None` where every branch requires it.
        untagged: Option<String>,
    },
    /// The kind of JSON value.
    Kind,
    /// Properties that one branch requires and no other one has.
    Keys,
    /// The branch of which a value has most; of equal ones the first. The most specific stand first.
    Shape {
        /// The branches, by their positions, that have values in common as far as can be told.
        overlaps: Vec<(usize, usize)>,
    },
    /// All branches come to one type: the union is that type.
    OneType,
    /// Nothing: the values stay raw JSON.
    Nothing,
}

impl DecidedBy {
    /// Whether it is a tag, the document's own or one that the branches imply.
    pub fn is_tag(&self) -> bool {
        self.tag().is_some()
    }

    /// The tag's name, and the variant that a value without it is of.
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
    /// What selects it, in words: the tag's values, the kind, or the shape.
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
