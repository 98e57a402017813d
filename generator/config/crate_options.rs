//! What the user decides about a document and the emitted crate.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::Deserialize;

use crate::lock::Lock;
use crate::source::SizeLimit;

/// What the user decides about a document and the emitted crate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The folder whose files the document may refer to; its own where it is not given. No other file is opened.
    pub root: Option<PathBuf>,
    /// How large the document may be, all its files together.
    pub max_size: SizeLimit,
    /// The package's name; made from the document's title where it is not given.
    pub name: Option<String>,
    /// What happens to members that a struct has no field for.
    pub unknown_fields: UnknownFields,
    /// Texts that no `Debug` shows although the document does not call them secrets, by the JSON pointers of their schemas.
    pub secret: BTreeSet<String>,
    /// The names that an earlier run gave.
    pub lock: Lock,
}

/// What happens to members that a struct has no field for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnknownFields {
    /// Kept in `extra`, and written back.
    #[default]
    Keep,
    /// Read over.
    Drop,
    /// An error.
    Deny,
}
