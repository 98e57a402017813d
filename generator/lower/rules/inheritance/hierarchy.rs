//! Which schemas extend which by `allOf`.

use std::collections::{BTreeMap, BTreeSet};

use super::super::all_of::may_restrict;
use crate::lower::named::named;
use crate::lower::normal::{Schema, Schemas, each_schema, referenced, schema_at, target};

/// How many schemas one may extend.
const MOST_ANCESTORS: usize = 1024;

/// The named schemas that extend a named schema, for each that may be a parent with a discriminator.
pub type Children = BTreeMap<String, BTreeSet<String>>;

/// Whether a location is that of a named schema, including one that only another schema refers to.
pub fn is_named(location: &str) -> bool {
    let above = location.rsplit_once('/').map_or("", |(above, _)| above);
    named(location).is_some()
        || ["/definitions", "/$defs"]
            .iter()
            .any(|section| above.ends_with(section))
}

/// The targets of the schema's `allOf`.
pub fn parts(schema: &Schema) -> impl Iterator<Item = &str> {
    schema.locations("allOf")
}

/// Whether `allOf` is more than a wrapper around one annotated schema.
pub fn extends(schema: &Schema) -> bool {
    parts(schema).count() > 1 || !schema.has_only(&["allOf"])
}

/// Whether a schema restricts more than one that its `allOf` refers to.
pub fn adds(schemas: &Schemas, schema: &Schema) -> bool {
    let mut own = schema.clone();
    own.remove("allOf");
    let parts: BTreeSet<&str> = parts(schema).map(|part| target(schemas, part)).collect();
    let speaking = parts
        .into_iter()
        .filter(|location| schema_at(schemas, location).is_none_or(may_restrict));
    may_restrict(&own) || speaking.count() > 1
}

/// The schema itself and all that it extends, the nearest first.
pub fn ancestors<'s>(schemas: &'s Schemas, location: &'s str) -> Vec<&'s str> {
    let (mut found, mut seen, mut next) = (vec![location], BTreeSet::from([location]), 0);
    while let Some(location) = found.get(next).filter(|_| found.len() < MOST_ANCESTORS) {
        let schema = schema_at(schemas, location);
        let above = schema
            .into_iter()
            .flat_map(parts)
            .map(|part| target(schemas, part));
        let above: Vec<&str> = above.filter(|part| seen.insert(*part)).collect();
        found.extend(above);
        next += 1;
    }
    found
}

/// Whether a schema, or one that it extends, requires a property.
pub fn requires(schemas: &Schemas, location: &str, key: &str) -> bool {
    let all = ancestors(schemas, location).into_iter();
    let mut schemas = all.filter_map(|location| schema_at(schemas, location));
    schemas.any(|schema| schema.required().any(|name| name == key))
}

/// The location of a property of a schema, not of one that it extends.
pub fn property<'s>(schemas: &'s Schemas, location: &str, key: &str) -> Option<&'s str> {
    let property = schema_at(schemas, location)?.properties()?.get(key)?;
    referenced(property).map(|location| target(schemas, location))
}

/// The named schemas that extend each named schema: sorted, as nobody chose an order.
pub fn children(schemas: &Schemas, bases: &BTreeSet<String>) -> Children {
    let mut children = Children::new();
    for (location, schema) in each_schema(schemas).filter(|(location, _)| is_named(location)) {
        for part in parts(schema).map(|part| target(schemas, part)) {
            let extends = extends(schema) || (bases.contains(part) && !schema.is_nullable());
            if extends && part != location && is_named(part) {
                children
                    .entry(part.to_owned())
                    .or_default()
                    .insert(location.clone());
            }
        }
    }
    children
}

/// All child schemas of a schema, without those of a child that is a parent with a discriminator itself.
pub fn descendants<'c>(
    base: &str,
    children: &'c Children,
    bases: &BTreeSet<String>,
) -> Vec<&'c str> {
    let (mut found, mut seen) = (Vec::new(), BTreeSet::from([base]));
    let mut queue: Vec<&String> = children.get(base).into_iter().flatten().rev().collect();
    while let Some(child) = queue.pop() {
        if !seen.insert(child) {
            continue;
        }
        found.push(child.as_str());
        if !bases.contains(child) {
            queue.extend(children.get(child).into_iter().flatten().rev());
        }
    }
    found
}
