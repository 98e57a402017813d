//! Which parts of an `allOf` add something to the others.

use std::collections::{HashMap, HashSet};

use indexmap::IndexSet;
use serde_json::{Value, json};

use super::super::type_lists::{says_type, speaks_of};
use super::describes;
use super::narrow::kinds;
use crate::lower::named::named;
use crate::lower::normal::{
    Schema, Schemas, TYPES, UNIONS, annotated, is_annotation, is_nullable, reference, referenced,
    target,
};

/// How many schemas are looked at to learn whether one of them is another.
const MOST_STEPS: usize = 256;

/// What each schema extends, before it is merged with that.
pub struct Extended(HashMap<String, Vec<String>>);

impl Extended {
    /// What the schemas extend.
    pub fn of(schemas: &Schemas) -> Self {
        let places = |list: &Value| targets(schemas, list).map(str::to_owned).collect();
        // What is nullable besides takes more than it refers to.
        let all = schemas
            .iter()
            .filter(|(_, schema)| !schema.as_object().is_some_and(is_nullable));
        let extended =
            all.filter_map(|(place, schema)| Some((place.clone(), places(schema.get("allOf")?))));
        Self(extended.collect())
    }

    /// The parts without those that another extends, or that are another or null, or unions of another and more; of parts that say the same
    /// the first.
    pub fn needed(&self, parts: &[String], schemas: &Schemas) -> Vec<String> {
        let ends: IndexSet<&str> = parts.iter().map(|part| target(schemas, part)).collect();
        let above = |place: &str| {
            self.0
                .get(place)
                .into_iter()
                .flatten()
                .map(String::as_str)
                .collect()
        };
        let below = |place: &str| narrower(schemas, place);
        let mut said: HashSet<&str> = HashSet::new();
        for end in ends.iter().copied().filter(|_| ends.len() > 1) {
            let is_other = |place: &&str| *place != end && ends.contains(place);
            // What extends each other is left to be found out as a circle, and unions that hold each other stay.
            let extended = reached(end, above).into_iter().filter(is_other);
            said.extend(extended.filter(|other| !reached(other, above).contains(end)));
            let mut inside = reached(end, below).into_iter().filter(is_other);
            if inside.any(|other| !reached(other, below).contains(end)) {
                said.insert(end);
            }
        }
        ends.into_iter()
            .filter(|end| !said.contains(end))
            .map(str::to_owned)
            .collect()
    }
}

/// What one leads to, in so many steps.
fn reached<'s>(from: &str, next: impl Fn(&str) -> Vec<&'s str>) -> HashSet<&'s str> {
    let (mut rest, mut seen) = (next(from), HashSet::new());
    while let Some(place) = rest.pop().filter(|_| seen.len() < MOST_STEPS) {
        if seen.insert(place) {
            rest.extend(next(place));
        }
    }
    seen
}

fn targets<'s>(schemas: &'s Schemas, list: &'s Value) -> impl Iterator<Item = &'s str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(referenced)
        .map(|place| target(schemas, place))
}

/// What accepts nothing but what a schema accepts: the branches of a union, and what it is besides null.
fn narrower<'s>(schemas: &'s Schemas, place: &str) -> Vec<&'s str> {
    let schema = schemas.get(place).and_then(Value::as_object);
    let nullable = schema
        .filter(|schema| is_nullable(schema))
        .and_then(annotated);
    branches(schemas, place)
        .into_iter()
        .chain(nullable.map(|place| target(schemas, place)))
        .collect()
}

/// The branches of a union, or none.
fn branches<'s>(schemas: &'s Schemas, place: &str) -> Vec<&'s str> {
    let Some(schema) = schemas.get(place) else {
        return Vec::new();
    };
    let lists = UNIONS.into_iter().filter_map(|key| schema.get(key));
    lists.flat_map(|list| targets(schemas, list)).collect()
}

/// A reference to the one part to which neither the others nor what stands beside them add anything, annotated as these say.
///
/// A schema with a name is one of its own all the same.
pub fn only_part(
    place: &str,
    schema: &Schema,
    parts: &[String],
    schemas: &Schemas,
    is_own: impl Fn(&str) -> bool,
) -> Option<Value> {
    let end = |part: &str| schemas.get(target(schemas, part))?.as_object();
    let mut speaking = parts
        .iter()
        .filter(|part| end(part).is_none_or(|schema| schema.iter().any(speaks)));
    let only = speaking
        .next()
        .filter(|_| speaking.next().is_none() && named(place).is_none())?;
    let own: Schema = schema
        .iter()
        .filter(|(key, _)| *key != "allOf")
        .map(own_pair)
        .collect();
    // The nearest first, each with whether the part comes before it.
    let (mut sides, mut is_beyond) = (vec![(place, &own, false)], false);
    for part in parts.iter().rev() {
        if part == only {
            is_beyond = true;
        } else {
            sides.push((part, end(part)?, is_beyond));
        }
    }
    if sides
        .iter()
        .any(|(_, side, _)| !side.iter().all(|pair| repeats(pair, only, schemas)))
    {
        return None;
    }
    // What says no type accepts null as the others do.
    let or_null = |side: &Schema| says_type(side) && is_nullable(side);
    if sides.iter().any(|(_, side, _)| or_null(side)) && !is_typed(schemas, only) {
        return None;
    }
    let mut kept = only.as_str();
    if sides
        .iter()
        .any(|(_, side, _)| says_type(side) && !is_nullable(side))
    {
        // Null is ruled out: what the part is besides is left.
        while is_nullable(end(kept)?) {
            kept = annotated(end(kept)?)?;
        }
    }
    let mut whole = Schema::from_iter([("allOf".to_owned(), json!([reference(kept)]))]);
    let itself = end(only).filter(|_| is_own(only));
    let extends = named(only).is_some();
    for (at, side, is_beyond) in sides {
        // What another schema says of itself does not describe this one. A type that may be null narrows nothing.
        let is_said = |key: &str| {
            is_annotation(key)
                && (at == place || is_own(at) || !describes(key))
                && (at == place || key != "nullable" || !says_type(side) || (extends && is_own(at)))
                && !(is_beyond && itself.is_some_and(|itself| itself.contains_key(key)))
        };
        for (key, value) in side.iter().filter(|(key, _)| is_said(key)) {
            whole.entry(key).or_insert_with(|| value.clone());
        }
    }
    Some(if whole.len() == 1 {
        reference(kept)
    } else {
        Value::Object(whole)
    })
}

