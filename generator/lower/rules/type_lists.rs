//! `type: [string, "null"]` (3.1) → `type: string`, `nullable: true`; several types → a union of one branch each.

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, TYPES, UNIONS, extension, is_annotation, reference};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};

/// Whether a keyword says something about every type, and so stays with the union.
fn is_common(keyword: &str) -> bool {
    is_annotation(keyword) || matches!(keyword, "discriminator" | "allOf")
}

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut branches = Vec::new();
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else {
            continue;
        };
        let Some(kind) = schema.remove("type") else {
            continue;
        };
        // A key without a value says nothing, but a branch that says nothing else is there for a reason.
        let null_is_one =
            kind.is_array() || (is_branch(place) && schema.keys().all(|key| is_annotation(key)));
        let types = read_types(&kind, null_is_one, place, diagnostics);
        let (nulls, mut others): (Vec<&str>, Vec<&str>) =
            types.iter().partition(|kind| **kind == "null");
        if others.is_empty() && !nulls.is_empty() {
            if !describes_others(schema) {
                schema.insert("type".to_owned(), json!("null"));
                continue;
            }
            let message = "only null is of this type, and what is said besides is of other values: it may be either";
            diagnostics.push(Diagnostic::new(
                &codes::UNSATISFIABLE,
                format!("{place}/type"),
                message,
            ));
        }
        if !nulls.is_empty() {
            schema.insert("nullable".to_owned(), json!(true));
        }
        if others.contains(&"number") {
            others.retain(|kind| *kind != "integer");
        }
        match others.as_slice() {
            // That has been said.
            [] => drop(schema.insert(extension::ASSUMED.to_owned(), json!(false))),
            [only] => drop(schema.insert("type".to_owned(), json!(only))),
            several => branches.extend(split(schema, several, place)),
        }
    }
    schemas.extend(branches);
}

/// Whether a schema says, besides its type, which values there are that are not null.
fn describes_others(schema: &Schema) -> bool {
    let values = schema
        .get("enum")
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    let values = values
        .chain(schema.get("const"))
        .any(|value| !value.is_null());
    let keywords = ["oneOf", "anyOf", "allOf", "properties", "items"];
    values
        || keywords
            .iter()
            .filter_map(|key| schema.get(*key))
            .any(|said| said != &json!({}))
}

fn is_branch(place: &str) -> bool {
    place
        .rsplit('/')
        .nth(1)
        .is_some_and(|key| UNIONS.contains(&key))
}

/// The types a `type` names; unknown ones are reported and left out.
fn read_types(
    kind: &Value,
    null_is_one: bool,
    place: &str,
    diagnostics: &mut Diagnostics,
) -> Vec<&'static str> {
    let at = format!("{place}/type");
    let spelled: Vec<(&Value, String)> = match kind {
        Value::Array(list) => list
            .iter()
            .enumerate()
            .map(|(index, one)| (one, format!("{at}/{index}")))
            .collect(),
        one => vec![(one, at)],
    };
    if spelled.is_empty() {
        let message = "no value is of a type of an empty list; it is ignored";
        diagnostics.push(Diagnostic::new(
            &codes::UNSATISFIABLE,
            format!("{place}/type"),
            message,
        ));
    }
    let mut types = Vec::new();
    for (spelled, at) in spelled {
        if spelled.is_null() {
            let meant = if null_is_one {
                "it is read as the type `\"null\"`"
            } else {
                "it is ignored"
            };
            let message = format!("`null` without quotes is no text; {meant}");
            diagnostics.push(Diagnostic::new(&codes::UNKNOWN_TYPE, at, message));
            types.extend(null_is_one.then_some("null"));
            continue;
        }
        let name = spelled.as_str().unwrap_or_default();
        let known = TYPES
            .into_iter()
            .find(|known| name.eq_ignore_ascii_case(known));
        if known != Some(name) {
            diagnostics.push(unknown_type(spelled, known, at));
        }
        types.extend(known.filter(|known| !types.contains(known)));
    }
    types
}

