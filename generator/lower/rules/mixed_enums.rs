//! `enum: [auto, 1, 2]` → a union of an `enum` of texts and one of integers.

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, TYPES, extension};
use super::type_lists::{is_of, says_type, split};
use crate::diagnostic::Diagnostics;

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let mut branches = Vec::new();
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else {
            continue;
        };
        if says_type(schema) {
            name_numbers(schema);
            continue;
        }
        let values = schema.get("enum").and_then(Value::as_array);
        let types = values.map(|values| types_of(values)).unwrap_or_default();
        if types.len() > 1 {
            branches.extend(split(schema, &types, place));
        }
    }
    schemas.extend(branches);
}

/// Numbers that have names, all of them whole, are integers: what is written by TypeScript calls these numbers.
fn name_numbers(schema: &mut Schema) {
    let values = schema.get("enum").and_then(Value::as_array);
    let whole = values.is_some_and(|values| values.iter().all(Value::is_i64));
    if whole
        && schema.contains_key(extension::VALUE_NAMES)
        && schema.get("type") == Some(&json!("number"))
    {
        schema.insert("type".to_owned(), json!("integer"));
    }
}

fn types_of(values: &[Value]) -> Vec<&'static str> {
    let whole = values.iter().all(|value| !value.is_f64());
    let numbers = if whole { "integer" } else { "number" };
    let others = |kind: &&str| *kind == numbers || !matches!(*kind, "integer" | "number");
    let has = |kind: &&str| values.iter().any(|value| is_of(value, kind));
    TYPES.into_iter().filter(others).filter(has).collect()
}
