//! The branches of a union, with those of unions inside it that no tag decides: these are opened, so that every branch is
//! of one kind of JSON value.

use std::collections::HashSet;

use super::locations::is_component;
use super::tags::tagged::Tags;
use crate::ir::JsonKind;
use crate::schema::leaves::enum_values;
use crate::schema::{Found, Kind, Schemas};

/// How deep unions in unions are opened.
pub const DEEPEST: usize = 16;

/// Opens a union. A named union inside it, whose branches are all of a kind that no other branch is of, stays whole.
pub fn flat_branches<'a>(model: &'a Schemas, tags: &Tags, union: Found<'a>) -> Vec<&'a str> {
    let mut branches = Vec::new();
    let Some(list) = union.branches() else {
        return branches;
    };
    let parts: Vec<(&str, Vec<&'a str>)> = list
        .iter()
        .map(|place| {
            let mut inside = Vec::new();
            open_branch(model, tags, place, &mut inside, &mut HashSet::new(), 0);
            (place.as_str(), inside)
        })
        .collect();
    let mut known = HashSet::new();
    for (index, (place, inside)) in parts.iter().enumerate() {
        let others = parts
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index);
        let others = others.flat_map(|(_, (_, inside))| inside);
        let whole = inside.len() > 1
            && is_component(place)
            && one_kind(model, inside).is_some_and(|kind| {
                others
                    .into_iter()
                    .all(|other| json_kind(model, other) != Some(kind))
            });
        let places = if whole {
            std::slice::from_ref(place)
        } else {
            inside
        };
        branches.extend(places.iter().filter(|place| known.insert(**place)));
    }
    branches
}

pub fn one_kind(model: &Schemas, places: &[&str]) -> Option<JsonKind> {
    let kind = json_kind(model, places.first()?)?;
    places
        .iter()
        .all(|place| json_kind(model, place) == Some(kind))
        .then_some(kind)
}

pub fn open_branch<'a>(
    model: &'a Schemas,
    tags: &Tags,
    place: &'a str,
    branches: &mut Vec<&'a str>,
    opened: &mut HashSet<&'a str>,
    depth: usize,
) {
    if !opened.insert(place) {
        return;
    }
    let Some(found) = model.find_bare(place) else {
        return;
    };
    match found.branches() {
        Some(list) if depth < DEEPEST && tags.of_union(found.place).is_none() => {
            for place in list {
                open_branch(model, tags, place, branches, opened, depth + 1);
            }
        }
        _ => branches.push(place),
    }
}

/// The one kind of JSON value that a schema accepts, null aside.
pub fn json_kind(model: &Schemas, place: &str) -> Option<JsonKind> {
    kind_within(model, place, 0)
}

pub fn kind_within(model: &Schemas, place: &str, depth: usize) -> Option<JsonKind> {
    let found = model.find_bare(place).filter(|_| depth < DEEPEST)?;
    match &found.schema.kind {
        Kind::String(_) => Some(JsonKind::String),
        Kind::Integer(_) => Some(JsonKind::Integer),
        Kind::Number(_) => Some(JsonKind::Number),
        Kind::Boolean(_) => Some(JsonKind::Boolean),
        Kind::Array(_) | Kind::Tuple(_) => Some(JsonKind::Array),
        Kind::Object(_) => Some(JsonKind::Object),
        // Only unions of one kind are left whole.
        Kind::OneOf(list) | Kind::AnyOf(list) => kind_within(model, list.first()?, depth + 1),
        Kind::Annotated(_) | Kind::Null | Kind::Any => None,
    }
}

/// Whether a branch is a union that is left whole and that no tag decides.
pub fn is_untagged_union(model: &Schemas, tags: &Tags, place: &str) -> bool {
    let found = model
        .find_bare(place)
        .filter(|found| found.branches().is_some());
    found.is_some_and(|found| tags.of_union(found.place).is_none())
}

/// Where the objects among the branches of a union are a union of their own.
pub fn object_place(union: &str) -> String {
    format!("{union}/object")
}

/// Where the enums of texts among the branches of a union are one enum.
pub fn text_place(union: &str) -> String {
    format!("{union}/text")
}

/// Whether a union that no tag decides has several enums of texts, and branches of other kinds.
pub fn has_texts_and_others(model: &Schemas, tags: &Tags, union: Found<'_>) -> bool {
    let branches = flat_branches(model, tags, union);
    let is_enum = |place: &&&str| {
        model
            .find_bare(place)
            .is_some_and(|found| enum_values(found).is_some())
    };
    branches.iter().filter(is_enum).count() > 1
        && branches
            .iter()
            .any(|place| json_kind(model, place) != Some(JsonKind::String))
}

/// The objects among the branches of a union that no tag decides.
pub fn objects<'a>(model: &'a Schemas, tags: &Tags, union: Found<'a>) -> Vec<&'a str> {
    let mut all = flat_branches(model, tags, union);
    all.retain(|branch| json_kind(model, branch) == Some(JsonKind::Object));
    all
}
