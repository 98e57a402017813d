//! The tree of the whole document.

use serde_json::Value;

/// Replaces a `$ref` whose file does not exist or cannot be read. Its value is that `$ref`.
pub const MISSING_KEY: &str = "x-disjunct-missing";

/// One tree of all files of a document, key order as written.
///
/// If a `$ref` refers to another file, the tree of that file is under [`FILES_KEY`](super::FILES_KEY) at the root, and the
/// `$ref` is `#/x-disjunct-files/…`. So every reference refers to a location in the tree, or is an error.
/// If the file cannot be read, which was reported, [`MISSING_KEY`] replaces the reference.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Always an object.
    pub root: Value,
}
