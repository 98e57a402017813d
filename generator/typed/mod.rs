//! `lower::Normal` → the typed models: `openapiv3` for operations, [`Schemas`] for schemas.
//!
//! Reading cannot fail for schemas: `lower` has reported what is wrong with them. Nothing here knows Rust.

mod schemas;

use openapiv3::OpenAPI;
use serde_json::Value;

use self::schemas::read_schemas;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::Normal;
use crate::schema::Schemas;
use crate::source::pointer::escape;

/// A document in its typed models.
pub struct Model {
    /// All but the schemas. A schema is a reference to its location.
    pub document: OpenAPI,
    /// The schemas.
    pub schemas: Schemas,
}

/// Reads the normal form; `None`, with an error, where `openapiv3` rejects it.
pub fn type_document(normal: Normal, diagnostics: &mut Diagnostics) -> Option<Model> {
    let Normal {
        skeleton,
        schemas,
        unchecked,
    } = normal;
    match serde_path_to_error::deserialize(Value::Object(skeleton)) {
        Ok(document) => Some(Model {
            document,
            schemas: read_schemas(schemas).with_unchecked(unchecked),
        }),
        Err(error) => {
            let at = location_of(error.path());
            let message = format!("`openapiv3` cannot read this: {}", error.inner());
            diagnostics.push(Diagnostic::new(&codes::NOT_MODELLED, at, message));
            None
        }
    }
}

/// The pointer that a path of the normal form is.
fn location_of(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let mut pointer = String::new();
    for segment in path {
        let step = match segment {
            Segment::Map { key } => key.clone(),
            Segment::Seq { index } => index.to_string(),
            Segment::Enum { .. } | Segment::Unknown => continue,
        };
        pointer.push('/');
        pointer.push_str(&escape(&step));
    }
    pointer
}
