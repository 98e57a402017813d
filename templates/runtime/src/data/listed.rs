//! `enum` and `const` with values of any JSON type, and schemas that accept no value.

use serde_json::{Number, Value};

use super::subject::Subject;
use super::untyped::Untyped;
use super::validate::{Report, Rule};

/// One of these values, each as JSON text; if there are none, no value is allowed.
#[must_use]
pub fn listed(values: &'static [&'static str]) -> Listed {
    Listed(values)
}

/// The rule of [`listed`].
#[derive(Clone, Copy, Debug)]
pub struct Listed(&'static [&'static str]);

impl<T: Subject<Target = Value>> Rule<T> for Listed {
    fn check(&self, value: &T, report: &mut Report) {
        let Some(value) = value.subject() else {
            return;
        };
        let is_value = |text: &&str| {
            let listed = serde_json::from_str(text);
            listed.is_ok_and(|listed: Value| are_equal(&listed, value))
        };
        if self.0.is_empty() {
            report.violate("no_value", "No value is allowed");
        } else if !self.0.iter().any(is_value) {
            let message = format!("Input should be {}", self.0.join(" or "));
            report.violate("literal_error", message);
        }
    }
}

impl Subject for Untyped {
    type Target = Value;

    fn subject(&self) -> Option<&Value> {
        Some(self)
    }
}

/// Whether two values are equal in JSON Schema, where `1.0` equals `1`.
fn are_equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => are_equal_numbers(one, other),
        (Value::Array(one), Value::Array(other)) => {
            let mut pairs = one.iter().zip(other);
            one.len() == other.len() && pairs.all(|(one, other)| are_equal(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            let is_in_other = |(key, value): (&String, &Value)| {
                let other = other.get(key);
                other.is_some_and(|other| are_equal(value, other))
            };
            one.len() == other.len() && one.iter().all(is_in_other)
        }
        (one, other) => one == other,
    }
}

fn are_equal_numbers(one: &Number, other: &Number) -> bool {
    let is_integer = |number: &Number| number.is_i64() || number.is_u64();
    if is_integer(one) && is_integer(other) {
        // Large integers would be rounded as `f64`.
        return one == other;
    }
    one.as_f64() == other.as_f64()
}
