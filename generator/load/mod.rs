//! Stage: a file → [`Document`], with the [`Sources`] of its locations.
//!
//! Parses JSON or YAML into one tree, in the order of the file, and bundles the other files that the document refers to.
//! Syntax errors and unresolved references are diagnostics. Only files in the document's folder, or in the root,
//! are opened, and nothing is fetched. Of OpenAPI it knows only where references are allowed.

mod budget;
mod bundle;
mod decode;
mod folder;
mod kept;
mod library;
mod lock;
mod merge;
mod names;
mod number;
mod open;
mod overlay;
#[cfg(feature = "cli")]
mod partial;
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
pub use crate::source::{Document, Settings, Sources};
use crate::source::{FILES_KEY, Location};

pub use folder::{open_regular, read_within};
pub use kept::read_kept;
use kept::{add_parts, read_parts};
use library::Library;
pub use lock::{LockFile, read_lock};
use open::open_library;
#[cfg(feature = "cli")]
pub use partial::{load_effective, load_with_draft};

/// The document's own file, an overlay, or the lock cannot be read.
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

/// Loads a document from a file or from standard input, applies its overlays, and loads the files that it refers to then, which are
/// in the root or in its folder. The folder of standard input is the current one. Then it gets the parts that are kept of former
/// versions.
///
/// Returns a document unless its file cannot be parsed or an overlay not be applied. It may have errors: see the diagnostics.
///
/// # Errors
/// If the file itself or an overlay cannot be read, or the file is not in the root. Errors *in* them are diagnostics.
pub fn load(
    input: Input<'_>,
    settings: Settings<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<(Option<Document>, Sources), Error> {
    let mut library = open_library(input, settings, diagnostics)?;
    let kept = settings.kept;
    let kept = kept.and_then(|file| read_parts(&mut library, file, diagnostics));
    let (mut document, mut sources) = bundle(library, diagnostics);
    if let (Some(document), Some(kept)) = (&mut document, kept) {
        add_parts(document, &kept, &mut sources, diagnostics);
    }
    Ok((document, sources))
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
    let mut library = Library::new(None, Settings::default().limit);
    let bytes = Some(text.to_owned());
    library.add(String::new(), name.to_owned(), bytes, diagnostics);
    bundle(library, diagnostics)
}

/// Bundles the files that the document refers to.
fn bundle(library: Library, diagnostics: &mut Diagnostics) -> (Option<Document>, Sources) {
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
