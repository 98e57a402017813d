//! The algebra of `allOf`: the schema that accepts what both of two schemas accept.

use std::collections::HashSet;
use std::mem::take;

use indexmap::IndexSet;
use serde_json::{Value, json};

use super::super::type_lists::{is_of, says_type};
use super::merger::{Merger, both};
use super::positions::{cut_positions, merge_positions};
use crate::diagnostic::{Diagnostic, codes};
use crate::lower::normal::{Assertions, Schema};
use crate::schema::derived::{is_merged, part_of_all_of};
use crate::source::pointer::{escape, unescape};

/// Merges `right`, which is later and nearer, into `left`.
pub fn merge(mut left: Schema, mut right: Schema, merger: &mut Merger<'_, '_>) -> Schema {
    join_null(&mut left, &mut right, merger);
    report_shut_out(&left, &right, merger);
    drop_null(&mut left, &mut right);
    drop_assumption(&mut left, &mut right);
    let positions = merge_positions(&mut left, &mut right, merger);
    // The union that stays has its own, or none.
    if right.is_union() {
        left.discriminator = None;
    }
    let types = left.get("type").zip(right.get("type"));
    let are_at_odds = types.is_some_and(|(left, right)| common_type(left, right).is_none());
    left.discriminator = right.discriminator.or(left.discriminator);
    left.annotations = right.annotations.or(left.annotations);
    left.assertions = merge_assertions(left.assertions, right.assertions);
    for (key, value) in right.keywords {
        if key == "pattern" {
            keep_both_patterns(&mut left, &value);
        }
        let merged = match left.remove(&key) {
            None => value,
            Some(before) => merge_keyword(&key, before, value, merger),
        };
        left.keywords.insert(key, merged);
    }
    if are_at_odds {
        drop_foreign_values(&mut left);
    }
    if let Some(positions) = positions {
        left.keywords.extend(positions);
        cut_positions(&mut left);
    }
    left
}

/// A type that one side has in the document is not assumed because the other side has none.
fn drop_assumption(left: &mut Schema, right: &mut Schema) {
    let has_type = |schema: &Schema| schema.has("type") && schema.annotations.assumed.is_none();
    let (left_has, right_has) = (has_type(left), has_type(right));
    if left_has {
        right.annotations.assumed = None;
    }
    if right_has {
        left.annotations.assumed = None;
    }
}

/// The nearer ones, and those of both sides where there can be several.
fn merge_assertions(mut left: Assertions, mut right: Assertions) -> Assertions {
    left.value_names.extend(take(&mut right.value_names));
    left.value_descriptions
        .extend(take(&mut right.value_descriptions));
    add_missing(&mut left.patterns, take(&mut right.patterns));
    add_missing(&mut left.required_rules, take(&mut right.required_rules));
    right.or(left)
}

fn add_missing<T: PartialEq>(all: &mut Vec<T>, more: Vec<T>) {
    for item in more {
        if !all.contains(&item) {
            all.push(item);
        }
    }
}

/// The values of a type that is excluded, which is reported, are removed with it.
fn drop_foreign_values(schema: &mut Schema) {
    let Some(kind) = schema.type_name() else {
        return;
    };
    let values = schema.values();
    if values.is_some_and(|values| !values.iter().any(|value| is_of(value, kind))) {
        schema.remove("enum");
    }
}

/// Null is allowed only where both sides allow it; a type on one side and null on the other allow either.
fn join_null(left: &mut Schema, right: &mut Schema, merger: &mut Merger<'_, '_>) {
    let is_null = |schema: &Schema| schema.type_name() == Some("null");
    let (null, other) = match (is_null(left), is_null(right)) {
        (true, false) => (left, right),
        (false, true) => (right, left),
        _ => return,
    };
    if other.is_nullable() {
        other.keep_annotations();
        other.keywords.shift_remove("nullable");
    } else if let Some(kind) = other.type_name() {
        unsatisfiable(
            &format!("a value cannot be both null and {kind}; either is accepted"),
            merger,
        );
        null.remove("type");
        for schema in [null, other] {
            schema.set("nullable", true);
        }
    }
}

/// Reports the properties that one side requires and the other excludes. All of them are kept: authors rarely want to exclude them.
///
/// For the siblings of a union this is not reported for each branch: there may be hundreds.
fn report_shut_out(left: &Schema, right: &Schema, merger: &mut Merger<'_, '_>) {
    if is_merged(merger.location) {
        return;
    }
    for (closed, other) in [(left, right), (right, left)] {
        let is_closed = closed.get("additionalProperties") == Some(&json!(false));
        if !is_closed || closed.has("patternProperties") {
            continue;
        }
        let shut_out: Vec<String> = other
            .required()
            .filter(|name| other.describes(name) && !closed.describes(name))
            .map(|name| format!("`{name}`"))
            .collect();
        if !shut_out.is_empty() {
            let names = shut_out.join(", ");
            let why =
                format!("`additionalProperties: false` excludes required {names}; accepted anyway");
            unsatisfiable(&why, merger);
        }
    }
}

/// Null is accepted where each side with a type accepts it; a side with only `nullable` is about the other one.
fn drop_null(left: &mut Schema, right: &mut Schema) {
    let says_values = |schema: &Schema| says_type(schema) || schema.has("enum");
    let forbids = |schema: &Schema| says_values(schema) && !schema.is_nullable();
    let (left_forbids, right_forbids) = (forbids(left), forbids(right));
    for (side, other_forbids) in [(left, right_forbids), (right, left_forbids)] {
        if other_forbids && says_values(side) {
            side.remove("nullable");
        }
    }
}

