//! A union whose branches extend it, as Springdoc writes it: the extended part becomes a schema of its own, and the union has only
//! branches.

use std::collections::BTreeSet;

use super::extend::extend_base;
use super::hierarchy::{ancestors, parts};
use super::tags::base_location;
use crate::diagnostic::Diagnostics;
use crate::lower::normal::{
    Annotations, Assertions, Schema, Schemas, schema_at, schema_at_mut, target,
};

/// Keywords about a union itself; all others are about its branches.
const OF_UNIONS: [&str; 6] = [
    "oneOf",
    "anyOf",
    "title",
    "description",
    "nullable",
    "deprecated",
];

/// A union, and the parts of its branches that refer to it.
struct Cycle {
    union: String,
    child_schemas: BTreeSet<String>,
    /// Whether all branches do.
    whole: bool,
}

/// See the module's documentation.
pub fn open_cycles(schemas: &mut Schemas, _: &mut Diagnostics) {
    let cycles: Vec<Cycle> = schemas
        .keys()
        .filter_map(|location| cycle(schemas, location))
        .collect();
    // Runs first, because branches may extend a union.
    for Cycle {
        union,
        child_schemas,
        ..
    } in &cycles
    {
        for child_schema in child_schemas {
            extend_base(schemas, child_schema, &BTreeSet::from([union.clone()]));
        }
    }
    for Cycle { union, whole, .. } in cycles {
        let Some(schema) = schema_at_mut(schemas, &union) else {
            continue;
        };
        let base = base_of(schema);
        if whole {
            keep_union(schema);
        }
        schemas.insert(base_location(&union), base.into());
    }
}

/// The keywords of a union about its branches.
fn base_of(union: &Schema) -> Schema {
    let mut base = union.clone();
    base.keywords
        .retain(|keyword, _| !OF_UNIONS.contains(&keyword.as_str()));
    base.discriminator = None;
    base.annotations.component_name = None;
    base
}

/// Keeps only the keywords of a union about itself.
fn keep_union(union: &mut Schema) {
    union
        .keywords
        .retain(|keyword, _| OF_UNIONS.contains(&keyword.as_str()));
    union.assertions = Assertions::default();
    union.annotations = Annotations {
        component_name: union.annotations.component_name.take(),
        ..Annotations::default()
    };
}

fn cycle(schemas: &Schemas, union: &str) -> Option<Cycle> {
    let branches = branches(schemas, union)?;
    let leads = |child_schema: &str| {
        let parts = schema_at(schemas, child_schema).into_iter().flat_map(parts);
        child_schema != union
            && parts
                .map(|part| target(schemas, part))
                .any(|part| part == union)
    };
    let (mut child_schemas, mut whole) = (BTreeSet::new(), true);
    for branch in branches {
        let found: Vec<&str> = ancestors(schemas, branch)
            .into_iter()
            .filter(|child_schema| leads(child_schema))
            .collect();
        whole &= !found.is_empty();
        child_schemas.extend(found.into_iter().map(str::to_owned));
    }
    (!child_schemas.is_empty()).then(|| Cycle {
        union: union.to_owned(),
        child_schemas,
        whole,
    })
}

/// The branches of a union, those of unions inside it in place of these; `None` where it is none.
fn branches<'s>(schemas: &'s Schemas, union: &'s str) -> Option<Vec<&'s str>> {
    schema_at(schemas, union)?.union_keyword()?;
    let (mut branches, mut seen, mut queue) = (Vec::new(), BTreeSet::from([union]), vec![union]);
    while let Some(location) = queue.pop() {
        let schema = schema_at(schemas, location);
        let whole = schema.filter(|schema| location == union || !schema.has("allOf"));
        match whole.and_then(|schema| Some((schema, schema.union_keyword()?))) {
            Some((schema, keyword)) => {
                let locations = schema
                    .locations(keyword)
                    .map(|location| target(schemas, location));
                queue.extend(locations.filter(|location| seen.insert(*location)));
            }
            None => branches.push(location),
        }
    }
    Some(branches)
}
