//! Reading a member of the kind that OpenAPI says it has, and saying where it has another.

use serde_json::{Map, Value};

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
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
        match value.as_object() {
            Some(object) => Some(Self { object, at, diagnostics }),
            None => {
                diagnostics.push(wrong_type(at, "an object", value));
                None
            }
        }
    }

    /// The JSON pointer of a member.
    pub fn place(&self, key: &str) -> String {
        format!("{}/{}", self.at, escape(key))
    }

    /// A member that should be a text.
    pub fn text(&mut self, key: &str) -> Option<&'a str> {
        self.member(key, "a text", Value::as_str)
    }

    /// A member that should be `true` or `false`; absent is `false`.
    pub fn flag(&mut self, key: &str) -> bool {
        self.maybe_flag(key).unwrap_or_default()
    }

    /// A member that should be `true` or `false`.
    pub fn maybe_flag(&mut self, key: &str) -> Option<bool> {
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
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let value = self.object.get(key)?;
        let read = read(value);
        if read.is_none() {
            self.diagnostics.push(wrong_type(&self.place(key), expected, value));
        }
        read
    }
}

/// The diagnostic for a value of another kind than `expected`.
pub fn wrong_type(at: &str, expected: &str, found: &Value) -> Diagnostic {
    let found = match found {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    };
    Diagnostic::new(&codes::WRONG_TYPE, at, format!("expected {expected}, found {found}"))
}
