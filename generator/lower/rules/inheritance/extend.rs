//! Letting a schema extend what is derived from a parent schema.

use super::hierarchy::ancestors;
use super::tags::base_location;
use crate::lower::normal::{
    Assumption, Schema, Schemas, reference, referenced, schema_at, schema_at_mut, target,
};
use crate::schema::AssumedType;
use serde_json::Value;
use std::collections::BTreeSet;

/// Makes a schema an object of its own, even if it adds nothing to the schemas that it extends. Where none of these has a `type`,
/// it is assumed.
pub fn make_object(schemas: &mut Schemas, location: &str) {
    let has_type = |schema: &Schema| schema.has("type") && schema.annotations.assumed.is_none();
    let mut all = ancestors(schemas, location).into_iter();
    let is_assumed = !all.any(|at| schema_at(schemas, at).is_some_and(has_type));
    let Some(schema) = schema_at_mut(schemas, location) else {
        return;
    };
    if !schema.has("type") {
        schema.set("type", "object");
    }
    if is_assumed {
        schema.annotations.assumed = Some(Assumption::Types(vec![AssumedType::Object]));
    }
}

/// Lets a schema extend what was derived from these parent schemas, not the unions.
pub fn extend_base(schemas: &mut Schemas, location: &str, bases: &BTreeSet<String>) {
    let before = schema_at(schemas, location).and_then(|schema| schema.get("allOf"));
    let parts = before.and_then(Value::as_array);
    let extended = |part: &Value| {
        let base = referenced(part).map(|part| target(schemas, part));
        let base = base.filter(|base| bases.contains(*base));
        base.map_or_else(|| part.clone(), |base| reference(&base_location(base)))
    };
    let parts: Vec<Value> = parts.into_iter().flatten().map(extended).collect();
    let parts = Value::Array(parts);
    if before.is_none_or(|before| *before == parts) {
        return;
    }
    // What adds nothing is a schema of its own all the same, by its name.
    make_object(schemas, location);
    if let Some(schema) = schema_at_mut(schemas, location) {
        schema.set("allOf", parts);
    }
}
