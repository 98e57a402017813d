//! The document's own facts: title, version, tags, servers and security schemes, with the paths put beside them.

use serde_json::{Map, Value, json};

use super::lowering::Lowering;
use super::member::Members;
use super::normal::{Normal, Schemas};
use super::paths::lower_paths;
use super::security::Declared;
use super::servers::{check_server, report_servers};
use super::webhooks::lower_webhooks;
use super::wire_names::check_dialect;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// Builds the skeleton: all of the document but its schemas, and says where the named ones of these stand.
pub fn lower_skeleton(root: &Value, diagnostics: &mut Diagnostics) -> Option<(Normal, Option<String>)> {
    let info = lower_info(root, diagnostics)?;
    let (mut schemas, mut callbacks) = (Schemas::new(), Map::new());
    let mut lowering = Lowering {
        root,
        schemas: &mut schemas,
        callbacks: &mut callbacks,
        declared: Declared::new(),
        diagnostics: &mut *diagnostics,
    };
    let (components, at) = lowering.object(root, "components", "").unwrap_or((&Value::Null, String::new()));
    let schemes = lowering.security_schemes(components, &at);
    let named = lowering.map(components, "schemas", &at).map(|(_, at)| at);
    lowering.check_components(components, &at);
    let security = lowering.requirements(root, "");
    lower_webhooks(&mut lowering);
    let paths = lower_paths(&mut lowering);
    let mut skeleton = Map::new();
    skeleton.insert("openapi".to_owned(), json!("3.0.3"));
    skeleton.insert("info".to_owned(), info);
    skeleton.extend(security.map(|sets| ("security".to_owned(), sets)));
    for key in ["servers", "tags"] {
        let list = list_of_objects(root, key, diagnostics);
        skeleton.extend(list.map(|list| (key.to_owned(), list)));
    }
    let components = json!({ "securitySchemes": schemes, "callbacks": callbacks });
    skeleton.insert("components".to_owned(), components);
    skeleton.insert("paths".to_owned(), paths);
    report_servers(root, diagnostics);
    if let Some(dialect) = root.get("jsonSchemaDialect") {
        check_dialect(dialect, "/jsonSchemaDialect", diagnostics);
    }
    Some((Normal { skeleton, schemas }, named))
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
        if !info.object.contains_key(key) {
            assume(key, "an empty text is assumed", &mut info);
        }
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
            _ => Members::of(entry, &at, diagnostics).and_then(|mut server| {
                let url =
                    server.text("url").or_else(|| assume("url", "this server is ignored", &mut server))?;
                check_server(&mut server);
                Some(json!({ "url": url, "variables": lower_variables(server.object) }))
            }),
        };
        kept.extend(readable);
    }
    Some(Value::Array(kept))
}

/// Says that something required is not there, and can be done without.
fn assume<'a>(key: &str, assumed: &str, members: &mut Members<'_, '_>) -> Option<&'a str> {
    if !members.object.contains_key(key) {
        let message = format!("there is no `{key}`, which OpenAPI requires here; {assumed}");
        members.diagnostics.push(Diagnostic::new(&codes::ASSUMED_MEMBER, members.at, message));
    }
    None
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
