//! `exclusiveMinimum: 5` (3.1) → `minimum: 5`, `exclusiveMinimum: true` (3.0); limits as numbers that fit the type.

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

const LENGTHS: [&str; 6] =
    ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"];

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else { continue };
        let tighter_low = |own: f64, exclusive: f64| exclusive >= own;
        let tighter_high = |own: f64, exclusive: f64| exclusive <= own;
        lower_exclusive(schema, "minimum", "exclusiveMinimum", tighter_low);
        lower_exclusive(schema, "maximum", "exclusiveMaximum", tighter_high);
        for key in ["minimum", "maximum", "multipleOf"] {
            keep_if(schema, key, place, diagnostics, |value, schema| {
                let whole = schema.get("type").and_then(Value::as_str) == Some("integer");
                if whole { as_whole(value) } else { value.is_number().then(|| value.clone()) }
            });
        }
        for key in LENGTHS {
            keep_if(schema, key, place, diagnostics, |value, _| as_whole(value).filter(Value::is_u64));
        }
        let zero = schema.get("multipleOf").and_then(Value::as_f64).is_some_and(|step| step <= 0.0);
        if zero {
            schema.remove("multipleOf");
            report(&format!("{place}/multipleOf"), "must be above zero", diagnostics);
        }
    }
}

/// 3.1's limit as a number becomes 3.0's flag beside the inclusive limit, unless the inclusive one is tighter.
fn lower_exclusive(schema: &mut Schema, limit: &str, exclusive: &str, tighter: fn(f64, f64) -> bool) {
    let Some(number) = schema.get(exclusive).and_then(Value::as_f64) else { return };
    let own = schema.get(limit).and_then(Value::as_f64);
    let value = schema.remove(exclusive).unwrap_or_default();
    if own.is_none_or(|own| tighter(own, number)) {
        schema.insert(limit.to_owned(), value);
        schema.insert(exclusive.to_owned(), json!(true));
    }
}

fn keep_if(
    schema: &mut Schema,
    key: &str,
    place: &str,
    diagnostics: &mut Diagnostics,
    fit: impl Fn(&Value, &Schema) -> Option<Value>,
) {
    let Some(value) = schema.get(key) else { return };
    if let Some(fitting) = fit(value, schema) {
        schema.insert(key.to_owned(), fitting);
    } else if value.as_f64().is_some_and(|number| number.abs() >= 9.2e18) {
        // No value of the type is beyond it, so it limits nothing.
        schema.remove(key);
    } else {
        schema.remove(key);
        report(&format!("{place}/{key}"), "is not a limit that can be kept", diagnostics);
    }
}

/// `30000.0` → `30000`, within what both ends can hold exactly.
fn as_whole(value: &Value) -> Option<Value> {
    if value.is_i64() {
        return Some(value.clone());
    }
    let number = value.as_f64()?;
    #[expect(clippy::cast_possible_truncation, reason = "the range is checked on the line before")]
    let whole = (number.fract() == 0.0 && number.abs() < 9.0e15).then_some(number as i64)?;
    Some(json!(whole))
}

fn report(at: &str, what: &str, diagnostics: &mut Diagnostics) {
    let key = at.rsplit('/').next().unwrap_or_default();
    let message = format!("`{key}` {what}; it is ignored");
    diagnostics.push(Diagnostic::new(&codes::IGNORED_LIMIT, at, message));
}
