//! Verb: `Normal` → `openapiv3::OpenAPI`, the typed model of the normal form.
//!
//! The model's `components.schemas` is the flat map of the normal form: its keys are JSON pointers of the document.

use openapiv3::OpenAPI;
use serde_json::Value;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::Normal;
use crate::source::pointer::escape;

/// Reads the normal form into the typed model; `None`, with an error, where the model does not take it.
pub fn type_document(normal: Normal, diagnostics: &mut Diagnostics) -> Option<OpenAPI> {
    let Normal {
        mut skeleton,
        schemas,
    } = normal;
    if let Some(components) = skeleton
        .get_mut("components")
        .and_then(Value::as_object_mut)
    {
        components.insert(
            "schemas".to_owned(),
            Value::Object(schemas.into_iter().collect()),
        );
    }
    match serde_path_to_error::deserialize(Value::Object(skeleton)) {
        Ok(model) => Some(model),
        Err(error) => {
            let at = place_of(error.path());
            let message = format!("the typed model does not take this: {}", error.inner());
            diagnostics.push(Diagnostic::new(&codes::NOT_MODELLED, at, message));
            None
        }
    }
}

/// The document's place behind a path of the normal form: the key of the schema, or the path itself.
fn place_of(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let steps: Vec<String> = path
        .iter()
        .filter_map(|segment| match segment {
            Segment::Map { key } => Some(key.clone()),
            Segment::Seq { index } => Some(index.to_string()),
            Segment::Enum { .. } | Segment::Unknown => None,
        })
        .collect();
    match steps.as_slice() {
        [components, schemas, place, ..] if components == "components" && schemas == "schemas" => {
            place.clone()
        }
        steps => steps
            .iter()
            .map(|step| format!("/{}", escape(step)))
            .collect(),
    }
}
