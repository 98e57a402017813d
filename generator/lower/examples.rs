//! The example of a schema: `example`, or the first of `examples`.
//!
//! Only words and numbers are kept, because only these are shown in the client's documentation.

use serde_json::{Map, Value};

use super::normal::Schema;

/// Adds the example of the schema, if it can be shown.
pub fn read_example(keywords: &Map<String, Value>, schema: &mut Schema) {
    let first = || {
        keywords
            .get("examples")
            .and_then(Value::as_array)
            .and_then(|all| all.first())
    };
    if let Some(example) = keywords
        .get("example")
        .or_else(first)
        .filter(|example| is_plain(example))
    {
        schema.annotations.example = Some(example.clone());
    }
}

/// A longer string hides the code around it.
const LONGEST: usize = 48;

/// Whether the value is a number, a boolean, or a string that looks the same in code, in Markdown and in a terminal.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Bool(_) | Value::Number(_) => true,
        Value::String(text) => {
            let is_plain =
                |sign: char| sign.is_ascii_alphanumeric() || " -_.,:/@+#&=".contains(sign);
            !text.is_empty()
                && text.trim() == text
                && text.len() <= LONGEST
                && text.chars().all(is_plain)
        }
        _ => false,
    }
}
