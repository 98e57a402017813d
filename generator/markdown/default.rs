//! The default of a field or parameter, in its documentation.

use serde_json::Value;

use super::text::{code_text, to_docs};
use crate::ir::Docs;

/// Defaults longer than this many bytes are no line of documentation.
const LONGEST_DEFAULT: usize = 80;

/// What is said, and the default, unless that is said. Where nothing is, `name` tells what has it.
pub fn with_default(said: Docs, name: Option<&str>, default: &Value) -> Docs {
    let is_said = said.text().to_ascii_lowercase().contains("default");
    let Some(default) = default_line(default).filter(|_| !is_said) else {
        return said;
    };
    let name = name
        .filter(|_| said.is_empty())
        .map(|name| format!("`{}` in the document. ", code_text(name)));
    said.and(&to_docs(&(name.unwrap_or_default() + &default)))
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
