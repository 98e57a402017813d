//! `exclusiveMinimum: 5` (3.1) → `minimum: 5`, `exclusiveMinimum: true` (3.0); limits of integers are whole.

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, each_schema_mut};
use super::bounds::{as_whole, has_limit, report};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};

/// The lower limits, and the upper limits.
const RANGES: [[&str; 2]; 4] = [
    ["minimum", "maximum"],
    ["minLength", "maxLength"],
    ["minItems", "maxItems"],
    ["minProperties", "maxProperties"],
];

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema_mut(schemas) {
        if !has_limit(schema) {
            continue;
        }
        lower_exclusive(schema, "minimum", "exclusiveMinimum", |own, exclusive| {
            exclusive >= own
        });
        lower_exclusive(schema, "maximum", "exclusiveMaximum", |own, exclusive| {
            exclusive <= own
        });
        if schema.type_name() == Some("integer") {
            round(
                schema,
                ["minimum", "exclusiveMinimum"],
                f64::ceil,
                location,
                diagnostics,
            );
            round(
                schema,
                ["maximum", "exclusiveMaximum"],
                f64::floor,
                location,
                diagnostics,
            );
            lower_step(schema, location, diagnostics);
        }
        for [least, most] in RANGES {
            report_empty(schema, least, most, location, diagnostics);
        }
    }
}

/// Reports two limits without a value between them.
fn report_empty(
    schema: &Schema,
    least: &str,
    most: &str,
    location: &str,
    diagnostics: &mut Diagnostics,
) {
    let number = |key: &str| schema.get(key).and_then(Value::as_f64);
    let is_set = |key: &str| schema.get(key).is_some_and(|flag| *flag == true);
    let (Some(low), Some(high)) = (number(least), number(most)) else {
        return;
    };
    let exclusive =
        least == "minimum" && (is_set("exclusiveMinimum") || is_set("exclusiveMaximum"));
    let is_empty = if exclusive { low >= high } else { low > high };
    if is_empty {
        let message = format!(
            "no value is within both limits, `{least}` {} and `{most}` {}",
            schema.keywords[least], schema.keywords[most]
        );
        let at = format!("{location}/{least}");
        diagnostics.push(Diagnostic::new(&codes::UNSATISFIABLE, at, message));
    }
}

/// Every integer is a multiple of a half; of which integers are multiples of one and a half is not followed.
fn lower_step(schema: &mut Schema, location: &str, diagnostics: &mut Diagnostics) {
    let Some(step) = schema.remove("multipleOf") else {
        return;
    };
    match as_whole(&step).filter(Value::is_i64) {
        Some(whole) => schema.set("multipleOf", whole),
        None if step
            .as_f64()
            .is_some_and(|step| (1.0 / step).fract() == 0.0) => {}
        None => report(
            &format!("{location}/multipleOf"),
            "is not an integer",
            diagnostics,
        ),
    }
}

/// An exclusive limit becomes a boolean next to the inclusive one, unless that is tighter.
fn lower_exclusive(
    schema: &mut Schema,
    limit: &str,
    exclusive: &str,
    tighter: fn(f64, f64) -> bool,
) {
    let Some(number) = schema.get(exclusive).and_then(Value::as_f64) else {
        return;
    };
    let own = schema.get(limit).and_then(Value::as_f64);
    let value = schema.remove(exclusive).unwrap_or_default();
    if own.is_none_or(|own| tighter(own, number)) {
        schema.set(limit, value);
        schema.set(exclusive, true);
    }
}

/// A limit between two integers is rounded; one of more than 64 bits limits nothing, or everything, which is reported.
fn round(
    schema: &mut Schema,
    [limit, exclusive]: [&str; 2],
    inwards: fn(f64) -> f64,
    location: &str,
    diagnostics: &mut Diagnostics,
) {
    let Some(value) = schema.remove(limit) else {
        return;
    };
    if let Some(end) = end_of_type(&value, limit) {
        schema.remove(exclusive);
        // Where no integer is unsigned, there are none beyond it.
        let from_zero = schema.get("minimum").and_then(Value::as_f64) >= Some(0.0);
        if from_zero || !end.is_i64() {
            schema.set(limit, end);
        }
        return;
    }
    if let Some(whole) = as_whole(&value) {
        schema.set(limit, whole);
        return;
    }
    schema.remove(exclusive);
    let Some(number) = value.as_f64() else { return };
    if let Some(whole) = as_whole(&json!(inwards(number))) {
        schema.set(limit, whole);
    } else if (limit == "minimum") == (number > 0.0) {
        report(
            &format!("{location}/{limit}"),
            "is out of the range that can be checked",
            diagnostics,
        );
        if number > 0.0 {
            // All the same there are no negative ones.
            schema.set(limit, 0);
        }
    } else {
        let message =
            format!("`{limit}` allows integers of more than 64 bits; the client rejects them");
        let at = format!("{location}/{limit}");
        let found = Diagnostic::new(&codes::LARGE_INTEGER, at, message);
        diagnostics.push(found.severity(Severity::Note));
    }
}

/// The end of a 64-bit type, where a limit is rounded to a double: JavaScript writes `i64::MAX` as 9223372036854776000.
fn end_of_type(value: &Value, limit: &str) -> Option<Value> {
    const HALF: f64 = 9_223_372_036_854_775_808.0;
    const WRITTEN: [u64; 2] = [9_223_372_036_854_775_808, 9_223_372_036_854_776_000];
    if limit == "maximum" && value.as_u64().is_some_and(|whole| WRITTEN.contains(&whole)) {
        return Some(json!(i64::MAX));
    }
    let number = value.as_f64().filter(|_| value.is_f64())?;
    let is = |end: f64| number.total_cmp(&end).is_eq();
    match limit {
        "minimum" if is(-HALF) => Some(json!(i64::MIN)),
        "maximum" if is(HALF) => Some(json!(i64::MAX)),
        "maximum" if is(2.0 * HALF) => Some(json!(u64::MAX)),
        _ => None,
    }
}
