//! The old document with this generator and these settings, between the old side and the new one.

use std::path::Path;

use super::cause::Causes;
use super::names::Names;
use super::revision;
use super::side::{Loaded, Side};
use crate::config::Options;
use crate::surface::Surface;

/// The surface between two sides, where it is needed and found. The old document is known by its hash in the lock next to the old
/// surface: it is the new one, if that has not changed, or that of the last commit.
pub fn find_between(old: &Side, new: &Side, path: &Path, options: &Options) -> Option<Surface> {
    let hash = old.document_hash.as_ref()?;
    if Causes::is_document_alone(&old.surface, &new.surface) {
        return None;
    }
    if new.document_hash.as_ref() == Some(hash) {
        return Some(new.surface.clone());
    }
    match revision::load(&revision::committed(path)?, options, Names::Own) {
        Ok(Loaded::Side(side)) if side.document_hash.as_ref() == Some(hash) => Some(side.surface),
        _ => None,
    }
}
