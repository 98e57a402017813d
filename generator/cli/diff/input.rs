//! Reads one side of a comparison: a document or a surface, on the disk or in git.

use std::fs;
use std::path::Path;

use super::revision::{self, Revision};
use super::side::{Loaded, Side, is_surface_name, load_document, side_of_surface};
use crate::config::{Options, RemoteSpec, find_remote};
use crate::error::Error;

/// Reads a document or a surface.
///
/// # Errors
/// If a file cannot be read, or is a surface that is not valid.
pub fn load(path: &Path, options: &Options) -> Result<Loaded, Error> {
    if !path.exists()
        && let Some(revision) = Revision::of(path)
    {
        return revision::load(&revision, options);
    }
    if let Some(RemoteSpec { message, help }) = find_remote(path) {
        return Err(Error::Remote { message, help });
    }
    let name = path.display().to_string();
    if is_surface_name(path) {
        let text = fs::read_to_string(path).map_err(Error::io("read", path))?;
        return side_of_surface(&name, &text).map(|side| Loaded::Side(Box::new(side)));
    }
    load_document(path, name, options)
}

/// The surface at a path; `None` if there is no file.
///
/// # Errors
/// If it cannot be read, or is not valid.
pub fn load_surface(path: &Path) -> Result<Option<Side>, Error> {
    if !path.exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(path).map_err(Error::io("read", path))?;
    side_of_surface(&path.display().to_string(), &text).map(Some)
}