fn own_pair((key, value): (&String, &Value)) -> (String, Value) {
    (key.clone(), value.clone())
}

/// Whether a keyword may say something that no other part does.
pub fn speaks((key, value): (&String, &Value)) -> bool {
    match key.as_str() {
        "type" | "required" => false,
        "properties" => value != &json!({}),
        "additionalProperties" => value != &json!(true),
        key => !is_annotation(key) && !describes(key),
    }
}

/// Whether a keyword says nothing but what the schema at a place says as well.
fn repeats((key, value): (&String, &Value), place: &str, schemas: &Schemas) -> bool {
    let whole = || schemas.get(target(schemas, place));
    let required = || whole()?.get("required")?.as_array();
    let is_tag = |name: &Value| {
        whole().and_then(|whole| whole.get("discriminator")?.get("propertyName")) == Some(name)
    };
    match key.as_str() {
        "type" => value
            .as_str()
            .is_some_and(|kind| is_of_kind(schemas, place, kind)),
        "required" => {
            let all: HashSet<&Value> = required().into_iter().flatten().collect();
            value
                .as_array()
                .into_iter()
                .flatten()
                .all(|name| all.contains(name) || is_tag(name))
        }
        // What is said of values of other types is not said of these.
        _ => !speaks((key, value)) || is_foreign(key, place, schemas),
    }
}

/// Whether a keyword says nothing of the values that a schema accepts, as it speaks of other types.
fn is_foreign(key: &str, place: &str, schemas: &Schemas) -> bool {
    let (own, others): (Vec<&str>, Vec<&str>) =
        TYPES.into_iter().partition(|kind| speaks_of(key, kind));
    !own.is_empty() && others.iter().any(|kind| is_of_kind(schemas, place, kind))
}

/// How deep unions in unions are looked into.
const DEEPEST_UNION: usize = 8;

/// Whether all values of a schema, null aside, are of a type.
pub fn is_of_kind(schemas: &Schemas, place: &str, kind: &str) -> bool {
    let said = |schema: &Schema| schema.get("type").map(|said| said == kind);
    let spoken_of = |schema: &Schema| {
        if let Some(kinds) = kinds(schema) {
            return kinds.iter().all(|own| *own == kind);
        }
        let mut speaking = schema
            .keys()
            .filter(|key| TYPES.into_iter().any(|kind| speaks_of(key, kind)))
            .peekable();
        kind != "integer" && speaking.peek().is_some() && speaking.all(|key| speaks_of(key, kind))
    };
    is_true_of_all(schemas, place, 0, &said, &spoken_of)
}

/// Whether it is said, and not only spoken of, which type the values of a schema are of.
fn is_typed(schemas: &Schemas, place: &str) -> bool {
    let said =
        |schema: &Schema| (schema.contains_key("type") || kinds(schema).is_some()).then_some(true);
    is_true_of_all(schemas, place, 0, &said, &|_| false)
}

/// Whether something is true of all values of a schema: as the schema says, or one of its parts, or all its branches; `otherwise` where
/// it has none of them.
fn is_true_of_all(
    schemas: &Schemas,
    place: &str,
    depth: usize,
    says: &dyn Fn(&Schema) -> Option<bool>,
    otherwise: &dyn Fn(&Schema) -> bool,
) -> bool {
    let Some(schema) = schemas
        .get(target(schemas, place))
        .and_then(Value::as_object)
    else {
        return false;
    };
    if let Some(said) = says(schema) {
        return said;
    }
    if depth == DEEPEST_UNION {
        return false;
    }
    let is_true = |place: &str| is_true_of_all(schemas, place, depth + 1, says, otherwise);
    if schema
        .get("allOf")
        .is_some_and(|parts| targets(schemas, parts).any(is_true))
    {
        return true;
    }
    let branches = branches(schemas, place);
    if branches.is_empty() {
        otherwise(schema)
    } else {
        branches.into_iter().all(is_true)
    }
}
