//! The version of OpenAPI that the document declares, and the dialect of JSON Schema.

use serde_json::{Map, Value};

use super::field::{Fields, treated_as};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::source::Location;
use crate::source::pointer::join;

/// The dialects that differ in how a schema is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// 3.0.x: `nullable`, boolean exclusive limits, no siblings of `$ref`.
    V30,
    /// 3.1.x and 3.2.x: a schema has the same meaning in both.
    V31,
}

const MISSING_VERSION: &str = "missing version of OpenAPI";

/// Whether `openapi` is 3.0.x.
pub fn is_30(root: &Value) -> bool {
    let version = root.get("openapi").map(plain);
    version.is_some_and(|version| version.starts_with("3.0"))
}

/// Whether `openapi` is 3.2.x.
pub fn is_32(root: &Value) -> bool {
    let version = root.get("openapi").map(plain);
    version.is_some_and(|version| version.starts_with("3.2"))
}

/// Reads `openapi`; `None`, with an error, for anything but 3.0, 3.1 and 3.2.
pub fn read_version(root: &Value, diagnostics: &mut Diagnostics) -> Option<Version> {
    if let Some(swagger) = root.get("swagger") {
        let message = format!("this is a Swagger {} document", plain(swagger));
        let help = match plain(swagger).strip_prefix('3') {
            Some(_) => "since version 3 the field is named `openapi`",
            None => "supported versions are Swagger 2.0 and OpenAPI 3",
        };
        diagnostics
            .push(Diagnostic::new(&codes::UNSUPPORTED_VERSION, "/swagger", message).help(help));
        return None;
    }
    let Some(declared) = root.get("openapi") else {
        diagnostics.push(no_version(root));
        return None;
    };
    if declared.is_number() {
        diagnostics.push(treated_as("a string", declared, "/openapi".to_owned()));
    }
    let version = plain(declared);
    match version.split('.').take(2).collect::<Vec<_>>()[..] {
        ["3", "0"] => {
            Fields::of(root, "", diagnostics)?.assume("paths", "the client has no operations");
            Some(Version::V30)
        }
        ["3", "1" | "2"] => Some(Version::V31),
        _ => {
            let message = match declared {
                Value::Null => MISSING_VERSION.to_owned(),
                _ => format!("unsupported version {version} of OpenAPI"),
            };
            let help = "supported versions are 3.0.x, 3.1.x and 3.2.x";
            diagnostics
                .push(Diagnostic::new(&codes::UNSUPPORTED_VERSION, "/openapi", message).help(help));
            None
        }
    }
}

/// Other formats, each with a field that only they have.
const OTHERS: [(&str, &str); 8] = [
    ("/asyncapi", "an AsyncAPI document"),
    ("/openrpc", "an OpenRPC document"),
    ("/arazzo", "an Arazzo document"),
    ("/overlay", "an OpenAPI overlay"),
    ("/swaggerVersion", "a Swagger 1 document"),
    ("/info/_postman_id", "a Postman collection"),
    ("/log/entries", "an HTTP archive"),
    ("/$schema", "a JSON Schema"),
];

/// Reports the possible format of a document without a version.
fn no_version(root: &Value) -> Diagnostic {
    if let Some((at, what)) = OTHERS
        .into_iter()
        .find(|(at, _)| root.pointer(at).is_some())
    {
        let message = format!("this is {what}, which Disjunct does not support");
        let help =
            "supported versions of OpenAPI are 3.0, 3.1 and 3.2; look for a tool that converts it";
        return Diagnostic::new(&codes::UNSUPPORTED_VERSION, Location::key(at), message).help(help);
    }
    let misspelled = root
        .as_object()
        .into_iter()
        .flat_map(Map::keys)
        .find(|key| nearest(key, ["openapi"]).is_some());
    match misspelled {
        Some(key) => {
            let at = Location::key(join("", key));
            Diagnostic::new(&codes::UNSUPPORTED_VERSION, at, MISSING_VERSION)
                .help("did you mean `openapi`?")
        }
        None => {
            let help = "add `\"openapi\": \"3.1.0\"` at the top of the document";
            Diagnostic::new(&codes::UNSUPPORTED_VERSION, "", MISSING_VERSION).help(help)
        }
    }
}

/// Reports that schemas in another dialect are read in the dialect of OpenAPI.
pub fn check_dialect(dialect: &Value, at: &str, diagnostics: &mut Diagnostics) {
    const KNOWN: [&str; 5] = [
        "https://spec.openapis.org/oas/3.1/dialect/",
        "https://spec.openapis.org/oas/3.2/dialect/",
        "https://json-schema.org/draft/2020-12/schema",
        "https://json-schema.org/draft/2019-09/schema",
        // Keywords of these dialects that differ are read, too.
        "http://json-schema.org/draft-0",
    ];
    let known = dialect
        .as_str()
        .is_some_and(|dialect| KNOWN.iter().any(|known| dialect.starts_with(known)));
    if !known {
        let message = "unknown dialect; schemas are read in the dialect of OpenAPI";
        diagnostics.push(Diagnostic::new(&codes::UNKNOWN_DIALECT, at, message));
    }
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
