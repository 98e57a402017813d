//! The format of a file: by its path, otherwise by its text.

use std::path::Path;

use super::json::Json;

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// RFC 8259.
    Json,
    /// YAML 1.2 with its core schema.
    Yaml,
}

impl Format {
    /// By the extension of the path, otherwise by the first character. YAML in a file with the extension `.json` is YAML, and JSON
    /// in a file with the extension `.yaml` is JSON, since YAML has other escapes.
    pub fn of(path: &str, text: &str) -> Self {
        let has_bracket = text.trim_start().starts_with(['{', '[']);
        match Self::of_ending(path) {
            Some(Self::Json) if is_yaml(text) => Self::Yaml,
            Some(Self::Yaml) if has_bracket && is_json(text) => Self::Json,
            Some(format) => format,
            None if has_bracket => Self::Json,
            None => Self::Yaml,
        }
    }

    /// By the extension of the path, if it is a known one.
    pub fn of_ending(path: &str) -> Option<Self> {
        let ending = Path::new(path)
            .extension()
            .and_then(|ending| ending.to_str());
        match ending.map(str::to_ascii_lowercase).as_deref() {
            Some("json") => Some(Self::Json),
            Some("yaml" | "yml") => Some(Self::Yaml),
            _ => None,
        }
    }
}

/// Whether the source begins like YAML and unlike JSON: with a comment, a directive, `---`, or a key without quotes.
fn is_yaml(text: &str) -> bool {
    let text = text.trim_start();
    let line = text.lines().next().unwrap_or_default();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
    let has_key = line.split_once(':').is_some_and(|(key, rest)| {
        !key.is_empty()
            && key.chars().all(is_plain)
            && (rest.is_empty() || rest.starts_with([' ', '\t']))
    });
    has_key
        || line.starts_with('#')
        || line.starts_with("%YAML")
        || line == "---"
        || line.starts_with("--- ")
}

/// Whether the whole source is JSON.
fn is_json(text: &str) -> bool {
    Json::new(text).all(|event| event.is_ok())
}
