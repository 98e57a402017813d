//! A document as its author wrote it: read by libraries of others, so that no mistake of ours is made twice.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

/// How many references in a row are followed.
const LONGEST_CHAIN: usize = 32;

/// A document.
#[derive(Debug)]
pub struct Raw {
    root: Value,
    /// Whether its schemas are those of OpenAPI 3.0: `nullable`, and nothing beside a `$ref`.
    pub is_3_0: bool,
}

impl Raw {
    /// Reads a document.
    ///
    /// # Panics
    /// Where it is neither JSON nor YAML.
    #[must_use]
    pub fn read(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap();
        let text = text.trim_start_matches('\u{feff}');
        let root = serde_json::from_str(text).unwrap_or_else(|_| {
            let mut value: serde_yaml::Value = serde_yaml::from_str(text).unwrap();
            value.apply_merge().unwrap();
            from_yaml(value)
        });
        let is_3_0 = root["openapi"].as_str().is_some_and(|version| version.starts_with("3.0"));
        Self { root, is_3_0 }
    }

    /// The document as a whole.
    #[must_use]
    pub fn root(&self) -> &Value {
        &self.root
    }

    /// What stands at a JSON pointer, references on the way to it followed, and at which pointer without any it stands.
    #[must_use]
    pub fn find(&self, pointer: &str) -> Option<(String, &Value)> {
        let mut pointer = pointer.to_owned();
        for _ in 0..LONGEST_CHAIN {
            match self.walk(&pointer)? {
                Walk::There(value) => return Some((pointer, value)),
                Walk::Elsewhere(other) => pointer = other,
            }
        }
        None
    }

    /// Like [`Raw::find`], and where a bare reference stands there, what it names.
    #[must_use]
    pub fn find_named(&self, pointer: &str) -> Option<(String, &Value)> {
        let (mut place, mut value) = self.find(pointer)?;
        for _ in 0..LONGEST_CHAIN {
            let Some(target) = reference(value) else { return Some((place, value)) };
            (place, value) = self.find(target)?;
        }
        None
    }

    fn walk(&self, pointer: &str) -> Option<Walk<'_>> {
        // A place in another file of the document.
        if !pointer.is_empty() && !pointer.starts_with('/') {
            return None;
        }
        let mut value = &self.root;
        let mut rest = pointer;
        while let Some((step, after)) = next_step(rest) {
            if let Some(target) = reference(value) {
                return Some(Walk::Elsewhere(format!("{target}{rest}")));
            }
            value = match value {
                Value::Object(members) => members.get(&step)?,
                Value::Array(items) => items.get(step.parse::<usize>().ok()?)?,
                _ => return None,
            };
            rest = after;
        }
        Some(Walk::There(value))
    }
}

enum Walk<'a> {
    There(&'a Value),
    Elsewhere(String),
}

/// The first step of a pointer, and what follows it.
fn next_step(pointer: &str) -> Option<(String, &str)> {
    let rest = pointer.strip_prefix('/')?;
    let end = rest.find('/').unwrap_or(rest.len());
    Some((percent_decoded(&rest[..end]).replace("~1", "/").replace("~0", "~"), &rest[end..]))
}

/// `$ref`s are URLs: what stands behind `#` may have `%7B` for `{`.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|code| u8::from_str_radix(str::from_utf8(code).ok()?, 16).ok());
        match code {
            Some(code) if first == b'%' => {
                bytes.push(code);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// The pointer that a `$ref` within the document names.
#[must_use]
pub fn reference(value: &Value) -> Option<&str> {
    value.get("$ref")?.as_str()?.strip_prefix('#')
}

/// A step of a pointer, escaped.
#[must_use]
pub fn escape(step: &str) -> String {
    step.replace('~', "~0").replace('/', "~1")
}

fn from_yaml(value: serde_yaml::Value) -> Value {
    match value {
        serde_yaml::Value::Null => Value::Null,
        serde_yaml::Value::Bool(flag) => Value::Bool(flag),
        serde_yaml::Value::Number(number) => serde_json::to_value(number).unwrap_or_default(),
        serde_yaml::Value::String(text) => Value::String(text),
        serde_yaml::Value::Sequence(items) => items.into_iter().map(from_yaml).collect(),
        serde_yaml::Value::Mapping(members) => {
            let members =
                members.into_iter().filter_map(|(key, value)| Some((spell_key(key)?, from_yaml(value))));
            Value::Object(members.collect::<Map<_, _>>())
        }
        serde_yaml::Value::Tagged(tagged) => from_yaml(tagged.value),
    }
}

fn spell_key(key: serde_yaml::Value) -> Option<String> {
    match key {
        serde_yaml::Value::String(text) => Some(text),
        other => Some(serde_yaml::to_string(&other).ok()?.trim_end().to_owned()),
    }
}
