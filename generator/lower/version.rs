//! Which OpenAPI the document says it is.

use serde_json::Value;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// The dialects that differ in how a schema is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// 3.0.x: `nullable`, boolean exclusive limits, no siblings of `$ref`.
    V30,
    /// 3.1.x, and 3.2.x read as 3.1.
    V31,
}

/// Reads `openapi`; `None`, with an error, for anything but 3.0, 3.1 and 3.2.
pub fn read_version(root: &Value, diagnostics: &mut Diagnostics) -> Option<Version> {
    if let Some(swagger) = root.get("swagger") {
        let message = format!("this is a Swagger {} document", plain(swagger));
        let help = "convert it to OpenAPI 3 first, for example with `npx swagger2openapi`";
        diagnostics.push(Diagnostic::new(&codes::UNSUPPORTED_VERSION, "/swagger", message).help(help));
        return None;
    }
    let Some(version) = root.get("openapi") else {
        let message = "the document does not say which OpenAPI it is";
        let help = "put `\"openapi\": \"3.1.0\"` at its top";
        diagnostics.push(Diagnostic::new(&codes::UNSUPPORTED_VERSION, "", message).help(help));
        return None;
    };
    match version.as_str().map(|text| text.split('.').take(2).collect::<Vec<_>>()) {
        Some(parts) if parts == ["3", "0"] => Some(Version::V30),
        Some(parts) if parts == ["3", "1"] => Some(Version::V31),
        Some(parts) if parts == ["3", "2"] => {
            let message = "OpenAPI 3.2 is read as 3.1; what 3.2 added is not supported yet";
            diagnostics.push(Diagnostic::new(&codes::READ_AS_31, "/openapi", message));
            Some(Version::V31)
        }
        _ => {
            let message = format!("OpenAPI {} is not one that Disjunct reads", plain(version));
            let help = match version {
                Value::Number(_) => "a version is a text: put it in quotes, as in `openapi: '3.1.0'`",
                _ => "3.0.x, 3.1.x and 3.2.x are read",
            };
            diagnostics.push(Diagnostic::new(&codes::UNSUPPORTED_VERSION, "/openapi", message).help(help));
            None
        }
    }
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
