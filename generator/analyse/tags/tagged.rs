//! Tags: the values of a property by which the branches of a union are distinguished.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::ir::{Owned, TagValue};
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind, Schemas};
use crate::values::literals::literals;

/// What is known about tags before any type is planned.
#[derive(Clone, Debug, Default)]
pub struct Tags {
    pub(super) unions: HashMap<String, Tagged>,
    pub(super) owners: HashMap<String, Vec<Owned>>,
}

impl Tags {
    /// The tag of the union at a location, if it has one.
    pub fn of_union(&self, location: &str) -> Option<&Tagged> {
        self.unions.get(location)
    }

    /// The tags that the struct at a location owns: the one in its own schema comes first.
    pub fn of_object(&self, location: &str) -> &[Owned] {
        self.owners
            .get(location)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }
}

/// A union with a tag.
#[derive(Clone, Debug)]
pub struct Tagged {
    /// The tag's name.
    pub key: String,
    /// Whether the document declares it as the discriminator.
    pub explicit: bool,
    /// The values of each branch, by the branch's position.
    pub values: Vec<Vec<TagValue>>,
    /// The positions of the branches that do not require the tag.
    pub untagged: Vec<usize>,
    /// The position of the branch that an object with any other tag is.
    pub default: Option<usize>,
}

/// Whether an object, or a branch of a union, has a property.
pub fn describes(model: &Schemas, branch: &str, key: &str) -> bool {
    leaves(model, branch)
        .iter()
        .any(|found| has_property(found, key))
}

/// Whether an object, or every branch of a union, has a property.
pub fn all_describe(model: &Schemas, branch: &str, key: &str) -> bool {
    leaves(model, branch)
        .iter()
        .all(|found| has_property(found, key))
}

fn has_property(found: &Found<'_>, key: &str) -> bool {
    found
        .object()
        .is_some_and(|object| object.properties.contains_key(key))
}

/// The positions of the branches that do not require the tag: a value without one belongs to one of them.
pub fn find_untagged(model: &Schemas, branches: &[&str], key: &str) -> Vec<usize> {
    let positions = branches.iter().enumerate();
    positions
        .filter(|(_, branch)| !requires(model, branch, key))
        .map(|(position, _)| position)
        .collect()
}

/// Whether an object, or every branch of a union, requires a property.
fn requires(model: &Schemas, branch: &str, key: &str) -> bool {
    let leaves = leaves(model, branch);
    let requires = |found: &Found<'_>| {
        found
            .object()
            .is_some_and(|object| object.required.iter().any(|name| name == key))
    };
    !leaves.is_empty() && leaves.iter().all(requires)
}

/// The constants and enum values of a property of an object, or of every branch of a union, each once.
pub fn branch_literals(model: &Schemas, branch: &str, key: &str) -> Option<Vec<TagValue>> {
    let values = leaves(model, branch)
        .into_iter()
        .map(|found| match &found.schema.kind {
            Kind::Object(object) => literals(model, object, key),
            _ => None,
        });
    let mut values = values.collect::<Option<Vec<_>>>()?.concat();
    let mut seen = HashSet::new();
    values.retain(|value| seen.insert(value.clone()));
    (!values.is_empty()).then_some(values)
}

/// Whether each value selects one branch: no two branches share one, and all are of one JSON type, so that no string can be
/// treated as a number.
pub fn are_distinct(values: &[Vec<TagValue>]) -> bool {
    let mut seen = HashSet::new();
    let kinds: HashSet<_> = values
        .iter()
        .flatten()
        .map(std::mem::discriminant)
        .collect();
    kinds.len() == 1
        && values.iter().all(|branch| {
            let branch: BTreeSet<_> = branch.iter().collect();
            !branch.is_empty() && branch.into_iter().all(|value| seen.insert(value))
        })
}