/// The diagnostic for what is no type, or `known` in other letters.
fn unknown_type(spelled: &Value, known: Option<&str>, at: String) -> Diagnostic {
    let meant = known.map_or("it is ignored".to_owned(), |known| {
        format!("it is read as `{known}`")
    });
    let found = Diagnostic::new(
        &codes::UNKNOWN_TYPE,
        at,
        format!("{spelled} is no type of JSON Schema; {meant}"),
    );
    let name = spelled.as_str().unwrap_or_default();
    let meant = match name {
        "int" | "int32" | "int64" | "long" => Some("integer"),
        "float" | "double" | "decimal" => Some("number"),
        "bool" => Some("boolean"),
        "str" | "text" => Some("string"),
        "list" => Some("array"),
        "dict" | "map" => Some("object"),
        _ => nearest(name, TYPES),
    };
    if let (None, Some(meant)) = (known, meant) {
        return found.help(format!("did you mean `{meant}`?"));
    }
    found.help(match name {
        _ if known.is_some() => "the names of types are written in small letters",
        "date" | "date-time" | "time" | "uuid" | "uri" | "byte" | "binary" => {
            "this is a `format`: write it as that, beside `type: string`"
        }
        "file" => "a file is `type: string` with `format: binary`",
        _ => "a type is one of string, number, integer, boolean, array, object and null",
    })
}

/// Moves each type's keywords into a branch of its own.
pub fn split(schema: &mut Schema, types: &[&str], place: &str) -> Vec<(String, Value)> {
    if schema.contains_key("oneOf") || schema.contains_key("anyOf") {
        // The branches say their types themselves.
        return Vec::new();
    }
    let own: Schema = schema
        .iter()
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    schema.retain(|key, _| is_common(key));
    let mut branches = Vec::new();
    for (index, kind) in types.iter().enumerate() {
        let mut branch = Schema::new();
        branch.insert("type".to_owned(), json!(kind));
        for (key, value) in own.iter().filter(|(key, _)| speaks_of(key, kind)) {
            branch.insert(key.clone(), value.clone());
        }
        if let Some(values) = own.get("enum").and_then(Value::as_array) {
            let values: Vec<_> = values
                .iter()
                .filter(|value| is_of(value, kind))
                .cloned()
                .collect();
            if values.is_empty() {
                continue;
            }
            branch.insert("enum".to_owned(), Value::Array(values));
        }
        branches.push((format!("{place}/type/{index}"), Value::Object(branch)));
    }
    let references = branches.iter().map(|(place, _)| reference(place)).collect();
    schema.insert("anyOf".to_owned(), Value::Array(references));
    branches
}

/// Whether a schema says its type, or leaves it to the schemas that it is composed of.
pub fn says_type(schema: &Schema) -> bool {
    ["$ref", "allOf", "oneOf", "anyOf", "type"]
        .iter()
        .any(|key| schema.contains_key(*key))
}

/// Whether a keyword says something about values of a type.
pub fn speaks_of(keyword: &str, kind: &str) -> bool {
    match keyword {
        "format" => kind == "string" || kind == "number" || kind == "integer",
        "minLength"
        | "maxLength"
        | "pattern"
        | extension::PATTERNS
        | "contentEncoding"
        | "contentMediaType" => kind == "string",
        extension::VALUE_NAMES | extension::VALUE_DESCRIPTIONS => {
            kind == "string" || kind == "integer"
        }
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            kind == "number" || kind == "integer"
        }
        "items" | "prefixItems" | "minItems" | "maxItems" | "uniqueItems" => kind == "array",
        "properties"
        | "required"
        | "dependentRequired"
        | extension::REQUIRED
        | "additionalProperties"
        | "patternProperties"
        | "propertyNames"
        | "minProperties"
        | "maxProperties" => kind == "object",
        _ => false,
    }
}

/// Whether a value is of a type.
pub fn is_of(value: &Value, kind: &str) -> bool {
    match kind {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => value.is_null(),
    }
}
