//! Which parts of an `allOf` add something to the others.

use std::collections::{BTreeSet, HashMap, HashSet};

use indexmap::IndexSet;
use serde_json::{Value, json};

use super::super::null_branches::is_inside;
use super::super::type_lists::{TYPES, is_of, says_type, speaks_of};
use super::{annotated, describes};
use crate::lower::named::named;
use crate::lower::normal::{Schema, Schemas, UNIONS, is_annotation, reference, referenced, target};

/// How many schemas are looked at to learn whether one of them is another.
const MOST_STEPS: usize = 256;

/// What each schema extends, before it is merged with that.
pub struct Extended(HashMap<String, Vec<String>>);

impl Extended {
    /// What the schemas extend.
    pub fn of(schemas: &Schemas) -> Self {
        let places = |list: &Value| targets(schemas, list).map(str::to_owned).collect();
        let extended =
            schemas.iter().filter_map(|(place, schema)| Some((place.clone(), places(schema.get("allOf")?))));
        Self(extended.collect())
    }

    /// The parts without those that another extends, or that are unions of another and more; of parts that say the same the first.
    pub fn needed(&self, parts: &[String], schemas: &Schemas) -> Vec<String> {
        let ends: IndexSet<&str> = parts.iter().map(|part| target(schemas, part)).collect();
        let above = |place: &str| self.0.get(place).into_iter().flatten().map(String::as_str).collect();
        let mut said: HashSet<&str> = HashSet::new();
        for end in ends.iter().copied().filter(|_| ends.len() > 1) {
            let is_other = |place: &&str| *place != end && ends.contains(place);
            // What extends each other is left to be found out as a circle.
            let extended = reached(end, above).into_iter().filter(is_other);
            said.extend(extended.filter(|other| !reached(other, above).contains(end)));
            if reached(end, |place| branches(schemas, place)).iter().any(is_other) {
                said.insert(end);
            }
        }
        ends.into_iter().filter(|end| !said.contains(end)).map(str::to_owned).collect()
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
    list.as_array().into_iter().flatten().filter_map(referenced).map(|place| target(schemas, place))
}

/// The branches of a union, or none.
fn branches<'s>(schemas: &'s Schemas, place: &str) -> Vec<&'s str> {
    let Some(schema) = schemas.get(place) else { return Vec::new() };
    let lists = UNIONS.into_iter().filter_map(|key| schema.get(key));
    lists.flat_map(|list| targets(schemas, list)).collect()
}

/// A reference to the one part to which neither the others nor what stands beside them add anything, annotated as these say.
///
/// A schema with a name is one of its own all the same.
pub fn only_part(place: &str, schema: &Schema, parts: &[String], schemas: &Schemas) -> Option<Value> {
    let end = |part: &str| schemas.get(target(schemas, part))?.as_object();
    let mut speaking = parts.iter().filter(|part| end(part).is_none_or(|schema| schema.iter().any(speaks)));
    let only = speaking.next().filter(|_| speaking.next().is_none() && named(place).is_none())?;
    let whole = end(only)?;
    let own: Schema = schema.iter().filter(|(key, _)| *key != "allOf").map(own_pair).collect();
    let others = parts.iter().filter(|part| *part != only);
    let mut sides: Vec<(&str, &Schema)> =
        others.map(|part| Some((part.as_str(), end(part)?))).collect::<Option<_>>()?;
    sides.push((place, &own));
    let forbids_null = |side: &Schema| says_type(side) && !side.contains_key("nullable");
    let takes_null = whole.contains_key("nullable");
    let adds = |(_, side): &(&str, &Schema)| {
        (takes_null && forbids_null(side)) || !side.iter().all(|pair| repeats(pair, only, schemas))
    };
    if sides.iter().any(adds) {
        return None;
    }
    let mut annotated = Schema::from_iter([("allOf".to_owned(), json!([reference(only)]))]);
    for (at, side) in sides {
        // What another schema says of itself does not describe this one. A type that may be null narrows nothing.
        let is_own = at == place || is_inside(at, place);
        let permits = |key: &str| key == "nullable" && at != place && says_type(side);
        let said =
            side.iter().filter(|(key, _)| is_annotation(key) && (is_own || !describes(key)) && !permits(key));
        annotated.extend(said.map(own_pair));
    }
    Some(if annotated.len() == 1 { reference(only) } else { Value::Object(annotated) })
}

