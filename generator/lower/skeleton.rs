//! The document's own facts: title, version, tags, servers and security schemes, with the paths put beside them.

use serde_json::{Map, Value, json};

use super::member::Members;
use super::normal::{Normal, Schemas};
use super::operations::{Lowering, lower_paths};
use super::resolve::{Kind, follow};
use super::servers::report_servers;
use super::webhooks::lower_webhooks;
use super::wire_names::{check_dialect, check_key_name, check_server};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// Builds the skeleton: all of the document but its schemas.
pub fn lower_skeleton(root: &Value, diagnostics: &mut Diagnostics) -> Option<Normal> {
    let mut skeleton = Map::new();
    skeleton.insert("openapi".to_owned(), json!("3.0.3"));
    skeleton.insert("info".to_owned(), lower_info(root, diagnostics)?);
    for key in ["servers", "tags", "security"] {
        if let Some(list) = list_of_objects(root, key, diagnostics) {
            skeleton.insert(key.to_owned(), list);
        }
    }
    let schemes = lower_security_schemes(root, diagnostics);
    let (mut schemas, mut callbacks) = (Schemas::new(), Map::new());
    let mut lowering =
        Lowering { root, schemas: &mut schemas, callbacks: &mut callbacks, diagnostics: &mut *diagnostics };
    lower_webhooks(&mut lowering);
    let paths = lower_paths(&mut lowering);
    let components = json!({ "securitySchemes": schemes, "callbacks": callbacks });
    skeleton.insert("components".to_owned(), components);
    skeleton.insert("paths".to_owned(), paths);
    report_servers(root, diagnostics);
    if let Some(dialect) = root.get("jsonSchemaDialect") {
        check_dialect(dialect, "/jsonSchemaDialect", diagnostics);
    }
    Some(Normal { skeleton, schemas })
}

fn lower_info(root: &Value, diagnostics: &mut Diagnostics) -> Option<Value> {
    let Some(info) = root.get("info") else {
        let message = "the document has no `info`";
        let help = "give it `info.title` and `info.version`";
        diagnostics.push(Diagnostic::new(&codes::MISSING_MEMBER, "", message).help(help));
        return None;
    };
    let mut info = Members::of(info, "/info", diagnostics)?;
    let mut lowered = Map::new();
    for key in ["title", "version"] {
        let text = info.object.get(key).and_then(unquoted).or_else(|| info.text(key).map(str::to_owned));
        lowered.insert(key.to_owned(), json!(text.unwrap_or_default()));
    }
    if let Some(description) = info.text("description").or_else(|| info.text("summary")) {
        lowered.insert("description".to_owned(), json!(description));
    }
    if let Some(name) = info.map("license").and_then(|license| license.get("name"))
        && name.is_string()
    {
        lowered.insert("license".to_owned(), json!({ "name": name }));
    }
    Some(Value::Object(lowered))
}

/// A top-level list; entries that are no objects are reported and left out.
fn list_of_objects(root: &Value, key: &str, diagnostics: &mut Diagnostics) -> Option<Value> {
    let list = Members::of(root, "", diagnostics)?.list(key)?;
    let mut kept = Vec::new();
    for (index, entry) in list.iter().enumerate() {
        let at = format!("/{key}/{index}");
        let readable = match key {
            "tags" => Members::of(entry, &at, diagnostics).map(|mut tag| {
                json!({ "name": tag.text("name").unwrap_or_default(),
                        "description": tag.text("description") })
            }),
            "servers" => Members::of(entry, &at, diagnostics).and_then(|mut server| {
                let url = server.text("url")?;
                check_server(server.object, &at, server.diagnostics);
                Some(json!({ "url": url, "variables": lower_variables(server.object) }))
            }),
            _ => Members::of(entry, &at, diagnostics).map(|_| lower_requirement(entry)),
        };
        kept.extend(readable);
    }
    Some(Value::Array(kept))
}

/// A text, as it was written: YAML takes an unquoted `1.0` for a number.
fn unquoted(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(_) | Value::Bool(_) => Some(value.to_string()),
        _ => None,
    }
}

/// The variables of a server's address that have a default.
fn lower_variables(server: &Map<String, Value>) -> Value {
    let variables = server.get("variables").and_then(Value::as_object).into_iter().flatten();
    let defaults = variables.filter_map(|(name, variable)| {
        let default = variable.get("default").and_then(unquoted)?;
        Some((name.clone(), json!({ "default": default })))
    });
    Value::Object(defaults.collect())
}

/// A security requirement: scheme names; their scopes do not matter to a client that is handed a token.
pub fn lower_requirement(requirement: &Value) -> Value {
    let names = requirement.as_object().into_iter().flat_map(Map::keys);
    Value::Object(names.map(|name| (name.clone(), json!([]))).collect())
}

fn lower_security_schemes(root: &Value, diagnostics: &mut Diagnostics) -> Value {
    let Some(schemes) = root.pointer("/components/securitySchemes").and_then(Value::as_object) else {
        return json!({});
    };
    let mut lowered = Map::new();
    for (name, scheme) in schemes {
        let at = format!("/components/securitySchemes/{}", escape(name));
        let found = follow(root, scheme, &at, Kind::SecurityScheme, diagnostics);
        if let Some(scheme) = found.and_then(|(scheme, at)| lower_scheme(scheme, &at, diagnostics)) {
            lowered.insert(name.clone(), scheme);
        }
    }
    Value::Object(lowered)
}

fn lower_scheme(scheme: &Value, at: &str, diagnostics: &mut Diagnostics) -> Option<Value> {
    let mut scheme = Members::of(scheme, at, diagnostics)?;
    let kind = scheme.text("type")?;
    let description = scheme.text("description");
    let lowered = match kind {
        "http" => json!({ "type": "http", "scheme": scheme.text("scheme")?.to_ascii_lowercase() }),
        "apiKey" => {
            let place = scheme.text("in")?;
            if !["query", "header", "cookie"].contains(&place) {
                let message = format!("an API key cannot travel in `{place}`");
                let at = scheme.place("in");
                diagnostics.push(Diagnostic::new(&codes::UNKNOWN_VALUE, at, message));
                return None;
            }
            let name = scheme.text("name")?;
            if place == "header" {
                check_key_name(name, &scheme.place("name"), scheme.diagnostics)?;
            }
            json!({ "type": "apiKey", "in": place, "name": name })
        }
        // The flows are how a user gets a token; a client is handed it, and sends it as a bearer.
        "oauth2" | "openIdConnect" => json!({ "type": "http", "scheme": "bearer" }),
        _ => {
            let message = format!("security schemes of type `{kind}` are not supported");
            diagnostics.push(Diagnostic::new(&codes::SKIPPED_SECURITY_SCHEME, at, message));
            return None;
        }
    };
    Some(with_description(lowered, description))
}

fn with_description(mut value: Value, description: Option<&str>) -> Value {
    if let (Some(object), Some(text)) = (value.as_object_mut(), description) {
        object.insert("description".to_owned(), json!(text));
    }
    value
}
