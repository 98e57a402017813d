//! `minLength: '3'` → `minLength: 3`, `nullable: 'true'` → `nullable: true`, `pattern: /^a$/` → `pattern: ^a$`.

use serde_json::{Value, json};

use super::super::normal::{Schemas, each_schema_mut};
use super::bounds::LENGTHS;
use crate::diagnostic::Diagnostics;
use crate::lower::field::{quoted_flag, treated_as};
use crate::source::pointer::escape;

/// Keywords that are `true` or `false`.
pub const FLAGS: [&str; 5] = [
    "nullable",
    "readOnly",
    "writeOnly",
    "deprecated",
    "uniqueItems",
];
/// Keywords that are numbers in all versions, next to [`LENGTHS`].
const NUMBERS: [&str; 3] = ["minimum", "maximum", "multipleOf"];
/// Booleans in OpenAPI 3.0 and in the normal form, numbers in 3.1.
pub const FLAGS_ONCE: [&str; 2] = ["exclusiveMinimum", "exclusiveMaximum"];

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema_mut(schemas) {
        for (key, value) in &mut schema.keywords {
            if let Some((written, expected)) = correct(key, value) {
                diagnostics.push(treated_as(
                    expected,
                    value,
                    format!("{location}/{}", escape(key)),
                ));
                *value = written;
            }
        }
    }
}

/// The value with the right type, and the expected type; `None` where nothing has to be converted.
fn correct(key: &str, value: &Value) -> Option<(Value, &'static str)> {
    let flag = || Some((json!(quoted_flag(value)?), "`true` or `false`"));
    let number = || {
        let number: Value = serde_json::from_str(value.as_str()?).ok()?;
        number.is_number().then_some((number, "a number"))
    };
    match key {
        _ if FLAGS.contains(&key) => flag(),
        _ if NUMBERS.contains(&key) || LENGTHS.contains(&key) => number(),
        _ if FLAGS_ONCE.contains(&key) => flag().or_else(number),
        "pattern" => Some((
            json!(literal(value.as_str()?)?),
            "a pattern without slashes",
        )),
        _ => None,
    }
}

/// The pattern of a JavaScript literal. With the slashes `^` or `$` is not at an end, and nothing would match.
fn literal(text: &str) -> Option<String> {
    let (inside, flags) = text.strip_prefix('/')?.rsplit_once('/')?;
    let is_literal = flags.chars().all(|flag| "dgimsuvy".contains(flag));
    let pattern = if flags.contains('i') {
        format!("(?i:{inside})")
    } else {
        inside.to_owned()
    };
    (is_literal && (inside.starts_with('^') || inside.ends_with('$'))).then_some(pattern)
}