fn own_pair((key, value): (&String, &Value)) -> (String, Value) {
    (key.clone(), value.clone())
}

/// Whether a keyword may say something that no other part does.
fn speaks((key, value): (&String, &Value)) -> bool {
    match key.as_str() {
        "type" | "required" => false,
        "properties" => value != &json!({}),
        "additionalProperties" => value != &json!(true),
        key => !is_annotation(key) && !describes(key),
    }
}

/// Whether a keyword says nothing but what the schema at a place says as well.
fn repeats((key, value): (&String, &Value), place: &str, schemas: &Schemas) -> bool {
    let required = || schemas.get(target(schemas, place))?.get("required")?.as_array();
    match key.as_str() {
        "type" => value.as_str().is_some_and(|kind| is_of_kind(schemas, place, kind)),
        "required" => {
            let all: HashSet<&Value> = required().into_iter().flatten().collect();
            value.as_array().into_iter().flatten().all(|name| all.contains(name))
        }
        _ => !speaks((key, value)),
    }
}

/// How deep unions in unions are looked into.
const DEEPEST_UNION: usize = 8;

/// Whether all values of a schema, null aside, are of a type.
pub fn is_of_kind(schemas: &Schemas, place: &str, kind: &str) -> bool {
    are_of_kind(schemas, place, kind, 0)
}

fn are_of_kind(schemas: &Schemas, place: &str, kind: &str, depth: usize) -> bool {
    let Some(schema) = schemas.get(target(schemas, place)).and_then(Value::as_object) else { return false };
    if let Some(said) = schema.get("type") {
        return said == kind;
    }
    if let Some(only) = annotated(schema) {
        return depth < DEEPEST_UNION && are_of_kind(schemas, only, kind, depth + 1);
    }
    let branches = branches(schemas, place);
    if !branches.is_empty() {
        return depth < DEEPEST_UNION
            && branches.iter().all(|branch| are_of_kind(schemas, branch, kind, depth + 1));
    }
    kinds(schema).is_some_and(|kinds| kinds.iter().all(|own| *own == kind))
        || (kind != "integer" && schema.keys().any(|key| speaks_of(key, kind)))
}

/// Leaves of each side's union the branches with values of the types that the other sides allow. Where that is a single one, it is
/// returned to be a side in place of the union.
pub fn narrow_unions(sides: &mut [Schema], schemas: &Schemas) -> Vec<String> {
    let allowed: Vec<Option<BTreeSet<&'static str>>> = sides.iter().map(kinds).collect();
    let mut left = Vec::new();
    for (index, side) in sides.iter_mut().enumerate() {
        let Some(key) = UNIONS.into_iter().find(|key| side.contains_key(*key)) else { continue };
        let others: Vec<_> = allowed
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index)
            .filter_map(|(_, kinds)| kinds.as_ref())
            .collect();
        let fits = |branch: &Value| {
            let schema =
                referenced(branch).and_then(|place| schemas.get(target(schemas, place))?.as_object());
            let kinds = schema.and_then(kinds);
            kinds.is_none_or(|own| others.iter().all(|kinds| own.iter().any(|kind| meets(kind, kinds))))
        };
        let Some(branches) = side.get_mut(key).and_then(Value::as_array_mut) else { continue };
        let kept: Vec<Value> = branches.iter().filter(|branch| fits(branch)).cloned().collect();
        match kept.as_slice() {
            [] => {}
            [only] if branches.len() > 1 => {
                left.extend(referenced(only).map(str::to_owned));
                side.remove(key);
                side.remove("discriminator");
            }
            _ => *branches = kept,
        }
    }
    left
}

/// The types of the values that a schema accepts besides null; `None` where it does not say them itself.
fn kinds(schema: &Schema) -> Option<BTreeSet<&'static str>> {
    if let Some(said) = schema.get("type") {
        return Some(TYPES.into_iter().filter(|kind| said == kind).collect());
    }
    let values = schema.get("enum")?.as_array()?;
    Some(values.iter().filter_map(|value| TYPES.into_iter().find(|kind| is_of(value, kind))).collect())
}

/// Whether values may be of a type and of one of others.
fn meets(kind: &str, others: &BTreeSet<&str>) -> bool {
    let is_number = |kind: &str| matches!(kind, "integer" | "number");
    others.iter().any(|other| *other == kind || (is_number(other) && is_number(kind)))
}
