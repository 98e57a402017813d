//! The old document with this generator and these settings, between the old side and the new one.

use std::path::Path;

use super::cause::Causes;
use super::names::Names;
use super::revision;
use super::side::{Loaded, Side};
use crate::config::Options;
use crate::surface::Surface;

/// The surface between two sides, where it is needed and found. The old document is known by its hash in the old surface: it is the new
/// one, if that has not changed, or that of the last commit, or of the commit that released the old crate.
pub fn find_between(old: &Side, new: &Side, path: &Path, options: &Options) -> Option<Surface> {
    let hash = old.surface.document_hash.as_ref()?;
    if Causes::is_document_alone(&old.surface, &new.surface) {
        return None;
    }
    if new.surface.document_hash.as_ref() == Some(hash) {
        return Some(new.surface.clone());
    }
    let released = || revision::committed_with(path, Path::new(&old.name));
    let mut revisions = revision::committed(path).into_iter().chain(released());
    revisions.find_map(
        |revision| match revision::load(&revision, options, Names::Own) {
            Ok(Loaded::Side(side)) if side.surface.document_hash.as_ref() == Some(hash) => {
                Some(side.surface)
            }
            _ => None,
        },
    )
}
