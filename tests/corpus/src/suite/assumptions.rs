//! Types that the generator assumes: found in the schema itself, without the generator's help.

use serde_json::Value;

use super::made::{Made, SCHEMA};
use crate::raw::escape;

/// Keywords whose value is a schema. Not `propertyNames`: a name is a string.
const ONE: [&str; 8] = [
    "not",
    "if",
    "then",
    "else",
    "items",
    "contains",
    "additionalProperties",
    "contentSchema",
];

/// Keywords whose value is an array of schemas.
const SEVERAL: [&str; 4] = ["allOf", "anyOf", "oneOf", "prefixItems"];

/// Keywords whose value is an object of schemas.
const NAMED: [&str; 4] = [
    "properties",
    "patternProperties",
    "$defs",
    "dependentSchemas",
];

/// Keywords that fix the type of a schema, or leave it to other schemas.
const TYPED: [&str; 8] = [
    "type",
    "enum",
    "const",
    "$ref",
    "$dynamicRef",
    "allOf",
    "anyOf",
    "oneOf",
];

/// The locations of schemas that have no `type` and became a type, without an `assumed-type` there.
///
/// A part of an `allOf` and a branch of a union describe the same value as the schema around them: where that has a type, or is
/// assumed to have one, theirs is not assumed.
#[must_use]
pub fn unreported(made: &Made) -> Vec<String> {
    let mut found = Vec::new();
    let Ok(schema) = serde_json::from_str::<Value>(&made.group.schema) else {
        return found;
    };
    let is_reported = |pointer: &str| {
        made.reported
            .iter()
            .any(|found| found.code == "assumed-type" && found.pointer == pointer)
    };
    let mut queue = vec![(SCHEMA.to_owned(), &schema, false, false)];
    while let Some((pointer, schema, is_typed_around, is_further)) = queue.pop() {
        let Some(keywords) = schema.as_object() else {
            continue;
        };
        let has_type = TYPED.iter().any(|keyword| keywords.contains_key(*keyword));
        let became_type = made
            .types
            .get(&pointer)
            .is_some_and(|ty| ty != "runtime::Untyped");
        if became_type && !has_type && !is_typed_around && !is_reported(&pointer) {
            found.push(pointer.clone());
        }
        let is_typed = is_typed_around || keywords.contains_key("type") || is_reported(&pointer);
        // Where another schema of the same value describes all properties that it has none for itself, these have its types.
        let describes_further = |schema: &Value| {
            let further = ["additionalProperties", "unevaluatedProperties"];
            further
                .iter()
                .any(|keyword| schema.get(*keyword).is_some_and(Value::is_object))
        };
        let parts = keywords.get("allOf").and_then(Value::as_array);
        let is_further_inside = is_further
            || describes_further(schema)
            || parts.is_some_and(|parts| parts.iter().any(describes_further));
        for (keyword, value) in keywords {
            let at = format!("{pointer}/{keyword}");
            match value {
                Value::Array(parts) if SEVERAL.contains(&keyword.as_str()) => {
                    let is_typed = is_typed && keyword != "prefixItems";
                    let parts = parts.iter().enumerate();
                    queue.extend(parts.map(|(index, part)| {
                        (format!("{at}/{index}"), part, is_typed, is_further_inside)
                    }));
                }
                Value::Object(named) if NAMED.contains(&keyword.as_str()) => {
                    queue.extend(named.iter().map(|(name, part)| {
                        let at = format!("{at}/{}", escape(name));
                        (at, part, is_further, false)
                    }));
                }
                part if ONE.contains(&keyword.as_str()) => queue.push((at, part, false, false)),
                _ => {}
            }
        }
    }
    found.sort();
    found
}
