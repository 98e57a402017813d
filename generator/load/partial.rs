//! A document for commands that print or change what was written: its own file, with the changes of overlays.

use std::path::Path;

use serde_json::Value;

use super::kept::{add_parts_of_own_file, read_parts};
use super::open::open_library;
use super::overlay::apply_overlay;
use super::{Document, Error, Input, Settings, Sources};
use crate::diagnostic::Diagnostics;

/// Loads the file of a document as [`load`](super::load) does, applies its overlays, and adds the parts that are kept of former versions.
/// Other files are not read.
pub fn load_effective(
    input: Input<'_>,
    settings: Settings<'_>,
    diagnostics: &mut Diagnostics,
) -> Result<(Option<Value>, Sources), Error> {
    let mut library = open_library(input, settings, diagnostics)?;
    let kept = settings.kept;
    let kept = kept.and_then(|file| read_parts(&mut library, file, diagnostics));
    let mut document = library.document_mut().map(|(document, ..)| document.take());
    if let (Some(document), Some(kept)) = (&mut document, kept) {
        add_parts_of_own_file(document, &kept);
    }
    Ok((document, library.sources))
}

/// A document as it was read, and its own file alone.
#[derive(Debug)]
pub struct Loaded {
    /// All files.
    pub document: Document,
    /// The file of the document with the changes of overlays, and with the references as they were written.
    pub own: Value,
}

/// Loads a document as [`load`](super::load) does. A draft of an overlay is applied after those of the settings; its path is that in messages.
pub fn load_with_draft(
    input: Input<'_>,
    settings: Settings<'_>,
    draft: Option<(&Path, &str)>,
    diagnostics: &mut Diagnostics,
) -> Result<(Option<Loaded>, Sources), Error> {
    let mut library = open_library(input, settings, diagnostics)?;
    if let Some((path, text)) = draft {
        let bytes = Some(text.as_bytes().to_owned());
        apply_overlay(&mut library, path, bytes, diagnostics);
    }
    let own = library
        .document_mut()
        .map(|(document, ..)| document.clone());
    let (document, sources) = super::bundle(library, diagnostics);
    let loaded = document.zip(own);
    let loaded = loaded.map(|(document, own)| Loaded { document, own });
    Ok((loaded, sources))
}
