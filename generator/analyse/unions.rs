//! The branches of a union, with those of nested unions without a tag: these are flattened, so that every branch has one JSON
//! type.

use std::collections::HashSet;

use super::locations::is_component;
use super::tags::tagged::Tags;
use crate::ir::JsonKind;
use crate::schema::derived::{How, derive};
use crate::schema::leaves::enum_values;
use crate::schema::{Found, Kind, Schemas};

/// How deeply nested unions are flattened.
pub const DEEPEST: usize = 16;

/// Flattens a union. A named union inside it stays whole if all its branches have a JSON type that no other branch has.
pub fn flat_branches<'a>(model: &'a Schemas, tags: &Tags, union: Found<'a>) -> Vec<&'a str> {
    let mut branches = Vec::new();
    let Some(list) = union.branches() else {
        return branches;
    };
    let parts: Vec<(&str, Vec<&'a str>)> = list
        .iter()
        .map(|location| {
            let mut inside = Vec::new();
            open_branch(model, tags, location, &mut inside, &mut HashSet::new(), 0);
            (location.as_str(), inside)
        })
        .collect();
    let mut known = HashSet::new();
    for (index, (location, inside)) in parts.iter().enumerate() {
        let others = parts
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index);
        let others = others.flat_map(|(_, (_, inside))| inside);
        let whole = inside.len() > 1
            && is_component(location)
            && one_kind(model, inside).is_some_and(|kind| {
                others
                    .into_iter()
                    .all(|other| json_kind(model, other) != Some(kind))
            });
        let locations = if whole {
            std::slice::from_ref(location)
        } else {
            inside
        };
        branches.extend(locations.iter().filter(|location| known.insert(**location)));
    }
    branches
}

pub fn one_kind(model: &Schemas, locations: &[&str]) -> Option<JsonKind> {
    let kind = json_kind(model, locations.first()?)?;
    locations
        .iter()
        .all(|location| json_kind(model, location) == Some(kind))
        .then_some(kind)
}

pub fn open_branch<'a>(
    model: &'a Schemas,
    tags: &Tags,
    location: &'a str,
    branches: &mut Vec<&'a str>,
    opened: &mut HashSet<&'a str>,
    depth: usize,
) {
    if !opened.insert(location) {
        return;
    }
    let Some(found) = model.find_bare(location) else {
        return;
    };
    match found.branches() {
        Some(list) if depth < DEEPEST && tags.of_union(found.location).is_none() => {
            for location in list {
                open_branch(model, tags, location, branches, opened, depth + 1);
            }
        }
        _ => branches.push(location),
    }
}

/// The one JSON type that a schema accepts, null aside.
pub fn json_kind(model: &Schemas, location: &str) -> Option<JsonKind> {
    kind_within(model, location, 0)
}

pub fn kind_within(model: &Schemas, location: &str, depth: usize) -> Option<JsonKind> {
    let found = model.find_bare(location).filter(|_| depth < DEEPEST)?;
    match &found.schema.kind {
        // Only unions of one JSON type stay whole.
        Kind::OneOf(list) | Kind::AnyOf(list) => kind_within(model, list.first()?, depth + 1),
        kind => own_json_kind(kind),
    }
}

/// The JSON type of a schema that is no union.
pub fn own_json_kind(kind: &Kind) -> Option<JsonKind> {
    match kind {
        Kind::String(_) => Some(JsonKind::String),
        Kind::Integer(_) => Some(JsonKind::Integer),
        Kind::Number(_) => Some(JsonKind::Number),
        Kind::Boolean(_) => Some(JsonKind::Boolean),
        Kind::Array(_) | Kind::Tuple(_) => Some(JsonKind::Array),
        Kind::Object(_) => Some(JsonKind::Object),
        Kind::OneOf(_) | Kind::AnyOf(_) | Kind::Annotated(_) | Kind::Null | Kind::Any => None,
    }
}

/// Whether a branch is a union without a tag that stays whole.
pub fn is_untagged_union(model: &Schemas, tags: &Tags, location: &str) -> bool {
    let found = model
        .find_bare(location)
        .filter(|found| found.branches().is_some());
    found.is_some_and(|found| tags.of_union(found.location).is_none())
}

/// The location of the union of the objects among the branches of a union.
pub fn object_location(union: &str) -> String {
    derive(union, How::Objects)
}

/// The location of the enum of the string enums among the branches of a union.
pub fn text_location(union: &str) -> String {
    derive(union, How::Strings)
}

/// Whether a union without a tag has several string enums, and branches of other JSON types.
pub fn has_texts_and_others(model: &Schemas, tags: &Tags, union: Found<'_>) -> bool {
    let branches = flat_branches(model, tags, union);
    let is_enum = |location: &&&str| {
        model
            .find_bare(location)
            .is_some_and(|found| enum_values(found).is_some())
    };
    branches.iter().filter(is_enum).count() > 1
        && branches
            .iter()
            .any(|location| json_kind(model, location) != Some(JsonKind::String))
}

/// The objects among the branches of a union without a tag.
pub fn objects<'a>(model: &'a Schemas, tags: &Tags, union: Found<'a>) -> Vec<&'a str> {
    let mut all = flat_branches(model, tags, union);
    all.retain(|branch| json_kind(model, branch) == Some(JsonKind::Object));
    all
}
