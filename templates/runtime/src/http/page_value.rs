//! A value of a page that leads to the next one. In: a field of the page. Out: a scalar. It must not know what it is for.

use serde::Serialize;
use serde_json::Value;

/// A value of a page that leads to the next page; never null.
#[derive(Clone, PartialEq)]
pub struct PageValue(Value);

impl PageValue {
    /// The value of a field; `None` where it is null or an empty string.
    pub fn of<T: Serialize + ?Sized>(field: &T) -> Option<Self> {
        match serde_json::to_value(field) {
            Ok(Value::Null) | Err(_) => None,
            Ok(Value::String(text)) if text.is_empty() => None,
            Ok(value) => Some(Self(value)),
        }
    }

    pub(super) fn as_json(&self) -> &Value {
        &self.0
    }

    pub(super) fn is_scalar(&self) -> bool {
        !self.0.is_array() && !self.0.is_object()
    }

    pub(super) fn as_bool(&self) -> Option<bool> {
        self.0.as_bool()
    }

    /// A whole number, which services write as a string or with a fraction too.
    pub(super) fn as_integer(&self) -> Option<i64> {
        match &self.0 {
            Value::String(text) => text.parse().ok(),
            Value::Number(number) => number
                .as_i64()
                .or_else(|| number.to_string().strip_suffix(".0")?.parse().ok()),
            _ => None,
        }
    }

    pub(super) fn into_text(self) -> Option<String> {
        match self.0 {
            Value::String(text) => Some(text),
            _ => None,
        }
    }
}
