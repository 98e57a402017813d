//! Whether two parts of an array are one.

use serde_json::Value;

use crate::source::pointer::{self, referenced};

/// As many references are followed from one parameter to the next.
const MOST_STEPS: usize = 8;

/// The name and location of a parameter, which may be a reference.
pub fn parameter_of<'v>(root: &'v Value, value: &'v Value) -> Option<(&'v str, &'v str)> {
    let parameter = target_of(root, value);
    let field = |key| parameter.get(key)?.as_str();
    Some((field("name")?, field("in")?))
}

/// The value that a reference refers to, or the value itself.
pub fn target_of<'v>(root: &'v Value, value: &'v Value) -> &'v Value {
    let mut target = value;
    for _ in 0..MOST_STEPS {
        let next = referenced(target).and_then(|at| pointer::value_at(root, at));
        match next {
            Some(next) => target = next,
            None => break,
        }
    }
    target
}

/// Whether two items of arrays are one part: the same parameter, references to one schema, a schema and a reference to an equal one, or
/// equal apart from what documents them.
pub fn is_same(root: &Value, one: &Value, other: &Value) -> bool {
    let references = (referenced(one), referenced(other));
    if let (Some(one), Some(other)) = references
        && one == other
    {
        return true;
    }
    if let (Some(one), Some(other)) = (parameter_of(root, one), parameter_of(root, other)) {
        return one == other;
    }
    match references {
        (Some(_), None) => is_equal(target_of(root, one), other),
        (None, Some(_)) => is_equal(one, target_of(root, other)),
        _ => is_equal(one, other),
    }
}

/// Whether two values are equal apart from descriptions and examples.
fn is_equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let keys = one.keys().chain(other.keys());
            let mut keys = keys.filter(|key| !is_documentation(key));
            keys.all(|key| match (one.get(key), other.get(key)) {
                (Some(one), Some(other)) => is_equal(one, other),
                _ => false,
            })
        }
        _ => one == other,
    }
}

fn is_documentation(key: &str) -> bool {
    matches!(
        key,
        "description" | "summary" | "example" | "examples" | "externalDocs" | "deprecated"
    )
}

/// The pointers that a value refers to.
pub fn references_of(value: &Value) -> Vec<&str> {
    let mut references = Vec::new();
    collect_references(value, &mut references);
    references
}

fn collect_references<'v>(value: &'v Value, references: &mut Vec<&'v str>) {
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                match value.as_str().and_then(|text| text.strip_prefix('#')) {
                    Some(at) if key == "$ref" => references.push(at),
                    _ => collect_references(value, references),
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                collect_references(item, references);
            }
        }
        _ => {}
    }
}
