//! An OpenAPI document → the same document with schemas of JSON Schema alone, one for requests and one for responses.
//!
//! What OpenAPI adds to JSON Schema becomes keywords of JSON Schema: `readOnly`, `writeOnly`, discriminators and the formats of integers.

use serde_json::{Map, Value, json};

use crate::api::resolve;

/// What bodies a schema is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Requests do not have the properties that are `readOnly`.
    Request,
    /// Responses do not have the properties that are `writeOnly`.
    Response,
}

/// The document for one direction.
#[must_use]
pub fn view(document: &Value, direction: Direction) -> Value {
    let mut view = document.clone();
    let mut queue = vec![&mut view];
    while let Some(value) = queue.pop() {
        if let Value::Object(keywords) = value {
            hide_properties(document, keywords, direction);
            select_by_tag(keywords);
            limit_integers(keywords);
        }
        match value {
            Value::Object(members) => queue.extend(members.values_mut()),
            Value::Array(items) => queue.extend(items),
            _ => {}
        }
    }
    view
}

/// Forbids the properties that only the other direction has.
fn hide_properties(document: &Value, keywords: &mut Map<String, Value>, direction: Direction) {
    let hidden = match direction {
        Direction::Request => "readOnly",
        Direction::Response => "writeOnly",
    };
    let Some(Value::Object(properties)) = keywords.get_mut("properties") else {
        return;
    };
    let mut forbidden = Vec::new();
    for (key, schema) in properties {
        let is_hidden = |schema: &Value| schema.get(hidden) == Some(&Value::Bool(true));
        if is_hidden(schema) || is_hidden(resolve(document, schema)) {
            *schema = Value::Bool(false);
            forbidden.push(json!(key));
        }
    }
    if let Some(Value::Array(required)) = keywords.get_mut("required") {
        required.retain(|key| !forbidden.contains(key));
    }
}

/// Lets each branch of a union have the values of the tag that its discriminator maps to it.
fn select_by_tag(keywords: &mut Map<String, Value>) {
    let Some(discriminator) = keywords.get("discriminator").cloned() else {
        return;
    };
    let Some(tag) = discriminator["propertyName"].as_str() else {
        return;
    };
    for keyword in ["oneOf", "anyOf"] {
        let Some(Value::Array(branches)) = keywords.get_mut(keyword) else {
            continue;
        };
        for branch in branches {
            let Some(target) = branch["$ref"].as_str() else {
                continue;
            };
            let values = tag_values(&discriminator, target);
            *branch = json!({"allOf": [branch, {"properties": {tag: {"enum": values}}}]});
        }
    }
    keywords.remove("discriminator");
}

/// The values of the tag that select a branch: those of the mapping, else the name of the schema.
fn tag_values(discriminator: &Value, target: &str) -> Vec<String> {
    let name = target.rsplit('/').next().unwrap_or(target);
    let mapping = discriminator["mapping"].as_object();
    let of_target = mapping.into_iter().flatten().filter(|(_, mapped)| {
        let mapped = mapped.as_str().unwrap_or_default();
        mapped == target || mapped == name
    });
    let values: Vec<String> = of_target.map(|(value, _)| value.clone()).collect();
    if values.is_empty() {
        vec![name.to_owned()]
    } else {
        values
    }
}

/// A service that declares 32 bits rejects integers that have more.
fn limit_integers(keywords: &mut Map<String, Value>) {
    let is_integer = keywords.get("type") == Some(&json!("integer"));
    if is_integer && keywords.get("format") == Some(&json!("int32")) {
        keywords.entry("minimum").or_insert(json!(i32::MIN));
        keywords.entry("maximum").or_insert(json!(i32::MAX));
    }
}
