//! Reads one side of a comparison: a document or a surface, on the disk or in git.

use std::fs;
use std::panic::resume_unwind;
use std::path::Path;
use std::thread;

use super::names::Names;
use super::revision::{self, Revision};
use super::side::{Loaded, Side, is_surface_name, load_document, side_of_surface};
use crate::cli::console::Console;
use crate::config::{Options, RemoteSpec, find_remote};
use crate::error::Error;

/// Reads both sides at the same time. Where the options have no names, a new document keeps those of the old one, as it does where
/// the crate is generated anew.
pub fn load_both(
    old: &Path,
    new: &Path,
    options: &Options,
) -> (Result<Loaded, Error>, Result<Loaded, Error>) {
    let (sent, received) = if options.lock.is_empty() {
        Names::between()
    } else {
        (Names::Own, Names::Own)
    };
    thread::scope(|scope| {
        let new = scope.spawn(|| load(new, options, received));
        let old = load(old, options, sent);
        let new = new.join().unwrap_or_else(|panic| resume_unwind(panic));
        (old, new)
    })
}

/// Reads a document or a surface.
///
/// # Errors
/// If a file cannot be read, or is a surface that is not valid.
pub fn load(path: &Path, options: &Options, names: Names) -> Result<Loaded, Error> {
    if !path.exists()
        && let Some(revision) = Revision::of(path)
    {
        return revision::load(&revision, options, names);
    }
    if let Some(RemoteSpec { message, help }) = find_remote(path) {
        return Err(Error::Remote { message, help });
    }
    let name = path.display().to_string();
    if is_surface_name(path) {
        return read_surface(path).map(|side| Loaded::Side(Box::new(side)));
    }
    load_document(path, name, options, names)
}

/// The document of a file, whose names are those of the options.
///
/// # Errors
/// If it cannot be read.
pub fn load_file(path: &Path, options: &Options) -> Result<Loaded, Error> {
    let name = path.display().to_string();
    load_document(path, name, options, Names::Own)
}

/// The surface at a path; `None` if there is no file.
///
/// # Errors
/// If it cannot be read, or is not valid.
pub fn load_surface(path: &Path) -> Result<Option<Side>, Error> {
    if !path.exists() {
        return Ok(None);
    }
    read_surface(path).map(Some)
}

fn read_surface(path: &Path) -> Result<Side, Error> {
    let text = fs::read_to_string(path).map_err(Error::io("read", path))?;
    side_of_surface(&path.display().to_string(), &text)
}

/// A side whose document has no errors; others are reported.
pub fn accept(loaded: Loaded, console: &mut Console) -> Option<Side> {
    match loaded {
        Loaded::Side(side) => Some(*side),
        Loaded::Invalid(invalid) => {
            let (diagnostics, sources) = *invalid;
            console.show(&diagnostics, &sources);
            None
        }
    }
}
