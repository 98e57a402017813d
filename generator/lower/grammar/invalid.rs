//! Violations of OpenAPI with a clear meaning: the document is read with that meaning, and the violation is reported.

use serde_json::{Map, Value};

use super::super::field::quoted_flag;
use super::super::look_alikes::report_look_alikes;
use super::super::version::Version;
use super::{Holds, Kind};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::Location;
use crate::source::pointer::join;

/// Reports the violations of OpenAPI in one object of the document.
pub fn check_object(
    kind: Kind,
    members: &Map<String, Value>,
    at: &str,
    version: Version,
    diagnostics: &mut Diagnostics,
) {
    match kind {
        Kind::Schema if version == Version::V30 => check_items(members, at, diagnostics),
        Kind::Parameter => check_path_parameter(members, at, diagnostics),
        Kind::Operation => check_responses(members, at, version, diagnostics),
        Kind::Response => check_headers(members, at, diagnostics),
        Kind::Components => check_names(members, at, diagnostics),
        Kind::Document if at.is_empty() && version != Version::V30 => {
            check_sections(members, diagnostics);
        }
        _ => {}
    }
}

/// 3.0: "items MUST be present if the type is array". From 3.1 on it need not be.
fn check_items(schema: &Map<String, Value>, at: &str, diagnostics: &mut Diagnostics) {
    let is_array = schema.get("type").is_some_and(|kind| kind == "array");
    // Siblings of a `$ref` are ignored in 3.0.
    if is_array && !schema.contains_key("items") && !schema.contains_key("$ref") {
        let message =
            "array without `items`, which OpenAPI 3.0 requires; items of any type are assumed";
        let found = Diagnostic::new(&codes::ASSUMED_FIELD, Location::key(at), message);
        diagnostics.push(found.help("describe the items, or add `items: {}`"));
    }
}

/// A path parameter "MUST be required".
fn check_path_parameter(parameter: &Map<String, Value>, at: &str, diagnostics: &mut Diagnostics) {
    if parameter
        .get("in")
        .is_none_or(|location| location != "path")
    {
        return;
    }
    let required = parameter.get("required");
    let flag = required.and_then(|required| required.as_bool().or_else(|| quoted_flag(required)));
    let message = match (required, flag) {
        (Some(_), Some(false)) => {
            "a path parameter is always required; `required: false` is ignored"
        }
        // A value of another type is reported where it is read.
        (_, Some(true)) | (Some(_), None) => return,
        (None, _) => "path parameter without `required: true`; it is assumed",
    };
    let at = if required.is_some() {
        join(at, "required")
    } else {
        at.to_owned()
    };
    let found = Diagnostic::new(&codes::OPTIONAL_PATH_PARAMETER, at, message);
    diagnostics.push(found.help("add `required: true`"));
}

/// "The Responses Object MUST contain at least one response code", and 3.0 has one in each operation.
fn check_responses(
    operation: &Map<String, Value>,
    at: &str,
    version: Version,
    diagnostics: &mut Diagnostics,
) {
    // What it refers to has the responses.
    if operation.get("$ref").is_some_and(Value::is_string) {
        return;
    }
    let (at, message) = match operation.get("responses") {
        Some(Value::Object(responses))
            if responses.keys().all(|status| status.starts_with("x-")) =>
        {
            (
                join(at, "responses"),
                "`responses` is empty; a success response without content is assumed",
            )
        }
        None if version == Version::V30 => (
            at.to_owned(),
            "operation without `responses`; a success response without content is assumed",
        ),
        _ => return,
    };
    let found = Diagnostic::new(&codes::NO_RESPONSES, Location::key(at), message);
    diagnostics.push(found.help("describe at least the success response"));
}

fn check_headers(response: &Map<String, Value>, at: &str, diagnostics: &mut Diagnostics) {
    let Some(headers) = response.get("headers").and_then(Value::as_object) else {
        return;
    };
    let at = join(at, "headers");
    report_look_alikes(
        "header",
        headers.keys().map(|name| (name.as_str(), name)),
        |name| Location::key(join(&at, name)),
        diagnostics,
    );
}

/// "All the fixed fields declared above are objects that MUST use keys that match the regular expression: `^[a-zA-Z0-9\.\-_]+$`."
fn check_names(components: &Map<String, Value>, at: &str, diagnostics: &mut Diagnostics) {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    for (section, named) in components {
        let is_map = matches!(Kind::Components.field(section), Some(Holds::Map(_)));
        for name in named
            .as_object()
            .into_iter()
            .flat_map(Map::keys)
            .filter(|_| is_map)
        {
            if !name.is_empty() && name.chars().all(is_allowed) {
                continue;
            }
            let message = match name.chars().find(|c| !is_allowed(*c)) {
                Some(other) => {
                    format!(
                        "`{}` is not allowed in the name of a component",
                        other.escape_debug()
                    )
                }
                None => "a component has an empty name".to_owned(),
            };
            let at = Location::key(join(&join(at, section), name));
            let found = Diagnostic::new(&codes::INVALID_COMPONENT_NAME, at, message);
            diagnostics.push(found.help("use ASCII letters, digits, `.`, `-` and `_`"));
        }
    }
}

/// From 3.1 on "at least one of the components, paths, or webhooks fields MUST be present"; that 3.0 needs `paths` is reported
/// where the version is read.
fn check_sections(document: &Map<String, Value>, diagnostics: &mut Diagnostics) {
    if ["paths", "components", "webhooks"]
        .iter()
        .any(|section| document.contains_key(*section))
    {
        return;
    }
    let message =
        "document without `paths`, `components` and `webhooks`; the client has no operations";
    let found = Diagnostic::new(&codes::ASSUMED_FIELD, Location::key("/openapi"), message);
    diagnostics.push(found.help("describe at least one path"));
}
