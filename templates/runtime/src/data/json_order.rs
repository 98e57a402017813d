//! A total order of JSON values, and their hashes: both fit the equality of [`Value`].

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use serde_json::{Map, Number, Value};

use super::untyped::Untyped;

/// Compares two values: by JSON type, then by content. Objects are compared by their sorted fields.
#[must_use]
pub fn compare_json(one: &Value, other: &Value) -> Ordering {
    match (one, other) {
        (Value::Bool(one), Value::Bool(other)) => one.cmp(other),
        (Value::Number(one), Value::Number(other)) => compare_numbers(one, other),
        (Value::String(one), Value::String(other)) => one.cmp(other),
        (Value::Array(one), Value::Array(other)) => {
            let items = one.iter().zip(other);
            let mut items = items.map(|(one, other)| compare_json(one, other));
            let first = items.find(|ordering| ordering.is_ne());
            first.unwrap_or_else(|| one.len().cmp(&other.len()))
        }
        (Value::Object(one), Value::Object(other)) => compare_fields(fields(one), fields(other)),
        _ => rank(one).cmp(&rank(other)),
    }
}

/// Hashes a value. Fields of objects count in any order.
pub fn hash_json<H: Hasher>(value: &Value, state: &mut H) {
    rank(value).hash(state);
    match value {
        Value::Null => {}
        Value::Bool(flag) => flag.hash(state),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(integer), _) => integer.hash(state),
            (None, Some(integer)) => integer.hash(state),
            // Zero has two signs, and both are equal.
            (None, None) => number
                .as_f64()
                .map(|float| (float + 0.0).to_bits())
                .hash(state),
        },
        Value::String(text) => text.hash(state),
        Value::Array(items) => {
            items.len().hash(state);
            for item in items {
                hash_json(item, state);
            }
        }
        Value::Object(object) => hash_fields(fields(object), state),
    }
}

fn rank(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Bool(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Array(_) => 4,
        Value::Object(_) => 5,
    }
}

fn fields(object: &Map<String, Value>) -> impl Iterator<Item = (&str, &Value)> {
    object.iter().map(|(key, value)| (key.as_str(), value))
}

/// Compares the fields of two objects by their names and values. Their order is ignored.
pub(super) fn compare_fields<'v>(
    ones: impl Iterator<Item = (&'v str, &'v Value)>,
    others: impl Iterator<Item = (&'v str, &'v Value)>,
) -> Ordering {
    let (ones, others) = (sorted(ones), sorted(others));
    let pairs = ones.iter().zip(&others);
    let mut pairs = pairs.map(|((key, value), (other_key, other))| {
        key.cmp(other_key).then_with(|| compare_json(value, other))
    });
    let first = pairs.find(|ordering| ordering.is_ne());
    first.unwrap_or_else(|| ones.len().cmp(&others.len()))
}

/// Hashes the fields of an object, in any order.
pub(super) fn hash_fields<'v, H: Hasher>(
    fields: impl Iterator<Item = (&'v str, &'v Value)>,
    state: &mut H,
) {
    let fields = sorted(fields);
    fields.len().hash(state);
    for (key, value) in fields {
        key.hash(state);
        hash_json(value, state);
    }
}

/// Whether a map keeps the order of insertion is a feature of `serde_json`, which another crate may enable.
fn sorted<'v>(fields: impl Iterator<Item = (&'v str, &'v Value)>) -> Vec<(&'v str, &'v Value)> {
    let mut fields: Vec<_> = fields.collect();
    fields.sort_by_key(|(key, _)| *key);
    fields
}

/// An integer and a float are never equal, as for [`Number`]: if their values are, the integer is less.
fn compare_numbers(one: &Number, other: &Number) -> Ordering {
    let integer = |number: &Number| {
        let unsigned = number.as_u64().map(i128::from);
        unsigned.or_else(|| number.as_i64().map(i128::from))
    };
    if let (Some(one), Some(other)) = (integer(one), integer(other)) {
        return one.cmp(&other);
    }
    let float = |number: &Number| number.as_f64().unwrap_or(0.0) + 0.0;
    let by_value = float(one).total_cmp(&float(other));
    by_value.then_with(|| one.is_f64().cmp(&other.is_f64()))
}

impl Eq for Untyped {}

impl Hash for Untyped {
    fn hash<H: Hasher>(&self, state: &mut H) {
        hash_json(self, state);
    }
}
