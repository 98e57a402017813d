//! Reading a member of the kind that OpenAPI says it has, and saying where it has another.

use serde_json::{Map, Value};

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::MISSING_KEY;
use crate::source::pointer::escape;

/// An object of the document with its place and where to say what is wrong with it.
pub struct Members<'a, 'd> {
    /// The object.
    pub object: &'a Map<String, Value>,
    /// Its JSON pointer.
    pub at: &'d str,
    /// What is wrong so far.
    pub diagnostics: &'d mut Diagnostics,
}

impl<'a, 'd> Members<'a, 'd> {
    /// Takes `value` if it is an object, and says so if it is not.
    pub fn of(value: &'a Value, at: &'d str, diagnostics: &'d mut Diagnostics) -> Option<Self> {
        let object = read(value, "an object", at, diagnostics, Value::as_object)?;
        Some(Self {
            object,
            at,
            diagnostics,
        })
    }

    /// The JSON pointer of a member.
    pub fn place(&self, key: &str) -> String {
        format!("{}/{}", self.at, escape(key))
    }

    /// A member that should be a text.
    pub fn text(&mut self, key: &str) -> Option<&'a str> {
        self.member(key, "a text", Value::as_str)
    }

    /// Says, where a member is not there that has to be, what is assumed instead.
    pub fn assume(&mut self, key: &str, assumed: &str) {
        if !self.object.contains_key(key) {
            let message = format!("there is no `{key}`, which OpenAPI requires here; {assumed}");
            self.diagnostics
                .push(Diagnostic::new(&codes::ASSUMED_FIELD, self.at, message));
        }
    }

    /// A member that should be `true` or `false`; absent is `false`.
    pub fn flag(&mut self, key: &str) -> bool {
        self.maybe_flag(key).unwrap_or_default()
    }

    /// A member that should be `true` or `false`. In quotes it is taken for one all the same, and so is `required: optional`.
    pub fn maybe_flag(&mut self, key: &str) -> Option<bool> {
        let value = self.object.get(key)?;
        let in_words = || match value.as_str().filter(|_| key == "required")? {
            "optional" => Some(false),
            "required" => Some(true),
            _ => None,
        };
        if let Some(flag) = quoted_flag(value).or_else(in_words) {
            self.diagnostics
                .push(taken_for("`true` or `false`", value, self.place(key)));
            return Some(flag);
        }
        self.member(key, "`true` or `false`", Value::as_bool)
    }

    /// A member that should be an object.
    pub fn map(&mut self, key: &str) -> Option<&'a Map<String, Value>> {
        self.member(key, "an object", Value::as_object)
    }

    /// A member that should be a list.
    pub fn list(&mut self, key: &str) -> Option<&'a Vec<Value>> {
        self.member(key, "a list", Value::as_array)
    }

    fn member<T>(
        &mut self,
        key: &str,
        expected: &str,
        fits: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        read(
            self.object.get(key)?,
            expected,
            &self.place(key),
            self.diagnostics,
            fits,
        )
    }
}

/// A boolean that is written as a text, as older YAML had it too.
pub fn quoted_flag(value: &Value) -> Option<bool> {
    match value.as_str()?.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" => Some(true),
        "false" | "no" | "off" => Some(false),
        _ => None,
    }
}

/// The diagnostic for a value of another kind that is taken for what is `expected` all the same.
pub fn taken_for(expected: &str, value: &Value, at: String) -> Diagnostic {
    let value = match value {
        Value::String(text) => format!("the text `{text}`"),
        other => format!("`{other}` without quotes"),
    };
    let message = format!("expected {expected}; {value} is taken for one");
    Diagnostic::new(&codes::MISMATCHED_VALUE, at, message)
}

/// The value as what it should be. A null is said, and means no more than if it were not there; of what stands in a file that cannot
/// be read no more is said.
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

/// Whether it stands in a file that cannot be read, as has been said.
pub fn is_missing(value: &Value) -> bool {
    value.get(MISSING_KEY).is_some()
}

/// The diagnostic for a null in the place of what is `expected`.
pub fn null(at: &str, expected: &str) -> Diagnostic {
    let message = format!("expected {expected}, found null, which is taken for nothing at all");
    Diagnostic::new(&codes::UNEXPECTED_NULL, at, message).help("give it a value, or remove the key")
}

/// The diagnostic for a value of another kind than `expected`.
pub fn wrong_type(at: &str, expected: &str, found: &Value) -> Diagnostic {
    let key = at.rsplit('/').next().unwrap_or_default();
    let help = match found {
        Value::String(text) if text.starts_with("#/") && !expected.ends_with("a text") => {
            Some(format!("write `{{$ref: '{text}'}}`"))
        }
        _ if expected.starts_with("a list") => Some(format!("put it into a list: `{key}: [ … ]`")),
        _ => None,
    };
    let found = match found {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    let message = format!("expected {expected}, found {found}");
    Diagnostic {
        help,
        ..Diagnostic::new(&codes::WRONG_TYPE, at, message)
    }
}

/// What a message ends with that is true of so many other places as well.
pub fn elsewhere(others: usize) -> String {
    match others {
        0 => String::new(),
        1 => ", here and in another place".to_owned(),
        count => format!(", here and in {count} other places"),
    }
}

/// As much of a description as is read, since what refers to it has it too.
pub fn excerpt(text: &str) -> &str {
    /// More than documentation is long, in characters.
    const LONGEST: usize = 25_000;
    text.char_indices()
        .nth(LONGEST)
        .map_or(text, |(end, _)| &text[..end])
}
