//! YAML's `<<`: what a map takes in from others.

use serde_json::{Map, Value};

/// The maps that the value of a `<<` stands for.
pub fn merge_sources(value: Value) -> Option<Vec<Map<String, Value>>> {
    match value {
        Value::Object(map) => Some(vec![map]),
        Value::Array(items) => items
            .into_iter()
            .map(|item| match item {
                Value::Object(map) => Some(map),
                _ => None,
            })
            .collect(),
        _ => None,
    }
}

/// Adds what `map` does not have itself. Of two sources with the same key the first counts.
pub fn merge_into(map: &mut Map<String, Value>, sources: Vec<Map<String, Value>>) {
    for (key, value) in sources.into_iter().flatten() {
        map.entry(key).or_insert(value);
    }
}
