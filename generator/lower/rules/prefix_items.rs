//! `prefixItems: [A, B]` with exactly two items → a tuple. With further items it stays, for an open tuple. With no further items, but
//! perhaps fewer, and with more positions than a tuple has → `items: anyOf [A, B]`: the type of an array only describes which schemas
//! its items have, not which item has which.
//!
//! A schema with `allOf` parts is merged with them first, position by position: see `all_of/positions.rs`.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use serde_json::Value;

use super::super::normal::{
    Assumption, Entry, Positions, Schema, Schemas, each_schema, each_schema_mut, reference,
    referenced, target_schema,
};
use super::null_branches;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::graph::cycles;
use crate::schema::AssumedType;

/// The largest tuple: the standard library has traits for small tuples only.
const POSITIONS: RangeInclusive<usize> = 2..=6;

/// The largest open tuple.
const OPEN_POSITIONS: RangeInclusive<usize> = 1..=6;

/// See the module's documentation. Of a schema with `allOf` parts only the length is lowered.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    lower_if(|schema| !schema.has("allOf"), schemas, diagnostics);
}

/// Lowers the positions that were merged by `allOf`.
pub fn lower_merged(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let added = lower_if(|schema| schema.has("prefixItems"), schemas, diagnostics);
    for location in added {
        null_branches::lower_at(schemas, &location, diagnostics);
    }
}

/// Lowers those schemas; the locations of the unions that are added.
fn lower_if(
    is_meant: impl Fn(&Schema) -> bool,
    schemas: &mut Schemas,
    diagnostics: &mut Diagnostics,
) -> Vec<String> {
    let tuples: HashSet<String> = among_finite(is_exact, schemas);
    let open: HashSet<String> = among_finite(is_open, schemas);
    let lists = each_schema(schemas)
        .filter_map(|(location, schema)| Some((location.clone(), different(schema, schemas)?)));
    let lists: HashMap<String, Vec<Value>> = lists.collect();
    let mut added = Vec::new();
    for (location, schema) in each_schema_mut(schemas) {
        if tuples.contains(location) {
            if !schema.has("type") {
                schema.annotations.assumed = Some(Assumption::Types(vec![AssumedType::Array]));
            }
            let positions = schema.locations("prefixItems").map(str::to_owned).collect();
            schema.keep_annotations();
            schema.assertions.tuple = Some(positions);
            continue;
        }
        if open.contains(location) {
            continue;
        }
        let count = schema.array("prefixItems").map_or(0, Vec::len);
        end_after(schema, count);
        if !is_meant(schema) {
            continue;
        }
        let first: Vec<String> = schema.locations("prefixItems").map(str::to_owned).collect();
        schema.remove("prefixItems");
        if count == 0 {
            continue;
        }
        let rest = schema.location("items").map(str::to_owned);
        let may_be_any = schema.remove("items").is_none() && !ends(schema, count);
        schema.assertions.positions = Some(Positions { first, rest });
        let items = lists.get(location).map(Vec::as_slice).unwrap_or_default();
        let at = format!("{location}/prefixItems");
        let mut report =
            |message| diagnostics.push(Diagnostic::new(&codes::UNCHECKED_KEYWORD, &at, message));
        match items {
            _ if may_be_any => {
                report("items are not validated by position: each may have any value");
            }
            [only] => schema.set("items", only.clone()),
            several => {
                report("items are not validated by position: each may be any of these");
                let any_of = Schema::with("anyOf", several);
                added.push((at.clone(), Entry::from(any_of)));
                schema.set("items", reference(&at));
            }
        }
    }
    let locations = added.iter().map(|(at, _)| at.clone()).collect();
    schemas.extend(added);
    locations
}

/// The schemas of the items of an array, by position and for the rest, that differ in more than their annotations.
fn different(schema: &Schema, schemas: &Schemas) -> Option<Vec<Value>> {
    let first = schema.array("prefixItems")?;
    let content = |item: &Value| -> Option<String> {
        let mut content = target_schema(schemas, referenced(item)?)?.clone();
        content
            .keywords
            .retain(|keyword, _| !matches!(keyword.as_str(), "title" | "description"));
        Some(format!("{content:?}"))
    };
    let rest = schema.get("items").filter(|rest| !rest.is_boolean());
    let (mut seen, mut items) = (HashSet::new(), Vec::new());
    for item in first.iter().chain(rest) {
        if seen.insert(content(item).unwrap_or_else(|| item.to_string())) {
            items.push(item.clone());
        }
    }
    Some(items)
}

/// Whether an array has a limited number of items.
fn ends(schema: &Schema, count: usize) -> bool {
    schema
        .get("maxItems")
        .and_then(Value::as_u64)
        .is_some_and(|most| most <= count as u64)
}

/// `items: false`: no further items.
fn end_after(schema: &mut Schema, count: usize) {
    if schema.get("items") == Some(&Value::Bool(false)) {
        schema.remove("items");
        if !ends(schema, count) {
            schema.set("maxItems", count);
        }
    }
}

/// The locations of these schemas, except for schemas that contain themselves without a type that has a name in between.
fn among_finite(is_meant: fn(&Schema) -> bool, schemas: &Schemas) -> HashSet<String> {
    let meant = each_schema(schemas)
        .filter(|(_, schema)| is_meant(schema))
        .map(|(location, _)| location);
    let mut meant: HashSet<String> = meant.cloned().collect();
    if meant.is_empty() {
        return meant;
    }
    let leads: Vec<_> = schemas
        .iter()
        .map(|(location, entry)| (location.as_str(), held(entry)))
        .collect();
    for cycle in cycles(&leads) {
        for location in cycle {
            meant.remove(location);
        }
    }
    meant
}

/// Whether its values have as many items as there are positions.
fn is_exact(schema: &Schema) -> bool {
    let Some(count) = schema.array("prefixItems").map(Vec::len) else {
        return false;
    };
    let number = |keyword: &str| schema.get(keyword).and_then(Value::as_u64);
    let is_closed = schema.get("items") == Some(&Value::Bool(false));
    let ends = is_closed || number("maxItems") == Some(count as u64);
    let plain = schema.has_only(&["prefixItems", "items", "minItems", "maxItems", "type"]);
    let is_array = schema.get("type").is_none_or(|kind| kind == "array");
    POSITIONS.contains(&count)
        && number("minItems") == Some(count as u64)
        && ends
        && plain
        && is_array
}

/// Whether its values have these items first, and others may follow.
fn is_open(schema: &Schema) -> bool {
    let Some(count) = schema.array("prefixItems").map(Vec::len) else {
        return false;
    };
    let is_closed = schema.get("items") == Some(&Value::Bool(false)) || ends(schema, count);
    let is_array = schema.get("type").is_none_or(|kind| match kind {
        Value::Array(kinds) => kinds.iter().any(|kind| kind == "array"),
        kind => kind == "array",
    });
    OPEN_POSITIONS.contains(&count) && !is_closed && is_array && !schema.has("allOf")
}

/// What a type of this schema could hold without a name: all but properties.
fn held(entry: &Entry) -> Vec<&str> {
    let schema = match entry {
        Entry::Reference(target) => return vec![target.as_str()],
        Entry::Schema(schema) => schema,
    };
    let lists = ["prefixItems", "allOf", "anyOf", "oneOf"].into_iter();
    let tuple = schema.assertions.tuple.iter().flatten();
    let listed = lists
        .flat_map(|keyword| schema.locations(keyword))
        .chain(tuple.map(String::as_str));
    let inside = ["items", "additionalProperties"].into_iter();
    listed
        .chain(inside.filter_map(|keyword| schema.location(keyword)))
        .collect()
}
