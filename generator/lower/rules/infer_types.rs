//! A schema without `type` whose keywords are about values of one type only is assumed to be of that type.
//!
//! To JSON Schema such keywords allow all values of other types. So every type that is assumed is marked, and reported where the
//! schema is used. What lists its values in an `enum` leaves nothing to assume.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::super::normal::{
    Assumption, INTEGER_FORMATS, Schema, Schemas, each_schema, each_schema_mut,
};
use super::type_lists::{is_of, says_type, subjects_of};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::AssumedType;

const TYPES: [&str; 5] = ["object", "array", "string", "number", "boolean"];

/// The formats of JSON Schema and OpenAPI that are of texts only.
const TEXT_FORMATS: [&str; 22] = [
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "idn-email",
    "hostname",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "uri",
    "uri-reference",
    "iri",
    "iri-reference",
    "uri-template",
    "json-pointer",
    "relative-json-pointer",
    "regex",
    "uuid",
    "byte",
    "binary",
    "password",
];

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    // Names are strings anyway.
    let names = each_schema(schemas).filter_map(|(_, schema)| schema.location("propertyNames"));
    let names: HashSet<String> = names.map(str::to_owned).collect();
    for (place, schema) in each_schema_mut(schemas) {
        if schema.assertions.tuple.is_some() {
            report_limits(schema, place, diagnostics);
            continue;
        }
        if says_type(schema) {
            continue;
        }
        if let Some(kind) = infer(schema) {
            if !schema.has("enum") && !names.contains(place) && schema.annotations.assumed.is_none()
            {
                schema.annotations.assumed = AssumedType::named(kind).map(Assumption::Type);
            }
            schema.set("type", kind);
        }
    }
}

/// Reports that what was merged with a tuple is lost: its length is its type's.
fn report_limits(schema: &mut Schema, place: &str, diagnostics: &mut Diagnostics) {
    for keyword in ["items", "minItems", "maxItems", "uniqueItems"] {
        if schema.remove(keyword).is_some() {
            let message =
                format!("`{keyword}` is not checked of an array that `prefixItems` make a tuple");
            diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, place, message));
        }
    }
}

fn infer(schema: &Schema) -> Option<&'static str> {
    if let Some(values) = schema.values() {
        return ["string", "integer", "number", "boolean"]
            .into_iter()
            .find(|kind| !values.is_empty() && values.iter().all(|value| is_of(value, kind)));
    }
    // `format` alone speaks of several types, and one that nobody knows, such as `jsonb`, of any.
    let by_format = schema
        .get("format")
        .and_then(Value::as_str)
        .and_then(|format| match format {
            _ if INTEGER_FORMATS.contains(&format) => Some("integer"),
            "float" | "double" => Some("number"),
            _ => TEXT_FORMATS.contains(&format).then_some("string"),
        });
    let says = |(key, value): &(&String, &Value)| *key != "format" && !is_empty(key, value);
    let keywords = schema.keywords.iter().filter(says);
    let subjects: Vec<&[&str]> = keywords
        .map(|(key, _)| subjects_of(key))
        .chain(schema.assertions.subjects())
        .collect();
    let is_subject = |kind: &&str| subjects.iter().any(|types| types.contains(kind));
    let mut candidates = TYPES.into_iter().filter(is_subject);
    match (candidates.next(), candidates.next()) {
        (Some("number"), None) if by_format == Some("integer") => by_format,
        (Some(only), None) => Some(only),
        (None, _) => by_format,
        _ => None,
    }
}

/// Whether nothing is written under a keyword: `properties: {}` is what an editor leaves of a schema for anything.
fn is_empty(key: &str, value: &Value) -> bool {
    match key {
        "properties" => value.as_object().is_some_and(Map::is_empty),
        "required" => value.as_array().is_some_and(Vec::is_empty),
        _ => false,
    }
}
