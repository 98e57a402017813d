//! The tree that the whole of the document's text became.

use serde_json::Value;

/// Stands in place of a `$ref` whose file does not exist or cannot be read, with that `$ref` as its value.
pub const MISSING_KEY: &str = "x-disjunct-missing";

/// One tree of all files of a document, key order as written.
///
/// Where a `$ref` led into another file, that file's tree stands under [`FILES_KEY`](super::FILES_KEY) at the root, and the
/// `$ref` says `#/x-disjunct-files/…`. So every reference in the tree leads to a place in the tree, or is an error.
/// Where the file cannot be read, which has been said, [`MISSING_KEY`] stands in the reference's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Always an object.
    pub root: Value,
}
