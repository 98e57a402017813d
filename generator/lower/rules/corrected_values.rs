//! `type: integer, enum: ['1', '2']` → `enum: [1, 2]`, `type: boolean, default: "false"` → `default: false`, and an `enum` of an
//! array's items next to the array's keywords → in `items`.
//!
//! Without this rule such values would be invalid. Unquoted strings have been converted already.

use serde_json::Value;

use super::super::field::quoted_flag;
use super::super::normal::{Schema, Schemas, schema_at, schema_at_mut};
use super::bounds::as_whole;
use super::constants::without_repeats;
use super::type_lists::is_of;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let locations: Vec<String> = schemas.keys().cloned().collect();
    let mut warn = |at: String, message: &str| {
        diagnostics.push(Diagnostic::new(&codes::MISMATCHED_VALUE, at, message));
    };
    for location in locations {
        let has_values = |schema: &Schema| schema.has("enum") || schema.has("default");
        if !schema_at(schemas, &location).is_some_and(has_values) {
            continue;
        }
        correct_whole(schemas, &location);
        if correct_enum(schemas, &location).is_some() {
            let message = "values do not have the schema's type; they are converted";
            warn(format!("{location}/enum"), message);
        }
        if move_to_items(schemas, &location).is_some() {
            let message = "values are not arrays; they are treated as values of the items";
            warn(format!("{location}/enum"), message);
        }
        if let Some(written) = correct_default(schemas, &location) {
            let message =
                format!("default does not have the schema's type; it is converted to `{written}`");
            warn(format!("{location}/default"), &message);
        }
    }
}

/// The value in a type; `None` where it cannot be converted.
fn correct(value: &Value, kind: &str) -> Option<Value> {
    match (kind, value) {
        _ if is_of(value, kind) => Some(value.clone()),
        ("boolean", _) => quoted_flag(value).map(Value::Bool),
        ("integer" | "number", Value::String(text)) => serde_json::from_str(text)
            .ok()
            .filter(|value| is_of(value, kind)),
        _ => None,
    }
}

/// Writes the integers that are written with a fraction without: JSON Schema holds both to be the same.
fn correct_whole(schemas: &mut Schemas, location: &str) {
    let schema = schema_at_mut(schemas, location);
    let Some(schema) = schema.filter(|schema| schema.type_name() == Some("integer")) else {
        return;
    };
    let values = schema.keywords.get_mut("enum");
    if let Some(values) = values.and_then(Value::as_array_mut) {
        let whole = |value: Value| as_whole(&value).unwrap_or(value);
        *values = without_repeats(std::mem::take(values).into_iter().map(whole).collect());
    }
    if let Some(whole) = schema.get("default").and_then(as_whole) {
        schema.set("default", whole);
    }
}

/// `None` where all values have the type already, or one of them cannot be converted.
fn correct_enum(schemas: &mut Schemas, location: &str) -> Option<()> {
    let schema = schema_at_mut(schemas, location)?;
    let kind = schema.type_name()?;
    let values = schema.values()?;
    if values.iter().all(|value| is_of(value, kind)) {
        return None;
    }
    let written = values
        .iter()
        .map(|value| correct(value, kind))
        .collect::<Option<Vec<Value>>>()?;
    schema.set("enum", without_repeats(written));
    Some(())
}

/// The converted default; `None` where it has the type already, or cannot be converted.
fn correct_default(schemas: &mut Schemas, location: &str) -> Option<Value> {
    let schema = schema_at_mut(schemas, location)?;
    let kind = schema.type_name()?;
    let default = schema
        .get("default")
        .filter(|default| !is_of(default, kind))?;
    let written = correct(default, kind)?;
    schema.set("default", written.clone());
    Some(written)
}

/// Moves the values of an array to its items; `None` where they are arrays, or the items do not accept them.
fn move_to_items(schemas: &mut Schemas, location: &str) -> Option<()> {
    let array = schema_at(schemas, location)?;
    if array.type_name()? != "array" {
        return None;
    }
    let values = array.values().filter(|values| !values.is_empty())?.clone();
    let items = array.location("items")?.to_owned();
    let item = schema_at_mut(schemas, &items)?;
    let kind = item.type_name()?;
    let is_own = items.strip_prefix(location) == Some("/items");
    let fits = values
        .iter()
        .all(|value| is_of(value, kind) && !value.is_array());
    if !is_own || !fits || item.has("enum") {
        return None;
    }
    item.set("enum", values);
    schema_at_mut(schemas, location)?.remove("enum");
    Some(())
}
