//! `type: [string, "null"]` (3.1) → `type: string`, `nullable: true`; several types → a union of one branch each.

use serde_json::{Value, json};

use super::super::field::type_of;
use super::super::normal::{
    Assertions, Assumption, Entry, Schema, Schemas, TYPES, UNIONS, each_schema_mut, is_annotation,
    references,
};
use crate::diagnostic::{Diagnostic, Diagnostics, codes, nearest};
use crate::schema::derived::{How, derive};

const KNOWN_TYPES: &str = "use string, number, integer, boolean, array, object or null";

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut branches = Vec::new();
    for (location, schema) in each_schema_mut(schemas) {
        let Some(kind) = schema.remove("type") else {
            continue;
        };
        // A key without a value has no effect, but a branch without any other keyword is intended.
        let null_is_one = kind.is_array() || (is_branch(location) && schema.has_only(&[]));
        let types = read_types(&kind, null_is_one, location, diagnostics);
        let (nulls, mut others): (Vec<&str>, Vec<&str>) =
            types.iter().partition(|kind| **kind == "null");
        if others.is_empty() && !nulls.is_empty() {
            if !describes_others(schema) {
                schema.set("type", "null");
                continue;
            }
            let message =
                "type is null, but other keywords are about other values; either is accepted";
            diagnostics.push(Diagnostic::new(
                &codes::UNSATISFIABLE,
                format!("{location}/type"),
                message,
            ));
        }
        if !nulls.is_empty() {
            schema.set("nullable", true);
        }
        if others.contains(&"number") {
            others.retain(|kind| *kind != "integer");
        }
        match others.as_slice() {
            [] => schema.annotations.assumed = Some(Assumption::Reported),
            [only] => schema.set("type", *only),
            several => branches.extend(split(schema, several, location)),
        }
    }
    schemas.extend(branches);
}

/// Whether a schema restricts values other than null by more than its type.
fn describes_others(schema: &Schema) -> bool {
    let values = schema.values().into_iter().flatten();
    let values = values
        .chain(schema.get("const"))
        .any(|value| !value.is_null());
    let keywords = ["oneOf", "anyOf", "allOf", "properties", "items"];
    values
        || keywords
            .iter()
            .filter_map(|key| schema.get(key))
            .any(|declared| declared != &json!({}))
}

fn is_branch(location: &str) -> bool {
    location
        .rsplit('/')
        .nth(1)
        .is_some_and(|key| UNIONS.contains(&key))
}

/// The types in `type`; unknown ones are reported and skipped.
fn read_types(
    kind: &Value,
    null_is_one: bool,
    location: &str,
    diagnostics: &mut Diagnostics,
) -> Vec<&'static str> {
    let at = format!("{location}/type");
    let written: Vec<(&Value, String)> = match kind {
        Value::Array(list) => list
            .iter()
            .enumerate()
            .map(|(index, one)| (one, format!("{at}/{index}")))
            .collect(),
        one => vec![(one, at)],
    };
    if written.is_empty() {
        let message = "empty array of types accepts no value; it is ignored";
        diagnostics.push(Diagnostic::new(
            &codes::UNSATISFIABLE,
            format!("{location}/type"),
            message,
        ));
    }
    let mut types = Vec::new();
    for (written, at) in written {
        if written.is_null() {
            let meant = if null_is_one {
                "it is read as the type `\"null\"`"
            } else {
                "it is ignored"
            };
            let message = format!("expected a string, found `null` without quotes; {meant}");
            let help = if null_is_one {
                "put it in quotes: `\"null\"`"
            } else {
                "write the type of the value, or `\"null\"` in quotes if it is always null"
            };
            diagnostics.push(Diagnostic::new(&codes::UNKNOWN_TYPE, at, message).help(help));
            types.extend(null_is_one.then_some("null"));
            continue;
        }
        let Some(name) = written.as_str() else {
            let message = format!(
                "expected a string, found {}; it is ignored",
                type_of(written)
            );
            diagnostics.push(Diagnostic::new(&codes::UNKNOWN_TYPE, at, message).help(KNOWN_TYPES));
            continue;
        };
        let known = TYPES
            .into_iter()
            .find(|known| name.eq_ignore_ascii_case(known));
        if known != Some(name) {
            diagnostics.push(unknown_type(name, known, at));
        }
        types.extend(known.filter(|known| !types.contains(known)));
    }
    types
}

