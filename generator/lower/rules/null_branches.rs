//! `anyOf: [X, {type: null}]` → X, `nullable: true`. A union has no branch twice, nor itself; one that is left with one branch is
//! that branch, unless its discriminator maps a tag to it: others will come.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::normal::{Schema, Schemas, UNIONS, end, is_union, referenced, target};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    // Last first: a child stands behind its parent, so it is done when its parent takes it in.
    for place in places.iter().rev() {
        for key in UNIONS {
            let was_itself = drop_repeats(schemas, place, key, diagnostics);
            lift_nulls(schemas, place, key, was_itself, diagnostics);
        }
    }
}

/// Takes out branches that are there already, and the union itself: nothing is told from itself. Whether there were any.
fn drop_repeats(
    schemas: &mut Schemas,
    place: &str,
    key: &str,
    diagnostics: &mut Diagnostics,
) -> bool {
    let Some(branches) = schemas[place].get(key).and_then(Value::as_array) else {
        return false;
    };
    let mut seen = HashSet::from([place]);
    let is_first: Vec<bool> = branches
        .iter()
        .map(|branch| referenced(branch).is_none_or(|branch| seen.insert(target(schemas, branch))))
        .collect();
    if is_first.iter().all(|first| *first) {
        return false;
    }
    for (index, _) in is_first.iter().enumerate().filter(|(_, first)| !**first) {
        let message = "this branch is the union itself, or one that it has already; it is left out";
        let at = format!("{place}/{key}/{index}");
        // Exactly one branch of a `oneOf` may fit, so that to the letter no value fits one that is there twice.
        let severity = if key == "anyOf" {
            Severity::Note
        } else {
            Severity::Warning
        };
        diagnostics.push(Diagnostic::new(&codes::REPEATED_BRANCH, at, message).severity(severity));
    }
    let mut is_first = is_first.into_iter();
    if let Some(branches) = schemas
        .get_mut(place)
        .and_then(|schema| schema.get_mut(key)?.as_array_mut())
    {
        branches.retain(|_| is_first.next().unwrap_or_default());
    }
    true
}

fn lift_nulls(
    schemas: &mut Schemas,
    place: &str,
    key: &str,
    was_itself: bool,
    diagnostics: &mut Diagnostics,
) {
    let Some(branches) = schemas[place].get(key).and_then(Value::as_array) else {
        return;
    };
    let (nulls, others): (Vec<Value>, Vec<Value>) = branches
        .iter()
        .cloned()
        .partition(|branch| is_null(schemas, branch));
    let only = match others.as_slice() {
        [only] if !is_first_of_more(schemas, place, only) => Some(only.clone()),
        _ => None,
    };
    let inline = only
        .as_ref()
        .and_then(referenced)
        .filter(|at| is_inside(at, place));
    let child = inline
        .and_then(|at| schemas.get(at))
        .and_then(Value::as_object)
        .cloned();
    let Some(schema) = schemas.get_mut(place).and_then(Value::as_object_mut) else {
        return;
    };
    if !nulls.is_empty() {
        schema.insert("nullable".to_owned(), json!(true));
    }
    match (only, child) {
        (_, Some(child)) if can_absorb(schema, &child, key) => {
            schema.remove(key);
            for (key, value) in child {
                schema.entry(key).or_insert(value);
            }
        }
        (Some(only), _) => {
            schema.remove(key);
            push_part(schema, only);
        }
        (None, _) if others.is_empty() => {
            schema.remove(key);
            // Of a union that has no branch but itself that has been said.
            if !nulls.is_empty() {
                schema.insert("type".to_owned(), json!("null"));
            } else if !was_itself {
                let message = format!("an empty `{key}` allows no value; it is ignored");
                let at = format!("{place}/{key}");
                diagnostics.push(Diagnostic::new(&codes::UNSATISFIABLE, at, message));
            }
        }
        (None, _) => drop(schema.insert(key.to_owned(), Value::Array(others))),
    }
}

/// Whether a mapping gives a union's only branch the tag by which the union will tell it from others: so far there are none.
fn is_first_of_more(schemas: &Schemas, place: &str, branch: &Value) -> bool {
    let mapping = schemas[place]
        .get("discriminator")
        .and_then(|discriminator| discriminator.get("mapping"));
    let is_mapped = mapping
        .and_then(Value::as_object)
        .is_some_and(|mapping| !mapping.is_empty());
    let branch = referenced(branch).filter(|branch| is_mapped && !is_inside(branch, place));
    let schema = branch
        .and_then(|branch| end(schemas, branch))
        .and_then(Value::as_object);
    schema.is_some_and(|schema| !schema.contains_key("discriminator") && !is_union(schema))
}

fn push_part(schema: &mut Schema, part: Value) {
    match schema.get_mut("allOf").and_then(Value::as_array_mut) {
        Some(parts) => parts.push(part),
        None => drop(schema.insert("allOf".to_owned(), Value::Array(vec![part]))),
    }
}

/// Whether the branch's keywords can move up without meeting one of the same name that says something else.
fn can_absorb(schema: &Schema, child: &Schema, union: &str) -> bool {
    let annotation = |key: &str| matches!(key, "title" | "description" | "nullable");
    child
        .keys()
        .all(|key| annotation(key) || key == union || !schema.contains_key(key))
        && !child.contains_key(union)
        && !child.contains_key("$ref")
}

/// Whether a place is inside another.
pub fn is_inside(place: &str, outer: &str) -> bool {
    place
        .strip_prefix(outer)
        .is_some_and(|rest| rest.starts_with('/'))
}

/// `{nullable: true}`, which Rust's schemars writes for null in 3.0: taken at its word it would accept anything.
fn only_nullable(schema: &Value) -> bool {
    schema.as_object().is_some_and(|keywords| {
        keywords.len() == 1 && keywords.get("nullable") == Some(&json!(true))
    })
}

/// Whether a branch is null and nothing else.
pub fn is_null(schemas: &Schemas, branch: &Value) -> bool {
    let schema = referenced(branch).and_then(|place| end(schemas, place));
    schema.is_some_and(|schema| {
        schema.get("type").is_some_and(|kind| kind == "null") || only_nullable(schema)
    })
}
