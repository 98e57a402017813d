//! Arrays without equal items, with pydantic's error type and message.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use serde_json::Value;

use super::subject::{ItemCount, Subject};
use super::validate::{Report, Rule};

/// No two items of an array are the same JSON value.
#[must_use]
pub fn unique() -> Unique {
    Unique
}

/// The rule of [`unique`].
#[derive(Clone, Copy, Debug)]
pub struct Unique;

impl<T: Subject<Target: ItemCount + Serialize>> Rule<T> for Unique {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(Ok(Value::Array(items))) = value.subject().map(serde_json::to_value) else {
            return;
        };
        let mut seen = HashSet::new();
        for item in items {
            if !seen.insert(canonical(item).to_string()) {
                report.violate("unique_items", "List should have unique items");
                return;
            }
        }
    }
}

/// A canonical form that is the same for equal JSON values: `1.0` becomes `1`, and properties are sorted by name.
fn canonical(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64() {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "the range is checked on the line before"
            )]
            Some(float) if number.is_f64() && float.fract() == 0.0 && float.abs() < 9.0e15 => {
                Value::from(float as i64)
            }
            _ => Value::Number(number),
        },
        Value::Array(items) => items.into_iter().map(canonical).collect(),
        Value::Object(properties) => {
            let properties = properties
                .into_iter()
                .map(|(name, value)| (name, canonical(value)));
            let sorted: BTreeMap<String, Value> = properties.collect();
            sorted.into_iter().collect()
        }
        other => other,
    }
}
