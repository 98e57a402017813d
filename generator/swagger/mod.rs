//! Stage: a [`Document`] of Swagger 2.0 → one of OpenAPI 3.0. Other documents stay as they are. Other files are converted where they are,
//! each part as what the references to it need. What moves is recorded in [`Sources`], so that messages name locations in the document
//! as it was written. What OpenAPI 3.0 does not know either is kept as it is, and reported by `lower`.

mod bodies;
mod contents;
mod conversion;
mod locations;
mod media;
mod operations;
mod parameters;
mod responses;
mod root;
mod schemas;
mod security;
mod servers;

use serde_json::Value;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::{Document, Sources};
use conversion::Conversion;

/// Converts a document of Swagger 2.0 to OpenAPI 3.0.
pub fn convert_swagger(
    document: Document,
    sources: &mut Sources,
    diagnostics: &mut Diagnostics,
) -> Document {
    let root = &document.root;
    if root.get("openapi").is_some() || !is_version_2(root) {
        return document;
    }
    if root["swagger"].is_number() {
        let message = "expected a string; the number is treated as one";
        diagnostics.push(Diagnostic::new(
            &codes::MISMATCHED_VALUE,
            "/swagger",
            message,
        ));
    }
    let (root, moves) = Conversion::of(root, diagnostics).convert();
    sources.set_moves(moves);
    // The locations of further diagnostics are in the converted document.
    diagnostics.keep_locations();
    Document { root }
}

/// Whether `swagger` is 2.0. In YAML it is often written as a number.
fn is_version_2(root: &Value) -> bool {
    match root.get("swagger") {
        Some(Value::String(version)) => version == "2.0" || version == "2",
        Some(Value::Number(version)) => version.as_f64() == Some(2.0),
        _ => false,
    }
}
