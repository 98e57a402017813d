//! `contentEncoding: base64` and `contentMediaType` (3.1) → `format: byte` and `format: binary` (3.0).

use serde_json::{Value, json};

use super::super::normal::Schemas;
use crate::diagnostic::Diagnostics;

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    for schema in schemas.values_mut().filter_map(Value::as_object_mut) {
        let encoding = schema.remove("contentEncoding");
        let media = schema.remove("contentMediaType");
        if schema.contains_key("format") {
            continue;
        }
        if encoding.as_ref().and_then(Value::as_str) == Some("base64") {
            schema.insert("format".to_owned(), json!("byte"));
        } else if media.as_ref().and_then(Value::as_str) == Some("application/octet-stream") {
            schema.insert("format".to_owned(), json!("binary"));
        }
    }
}
