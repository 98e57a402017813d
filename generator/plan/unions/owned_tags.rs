//! Unions of structs that own a tag because another union decides them by it, such as some of those that extend one base.

use super::branches::{leaves, object_place};
use super::tags::{Tagged, Tags, are_distinct, objects};
use crate::ir::{OwnedValue, TagValue};
use crate::plan::model::{Found, Model};

/// How such a union is decided, else the objects among its branches; with the place of the one or the other.
pub fn decide_by_owned(
    tags: &Tags,
    model: Model<'_>,
    union: Found<'_>,
    branches: &[&str],
) -> Option<(String, Tagged)> {
    if let Some(tagged) = owned_tag(tags, model, branches) {
        return Some((union.place.to_owned(), tagged));
    }
    let place = object_place(union.place);
    let objects = objects(model, tags, union);
    let is_open = objects.len() > 1 && tags.of_union(&place).is_none();
    Some((place, is_open.then(|| owned_tag(tags, model, &objects)).flatten()?))
}

/// A tag that every branch requires, and owns.
fn owned_tag(tags: &Tags, model: Model<'_>, branches: &[&str]) -> Option<Tagged> {
    let owned = |place: &str, key: &str| {
        let owned = tags.of_object(place).iter().find(|owned| owned.key == key && !owned.optional)?;
        Some(match &owned.value {
            OwnedValue::Tag(value) => value.clone(),
            OwnedValue::Constant(text) => TagValue::Text(text.clone()),
        })
    };
    let first = leaves(model, branches.first()?).into_iter().next()?.place;
    tags.of_object(first).iter().map(|owned| &owned.key).find_map(|key| {
        let values = branches.iter().map(|branch| {
            let values = leaves(model, branch).into_iter().map(|leaf| owned(leaf.place, key));
            values.collect::<Option<Vec<_>>>()
        });
        let values = less_inner(&values.collect::<Option<Vec<_>>>()?);
        let is_told = are_distinct(&values);
        is_told.then_some(Tagged { key: key.clone(), explicit: false, values, untagged: Vec::new() })
    })
}

/// What a branch, such as a base, has in common with one of fewer values is of that one.
fn less_inner(values: &[Vec<TagValue>]) -> Vec<Vec<TagValue>> {
    let is_inner = |value: &TagValue, outer: usize| {
        values.iter().any(|inner| inner.len() < outer && inner.contains(value))
    };
    let less =
        values.iter().map(|own| own.iter().filter(|value| !is_inner(value, own.len())).cloned().collect());
    less.collect()
}
