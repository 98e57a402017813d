//! The tag of each union, and the struct that owns it.
//!
//! A tag is the property of an explicit `discriminator`, or a property that is a constant or an enum in every branch. A struct whose
//! tag has one value owns it: it has no field for it.

mod claims;
mod cycles;
mod explicit;
mod mapping;
mod owned;
pub mod tagged;

use self::tagged::{are_distinct, branch_literals, describes, find_untagged};
use crate::analyse::unions::objects;

pub use self::tagged::{Tagged, Tags};
use std::collections::HashSet;

use self::claims::Claims;
use self::cycles::circular_unions;
use self::explicit::{decide_by_discriminator, find_flaw};
use self::mapping::{Mapped, report_mapping, report_misspelled};
use self::owned::decide_by_owned;
use super::unions::{json_kind, object_location};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::ir::{JsonKind, Owned, OwnedValue};
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind, Schemas};
use crate::values::literals::{fixes, literal};

impl Tags {
    /// Finds the tags of all unions. `keeps_unknown`: structs keep properties without a field.
    pub fn find(model: &Schemas, keeps_unknown: bool, diagnostics: &mut Diagnostics) -> Self {
        let mut tags = Self::default();
        let mut claims = Claims::default();
        // Of two unions with a struct as a branch, the first by location decides the struct's tag: the document's order must not matter.
        let mut locations: Vec<&str> = model.locations().collect();
        locations.sort_unstable();
        let found = locations.into_iter().filter_map(|location| {
            model
                .find(location)
                .filter(|found| found.location == location)
        });
        let unions: Vec<(Found<'_>, Vec<&str>)> = found
            .filter_map(|found| Some((found, branches_of(found)?)))
            .collect();
        let mapped = Mapped::of(
            model,
            unions.iter().filter_map(|(found, _)| found.discriminator()),
        );
        for (found, branches) in &unions {
            let tagged = decide(model, *found, branches, &mapped)
                .map(|tagged| (found.location.to_owned(), tagged));
            tags.unions.extend(tagged);
        }
        for location in circular_unions(model, &unions, &tags.unions) {
            tags.unions.remove(&location);
        }
        for (found, branches) in &unions {
            let (found, branches) = (*found, branches.as_slice());
            if let Some(tagged) = tags.unions.get(found.location).cloned() {
                tags.own(model, &tagged.key, branches);
                claims.add(model, &tagged, branches, &tags.unions);
                report_mapping(model, found, branches, diagnostics);
                if tagged.explicit {
                    report_misspelled(model, found, branches, diagnostics);
                } else {
                    report_unused(
                        model,
                        (found, branches),
                        Some(&tagged.key),
                        &mapped,
                        diagnostics,
                    );
                }
                continue;
            }
            let objects = objects(model, &tags, found);
            let tagged = (objects.len() > 1)
                .then(|| decide_among(model, found, branches, &objects, &mapped))
                .flatten();
            if !tagged.as_ref().is_some_and(|tagged| tagged.explicit) {
                report_unused(model, (found, branches), None, &mapped, diagnostics);
            }
            if let Some(tagged) = tagged {
                tags.own(model, &tagged.key, &objects);
                if tagged.explicit {
                    claims.add(model, &tagged, &objects, &tags.unions);
                }
                tags.unions.insert(object_location(found.location), tagged);
            }
        }
        tags.settle(model, claims, keeps_unknown);
        let undecided =
            |(found, _): &&(Found<'_>, Vec<&str>)| !tags.unions.contains_key(found.location);
        let by_owned: Vec<(String, Tagged)> = unions
            .iter()
            .filter(undecided)
            .filter_map(|(found, branches)| decide_by_owned(&tags, model, *found, branches))
            .collect();
        tags.unions.extend(by_owned);
        tags
    }

    /// Gives structs the tags that all their unions agree on.
    fn settle(&mut self, model: &Schemas, claims: Claims, keeps_unknown: bool) {
        for (location, tag) in claims.settle(model, keeps_unknown) {
            let owned = self.owners.entry(location).or_default();
            // A struct has at most one property that it owns and that may be absent.
            let has_room = !tag.optional || owned.iter().all(|other| !other.optional);
            if has_room && owned.iter().all(|other| other.key != tag.key) {
                owned.push(tag);
            }
        }
    }

    fn own(&mut self, model: &Schemas, key: &str, branches: &[&str]) {
        for found in branches.iter().flat_map(|branch| leaves(model, branch)) {
            let Some(object) = found.object() else {
                continue;
            };
            if let Some(value) = literal(model, object, key) {
                let optional = !object.required.iter().any(|name| name == key);
                let (key, value) = (key.to_owned(), OwnedValue::Tag(value));
                let owned = || {
                    vec![Owned {
                        key,
                        value,
                        optional,
                    }]
                };
                self.owners
                    .entry(found.location.to_owned())
                    .or_insert_with(owned);
            }
        }
    }
}

/// The branches, where a schema is a union.
fn branches_of(found: Found<'_>) -> Option<Vec<&str>> {
    Some(found.branches()?.iter().map(String::as_str).collect())
}

fn decide<'a>(
    model: &'a Schemas,
    union: Found<'a>,
    branches: &[&'a str],
    mapped: &Mapped<'a>,
) -> Option<Tagged> {
    // Nothing distinguishes a schema from itself.
    let locations = branches
        .iter()
        .filter_map(|branch| Some(model.find_bare(branch)?.location));
    if locations.collect::<HashSet<_>>().len() < branches.len() {
        return None;
    }
    if names_nothing(model, union, branches)
        && let Some(decided) = decide_by_literals(model, branches)
    {
        return Some(decided);
    }
    decide_by_discriminator(model, union, branches, mapped)
        .or_else(|| decide_by_literals(model, branches))
}

/// The tag of the objects among branches of other JSON types. The discriminator decides only where there are no other branches.
fn decide_among<'a>(
    model: &'a Schemas,
    union: Found<'a>,
    branches: &[&'a str],
    objects: &[&'a str],
    mapped: &Mapped<'a>,
) -> Option<Tagged> {
    let is_other =
        |branch: &&str| json_kind(model, branch).is_some_and(|kind| kind != JsonKind::Object);
    let has_others = branches.iter().any(is_other);
    let named = has_others
        .then(|| decide_by_discriminator(model, union, objects, mapped))
        .flatten();
    named.or_else(|| decide_by_literals(model, objects))
}

/// Whether a discriminator has no mapping and names a property that no branch describes.
fn names_nothing(model: &Schemas, union: Found<'_>, branches: &[&str]) -> bool {
    let Some(discriminator) = union.discriminator() else {
        return false;
    };
    discriminator.mapping.is_empty()
        && !branches
            .iter()
            .any(|branch| describes(model, branch, &discriminator.property_name))
}

fn decide_by_literals(model: &Schemas, branches: &[&str]) -> Option<Tagged> {
    literal_keys(model, branches.first()?)
        .into_iter()
        .find_map(|key| {
            let values = branches
                .iter()
                .map(|branch| branch_literals(model, branch, &key));
            let values: Vec<_> = values.collect::<Option<_>>()?;
            let untagged = find_untagged(model, branches, &key);
            are_distinct(&values).then_some(Tagged {
                key,
                explicit: false,
                values,
                untagged,
                default: None,
            })
        })
}

/// A property that is a constant or an enum in each of some schemas, and distinguishes them.
pub fn find_tag(model: &Schemas, locations: &[&str]) -> Option<Tagged> {
    decide_by_literals(model, locations)
}

/// Reports a discriminator that is ignored; `other` is a property that distinguishes the branches.
fn report_unused<'a>(
    model: &'a Schemas,
    (union, branches): (Found<'a>, &[&'a str]),
    other: Option<&str>,
    mapped: &Mapped<'a>,
    diagnostics: &mut Diagnostics,
) {
    let Some(discriminator) = union.discriminator() else {
        return;
    };
    let key = &discriminator.property_name;
    let does = other
        .map(|other| format!("; `{other}` does"))
        .unwrap_or_default();
    let message = format!("the discriminator `{key}` does not distinguish the branches{does}");
    let at = format!("{}/discriminator", union.location);
    let found = Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message);
    let help = match other {
        Some(other) if names_nothing(model, union, branches) => Some(format!(
            "no branch has `{key}`: set `propertyName` to `{other}`"
        )),
        _ => find_flaw(model, union, discriminator, branches, mapped),
    };
    diagnostics.push(Diagnostic { help, ..found });
}

/// The properties that are constants or enums in an object, or in the first branch of a union.
fn literal_keys(model: &Schemas, branch: &str) -> Vec<String> {
    let first = leaves(model, branch).into_iter().next();
    let Some(Kind::Object(object)) = first.map(|found| &found.schema.kind) else {
        return Vec::new();
    };
    object
        .properties
        .keys()
        .filter(|key| fixes(model, object, key))
        .cloned()
        .collect()
}
