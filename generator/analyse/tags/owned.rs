//! Unions of structs that own a tag because another union has it, such as a union of some child schemas of a parent.

use super::tagged::{Tagged, Tags, all_describe, are_distinct, find_untagged};
use crate::analyse::unions::object_location;
use crate::analyse::unions::objects;
use crate::ir::{OwnedValue, TagValue};
use crate::schema::leaves::leaves;
use crate::schema::{Found, Schemas};

/// The tag of such a union, or of the objects among its branches, with the location of the one or the other.
pub fn decide_by_owned(
    tags: &Tags,
    model: &Schemas,
    union: Found<'_>,
    branches: &[&str],
) -> Option<(String, Tagged)> {
    if let Some(tagged) = owned_tag(tags, model, branches) {
        return Some((union.location.to_owned(), tagged));
    }
    let location = object_location(union.location);
    let objects = objects(model, tags, union);
    let is_open = objects.len() > 1 && tags.of_union(&location).is_none();
    Some((
        location,
        is_open
            .then(|| owned_tag(tags, model, &objects))
            .flatten()?,
    ))
}

/// A tag that every branch describes and owns.
fn owned_tag(tags: &Tags, model: &Schemas, branches: &[&str]) -> Option<Tagged> {
    let first = leaves(model, branches.first()?)
        .into_iter()
        .next()?
        .location;
    let described = |key: &&String| {
        branches
            .iter()
            .all(|branch| all_describe(model, branch, key))
    };
    tags.of_object(first)
        .iter()
        .map(|owned| &owned.key)
        .filter(described)
        .find_map(|key| {
            let values = branches.iter().map(|branch| {
                let leaves = leaves(model, branch).into_iter();
                leaves
                    .map(|leaf| Some((leaf.location, owned_value(tags, leaf.location, key)?)))
                    .collect()
            });
            let values = less_inner(&values.collect::<Option<Vec<_>>>()?);
            let is_distinguished = are_distinct(&values);
            let untagged = find_untagged(model, branches, key);
            is_distinguished.then_some(Tagged {
                key: key.clone(),
                explicit: false,
                values,
                untagged,
                default: None,
            })
        })
}

fn owned_value(tags: &Tags, location: &str, key: &str) -> Option<TagValue> {
    let owned = tags
        .of_object(location)
        .iter()
        .find(|owned| owned.key == key)?;
    Some(match &owned.value {
        OwnedValue::Tag(value) => value.clone(),
        OwnedValue::Constant(text) => TagValue::String(text.clone()),
    })
}

/// The values of each branch, given with their structs. A struct that several branches contain, such as a parent schema and one of
/// its child schemas, belongs to the branch with the fewest.
fn less_inner(branches: &[Vec<(&str, TagValue)>]) -> Vec<Vec<TagValue>> {
    let is_inner = |own: &(&str, TagValue), outer: usize| {
        branches
            .iter()
            .any(|inner| inner.len() < outer && inner.contains(own))
    };
    let less = branches.iter().map(|branch| {
        let kept = branch.iter().filter(|own| !is_inner(own, branch.len()));
        kept.map(|(_, value)| value.clone()).collect()
    });
    less.collect()
}
