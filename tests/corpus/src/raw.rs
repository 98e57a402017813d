//! A document as its author wrote it: read by libraries of others, so that no mistake of ours is made twice.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

/// How many references in a row are followed.
const LONGEST_CHAIN: usize = 32;

/// A document, with the other files that it refers to.
///
/// Pointers are JSON pointers; in another file than the document's own its path stands before it, then `#`: `schemas/pet.yaml#/items`.
#[derive(Debug)]
pub struct Raw {
    root: Value,
    /// By their paths, relative to the document's folder. Each `$ref` in them and in the document names a pointer.
    files: BTreeMap<String, Value>,
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
        let folder = path.parent().unwrap();
        let mut root = parse(&fs::read_to_string(path).unwrap());
        let mut files = BTreeMap::new();
        let mut queue = spell_references(&mut root, "");
        while let Some(file) = queue.pop() {
            if let (false, Ok(text)) = (
                files.contains_key(&file),
                fs::read_to_string(folder.join(&file)),
            ) {
                let mut tree = parse(&text);
                queue.extend(spell_references(&mut tree, &file));
                files.insert(file, tree);
            }
        }
        let is_3_0 = root["openapi"]
            .as_str()
            .is_some_and(|version| version.starts_with("3.0"));
        Self {
            root,
            files,
            is_3_0,
        }
    }

    /// A document of one file, whose schemas are those of JSON Schema 2020-12.
    #[must_use]
    pub fn of(root: Value) -> Self {
        Self {
            root,
            files: BTreeMap::new(),
            is_3_0: false,
        }
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
        let (mut pointer, mut value) = self.find(pointer)?;
        for _ in 0..LONGEST_CHAIN {
            let Some(target) = reference(value) else {
                return Some((pointer, value));
            };
            (pointer, value) = self.find(target)?;
        }
        None
    }

    fn walk(&self, pointer: &str) -> Option<Walk<'_>> {
        let (mut value, mut rest) = match pointer
            .split_once('#')
            .filter(|_| !pointer.starts_with('/'))
        {
            Some((file, inside)) => (self.files.get(file)?, inside),
            None => (&self.root, pointer),
        };
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
    Some((
        percent_decoded(&rest[..end])
            .replace("~1", "/")
            .replace("~0", "~"),
        &rest[end..],
    ))
}

/// `$ref`s are URLs: what stands behind `#` may have `%7B` for `{`.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after
            .get(..2)
            .and_then(|code| u8::from_str_radix(str::from_utf8(code).ok()?, 16).ok());
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

/// The pointer that a `$ref` names.
#[must_use]
pub fn reference(value: &Value) -> Option<&str> {
    let target = value.get("$ref")?.as_str()?;
    Some(target.strip_prefix('#').unwrap_or(target))
}

/// Lets every `$ref` of a file to another one name a pointer; the paths of those files.
fn spell_references(value: &mut Value, file: &str) -> Vec<String> {
    let mut others = Vec::new();
    let mut queue = vec![value];
    while let Some(value) = queue.pop() {
        match value {
            Value::Object(members) => {
                if let Some(Value::String(target)) = members.get_mut("$ref") {
                    let (path, inside) = target.split_once('#').unwrap_or((target, ""));
                    let other = if path.is_empty() {
                        file.to_owned()
                    } else {
                        beside(file, path)
                    };
                    *target = format!("{other}#{inside}");
                    others.extend((other != file).then_some(other));
                }
                queue.extend(members.values_mut());
            }
            Value::Array(items) => queue.extend(items),
            _ => {}
        }
    }
    others
}

/// The path of a file that another one names by a path relative to its own.
fn beside(file: &str, path: &str) -> String {
    let mut steps: Vec<&str> = file.split('/').collect();
    steps.pop();
    for step in path.split('/') {
        match step {
            "." => {}
            ".." => drop(steps.pop()),
            step => steps.push(step),
        }
    }
    steps.join("/")
}

/// JSON, or YAML.
fn parse(text: &str) -> Value {
    let text = text.trim_start_matches('\u{feff}');
    serde_json::from_str(text).unwrap_or_else(|_| {
        let mut value: serde_yaml::Value = serde_yaml::from_str(text).unwrap();
        value.apply_merge().unwrap();
        from_yaml(value)
    })
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
            let members = members
                .into_iter()
                .filter_map(|(key, value)| Some((spell_key(key)?, from_yaml(value))));
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
