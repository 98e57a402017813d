//! `anyOf: [X, {type: null}]` → X, `nullable: true`. A union has no branch twice, and is no branch of itself; a union with one branch
//! is that branch, unless its discriminator maps a tag to it: more branches are expected.

use std::collections::HashSet;
use std::mem::take;

use serde_json::Value;

use super::super::normal::{
    Schema, Schemas, UNIONS, end, referenced, schema_at, schema_at_mut, target,
};
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let locations: Vec<String> = schemas.keys().cloned().collect();
    // Last first: inner schemas come after outer ones, so they are done when the outer one is visited.
    for location in locations.iter().rev() {
        lower_at(schemas, location, diagnostics);
    }
}

/// The same of the schema at one location.
pub fn lower_at(schemas: &mut Schemas, location: &str, diagnostics: &mut Diagnostics) {
    let is_union = |schema: &Schema| UNIONS.iter().any(|key| schema.has(key));
    if !schema_at(schemas, location).is_some_and(is_union) {
        return;
    }
    for key in UNIONS {
        let was_itself = drop_repeats(schemas, location, key, diagnostics);
        lift_nulls(schemas, location, key, was_itself, diagnostics);
    }
}

/// Removes duplicate branches, and the union itself. Returns whether there were any.
fn drop_repeats(
    schemas: &mut Schemas,
    location: &str,
    key: &str,
    diagnostics: &mut Diagnostics,
) -> bool {
    let Some(branches) = schema_at(schemas, location).and_then(|schema| schema.array(key)) else {
        return false;
    };
    let mut seen = HashSet::from([location]);
    let is_first: Vec<bool> = branches
        .iter()
        .map(|branch| referenced(branch).is_none_or(|branch| seen.insert(target(schemas, branch))))
        .collect();
    if is_first.iter().all(|first| *first) {
        return false;
    }
    for (index, _) in is_first.iter().enumerate().filter(|(_, first)| !**first) {
        let message = "this branch is the union itself, or a duplicate; it is skipped";
        let at = format!("{location}/{key}/{index}");
        // A `oneOf` with a duplicate branch accepts no value of that branch.
        let severity = if key == "anyOf" {
            Severity::Note
        } else {
            Severity::Warning
        };
        diagnostics.push(Diagnostic::new(&codes::REPEATED_BRANCH, at, message).severity(severity));
    }
    let mut is_first = is_first.into_iter();
    let branches = schema_at_mut(schemas, location).and_then(|schema| schema.keywords.get_mut(key));
    if let Some(Value::Array(branches)) = branches {
        branches.retain(|_| is_first.next().unwrap_or_default());
    }
    true
}

fn lift_nulls(
    schemas: &mut Schemas,
    location: &str,
    key: &str,
    was_itself: bool,
    diagnostics: &mut Diagnostics,
) {
    let Some(branches) = schema_at(schemas, location).and_then(|schema| schema.array(key)) else {
        return;
    };
    let (nulls, others): (Vec<Value>, Vec<Value>) = branches
        .iter()
        .cloned()
        .partition(|branch| is_null(schemas, branch));
    let only = match others.as_slice() {
        [only] if !is_first_of_more(schemas, location, only) => Some(only.clone()),
        _ => None,
    };
    let inline = only
        .as_ref()
        .and_then(referenced)
        .filter(|at| is_inside(at, location));
    let child = inline.and_then(|at| schema_at(schemas, at)).cloned();
    let Some(schema) = schema_at_mut(schemas, location) else {
        return;
    };
    if !nulls.is_empty() {
        schema.set("nullable", true);
    }
    match (only, child) {
        (_, Some(child)) if can_absorb(schema, &child, key) => {
            schema.remove(key);
            absorb(schema, child);
        }
        (Some(only), _) => {
            schema.remove(key);
            push_part(schema, only);
        }
        (None, _) if others.is_empty() => {
            schema.remove(key);
            // A union whose only branch is itself has been reported.
            if !nulls.is_empty() {
                schema.set("type", "null");
            } else if !was_itself {
                let message = format!("empty `{key}` accepts no value; it is ignored");
                let at = format!("{location}/{key}");
                diagnostics.push(Diagnostic::new(&codes::UNSATISFIABLE, at, message));
            }
        }
        (None, _) => schema.set(key, others),
    }
}

/// Whether a mapping gives a union's only branch a tag, which will distinguish it from future branches.
fn is_first_of_more(schemas: &Schemas, location: &str, branch: &Value) -> bool {
    let discriminator =
        schema_at(schemas, location).and_then(|schema| schema.discriminator.as_ref());
    let is_mapped = discriminator.is_some_and(|discriminator| !discriminator.mapping.is_empty());
    let branch = referenced(branch).filter(|branch| is_mapped && !is_inside(branch, location));
    let schema = branch.and_then(|branch| end(schemas, branch));
    schema.is_some_and(|schema| schema.discriminator.is_none() && !schema.is_union())
}

fn push_part(schema: &mut Schema, part: Value) {
    match schema.keywords.get_mut("allOf") {
        Some(Value::Array(parts)) => parts.push(part),
        _ => schema.set("allOf", vec![part]),
    }
}

/// Whether the keywords of the branch can move up: none of them contradicts a keyword of the union.
fn can_absorb(schema: &Schema, child: &Schema, union: &str) -> bool {
    let annotation = |key: &str| matches!(key, "title" | "description" | "nullable");
    let mut keywords = child.keywords.keys();
    let both_distinguish = schema.discriminator.is_some() && child.discriminator.is_some();
    keywords.all(|key| annotation(key) || key == union || !schema.has(key))
        && !child.has(union)
        && !both_distinguish
        && !schema.annotations.meet(&child.annotations)
        && !schema.assertions.meet(&child.assertions)
}

/// Moves the keywords of the branch up, where the schema does not have them.
fn absorb(schema: &mut Schema, child: Schema) {
    for (key, value) in child.keywords {
        schema.keywords.entry(key).or_insert(value);
    }
    schema.discriminator = schema.discriminator.take().or(child.discriminator);
    schema.annotations = take(&mut schema.annotations).or(child.annotations);
    schema.assertions = take(&mut schema.assertions).or(child.assertions);
}

/// Whether a location is inside another.
pub fn is_inside(location: &str, outer: &str) -> bool {
    location
        .strip_prefix(outer)
        .is_some_and(|rest| rest.starts_with('/'))
}

/// `{nullable: true}`, which Rust's schemars writes for null in 3.0. Strictly it accepts any value.
fn only_nullable(schema: &Schema) -> bool {
    schema.keywords.len() == 1 && schema.is_nullable() && schema.is_plain()
}

/// Whether a branch is null and nothing else.
pub fn is_null(schemas: &Schemas, branch: &Value) -> bool {
    let schema = referenced(branch).and_then(|location| end(schemas, location));
    schema.is_some_and(|schema| schema.type_name() == Some("null") || only_nullable(schema))
}
