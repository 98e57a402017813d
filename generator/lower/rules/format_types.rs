//! `type: string, format: int-or-string` → `type: [integer, string]`.
//!
//! Kubernetes and all that is built on it say so of ports and of numbers that may be percentages.

use serde_json::json;

use super::super::normal::{Schemas, extension};
use crate::diagnostic::Diagnostics;

/// The format of what is a whole number or a text.
const INTEGER_OR_TEXT: &str = "int-or-string";

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    for schema in schemas
        .values_mut()
        .filter_map(|schema| schema.as_object_mut())
    {
        let kind = schema.get("type");
        let (is_assumed, is_text) = (kind.is_none(), kind.is_none_or(|kind| kind == "string"));
        if is_text
            && schema
                .get("format")
                .is_some_and(|format| format == INTEGER_OR_TEXT)
        {
            schema.remove("format");
            if is_assumed {
                schema.insert(extension::ASSUMED.to_owned(), json!("integer or string"));
            }
            schema.insert("type".to_owned(), json!(["integer", "string"]));
        }
    }
}
