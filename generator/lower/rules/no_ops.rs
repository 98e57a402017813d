//! `uniqueItems: false`, `minItems: 0`, `additionalProperties: true` → nothing: a keyword whose value restricts nothing.
//!
//! Some exporters write such keywords on every schema of any type. So they decide no type, and make no schema of its own
//! next to a `$ref`. A schema that accepts anything (`items: {}`) stays where the type is known from elsewhere.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, each_schema, each_schema_mut, referenced};
use super::null_branches::is_inside;
use super::type_lists::subjects_of;
use crate::diagnostic::Diagnostics;

/// Keywords that restrict values by a schema, and none if that accepts any value.
const BY_SCHEMA: [&str; 4] = [
    "items",
    "additionalProperties",
    "unevaluatedProperties",
    "propertyNames",
];

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let empty = each_schema(schemas).filter(|(_, schema)| accepts_all(schema));
    let empty: HashSet<String> = empty.map(|(location, _)| location.clone()).collect();
    for (location, schema) in each_schema_mut(schemas) {
        let keywords = &mut schema.keywords;
        keywords.retain(|key, value| key == "nullable" || !is_default(key, value));
        if schema.has("type") || schema.has("allOf") {
            continue;
        }
        // A `$ref` to a schema that accepts all values is written on purpose.
        let is_own = |child: &str| is_inside(child, location) && empty.contains(child);
        let accepts_any =
            |value: &Value| *value == json!(true) || referenced(value).is_some_and(is_own);
        drop_alone(schema, |key, value| {
            (BY_SCHEMA.contains(&key) && accepts_any(value)) || is_empty_map(key, value)
        });
    }
}

/// Removes keywords that accept anything, except where others describe values of the same type: there they belong to a description.
fn drop_alone(schema: &mut Schema, accepts_any: impl Fn(&str, &Value) -> bool) {
    let keywords = schema.keywords.iter();
    let restricting =
        keywords.filter(|(key, value)| !restricts_nothing(key, value) && !accepts_any(key, value));
    let described: Vec<&str> = restricting
        .flat_map(|(key, _)| subjects_of(key))
        .copied()
        .collect();
    let is_described = |key: &str| subjects_of(key).iter().any(|kind| described.contains(kind));
    let keywords = &mut schema.keywords;
    keywords.retain(|key, value| is_described(key) || !accepts_any(key, value));
}

/// Whether a schema accepts all values and describes none of them.
fn accepts_all(schema: &Schema) -> bool {
    let mut keywords = schema.keywords.iter();
    schema.is_plain() && keywords.all(|(key, value)| is_default(key, value))
}

/// Whether a keyword, as it is written in a document, restricts no value.
pub fn restricts_nothing(key: &str, value: &Value) -> bool {
    let is_any = *value == json!(true) || *value == json!({});
    match key {
        "properties" => *value == json!({}),
        "required" => *value == json!([]),
        _ if BY_SCHEMA.contains(&key) => is_any,
        _ => is_default(key, value) || is_empty_map(key, value),
    }
}

/// Whether a keyword has the value that it has where it is absent.
fn is_default(key: &str, value: &Value) -> bool {
    match key {
        "uniqueItems" | "nullable" | "exclusiveMinimum" | "exclusiveMaximum" => {
            *value == json!(false)
        }
        "minItems" | "minLength" | "minProperties" => value.as_f64() == Some(0.0),
        "pattern" => *value == json!(""),
        _ => false,
    }
}

/// Whether a keyword has a schema for each of no names.
fn is_empty_map(key: &str, value: &Value) -> bool {
    matches!(key, "patternProperties" | "dependentRequired") && *value == json!({})
}
