//! `prefixItems: [A, B]` with exactly two items → a tuple; with more or fewer → `items: anyOf [A, B]`: a list's type does not
//! say what stands where, only what may stand in it.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use serde_json::{Value, json};

use super::super::normal::{
    Schema, Schemas, extension, is_annotation, reference, referenced, target,
};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::graph::circles;

/// Tuples have so many items: Rust compares and shows no long ones.
const POSITIONS: RangeInclusive<usize> = 2..=6;

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let tuples: HashSet<String> = tuples(schemas);
    let lists = schemas
        .iter()
        .filter_map(|(place, schema)| Some((place.clone(), different(schema, schemas)?)));
    let lists: HashMap<String, Vec<Value>> = lists.collect();
    let mut added = Vec::new();
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else {
            continue;
        };
        let first = schema.remove("prefixItems");
        if tuples.contains(place) {
            if !schema.contains_key("type") {
                schema.insert(extension::ASSUMED.to_owned(), json!("array"));
            }
            schema.retain(|keyword, _| is_annotation(keyword));
            schema.extend(first.map(|first| (extension::TUPLE.to_owned(), first)));
            continue;
        }
        let first = first
            .as_ref()
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            .unwrap_or_default();
        end_after(schema, first.len());
        if first.is_empty() {
            continue;
        }
        let others_are_meant = schema.remove("items").is_none() && !ends(schema, first.len());
        let items = lists.get(place).map(Vec::as_slice).unwrap_or_default();
        let at = format!("{place}/prefixItems");
        let mut report =
            |message| diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, &at, message));
        let item = match items {
            [only] => {
                if others_are_meant {
                    report("nothing is said of further items: they are taken to be like these");
                }
                only.clone()
            }
            several => {
                report(if others_are_meant {
                    "items are not held against their positions: each may be any of these, and further ones too"
                } else {
                    "items are not held against their positions: each may be any of these"
                });
                added.push((at.clone(), json!({ "anyOf": several })));
                reference(&at)
            }
        };
        schema.insert("items".to_owned(), item);
    }
    schemas.extend(added);
}

/// The items of a list by position and of its rest that say different things, words about them aside.
fn different(schema: &Value, schemas: &Schemas) -> Option<Vec<Value>> {
    let first = schema.get("prefixItems")?.as_array()?;
    let content = |item: &Value| -> Option<Value> {
        let mut content = schemas.get(target(schemas, referenced(item)?))?.clone();
        content
            .as_object_mut()?
            .retain(|keyword, _| !matches!(keyword.as_str(), "title" | "description"));
        Some(content)
    };
    let rest = schema.get("items").filter(|rest| !rest.is_boolean());
    let (mut seen, mut items) = (HashSet::new(), Vec::new());
    for item in first.iter().chain(rest) {
        if seen.insert(content(item).unwrap_or_else(|| item.clone()).to_string()) {
            items.push(item.clone());
        }
    }
    Some(items)
}

/// Whether a list has no more items than so many.
fn ends(schema: &Schema, count: usize) -> bool {
    schema
        .get("maxItems")
        .and_then(Value::as_u64)
        .is_some_and(|most| most <= count as u64)
}

/// `items: false`: no more than come first.
fn end_after(schema: &mut Schema, count: usize) {
    if schema.get("items") == Some(&Value::Bool(false)) {
        schema.remove("items");
        schema.entry("maxItems").or_insert(json!(count));
    }
}

/// The places whose values have as many items as there are positions, and no one that leads back to itself without a type
/// that has a name in between.
fn tuples(schemas: &Schemas) -> HashSet<String> {
    let exact = schemas
        .iter()
        .filter(|(_, schema)| is_exact(schema))
        .map(|(place, _)| place);
    let mut exact: HashSet<String> = exact.cloned().collect();
    if exact.is_empty() {
        return exact;
    }
    let leads: Vec<_> = schemas
        .iter()
        .map(|(place, schema)| (place.as_str(), held(schema)))
        .collect();
    for circle in circles(&leads) {
        for place in circle {
            exact.remove(place);
        }
    }
    exact
}

fn is_exact(schema: &Value) -> bool {
    let Some(count) = schema
        .get("prefixItems")
        .and_then(Value::as_array)
        .map(Vec::len)
    else {
        return false;
    };
    let number = |keyword: &str| schema.get(keyword).and_then(Value::as_u64);
    let ends =
        schema.get("items") == Some(&json!(false)) || number("maxItems") == Some(count as u64);
    let said = ["prefixItems", "items", "minItems", "maxItems", "type"];
    let plain = schema.as_object().is_some_and(|schema| {
        schema
            .keys()
            .all(|keyword| said.contains(&keyword.as_str()) || is_annotation(keyword))
    });
    let is_array = schema.get("type").is_none_or(|kind| kind == "array");
    POSITIONS.contains(&count)
        && number("minItems") == Some(count as u64)
        && ends
        && plain
        && is_array
}

/// What a type of this schema could hold without a name: all but members.
fn held(schema: &Value) -> Vec<&str> {
    let lists = ["prefixItems", "allOf", "anyOf", "oneOf"]
        .iter()
        .filter_map(|keyword| schema.get(keyword));
    let listed = lists.filter_map(Value::as_array).flatten();
    let inside = ["items", "additionalProperties"]
        .iter()
        .filter_map(|keyword| schema.get(keyword));
    listed
        .chain(inside)
        .chain([schema])
        .filter_map(referenced)
        .collect()
}
