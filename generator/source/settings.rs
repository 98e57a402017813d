//! How a document is read.

use std::path::{Path, PathBuf};

use super::SizeLimit;

/// How a document is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings<'o> {
    /// The folder whose files the document may refer to; by default its own.
    pub root: Option<&'o Path>,
    /// The files that change the document before anything of it is read, in order.
    pub overlays: &'o [PathBuf],
    /// The limit for all files together.
    pub limit: SizeLimit,
    /// The path and the text of the file with the parts of former versions that are added to the document.
    pub kept: Option<(&'o Path, &'o str)>,
}
