//! A union whose branches extend it, as Springdoc writes it: the extended part becomes a schema of its own, and the union has only
//! branches.

use std::collections::BTreeSet;

use super::extend::extend_base;
use super::heirs::{ancestors, parts};
use super::tags::base_place;
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
struct Circle {
    union: String,
    heirs: BTreeSet<String>,
    /// Whether all branches do.
    whole: bool,
}

/// See the module's documentation.
pub fn open_circles(schemas: &mut Schemas, _: &mut Diagnostics) {
    let circles: Vec<Circle> = schemas
        .keys()
        .filter_map(|place| circle(schemas, place))
        .collect();
    // Runs first, because branches may extend a union.
    for Circle { union, heirs, .. } in &circles {
        for heir in heirs {
            extend_base(schemas, heir, &BTreeSet::from([union.clone()]));
        }
    }
    for Circle { union, whole, .. } in circles {
        let Some(schema) = schema_at_mut(schemas, &union) else {
            continue;
        };
        let base = base_of(schema);
        if whole {
            keep_union(schema);
        }
        schemas.insert(base_place(&union), base.into());
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

fn circle(schemas: &Schemas, union: &str) -> Option<Circle> {
    let branches = branches(schemas, union)?;
    let leads = |heir: &str| {
        let parts = schema_at(schemas, heir).into_iter().flat_map(parts);
        heir != union
            && parts
                .map(|part| target(schemas, part))
                .any(|part| part == union)
    };
    let (mut heirs, mut whole) = (BTreeSet::new(), true);
    for branch in branches {
        let found: Vec<&str> = ancestors(schemas, branch)
            .into_iter()
            .filter(|heir| leads(heir))
            .collect();
        whole &= !found.is_empty();
        heirs.extend(found.into_iter().map(str::to_owned));
    }
    (!heirs.is_empty()).then(|| Circle {
        union: union.to_owned(),
        heirs,
        whole,
    })
}

/// The branches of a union, those of unions inside it in place of these; `None` where it is none.
fn branches<'s>(schemas: &'s Schemas, union: &'s str) -> Option<Vec<&'s str>> {
    schema_at(schemas, union)?.union_keyword()?;
    let (mut branches, mut seen, mut queue) = (Vec::new(), BTreeSet::from([union]), vec![union]);
    while let Some(place) = queue.pop() {
        let schema = schema_at(schemas, place);
        let whole = schema.filter(|schema| place == union || !schema.has("allOf"));
        match whole.and_then(|schema| Some((schema, schema.union_keyword()?))) {
            Some((schema, keyword)) => {
                let places = schema
                    .locations(keyword)
                    .map(|place| target(schemas, place));
                queue.extend(places.filter(|place| seen.insert(*place)));
            }
            None => branches.push(place),
        }
    }
    Some(branches)
}
