//! The parts that are kept so far, and two versions of a document → the parts that are kept from now on.

use std::collections::HashSet;

use serde_json::Value;

use super::Part;
use super::place::{Place, place};
use super::removed::find_removed;
use super::same::references_of;
use crate::source::pointer;

/// Two versions of a document.
#[derive(Clone, Copy, Debug)]
pub struct Documents<'v> {
    /// That of the last released crate; `None` where it is not known.
    pub former: Option<&'v Value>,
    /// The one that comes after it.
    pub new: &'v Value,
    /// The version of the API in it.
    pub version: &'v str,
    /// The pointers of schemas that have another name, each with the new pointer.
    pub renamed: &'v [(String, String)],
}

/// The parts that are kept from now on: those that were kept and that the new document does not have, what it no longer has, and the types
/// of both.
pub fn carry_on(kept: &[Part], documents: Documents<'_>) -> Vec<Part> {
    let Documents {
        former,
        new,
        version,
        renamed,
    } = documents;
    let former = former.map(|former| {
        let mut former = with_renamed(former, renamed);
        move_renamed(&mut former, renamed);
        former
    });
    let removed = former.as_ref().map(|former| find_removed(former, new));
    let removed = removed.unwrap_or_default().into_iter();
    let removed = removed.map(|(at, value)| Part {
        at,
        dropped_in: version.to_owned(),
        value,
    });
    let known = kept.iter().map(|part| Part {
        at: renamed_pointer(&part.at, renamed),
        value: with_renamed(&part.value, renamed),
        ..part.clone()
    });
    let mut candidates: Vec<Part> = known.chain(removed).collect();
    // A type that cannot be added is not tried again.
    let mut tried = HashSet::new();
    loop {
        let (parts, document) = place_all(&candidates, new);
        let missing = missing_types(&parts, &document);
        if missing.is_empty() {
            return parts;
        }
        let untried: HashSet<String> = missing.difference(&tried).cloned().collect();
        tried.extend(untried.iter().cloned());
        let types = former.as_ref().map(|former| find_types(&untried, former));
        let types = types.unwrap_or_default().into_iter();
        let types: Vec<Part> = types
            .map(|(at, value)| Part {
                at,
                dropped_in: version.to_owned(),
                value,
            })
            .collect();
        candidates = parts;
        let found: HashSet<&str> = types.iter().map(|part| part.at.as_str()).collect();
        // What refers to a type that is in no document cannot be kept.
        candidates.retain(|part| {
            let references = references_of(&part.value);
            references
                .iter()
                .all(|at| found.contains(*at) || !missing.contains(*at))
        });
        candidates.splice(0..0, types);
    }
}

/// The parts that the document does not have and can hold, each once, and the document with them.
fn place_all(parts: &[Part], document: &Value) -> (Vec<Part>, Value) {
    let mut document = document.clone();
    let mut placed = Vec::new();
    for part in parts {
        if matches!(
            place(&mut document, part),
            Place::At(_) | Place::Inserted { .. }
        ) {
            placed.push(part.clone());
        }
    }
    (placed, document)
}

/// The pointers that parts refer to and the document with them does not have.
fn missing_types(parts: &[Part], document: &Value) -> HashSet<String> {
    let references = parts.iter().flat_map(|part| references_of(&part.value));
    references
        .filter(|at| pointer::value_at(document, at).is_none())
        .map(str::to_owned)
        .collect()
}

/// Those that the former document has, sorted.
fn find_types(missing: &HashSet<String>, former: &Value) -> Vec<(String, Value)> {
    let found = missing.iter().filter_map(|at| {
        let value = pointer::value_at(former, at)?;
        Some((at.clone(), value.clone()))
    });
    let mut found: Vec<(String, Value)> = found.collect();
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found
}

/// A value whose references have the new names.
fn with_renamed(value: &Value, renamed: &[(String, String)]) -> Value {
    if renamed.is_empty() {
        return value.clone();
    }
    match value {
        Value::Object(members) => members
            .iter()
            .map(|(key, value)| (key.clone(), with_renamed(value, renamed)))
            .collect(),
        Value::Array(items) => {
            let items = items.iter().map(|item| with_renamed(item, renamed));
            items.collect()
        }
        Value::String(text) => match text.strip_prefix('#') {
            Some(at) if at.starts_with('/') => {
                Value::String(format!("#{}", renamed_pointer(at, renamed)))
            }
            _ => value.clone(),
        },
        _ => value.clone(),
    }
}

/// Moves the schemas that have another name.
fn move_renamed(document: &mut Value, renamed: &[(String, String)]) {
    for (from, to) in renamed {
        let Some(schema) = take(document, from) else {
            continue;
        };
        let part = Part {
            at: to.clone(),
            dropped_in: String::new(),
            value: schema,
        };
        place(document, &part);
    }
}

/// The value at a pointer, which is removed.
fn take(document: &mut Value, at: &str) -> Option<Value> {
    let (parent, token) = at.rsplit_once('/')?;
    let members = document.pointer_mut(parent)?.as_object_mut()?;
    members.shift_remove(&*pointer::unescape(token))
}

/// A pointer at or below a schema that has another name.
fn renamed_pointer(at: &str, renamed: &[(String, String)]) -> String {
    for (former, new) in renamed {
        if let Some(rest) = at.strip_prefix(former.as_str())
            && (rest.is_empty() || rest.starts_with('/'))
        {
            return format!("{new}{rest}");
        }
    }
    at.to_owned()
}
