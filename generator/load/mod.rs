//! Stage: a file → [`Document`], with the [`Sources`] of its locations.
//!
//! Parses JSON or YAML into one tree, in the order of the file, and bundles the other files that the document refers to.
//! Syntax errors and unresolved references are diagnostics. Only files in the document's folder, or in the root,
//! are opened, and nothing is fetched. Of OpenAPI it knows only where references are allowed.

mod budget;
mod bundle;
mod decode;
mod folder;
mod library;
mod lock;
mod merge;
mod names;
mod number;
mod resolve;
mod target;
mod tree;
mod walk;

#[cfg(test)]
mod tests;

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::diagnostic::{Code, Diagnostic, Diagnostics, codes};
pub use crate::source::{Document, Sources};
use crate::source::{FILES_KEY, Location, SizeLimit};

use folder::{Folder, FoundFile};
pub use folder::{open_regular, read_within};
use library::Library;
pub use lock::read_lock;

/// The document's own file, or the lock, cannot be read.
#[derive(Debug, Error)]
#[error("cannot read {}", path.display())]
pub struct Error {
    /// Its path.
    pub path: PathBuf,
    /// Why.
    pub source: io::Error,
}

/// Where a document is read from.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// A file.
    File(&'a Path),
    /// Standard input.
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the command line reads it")
    )]
    Standard,
}

impl<'a> Input<'a> {
    /// Its name in messages.
    pub fn path(self) -> &'a Path {
        match self {
            Self::File(path) => path,
            Self::Standard => Path::new(STANDARD_INPUT),
        }
    }
}

/// The name of a document without a file in messages.
const STANDARD_INPUT: &str = "<stdin>";

/// Loads a document from a file or from standard input, and the files that it refers to, which are in `root` or in its folder.
/// The folder of standard input is the current one. All files together are no larger than `limit`.
///
/// Returns a document unless its file cannot be parsed. It may have errors: see the diagnostics.
///
/// # Errors
/// If the file itself cannot be read, or is not in `root`. Errors *in* it are diagnostics.
pub fn load(
    input: Input<'_>,
    root: Option<&Path>,
    limit: SizeLimit,
    diagnostics: &mut Diagnostics,
) -> Result<(Option<Document>, Sources), Error> {
    let unreadable = |source| Error {
        path: input.path().to_owned(),
        source,
    };
    let (folder, found, bytes) = read_input(input, root, limit.bytes()).map_err(unreadable)?;
    let name = found.shown.clone();
    Ok(load_bytes(
        Library::new(Some((folder, found)), limit),
        name,
        bytes,
        diagnostics,
    ))
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

/// Loads a document from a string. It has no folder, so it cannot refer to other files.
///
/// `name` is shown in messages; its extension determines the format.
#[cfg(test)]
pub fn load_text(
    name: &str,
    text: &[u8],
    diagnostics: &mut Diagnostics,
) -> (Option<Document>, Sources) {
    let library = Library::new(None, SizeLimit::default());
    load_bytes(library, name.to_owned(), Some(text.to_owned()), diagnostics)
}

fn load_bytes(
    mut library: Library,
    name: String,
    bytes: Option<Vec<u8>>,
    diagnostics: &mut Diagnostics,
) -> (Option<Document>, Sources) {
    library.add(String::new(), name, bytes, diagnostics);
    if let Some((code, location, message)) = misshapen(&library) {
        diagnostics.push(Diagnostic::new(code, location, message));
        return (None, library.sources);
    }
    let (root, sources) = bundle::bundle_files(library, diagnostics);
    (root.map(|root| Document { root }), sources)
}

/// Errors of the root.
fn misshapen(library: &Library) -> Option<(&'static Code, Location, String)> {
    let root = library.volume(0).root.as_deref()?;
    let Some(members) = root.as_object() else {
        let message = "the document is not an object".to_owned();
        return Some((&codes::NOT_AN_OBJECT, Location::value(""), message));
    };
    if !members.contains_key(FILES_KEY) {
        return None;
    }
    let message = format!("`{FILES_KEY}` is reserved for the generator");
    Some((
        &codes::RESERVED_KEY,
        Location::key(format!("/{FILES_KEY}")),
        message,
    ))
}
