//! A union whose branches extend it, as Springdoc writes it: what they extend is put beside it, and it is nothing but its branches.

use std::collections::BTreeSet;

use serde_json::Value;

use super::extend_base;
use super::heirs::{ancestors, parts};
use super::tags::base_place;
use crate::diagnostic::Diagnostics;
use crate::lower::normal::{Schema, Schemas, UNIONS, extension, referenced, target};

/// What a union itself says; all else is said of its branches.
const OF_UNIONS: [&str; 8] = [
    "oneOf",
    "anyOf",
    "discriminator",
    "title",
    "description",
    "nullable",
    "deprecated",
    extension::CALLED,
];

/// A union, and what in its branches extends it.
struct Circle {
    union: String,
    heirs: BTreeSet<String>,
    /// Whether all branches do.
    whole: bool,
}

/// See the module.
pub fn open_circles(schemas: &mut Schemas, _: &mut Diagnostics) {
    let circles: Vec<Circle> = schemas
        .keys()
        .filter_map(|place| circle(schemas, place))
        .collect();
    // First of all, as a union may be what extends another.
    for Circle { union, heirs, .. } in &circles {
        for heir in heirs {
            extend_base(schemas, heir, &BTreeSet::from([union.clone()]));
        }
    }
    for Circle { union, whole, .. } in circles {
        let Some(schema) = schemas.get_mut(&union).and_then(Value::as_object_mut) else {
            continue;
        };
        let mut base: Schema = schema.clone();
        base.retain(|keyword, _| !OF_UNIONS.contains(&keyword.as_str()));
        if whole {
            schema.retain(|keyword, _| OF_UNIONS.contains(&keyword.as_str()));
        }
        schemas.insert(base_place(&union), Value::Object(base));
    }
}

fn circle(schemas: &Schemas, union: &str) -> Option<Circle> {
    let branches = branches(schemas, union)?;
    let leads = |heir: &str| {
        let parts = schemas
            .get(heir)
            .and_then(Value::as_object)
            .into_iter()
            .flat_map(parts);
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
    let listed = |place: &str| {
        let schema = schemas.get(place)?;
        UNIONS
            .iter()
            .find_map(|keyword| schema.get(keyword)?.as_array())
    };
    listed(union)?;
    let (mut branches, mut seen, mut queue) = (Vec::new(), BTreeSet::from([union]), vec![union]);
    while let Some(place) = queue.pop() {
        let extends = schemas
            .get(place)
            .is_some_and(|schema| schema.get("allOf").is_some());
        match listed(place).filter(|_| place == union || !extends) {
            Some(list) => {
                let places = list
                    .iter()
                    .filter_map(referenced)
                    .map(|place| target(schemas, place));
                queue.extend(places.filter(|place| seen.insert(*place)));
            }
            None => branches.push(place),
        }
    }
    Some(branches)
}