/// The diagnostic for an unknown type, or for the `known` one in other letters.
fn unknown_type(name: &str, known: Option<&str>, at: String) -> Diagnostic {
    let meant = known.map_or("it is ignored".to_owned(), |known| {
        format!("it is read as `{known}`")
    });
    let found = Diagnostic::new(
        &codes::UNKNOWN_TYPE,
        at,
        format!("`{name}` is not a JSON type; {meant}"),
    );
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
        _ if known.is_some() => "the names of types are written in lower case",
        "date" | "date-time" | "time" | "uuid" | "uri" | "byte" | "binary" => {
            "this is a `format`: use it as `format` next to `type: string`"
        }
        "file" => "use `type: string` with `format: binary` for a file",
        _ => KNOWN_TYPES,
    })
}

/// Moves each type's keywords into a branch of its own.
pub fn split(schema: &mut Schema, types: &[&str], location: &str) -> Vec<(String, Entry)> {
    if schema.is_union() {
        // The branches have types of their own.
        return Vec::new();
    }
    let own = schema.clone();
    // Keywords about every type stay with the union.
    schema
        .keywords
        .retain(|key, _| is_annotation(key) || key == "allOf");
    schema.assertions = Assertions::default();
    let mut branches = Vec::new();
    for (index, kind) in types.iter().enumerate() {
        let mut branch = Schema::with("type", *kind);
        for (key, value) in own.keywords.iter().filter(|(key, _)| applies_to(key, kind)) {
            branch.set(key, value.clone());
        }
        branch.assertions = own.assertions.about(kind);
        if let Some(values) = own.values() {
            let values: Vec<Value> = values
                .iter()
                .filter(|value| is_of(value, kind))
                .cloned()
                .collect();
            if values.is_empty() {
                continue;
            }
            branch.set("enum", values);
        }
        branches.push((derive(location, How::OfType(index)), branch.into()));
    }
    let locations = branches.iter().map(|(location, _)| location.as_str());
    schema.set("anyOf", references(locations));
    branches
}

/// Whether a schema has a type, or is composed of schemas that may have one.
pub fn says_type(schema: &Schema) -> bool {
    ["allOf", "oneOf", "anyOf", "type"]
        .iter()
        .any(|key| schema.has(key))
}

/// The types of values that a keyword is about; none where it is about values of all types.
pub fn subjects_of(keyword: &str) -> &'static [&'static str] {
    match keyword {
        "format" => &["string", "number", "integer"],
        "minLength" | "maxLength" | "pattern" | "contentEncoding" | "contentMediaType" => {
            &["string"]
        }
        "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
            &["number", "integer"]
        }
        "items" | "prefixItems" | "minItems" | "maxItems" | "uniqueItems" => &["array"],
        "properties"
        | "required"
        | "dependentRequired"
        | "additionalProperties"
        | "unevaluatedProperties"
        | "patternProperties"
        | "propertyNames"
        | "minProperties"
        | "maxProperties" => &["object"],
        _ => &[],
    }
}

/// Whether a keyword is about values of a type.
pub fn applies_to(keyword: &str, kind: &str) -> bool {
    subjects_of(keyword).contains(&kind)
}

/// Of each keyword and assertion of a schema that is about values of some types only: these types.
pub fn subjects(schema: &Schema) -> impl Iterator<Item = &'static [&'static str]> {
    let keywords = schema.keywords.keys().map(|keyword| subjects_of(keyword));
    let all = keywords.chain(schema.assertions.subjects());
    all.filter(|types| !types.is_empty())
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
