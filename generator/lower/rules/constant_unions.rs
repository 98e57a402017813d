//! `oneOf: [{const: a, title: …}, {const: b}]` → `enum: [a, b]`: the way to describe the values of an enum in JSON Schema.
//!
//! The branches' descriptions are kept beside the values.

use serde_json::{Map, Value};

use super::super::normal::{Schemas, extension, referenced};
use crate::diagnostic::Diagnostics;

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    for place in places {
        for key in ["oneOf", "anyOf"] {
            let Some((values, described)) = constants(schemas, &place, key) else { continue };
            // Branches that a list of types was split into are nothing that anybody wrote or refers to.
            for index in 0..values.len() {
                schemas.shift_remove(&format!("{place}/type/{index}"));
            }
            let Some(schema) = schemas.get_mut(&place).and_then(Value::as_object_mut) else { continue };
            schema.remove(key);
            schema.insert("enum".to_owned(), Value::Array(values));
            if !described.is_empty() {
                schema.insert(extension::VALUE_DESCRIPTIONS.to_owned(), Value::Object(described));
            }
        }
    }
}

/// The values of a union whose branches, all of them its own, are one value each, and what is said of them.
fn constants(schemas: &Schemas, place: &str, key: &str) -> Option<(Vec<Value>, Map<String, Value>)> {
    let schema = schemas.get(place)?;
    if schema.get("enum").is_some() {
        return None;
    }
    let mut values = Vec::new();
    let mut described = Map::new();
    for branch in schema.get(key)?.as_array()? {
        let at = referenced(branch)?;
        if !at.strip_prefix(place)?.starts_with('/') {
            return None;
        }
        let branch = schemas.get(at)?;
        let [value] = branch.get("enum")?.as_array()?.as_slice() else { return None };
        if let (Value::String(text), Some(said)) = (value, branch.get("description").or(branch.get("title")))
        {
            described.insert(text.clone(), said.clone());
        }
        values.push(value.clone());
    }
    (!values.is_empty()).then_some((values, described))
}
