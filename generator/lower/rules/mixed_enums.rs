//! `enum: [auto, 1, 2]` → a union of an `enum` of strings and one of integers.

use serde_json::Value;

use super::super::normal::{Schema, Schemas, TYPES, each_schema_mut};
use super::type_lists::{is_of, says_type, split};
use crate::diagnostic::Diagnostics;

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let mut branches = Vec::new();
    for (location, schema) in each_schema_mut(schemas) {
        if says_type(schema) {
            name_numbers(schema);
            continue;
        }
        let values = schema.values();
        let types = values.map(|values| types_of(values)).unwrap_or_default();
        if types.len() > 1 {
            branches.extend(split(schema, &types, location));
        }
    }
    schemas.extend(branches);
}

/// Numbers with names, all of them whole, are integers: TypeScript calls these numbers.
fn name_numbers(schema: &mut Schema) {
    let values = schema.values();
    let are_whole = values.is_some_and(|values| values.iter().all(Value::is_i64));
    let have_names = !schema.assertions.value_names.is_empty();
    if are_whole && have_names && schema.type_name() == Some("number") {
        schema.set("type", "integer");
    }
}

fn types_of(values: &[Value]) -> Vec<&'static str> {
    let whole = values.iter().all(|value| !value.is_f64());
    let numbers = if whole { "integer" } else { "number" };
    let others = |kind: &&str| *kind == numbers || !matches!(*kind, "integer" | "number");
    let has = |kind: &&str| values.iter().any(|value| is_of(value, kind));
    TYPES.into_iter().filter(others).filter(has).collect()
}
