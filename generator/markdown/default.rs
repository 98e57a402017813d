//! The limits and the default of a property or parameter, in its documentation.

use serde_json::Value;

use super::limits::describe_limits;
use super::text::{code_text, to_docs};
use crate::ir::{Check, Docs};

/// Defaults longer than this many bytes are no line of documentation.
const LONGEST_DEFAULT: usize = 80;

/// A description with the limits and the default that it does not state itself. Where there is no description, `subject` begins the
/// text.
pub fn with_facts(docs: Docs, subject: &str, checks: &[Check], default: Option<&Value>) -> Docs {
    let limits = describe_limits(checks, docs.text());
    let is_stated = docs.text().to_ascii_lowercase().contains("default");
    let default = default.and_then(default_line).filter(|_| !is_stated);
    let facts: Vec<String> = limits.into_iter().chain(default).collect();
    if facts.is_empty() {
        return docs;
    }
    let start = if docs.is_empty() && !subject.is_empty() {
        format!("{subject} ")
    } else {
        String::new()
    };
    docs.and(&to_docs(&format!("{start}{}", facts.join(" "))))
}

/// What a default is; nothing, where it is more than a word.
fn default_line(default: &Value) -> Option<String> {
    let default = match default {
        Value::String(text) => code_text(text),
        Value::Array(_) | Value::Object(_) | Value::Null => return None,
        plain => plain.to_string(),
    };
    let is_short = (1..=LONGEST_DEFAULT).contains(&default.len());
    is_short.then(|| format!("Default: `{default}`."))
}
