//! Arrays that two schemas of an `allOf` describe, one of them by position: each position is merged with what the other side describes
//! there.

use serde_json::Value;

use super::merger::{Merger, both};
use crate::lower::normal::{Keywords, Schema, reference};

/// The schemas of the items of an array, as references.
struct Items {
    /// By position.
    first: Vec<Value>,
    /// All further ones.
    rest: Option<Value>,
}

impl Items {
    /// What it describes at an index.
    fn at(&self, index: usize) -> Option<&Value> {
        self.first.get(index).or(self.rest.as_ref())
    }
}

/// Takes `prefixItems` and `items` out of both sides and returns those of the merger. `None`, with nothing taken out, where one
/// side describes no items, or neither does it by position.
pub fn merge_positions(
    left: &mut Schema,
    right: &mut Schema,
    merger: &mut Merger<'_, '_>,
) -> Option<Keywords> {
    let meet = describes_items(left) && describes_items(right);
    if !meet || !(has_positions(left) || has_positions(right)) {
        return None;
    }
    let (left, right) = (take_items(left), take_items(right));
    let count = left.first.len().max(right.first.len());
    let mut first = Vec::new();
    for index in 0..count {
        let key = format!("prefixItems/{index}");
        first.extend(merge_item(&key, left.at(index), right.at(index), merger));
    }
    let rest = merge_item("items", left.rest.as_ref(), right.rest.as_ref(), merger);
    let mut merged = Keywords::new();
    merged.insert("prefixItems".to_owned(), Value::Array(first));
    merged.extend(rest.map(|rest| ("items".to_owned(), rest)));
    Some(merged)
}

/// Drops the positions that an array of `maxItems` does not have.
pub fn cut_positions(schema: &mut Schema) {
    let most = schema.get("maxItems").and_then(Value::as_u64);
    let most = most.and_then(|most| usize::try_from(most).ok());
    let first = schema.keywords.get_mut("prefixItems");
    if let (Some(most), Some(Value::Array(first))) = (most, first) {
        first.truncate(most);
    }
}

fn has_positions(schema: &Schema) -> bool {
    let assertions = &schema.assertions;
    schema.has("prefixItems") || assertions.tuple.is_some() || assertions.positions.is_some()
}

fn describes_items(schema: &Schema) -> bool {
    has_positions(schema) || schema.has("items")
}

fn take_items(schema: &mut Schema) -> Items {
    if let Some(tuple) = schema.assertions.tuple.take() {
        schema.set("type", "array");
        schema.set("minItems", tuple.len());
        schema.set("maxItems", tuple.len());
        let first = tuple.iter().map(|location| reference(location)).collect();
        return Items { first, rest: None };
    }
    let items = schema.remove("items");
    if let Some(positions) = schema.assertions.positions.take() {
        let first = positions.first.iter().map(|location| reference(location));
        return Items {
            first: first.collect(),
            rest: positions.rest.as_deref().map(reference),
        };
    }
    let first = match schema.remove("prefixItems") {
        Some(Value::Array(first)) => first,
        _ => Vec::new(),
    };
    Items { first, rest: items }
}

fn merge_item(
    key: &str,
    left: Option<&Value>,
    right: Option<&Value>,
    merger: &mut Merger<'_, '_>,
) -> Option<Value> {
    match (left, right) {
        (Some(left), Some(right)) if left != right => Some(both(key, left, right, merger)),
        (left, right) => left.or(right).cloned(),
    }
}
