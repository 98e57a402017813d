//! The last rule: what `openapiv3` would misread or refuse is put where it is read, or reported and left out.

use serde_json::{Map, Value, json};

use super::super::grammar::TEXT;
use super::super::normal::{Schema, Schemas, extension, is_annotation};
use super::spelled_keywords::{FLAGS, FLAGS_ONCE};
use super::type_lists::{is_of, speaks_of};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// Whether a keyword says nothing about a kind of value.
fn is_of_any_kind(keyword: &str) -> bool {
    is_annotation(keyword) || matches!(keyword, "discriminator" | extension::ANY_OF)
}

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else {
            continue;
        };
        if schema.contains_key("$ref") {
            continue;
        }
        for key in FLAGS.into_iter().chain(FLAGS_ONCE) {
            expect(schema, key, Value::is_boolean, place, diagnostics);
        }
        for key in TEXT {
            expect(schema, key, Value::is_string, place, diagnostics);
        }
        lower_required(schema, place, diagnostics);
        lower_discriminator(schema, place, diagnostics);
        if let Some(any_of) = schema.remove("anyOf") {
            schema.insert("oneOf".to_owned(), any_of);
            schema.insert(extension::ANY_OF.to_owned(), json!(true));
        }
        keep_one_kind(schema, place, diagnostics);
    }
}

fn expect(
    schema: &mut Schema,
    key: &str,
    fits: fn(&Value) -> bool,
    place: &str,
    diagnostics: &mut Diagnostics,
) {
    if schema.get(key).is_some_and(|value| !fits(value)) {
        schema.remove(key);
        let message = format!("`{key}` holds a value of the wrong kind; it is ignored");
        let at = format!("{place}/{key}");
        diagnostics.push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message));
    }
}

fn lower_required(schema: &mut Schema, place: &str, diagnostics: &mut Diagnostics) {
    let Some(required) = schema.remove("required") else {
        return;
    };
    let names = required.as_array().into_iter().flatten();
    let names: Vec<Value> = names.filter(|name| name.is_string()).cloned().collect();
    if names.len() != required.as_array().map_or(0, Vec::len) || !required.is_array() {
        let message = "`required` of a schema is a list of property names";
        let at = format!("{place}/required");
        let found = Diagnostic::new(&codes::IGNORED_KEYWORD, at, message);
        let help = "put the property's name into `required` of the object that has it";
        diagnostics.push(if required.is_boolean() {
            found.help(help)
        } else {
            found
        });
    }
    schema.insert("required".to_owned(), Value::Array(names));
}

fn lower_discriminator(schema: &mut Schema, place: &str, diagnostics: &mut Diagnostics) {
    let Some(discriminator) = schema.remove("discriminator") else {
        return;
    };
    let at = format!("{place}/discriminator");
    let key = discriminator
        .get("propertyName")
        .and_then(Value::as_str)
        .filter(|key| !key.is_empty());
    let Some(key) = key else {
        // What stands there in its place has been said.
        let is_other = |key: &String| {
            !matches!(key.as_str(), "propertyName" | "mapping") && !key.starts_with("x-")
        };
        if !discriminator
            .as_object()
            .is_some_and(|members| members.keys().any(is_other))
        {
            let message = "a discriminator needs `propertyName`; it is ignored";
            diagnostics.push(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message));
        }
        return;
    };
    let mut warn = |at: String, message: &str| {
        diagnostics.push(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message));
    };
    let mut mapping = Map::new();
    match discriminator.get("mapping") {
        Some(Value::Object(entries)) => {
            for (value, target) in entries {
                if target.is_string() {
                    mapping.insert(value.clone(), target.clone());
                } else {
                    let at = format!("{at}/mapping/{}", escape(value));
                    warn(
                        at,
                        "a value is mapped to the name of a schema or to a reference; it is not mapped",
                    );
                }
            }
        }
        Some(_) => warn(
            format!("{at}/mapping"),
            "`mapping` is a map of values to schemas; it is ignored",
        ),
        None => {}
    }
    let mut lowered = json!({ "propertyName": key, "mapping": mapping });
    for own in [extension::UNTAGGED, extension::BRANCH_NAMES] {
        if let Some(said) = discriminator.get(own) {
            lowered[own] = said.clone();
        }
    }
    schema.insert("discriminator".to_owned(), lowered);
}

/// `openapiv3` reads a schema of one kind; keywords about other kinds make it one of any kind.
fn keep_one_kind(schema: &mut Schema, place: &str, diagnostics: &mut Diagnostics) {
    let composed = ["allOf", "oneOf"]
        .into_iter()
        .find(|key| schema.contains_key(*key));
    let kind = schema
        .get("type")
        .and_then(Value::as_str)
        .map(str::to_owned);
    move_foreign_values(schema, kind.as_deref(), place, diagnostics);
    let belongs = |key: &str| match (composed, &kind) {
        (Some(composed), _) => key == composed,
        (None, Some(kind)) => key == "type" || key == "enum" || speaks_of(key, kind),
        (None, None) => false,
    };
    let extension = |key: &str| key.starts_with("x-disjunct-");
    schema.retain(|key, _| belongs(key) || is_of_any_kind(key) || extension(key));
}

fn move_foreign_values(
    schema: &mut Schema,
    kind: Option<&str>,
    place: &str,
    diagnostics: &mut Diagnostics,
) {
    let Some(values) = schema.get("enum").and_then(Value::as_array) else {
        return;
    };
    let fits = |value: &Value| match kind {
        // The typed model holds no larger ones.
        Some("integer") => value.is_i64(),
        Some(kind) => is_of(value, kind),
        None => false,
    };
    if values.iter().all(fits) && matches!(kind, Some("string" | "integer" | "number" | "boolean"))
    {
        return;
    }
    let is_composed = |value: &Value| value.is_object() || value.is_array();
    let message = if values.iter().all(is_composed) {
        "which objects or lists are allowed is not checked by the client; the types allow others"
    } else if kind == Some("integer") && values.iter().all(|value| value.is_i64() || value.is_u64())
    {
        "this `enum` has an integer above `i64::MAX`; it is not enforced"
    } else {
        "the values of this `enum` are not all of the schema's type; it is not enforced"
    };
    let at = format!("{place}/enum");
    diagnostics.push(Diagnostic::new(&codes::MIXED_ENUM, at, message));
    let values = schema.remove("enum").unwrap_or_default();
    schema.insert(extension::VALUES.to_owned(), values);
}
