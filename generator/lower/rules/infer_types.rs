//! A schema without `type` whose keywords are about values of one type only is assumed to be of that type; one whose keywords are
//! about several types becomes a union of these.
//!
//! In JSON Schema such keywords allow all values of other types. So every assumed type is marked, and reported where the schema is
//! used. For a schema with an `enum` nothing is assumed.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::super::normal::{
    Assumption, Entry, INTEGER_FORMATS, Schema, Schemas, each_schema, each_schema_mut,
};
use super::type_lists::{is_of, says_type, split, subjects_of};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::AssumedType;

/// The types of keywords, in the order of a union's branches. Integers are numbers, unless a `format` is for integers.
const TYPES: [&str; 4] = ["string", "number", "array", "object"];

/// The formats of JSON Schema. They describe strings, and leave values of other types alone.
const JSON_SCHEMA_FORMATS: [&str; 19] = [
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
];

/// The formats that OpenAPI defines for `type: string`.
const STRING_FORMATS: [&str; 3] = ["byte", "binary", "password"];

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    // Names are strings anyway.
    let names = each_schema(schemas).filter_map(|(_, schema)| schema.location("propertyNames"));
    let names: HashSet<String> = names.map(str::to_owned).collect();
    let mut branches = Vec::new();
    for (location, schema) in each_schema_mut(schemas) {
        if schema.assertions.tuple.is_some() {
            report_limits(schema, location, diagnostics);
            continue;
        }
        if says_type(schema) {
            continue;
        }
        let is_name = names.contains(location);
        let mut types = infer(schema, is_name || is_of_strings(location));
        if is_name && types.contains(&"string") {
            types = vec!["string"];
        }
        if types.is_empty() {
            continue;
        }
        if !schema.has("enum") && !is_name && schema.annotations.assumed.is_none() {
            let assumed = types.iter().filter_map(|name| AssumedType::named(name));
            schema.annotations.assumed = Some(Assumption::Types(assumed.collect()));
        }
        match types.as_slice() {
            [only] => schema.set("type", *only),
            several => branches.extend(split_assumed(schema, several, location)),
        }
    }
    schemas.extend(branches);
}

/// Moves each type's keywords into a branch of its own.
fn split_assumed(schema: &mut Schema, types: &[&str], location: &str) -> Vec<(String, Entry)> {
    // A property cannot distinguish values that are no objects.
    schema.discriminator = None;
    let format = type_of_format(schema);
    let mut branches = split(schema, types, location);
    for (_, branch) in &mut branches {
        if let Entry::Schema(branch) = branch
            && format.is_some_and(|of| branch.type_name() != Some(of))
        {
            branch.remove("format");
        }
    }
    branches
}

/// Reports assertions about a tuple that are lost: its type has a fixed length.
fn report_limits(schema: &mut Schema, location: &str, diagnostics: &mut Diagnostics) {
    for keyword in ["items", "minItems", "maxItems", "uniqueItems"] {
        if schema.remove(keyword).is_some() {
            let message = format!("`{keyword}` is not checked for a tuple of `prefixItems`");
            diagnostics.push(Diagnostic::new(
                &codes::UNCHECKED_KEYWORD,
                location,
                message,
            ));
        }
    }
}

/// The types of the keywords of a schema, or of its `enum`; none where they are about all types, or where there are none.
fn infer(schema: &Schema, is_of_strings: bool) -> Vec<&'static str> {
    if let Some(values) = schema.values() {
        let all_are =
            |kind: &&str| !values.is_empty() && values.iter().all(|value| is_of(value, kind));
        let kinds = ["string", "integer", "number", "boolean"];
        return kinds.into_iter().find(all_are).into_iter().collect();
    }
    let format = type_of_format(schema);
    let has_effect = |(key, value): &(&String, &Value)| *key != "format" && !is_empty(key, value);
    let keywords = schema.keywords.iter().filter(has_effect);
    let subjects: Vec<&[&str]> = keywords
        .map(|(key, _)| subjects_of(key))
        .chain(schema.assertions.subjects())
        .collect();
    let is_subject = |kind: &str| subjects.iter().any(|types| types.contains(&kind));
    let is_number = matches!(format, Some("integer" | "number"));
    if subjects.is_empty() && is_annotation_only(schema) && !is_of_strings {
        return Vec::new();
    }
    let types = TYPES.into_iter().filter_map(|kind| match (kind, format) {
        ("number", Some(number)) if is_number => Some(number),
        _ if is_subject(kind) || format == Some(kind) => Some(kind),
        _ => None,
    });
    types.collect()
}

/// The type for a `format`. A `format` alone is about several types, and an unknown one, such as `jsonb`, about any.
fn type_of_format(schema: &Schema) -> Option<&'static str> {
    match schema.get("format")?.as_str()? {
        format if INTEGER_FORMATS.contains(&format) => Some("integer"),
        "float" | "double" => Some("number"),
        format => {
            let is_of_strings =
                JSON_SCHEMA_FORMATS.contains(&format) || STRING_FORMATS.contains(&format);
            is_of_strings.then_some("string")
        }
    }
}

/// Whether the `format` of a schema without other keywords has no effect: it is one of JSON Schema, and the schema has no string as
/// its default or example.
fn is_annotation_only(schema: &Schema) -> bool {
    let format = schema.get("format").and_then(Value::as_str);
    let is_of_json_schema = format.is_some_and(|format| JSON_SCHEMA_FORMATS.contains(&format));
    let default = schema.get("default");
    let mut shown = default.into_iter().chain(&schema.annotations.example);
    is_of_json_schema && !shown.any(Value::is_string)
}

/// Whether the values at a location are treated as strings: those of parameters and headers are sent as strings, and a branch that
/// accepts any value makes no union.
fn is_of_strings(location: &str) -> bool {
    let mut steps = location.rsplit('/');
    let (last, name, owner) = (steps.next(), steps.next(), steps.next());
    let is_owner = matches!(owner, Some("parameters" | "headers"));
    let is_parameter = last == Some("schema") && name != Some("properties") && is_owner;
    let is_branch = matches!(name, Some("oneOf" | "anyOf"));
    is_parameter || is_branch
}

/// Whether a keyword is empty: `properties: {}` is what an editor writes for a schema that accepts anything.
fn is_empty(key: &str, value: &Value) -> bool {
    match key {
        "properties" => value.as_object().is_some_and(Map::is_empty),
        "required" => value.as_array().is_some_and(Vec::is_empty),
        _ => false,
    }
}
