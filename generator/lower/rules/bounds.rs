//! `minimum: 5`, `exclusiveMinimum: true` (3.0) → `exclusiveMinimum: 5` (3.1), so that limits can be merged; limits as numbers.

use serde_json::Value;

use super::super::normal::{Schema, Schemas, each_schema_mut};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};

const NUMBERS: [&str; 5] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
];

/// Keywords that are counts.
pub const LENGTHS: [&str; 6] = [
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
];

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema_mut(schemas) {
        if !has_limit(schema) {
            continue;
        }
        lift_flag(
            schema,
            ["minimum", "exclusiveMinimum"],
            location,
            diagnostics,
        );
        lift_flag(
            schema,
            ["maximum", "exclusiveMaximum"],
            location,
            diagnostics,
        );
        for key in NUMBERS {
            keep_if(schema, key, location, diagnostics, |value| {
                value.is_number().then(|| value.clone())
            });
        }
        for key in LENGTHS {
            keep_if(schema, key, location, diagnostics, |value| {
                as_whole(value).filter(|length| length.is_u64() && length.is_i64())
            });
        }
        let zero = schema
            .get("multipleOf")
            .and_then(Value::as_f64)
            .is_some_and(|step| step <= 0.0);
        if zero {
            schema.remove("multipleOf");
            report(
                &format!("{location}/multipleOf"),
                "must be greater than zero",
                diagnostics,
            );
        }
    }
}

/// Whether a schema has a limit. Most have none, and few keywords, so that each of these is compared rather than each limit looked up.
pub fn has_limit(schema: &Schema) -> bool {
    let mut keywords = schema.keywords.keys().map(String::as_str);
    keywords.any(|key| NUMBERS.contains(&key) || LENGTHS.contains(&key))
}

/// In 3.0 a boolean makes the limit next to it exclusive.
fn lift_flag(
    schema: &mut Schema,
    [limit, exclusive]: [&str; 2],
    location: &str,
    diagnostics: &mut Diagnostics,
) {
    let Some(flag) = schema.get(exclusive).and_then(Value::as_bool) else {
        return;
    };
    schema.remove(exclusive);
    if !flag {
        return;
    }
    if let Some(value) = schema.remove(limit) {
        schema.set(exclusive, value);
    } else {
        let what = format!("is about a `{limit}` that is missing");
        let found = ignored(&format!("{location}/{exclusive}"), &what);
        diagnostics.push(found.severity(Severity::Note));
    }
}

fn keep_if(
    schema: &mut Schema,
    key: &str,
    location: &str,
    diagnostics: &mut Diagnostics,
    fit: impl Fn(&Value) -> Option<Value>,
) {
    let Some(value) = schema.get(key) else { return };
    if let Some(fitting) = fit(value) {
        schema.set(key, fitting);
    } else if key.starts_with("max") && value.as_f64().is_some_and(|number| number >= 9.2e18) {
        // No value of the type exceeds it, so it limits nothing.
        schema.remove(key);
    } else {
        schema.remove(key);
        report(
            &format!("{location}/{key}"),
            "cannot be checked",
            diagnostics,
        );
    }
}

/// `30000.0` → `30000`, if it is an `i64` or a `u64`.
pub fn as_whole(value: &Value) -> Option<Value> {
    if value.is_i64() || value.is_u64() {
        return Some(value.clone());
    }
    let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "all doubles of 64 bits are `i128`s, and those beyond are on either side of them"
    )]
    let whole = number as i128;
    let signed = i64::try_from(whole).map(Value::from);
    signed
        .or_else(|_| u64::try_from(whole).map(Value::from))
        .ok()
}

/// Reports a limit that is ignored.
pub fn report(at: &str, what: &str, diagnostics: &mut Diagnostics) {
    diagnostics.push(ignored(at, what));
}

fn ignored(at: &str, what: &str) -> Diagnostic {
    let key = at.rsplit('/').next().unwrap_or_default();
    let message = format!("`{key}` {what}; it is ignored");
    Diagnostic::new(&codes::IGNORED_LIMIT, at, message)
}
