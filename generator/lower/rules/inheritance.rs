//! A `discriminator` on a schema that others extend by `allOf` → the schema is the union of those and of itself.
//!
//! What the others extend is put beside it, at `…/base`. Only where the tag is required: a value without it would be of no branch.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::super::normal::{Schema, Schemas, reference, referenced, target};
use super::merge::is_annotation;
use crate::diagnostic::Diagnostics;
use crate::source::pointer::{escape, unescape};

/// How many schemas one is held to extend.
const MOST_ANCESTORS: usize = 1024;

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let bases: BTreeSet<String> = schemas.keys().filter(|place| is_base(schemas, place)).cloned().collect();
    if bases.is_empty() {
        return;
    }
    let children = children(schemas, &bases);
    let bases: BTreeSet<String> = bases.into_iter().filter(|base| children.contains_key(base)).collect();
    let unions: Vec<(String, Vec<String>)> =
        bases.iter().map(|base| (base.clone(), descendants(base, &children, &bases))).collect();
    extend_bases(schemas, &bases, &children);
    for (base, branches) in unions {
        divide(schemas, &base, &branches);
    }
}

/// Whether a schema is a named one with a discriminator, its tag required, and no branches of its own.
fn is_base(schemas: &Schemas, place: &str) -> bool {
    let Some(schema) = schemas.get(place).and_then(Value::as_object) else { return false };
    let key = schema.get("discriminator").and_then(|discriminator| discriminator.get("propertyName"));
    let divided = ["oneOf", "anyOf"].iter().any(|keyword| schema.contains_key(*keyword));
    let required = |key: &str| requires(schemas, place, key);
    !divided && is_named(place) && key.and_then(Value::as_str).is_some_and(required)
}

fn is_named(place: &str) -> bool {
    let above = place.rsplit_once('/').map_or("", |(above, _)| above);
    ["/schemas", "/definitions", "/$defs"].iter().any(|section| above.ends_with(section))
}

/// Whether a schema, or one that it extends, requires a property.
fn requires(schemas: &Schemas, place: &str, key: &str) -> bool {
    let (mut queue, mut seen) = (vec![place], BTreeSet::new());
    while let Some(place) = queue.pop() {
        let Some(schema) = schemas.get(place).and_then(Value::as_object) else { continue };
        let own = schema.get("required").and_then(Value::as_array);
        if own.is_some_and(|names| names.iter().any(|name| name == key)) {
            return true;
        }
        if seen.len() < MOST_ANCESTORS && seen.insert(place) {
            queue.extend(parts(schema).map(|part| target(schemas, part)));
        }
    }
    false
}

fn parts(schema: &Schema) -> impl Iterator<Item = &str> {
    schema.get("allOf").and_then(Value::as_array).into_iter().flatten().filter_map(referenced)
}

/// The named schemas that extend each named schema, where that leads to a base: sorted, as nobody chose an order.
fn children(schemas: &Schemas, bases: &BTreeSet<String>) -> BTreeMap<String, BTreeSet<String>> {
    let mut children: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (place, schema) in schemas.iter().filter(|(place, _)| is_named(place)) {
        let Some(schema) = schema.as_object() else { continue };
        for part in parts(schema).map(|part| target(schemas, part)) {
            let extends = extends(schema) || (bases.contains(part) && !is_nullable(schema));
            if extends && part != place && is_named(part) {
                children.entry(part.to_owned()).or_default().insert(place.clone());
            }
        }
    }
    children
}

/// Whether `allOf` says more than how one schema is to be understood here.
fn extends(schema: &Schema) -> bool {
    parts(schema).count() > 1 || !schema.keys().all(|key| key == "allOf" || is_annotation(key))
}

fn is_nullable(schema: &Schema) -> bool {
    schema.get("nullable") == Some(&json!(true))
}

/// All that extend a base; what extends one that is a base itself is that one's affair.
fn descendants(
    base: &str,
    children: &BTreeMap<String, BTreeSet<String>>,
    bases: &BTreeSet<String>,
) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut queue: Vec<&String> = children.get(base).into_iter().flatten().rev().collect();
    while let Some(child) = queue.pop() {
        if child == base || found.contains(child) {
            continue;
        }
        found.push(child.clone());
        if !bases.contains(child) {
            queue.extend(children.get(child).into_iter().flatten().rev());
        }
    }
    found
}

fn base_place(place: &str) -> String {
    format!("{place}/base")
}

/// Lets whatever extends a base extend what is put beside it.
fn extend_bases(
    schemas: &mut Schemas,
    bases: &BTreeSet<String>,
    children: &BTreeMap<String, BTreeSet<String>>,
) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    for place in places {
        let Some(schema) = schemas.get(&place).and_then(Value::as_object) else { continue };
        let is_child = |base: &str| {
            extends(schema) || children.get(base).is_some_and(|children| children.contains(&place))
        };
        let parts: Vec<Value> = schema
            .get("allOf")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .map(|part| {
                let base = referenced(part).map(|part| target(schemas, part));
                let base = base.filter(|base| bases.contains(*base) && is_child(base));
                base.map_or_else(|| part.clone(), |base| reference(&base_place(base)))
            })
            .collect();
        if let (false, Some(schema)) =
            (parts.is_empty(), schemas.get_mut(&place).and_then(Value::as_object_mut))
        {
            // What adds nothing is a schema of its own all the same, by its name.
            let changed = schema.insert("allOf".to_owned(), json!(parts)) != Some(json!(parts));
            if changed {
                schema.entry("type").or_insert(json!("object"));
            }
        }
    }
}

/// Makes the base a union of its branches and of what it was.
fn divide(schemas: &mut Schemas, place: &str, branches: &[String]) {
    let Some(mut base) = schemas.get(place).and_then(Value::as_object).cloned() else { return };
    let mut union = Map::new();
    let all = branches.iter().cloned().chain([base_place(place)]);
    union.insert("oneOf".to_owned(), all.map(|branch| reference(&branch)).collect());
    if let Some(discriminator) = base.remove("discriminator") {
        union.insert("discriminator".to_owned(), map_itself(discriminator, place));
    }
    for annotation in ["title", "description", "nullable", "deprecated"] {
        if let Some(said) = base.get(annotation) {
            union.insert(annotation.to_owned(), said.clone());
        }
    }
    base.remove("nullable");
    schemas.insert(place.to_owned(), Value::Object(union));
    schemas.insert(base_place(place), Value::Object(base));
}

/// What maps to the base, or bears its name, maps to what is put beside it.
fn map_itself(mut discriminator: Value, place: &str) -> Value {
    let name = place.rsplit('/').next().unwrap_or_default();
    let name = unescape(name);
    let itself = [format!("#{place}"), format!("#/components/schemas/{}", escape(&name)), name.to_string()];
    let base = Value::String(format!("#{}", base_place(place)));
    let mut mapping = match discriminator.get_mut("mapping").map(Value::take) {
        Some(Value::Object(mapping)) => mapping,
        _ => Map::new(),
    };
    let mut mapped = false;
    for target in mapping.values_mut() {
        if target.as_str().is_some_and(|target| itself.iter().any(|own| own == target)) {
            *target = base.clone();
            mapped = true;
        }
    }
    if !mapped {
        mapping.entry(name).or_insert(base);
    }
    discriminator["mapping"] = Value::Object(mapping);
    discriminator
}
