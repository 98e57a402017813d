//! The document that recordings are compared with: as it was written, and in its normal form.

use std::path::Path;

use openapiv3::OpenAPI;

use crate::diagnostic::Diagnostics;
use crate::error::Error;
use crate::fit::Tree;
use crate::load::{Input, Settings, load_with_draft};
use crate::lower::lower_document;
use crate::schema::Schemas;
use crate::source::Sources;
use crate::swagger::convert_swagger;
use crate::typed::type_document;

/// A document.
pub struct FitDocument {
    /// As it was written.
    pub tree: Tree,
    /// Its operations.
    pub operations: OpenAPI,
    /// Its schemas.
    pub schemas: Schemas,
    /// Its files.
    pub sources: Sources,
}

/// Reads a document with a draft of an overlay; or what is wrong with it.
///
/// # Errors
/// If a file cannot be read.
pub fn read_document(
    input: Input<'_>,
    settings: Settings<'_>,
    draft: Option<(&Path, &str)>,
) -> Result<Result<FitDocument, (Diagnostics, Sources)>, Error> {
    let mut diagnostics = Diagnostics::default();
    let (loaded, mut sources) = load_with_draft(input, settings, draft, &mut diagnostics)?;
    let read = loaded.and_then(|loaded| {
        let tree = Tree::new(loaded.document.root.clone(), loaded.own);
        let document = convert_swagger(loaded.document, &mut sources, &mut diagnostics);
        let normal = lower_document(document, &sources, &mut diagnostics)?;
        Some((tree, type_document(normal, &mut diagnostics)?))
    });
    diagnostics.settle(&sources);
    Ok(match read.filter(|_| !diagnostics.has_errors()) {
        Some((tree, model)) => Ok(FitDocument {
            tree,
            operations: model.document,
            schemas: model.schemas,
            sources,
        }),
        None => Err((diagnostics, sources)),
    })
}
