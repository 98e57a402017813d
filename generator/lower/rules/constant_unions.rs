//! `oneOf: [{const: a, title: …}, {const: b}]` → `enum: [a, b]`: the way to describe the values of an enum in JSON Schema.
//!
//! The branches' descriptions are kept beside the values.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::super::normal::{Schemas, UNIONS, extension, referenced};
use super::constants::without_repeats;
use crate::diagnostic::Diagnostics;

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    let mut left = HashSet::new();
    for place in places {
        for key in UNIONS {
            let Some(Constants { values, described, nullable, branches }) = constants(schemas, &place, key)
            else {
                continue;
            };
            left.extend((0..branches).map(|index| format!("{place}/type/{index}")));
            let Some(schema) = schemas.get_mut(&place).and_then(Value::as_object_mut) else { continue };
            schema.remove(key);
            schema.insert("enum".to_owned(), Value::Array(without_repeats(values)));
            if nullable {
                schema.insert("nullable".to_owned(), json!(true));
            }
            if !described.is_empty() {
                schema.insert(extension::VALUE_DESCRIPTIONS.to_owned(), Value::Object(described));
            }
        }
    }
    // Branches that a list of types was split into are nothing that anybody wrote or refers to.
    schemas.retain(|place, _| !left.contains(place));
}

/// What the branches of a union of constants say together.
struct Constants {
    values: Vec<Value>,
    described: Map<String, Value>,
    nullable: bool,
    branches: usize,
}

/// The values of a union whose branches, all of them its own, are one value each, and what is said of them.
fn constants(schemas: &Schemas, place: &str, key: &str) -> Option<Constants> {
    let schema = schemas.get(place)?;
    if schema.get("enum").is_some() {
        return None;
    }
    let (mut values, mut described, mut nullable) = (Vec::new(), Map::new(), false);
    let branches = schema.get(key)?.as_array()?;
    for branch in branches {
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
        nullable |= branch.get("nullable").is_some_and(|flag| *flag == true);
        values.push(value.clone());
    }
    (!values.is_empty()).then_some(Constants { values, described, nullable, branches: branches.len() })
}
