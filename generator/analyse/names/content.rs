//! Unions that are named after their contents.

use super::named_locations::Locations;
use crate::analyse::scalars::scalar_type;
use crate::analyse::tags::Tags;
use crate::analyse::unions::{flat_branches, json_kind};
use crate::ir::{IntegerType, JsonKind, Temporal, Type};
use crate::lock::Terms;
use crate::lower::named::named;
use crate::operations::media;
use crate::schema::{Found, Kind, Schemas};

/// Unions of more branches than this are named after their location.
pub const MOST_NAMED_BRANCHES: usize = 3;

/// A part of such a union.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// A key that is equal for two unions only if their contents are.
    pub key: String,
    /// The contents in words.
    pub raw_name: String,
}

/// The contents of a union that is named after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnionContent {
    /// A key that is equal for two unions only if their contents are.
    pub key: String,
    /// The contents in words, in each order of them; that of the document comes first.
    pub raw_names: Vec<String>,
}

/// The contents of a union, if its name is made of nothing else; `None` where it is named after its location.
pub fn content_of(
    model: &Schemas,
    tags: &Tags,
    locations: &Locations,
    union: Found<'_>,
) -> Option<UnionContent> {
    let branches = flat_branches(model, tags, union);
    let kinds: Vec<JsonKind> = branches
        .iter()
        .filter_map(|branch| json_kind(model, branch))
        .collect();
    let twice = |kind: JsonKind| kinds.iter().filter(|other| **other == kind).count() > 1;
    if twice(JsonKind::Object) || twice(JsonKind::Array) {
        return None;
    }
    let mut parts: Vec<Content> = Vec::new();
    for branch in branches {
        let part = part_of(model, locations, branch, 0)?;
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    if parts.len() > MOST_NAMED_BRANCHES {
        return None;
    }
    let mut keys: Vec<&str> = parts.iter().map(|part| part.key.as_str()).collect();
    if locations.terms() >= Terms::Ordered {
        keys.sort_unstable();
    }
    let words: Vec<&str> = parts.iter().map(|part| part.raw_name.as_str()).collect();
    Some(UnionContent {
        key: keys.join(" or "),
        raw_names: orders_of(&words)
            .iter()
            .map(|words| words.join(" or "))
            .collect(),
    })
}

/// All orders of a few words, the given one first.
fn orders_of<'w>(words: &[&'w str]) -> Vec<Vec<&'w str>> {
    if words.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (index, first) in words.iter().enumerate() {
        let others = [&words[..index], &words[index + 1..]].concat();
        let others = orders_of(&others).into_iter();
        orders.extend(others.map(|others| [vec![*first], others].concat()));
    }
    orders
}

pub fn part_of(
    model: &Schemas,
    locations: &Locations,
    location: &str,
    depth: usize,
) -> Option<Content> {
    let found = model.find_bare(location)?;
    if named(found.location).is_some() {
        return Some(Content {
            key: found.location.to_owned(),
            raw_name: locations.call(found.location).0,
        });
    }
    // The same string may be a file in one location only.
    if media::is_binary(found.location, model) {
        return None;
    }
    // A schema that is described differently in this location is a type of its own.
    if model
        .find(location)
        .is_some_and(|declared| declared.schema.sensitive)
    {
        return None;
    }
    let bounded = match &found.schema.kind {
        Kind::String(text) => {
            let bounded = text.min_length.is_some() || text.max_length.is_some();
            bounded || !text.values.is_empty() || !text.patterns.is_empty()
        }
        Kind::Integer(integer) => {
            let bounded = integer.minimum.is_some() || integer.maximum.is_some();
            bounded || integer.multiple_of.is_some() || !integer.values.is_empty()
        }
        Kind::Number(number) => {
            let bounded = number.minimum.is_some() || number.maximum.is_some();
            bounded || number.multiple_of.is_some() || !number.values.is_empty()
        }
        Kind::Boolean(values) => !values.is_empty(),
        Kind::Array(array) if depth < 2 && array.positions.is_empty() => {
            let bounded =
                array.min_items.is_some() || array.max_items.is_some() || array.unique_items;
            let items = array.items.as_deref()?;
            let Content { key, raw_name } = part_of(model, locations, items, depth + 1)?;
            let array = locations.terms().array();
            let suffix = if model.is_nullable(items) {
                format!(" or null {array}")
            } else {
                format!(" {array}")
            };
            return (!bounded).then(|| Content {
                key: key + &suffix,
                raw_name: raw_name + &suffix,
            });
        }
        _ => false,
    };
    let word = word_of(&scalar_type(found)?, locations.terms())?.to_owned();
    (!bounded).then(|| Content {
        key: word.clone(),
        raw_name: word,
    })
}

/// The name of a scalar type.
pub fn word_of(ty: &Type, terms: Terms) -> Option<&'static str> {
    match ty {
        Type::String => Some(terms.string()),
        Type::Secret => Some("secret"),
        Type::Base64 => Some("bytes"),
        Type::Temporal(Temporal::DateTime) => Some("date time"),
        Type::Temporal(Temporal::Date) => Some("date"),
        Type::Temporal(Temporal::Time) => Some("time"),
        Type::Temporal(Temporal::Duration) => Some("duration"),
        Type::Int(IntegerType::I64) => Some("integer"),
        Type::Int(integer) => Some(integer.name()),
        Type::Float => Some("number"),
        Type::Bool => Some("boolean"),
        _ => None,
    }
}
