//! `contentEncoding: base64` and `contentMediaType` (3.1) → `format: byte` and `format: binary` (3.0).

use serde_json::Value;

use super::super::normal::{Schemas, each_schema_mut};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema_mut(schemas) {
        let encoding = schema.remove("contentEncoding");
        let media = schema.remove("contentMediaType");
        if let Some(encoding) = encoding
            .as_ref()
            .and_then(Value::as_str)
            .filter(|encoding| !is_known(encoding))
        {
            let message = format!("`{encoding}` is not decoded; the string is kept as it is sent");
            let at = format!("{location}/contentEncoding");
            diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, at, message));
        }
        if schema.has("format") {
            continue;
        }
        let media = media.as_ref().and_then(Value::as_str);
        let format = match encoding.as_ref().and_then(Value::as_str) {
            Some("base64") => Some("byte"),
            Some("binary") => Some("binary"),
            None if media.is_some_and(is_no_text) => Some("binary"),
            _ => None,
        };
        if let Some(format) = format {
            schema.set("format", format);
        }
    }
}

/// Whether the content of a media type is not text.
fn is_no_text(media: &str) -> bool {
    let media = media
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let (kind, subtype) = media.split_once('/').unwrap_or(("text", ""));
    let is_text = |format: &str| subtype == format || subtype.ends_with(&format!("+{format}"));
    kind != "text"
        && !["json", "xml", "yaml", "x-www-form-urlencoded", "javascript"]
            .into_iter()
            .any(is_text)
}

/// `base64` has a type; these are encodings of the string itself.
fn is_known(encoding: &str) -> bool {
    matches!(encoding, "base64" | "binary" | "8bit" | "7bit")
}
