//! The input and the settings → a library with the document, to which its overlays were applied.

use std::io;
use std::path::Path;

use super::folder::{Folder, FoundFile, open_regular, read_within};
use super::library::Library;
use super::overlay::apply_overlay;
use super::{Error, Input, STANDARD_INPUT};
use crate::diagnostic::Diagnostics;
use crate::source::Settings;

/// A library with the document, to which the overlays were applied.
pub fn open_library(
    input: Input<'_>,
    settings: Settings<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<Library, Error> {
    let unreadable = |source| Error {
        path: input.path().to_owned(),
        source,
    };
    let Settings {
        root,
        overlays,
        limit,
        kept: _,
    } = settings;
    let (folder, found, bytes) = read_input(input, root, limit.bytes()).map_err(unreadable)?;
    let name = found.shown.clone();
    let mut library = Library::new(Some((folder, found)), limit);
    library.add(String::new(), name, bytes, diagnostics);
    for path in overlays {
        let unreadable = |source| Error {
            path: path.clone(),
            source,
        };
        let bytes = open_regular(path)
            .and_then(|file| read_within(file, library.remaining_bytes()))
            .map_err(unreadable)?;
        apply_overlay(&mut library, path, bytes, diagnostics);
    }
    Ok(library)
}

fn read_input(
    input: Input<'_>,
    root: Option<&Path>,
    limit: usize,
) -> io::Result<(Folder, FoundFile, Option<Vec<u8>>)> {
    match input {
        Input::File(path) => {
            let (folder, found) = Folder::of(path, root)?;
            let bytes = found.read(limit)?;
            Ok((folder, found, bytes))
        }
        Input::Standard => {
            let (folder, found) = Folder::here(STANDARD_INPUT, root)?;
            let bytes = read_within(io::stdin().lock(), limit)?;
            Ok((folder, found, bytes))
        }
    }
}
