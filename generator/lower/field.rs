//! Reads a field with the type that OpenAPI defines, and reports one of another type.

use serde_json::{Map, Value};

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::MISSING_KEY;
use crate::source::pointer::escape;

/// An object of the document with its location and the diagnostics.
pub struct Fields<'a, 'd> {
    /// The object.
    pub object: &'a Map<String, Value>,
    /// Its JSON pointer.
    pub at: &'d str,
    /// The diagnostics so far.
    pub diagnostics: &'d mut Diagnostics,
}

impl<'a, 'd> Fields<'a, 'd> {
    /// Returns `value` if it is an object, and reports it otherwise.
    pub fn of(value: &'a Value, at: &'d str, diagnostics: &'d mut Diagnostics) -> Option<Self> {
        let object = read(value, "an object", at, diagnostics, Value::as_object)?;
        Some(Self {
            object,
            at,
            diagnostics,
        })
    }

    /// The JSON pointer of a field.
    pub fn location(&self, key: &str) -> String {
        format!("{}/{}", self.at, escape(key))
    }

    /// A field that should be a string.
    pub fn text(&mut self, key: &str) -> Option<&'a str> {
        self.field(key, "a string", Value::as_str)
    }

    /// Reports a missing required field with the value that is assumed instead.
    pub fn assume(&mut self, key: &str, assumed: &str) {
        if !self.object.contains_key(key) {
            let message = format!("missing required field `{key}`; {assumed}");
            self.diagnostics
                .push(Diagnostic::new(&codes::ASSUMED_FIELD, self.at, message));
        }
    }

    /// A field that should be `true` or `false`; an absent one is `false`.
    pub fn flag(&mut self, key: &str) -> bool {
        self.maybe_flag(key).unwrap_or_default()
    }

    /// A field that should be `true` or `false`. A boolean in quotes is accepted with a warning, and so is `required: optional`.
    pub fn maybe_flag(&mut self, key: &str) -> Option<bool> {
        let value = self.object.get(key)?;
        let in_words = || match value.as_str().filter(|_| key == "required")? {
            "optional" => Some(false),
            "required" => Some(true),
            _ => None,
        };
        if let Some(flag) = quoted_flag(value).or_else(in_words) {
            self.diagnostics
                .push(treated_as("`true` or `false`", value, self.location(key)));
            return Some(flag);
        }
        self.field(key, "`true` or `false`", Value::as_bool)
    }

    /// A field that should be an object.
    pub fn map(&mut self, key: &str) -> Option<&'a Map<String, Value>> {
        self.field(key, "an object", Value::as_object)
    }

    /// A field that should be an array.
    pub fn list(&mut self, key: &str) -> Option<&'a Vec<Value>> {
        self.field(key, "an array", Value::as_array)
    }

    fn field<T>(
        &mut self,
        key: &str,
        expected: &str,
        fits: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        read(
            self.object.get(key)?,
            expected,
            &self.location(key),
            self.diagnostics,
            fits,
        )
    }
}

/// A boolean that is written as a string, also in the words of older YAML.
pub fn quoted_flag(value: &Value) -> Option<bool> {
    match value.as_str()?.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" => Some(true),
        "false" | "no" | "off" => Some(false),
        _ => None,
    }
}

/// The diagnostic for a value of another type that is treated as `expected`.
pub fn treated_as(expected: &str, value: &Value, at: String) -> Diagnostic {
    let value = match value {
        Value::String(text) => format!("the string `{text}`"),
        other => format!("`{other}` without quotes"),
    };
    let message = format!("expected {expected}, found {value}; it is converted");
    Diagnostic::new(&codes::MISMATCHED_VALUE, at, message)
}

/// The value with the expected type. A null is reported and treated as absent; a value in a file that cannot be read is not reported
/// again.
pub fn read<'a, T>(
    value: &'a Value,
    expected: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
    fits: impl FnOnce(&'a Value) -> Option<T>,
) -> Option<T> {
    let fitting = fits(value);
    if is_missing(value) {
        return None;
    }
    if fitting.is_none() {
        diagnostics.push(match value {
            Value::Null => null(at, expected),
            _ => wrong_type(at, expected, value),
        });
    }
    fitting
}

/// Whether it is in a file that cannot be read, which has been reported.
pub fn is_missing(value: &Value) -> bool {
    value.get(MISSING_KEY).is_some()
}

/// The diagnostic for a null where something is `expected`.
pub fn null(at: &str, expected: &str) -> Diagnostic {
    let message = format!("expected {expected}, found null; treated as absent");
    Diagnostic::new(&codes::UNEXPECTED_NULL, at, message).help("give it a value, or remove the key")
}

/// The diagnostic for a value of another type than `expected`.
pub fn wrong_type(at: &str, expected: &str, found: &Value) -> Diagnostic {
    let key = at.rsplit('/').next().unwrap_or_default();
    let help = match found {
        Value::String(text) if text.starts_with("#/") && !expected.ends_with("a string") => {
            Some(format!("write `{{$ref: '{text}'}}`"))
        }
        _ if expected.starts_with("an array") => {
            Some(format!("put it into an array: `{key}: [ … ]`"))
        }
        _ => None,
    };
    let message = format!("expected {expected}, found {}", type_of(found));
    Diagnostic {
        help,
        ..Diagnostic::new(&codes::WRONG_TYPE, at, message)
    }
}

/// The JSON type of a value, with its article.
pub fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

/// The end of a message that applies to so many other locations.
pub fn elsewhere(others: usize) -> String {
    match others {
        0 => String::new(),
        1 => " (also in 1 other location)".to_owned(),
        count => format!(" (also in {count} other locations)"),
    }
}

/// The beginning of a description: every reference to it repeats it.
pub fn excerpt(text: &str) -> &str {
    /// Longer than any documentation, in characters.
    const LONGEST: usize = 25_000;
    text.char_indices()
        .nth(LONGEST)
        .map_or(text, |(end, _)| &text[..end])
}