fn merge_keyword(key: &str, left: Value, right: Value, merger: &mut Merger<'_, '_>) -> Value {
    if left == right {
        return right;
    }
    match key {
        "properties" | "patternProperties" => merge_properties(key, left, right, merger),
        "required" => union(left, right),
        "enum" => intersection(left, right, merger),
        "type" => merge_type(&left, right, merger),
        "minimum" | "exclusiveMinimum" | "minLength" | "minItems" | "minProperties" => {
            larger(left, right)
        }
        "maximum" | "exclusiveMaximum" | "maxLength" | "maxItems" | "maxProperties" => {
            smaller(left, right)
        }
        "multipleOf" => common_multiple(left, right),
        "nullable" => json!(left == json!(true) || right == json!(true)),
        "uniqueItems" | "deprecated" | "readOnly" | "writeOnly" => json!(true),
        "items" | "propertyNames" => both(key, &left, &right, merger),
        "additionalProperties" => merge_additional(left, right, merger),
        "oneOf" | "anyOf" => {
            let message = format!("`allOf` has two values for `{key}`; the later one is used");
            merger.diagnostics.push(Diagnostic::new(
                &codes::MERGED_UNIONS,
                merger.location,
                message,
            ));
            right
        }
        _ => right,
    }
}

/// A string that has to match two patterns has to match each.
fn keep_both_patterns(left: &mut Schema, right: &Value) {
    let before = left.get("pattern").filter(|before| *before != right);
    let Some(before) = before.and_then(Value::as_str).map(str::to_owned) else {
        return;
    };
    let kept = &mut left.assertions.patterns;
    if !kept.contains(&before) {
        kept.push(before);
    }
}

fn merge_properties(key: &str, left: Value, right: Value, merger: &mut Merger<'_, '_>) -> Value {
    let (Value::Object(mut merged), Value::Object(right)) = (left, right) else {
        return json!({});
    };
    for (name, schema) in right {
        let schema = match merged.get(&name) {
            Some(before) if *before != schema => {
                let key = format!("{key}/{}", escape(&name));
                both(&key, before, &schema, merger)
            }
            _ => schema,
        };
        merged.insert(name, schema);
    }
    Value::Object(merged)
}

fn union(left: Value, right: Value) -> Value {
    let (Value::Array(left), Value::Array(right)) = (left, right) else {
        return json!([]);
    };
    let all: IndexSet<Value> = left.into_iter().chain(right).collect();
    all.into_iter().collect()
}

fn intersection(left: Value, right: Value, merger: &mut Merger<'_, '_>) -> Value {
    let (Value::Array(left), Value::Array(right)) = (left, right) else {
        return json!([]);
    };
    let left: HashSet<Value> = left.into_iter().collect();
    let both: Vec<Value> = right
        .iter()
        .filter(|value| left.contains(value))
        .cloned()
        .collect();
    if both.is_empty() {
        unsatisfiable("no value is in both `enum`s", merger);
        return Value::Array(right);
    }
    Value::Array(both)
}

fn merge_type(left: &Value, right: Value, merger: &mut Merger<'_, '_>) -> Value {
    common_type(left, &right).cloned().unwrap_or_else(|| {
        unsatisfiable(
            &format!("a value cannot be both {left} and {right}"),
            merger,
        );
        right
    })
}

/// The type of which all values are of both types.
pub fn common_type<'v>(left: &'v Value, right: &'v Value) -> Option<&'v Value> {
    match (left.as_str(), right.as_str()) {
        _ if left == right => Some(right),
        (Some("number"), Some("integer")) => Some(right),
        (Some("integer"), Some("number")) => Some(left),
        _ => None,
    }
}

/// `additionalProperties: false` in a part forbids the other parts' properties, which authors do not want: the properties are known.
/// A closed side is opened for properties that the nearer side describes.
fn merge_additional(left: Value, right: Value, merger: &mut Merger<'_, '_>) -> Value {
    match (&left, &right) {
        (Value::Bool(_), _) | (_, Value::Bool(false)) => right,
        (_, Value::Bool(true)) => left,
        _ => both("additionalProperties", &left, &right, merger),
    }
}

fn larger(left: Value, right: Value) -> Value {
    if left.as_f64() > right.as_f64() {
        left
    } else {
        right
    }
}

fn smaller(left: Value, right: Value) -> Value {
    if left.as_f64() < right.as_f64() {
        left
    } else {
        right
    }
}

/// The least number that is a multiple of both, where that is one of them or both are whole; else the later one.
fn common_multiple(left: Value, right: Value) -> Value {
    let (Some(one), Some(other)) = (left.as_f64(), right.as_f64()) else {
        return right;
    };
    if (one / other).fract() == 0.0 {
        return left;
    }
    let (Some(one), Some(other)) = (left.as_u64(), right.as_u64()) else {
        return right;
    };
    let (mut divisor, mut rest) = (one, other);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (one / divisor)
        .checked_mul(other)
        .map_or(right, |multiple| json!(multiple))
}

fn unsatisfiable(why: &str, merger: &mut Merger<'_, '_>) {
    // The schemas of two sides for a part of the value are merged at a location of its own.
    let part = part_of_all_of(merger.location).unwrap_or_default();
    let what = match part.split_once('/') {
        Some(("properties", name)) => format!("no value of `{}`", unescape(name)),
        Some(("prefixItems", index)) => format!("no item at index {index}"),
        _ if part == "items" => "no item".to_owned(),
        _ if part == "additionalProperties" => "no further property".to_owned(),
        _ => "no value".to_owned(),
    };
    let message = format!("`allOf` accepts {what}: {why}");
    merger.diagnostics.push(Diagnostic::new(
        &codes::UNSATISFIABLE,
        merger.location,
        message,
    ));
}
