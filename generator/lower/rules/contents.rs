//! `contentEncoding: base64` and `contentMediaType` (3.1) → `format: byte` and `format: binary` (3.0).

use serde_json::{Value, json};

use super::super::normal::Schemas;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else { continue };
        let encoding = schema.remove("contentEncoding");
        let media = schema.remove("contentMediaType");
        if let Some(encoding) =
            encoding.as_ref().and_then(Value::as_str).filter(|encoding| !is_known(encoding))
        {
            let message = format!("`{encoding}` is not decoded: the text is kept as it travels");
            let at = format!("{place}/contentEncoding");
            diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, at, message));
        }
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

/// `base64` has a type, and these stand for the text itself.
fn is_known(encoding: &str) -> bool {
    matches!(encoding, "base64" | "binary" | "8bit" | "7bit")
}
