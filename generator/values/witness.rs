//! Values that two branches of a union accept, for reports: they show where only the order of the branches decides.
//!
//! A value is made from both schemas and then validated against each of them: a reported overlap was checked, and two branches
//! without one may still overlap.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::accepts::{accepts, sample_of};
use crate::schema::{Found, Kind, Schemas};

/// How deep a value may be.
pub const DEEPEST: usize = 8;

/// How many ways to choose among the branches of inner unions are tried.
pub const CHOICES: usize = 64;

/// Arrays with more required items than this are not made.
const MOST_ITEMS: usize = 4;

/// A small value that both schemas accept.
pub fn find_witness(model: &Schemas, first: &str, second: &str) -> Option<Value> {
    let mut search = Search {
        model,
        choices: CHOICES,
    };
    let value = search.value(&[first, second], 0)?;
    (accepts(model, first, &value) && accepts(model, second, &value)).then_some(value)
}

pub struct Search<'a> {
    model: &'a Schemas,
    choices: usize,
}

impl<'a> Search<'a> {
    /// A value for all of these schemas: the unions among them are opened first, a branch at a time.
    fn value(&mut self, locations: &[&'a str], depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        let found: Vec<Found<'a>> = locations
            .iter()
            .map(|location| self.model.find_bare(location))
            .collect::<Option<_>>()?;
        let union = found
            .iter()
            .position(|found| matches!(found.schema.kind, Kind::OneOf(_) | Kind::AnyOf(_)));
        if let Some(index) = union {
            let branches = found[index].branches()?;
            return branches.iter().find_map(|branch| {
                self.choices = self.choices.checked_sub(1)?;
                let mut locations = locations.to_vec();
                locations[index] = branch;
                self.value(&locations, depth + 1)
                    .filter(|value| self.fits(&found, value))
            });
        }
        self.listed(&found).or_else(|| self.made(&found, depth))
    }

    fn fits(&self, found: &[Found<'_>], value: &Value) -> bool {
        found
            .iter()
            .all(|found| accepts(self.model, found.location, value))
    }

    /// One of the values that a schema lists.
    fn listed(&self, found: &[Found<'a>]) -> Option<Value> {
        let lists = found.iter().map(|found| values_in(*found));
        let values = lists.min_by_key(|list| {
            if list.is_empty() {
                usize::MAX
            } else {
                list.len()
            }
        })?;
        values.into_iter().find(|value| self.fits(found, value))
    }

    fn made(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let speaking = found
            .iter()
            .find(|found| !matches!(found.schema.kind, Kind::Any));
        let value = match speaking.map_or(&Kind::Any, |found| &found.schema.kind) {
            Kind::String(_) => {
                return texts(found)
                    .into_iter()
                    .map(Value::from)
                    .find(|value| self.fits(found, value));
            }
            Kind::Integer(_) | Kind::Number(_) => {
                return numbers(found)
                    .into_iter()
                    .find(|value| self.fits(found, value));
            }
            Kind::Boolean(_) => json!(true),
            Kind::Array(_) => self.list(found, depth)?,
            Kind::Tuple(_) => self.tuple(found, depth)?,
            Kind::Object(_) => self.object(found, depth)?,
            Kind::Null => Value::Null,
            Kind::Any => json!({}),
            Kind::OneOf(_) | Kind::AnyOf(_) | Kind::Annotated(_) => return None,
        };
        Some(value)
    }

    fn tuple(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let tuples = found.iter().filter_map(|found| match &found.schema.kind {
            Kind::Tuple(positions) => Some(positions.iter().map(String::as_str).collect()),
            _ => None,
        });
        let tuples: Vec<Vec<&str>> = tuples.collect();
        let count = tuples.first()?.len();
        let at = |index: usize| {
            tuples
                .iter()
                .filter_map(|parts| parts.get(index).copied())
                .collect()
        };
        let locations: Vec<Vec<&str>> = (0..count).map(at).collect();
        locations
            .iter()
            .map(|locations| self.value(locations, depth + 1))
            .collect::<Option<_>>()
            .map(Value::Array)
    }

    fn list(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let arrays = found.iter().filter_map(|found| match &found.schema.kind {
            Kind::Array(array) => Some(array),
            _ => None,
        });
        let least = arrays
            .clone()
            .filter_map(|array| array.min_items)
            .max()
            .and_then(|least| usize::try_from(least).ok())
            .unwrap_or(0);
        if least > MOST_ITEMS {
            return None;
        }
        let mut items = Vec::new();
        for index in 0..least {
            let described = arrays.clone().filter_map(|array| array.item_at(index));
            let described: Vec<&str> = described.collect();
            items.push(if described.is_empty() {
                json!(0)
            } else {
                self.value(&described, depth + 1)?
            });
        }
        Some(Value::Array(items))
    }

    /// An object with what any of the schemas requires; each property is a value of all its schemas.
    fn object(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let objects: Vec<_> = found
            .iter()
            .filter_map(|found| match &found.schema.kind {
                Kind::Object(object) => Some(object),
                _ => None,
            })
            .collect();
        let required: BTreeSet<&String> =
            objects.iter().flat_map(|object| &object.required).collect();
        let mut properties = Map::new();
        for key in required {
            let mut locations = Vec::new();
            for object in &objects {
                match object.properties.get(key).map(String::as_str) {
                    Some(location) => locations.push(location),
                    None if object.is_closed() => return None,
                    None => locations.extend(object.additional_schema()),
                }
            }
            let value = if locations.is_empty() {
                json!({})
            } else {
                self.value(&locations, depth + 1)?
            };
            properties.insert(key.clone(), value);
        }
        Some(Value::Object(properties))
    }
}

/// The values that a schema lists.
pub fn values_in(found: Found<'_>) -> Vec<Value> {
    match &found.schema.kind {
        Kind::String(text) => text.values.iter().map(|value| json!(value)).collect(),
        Kind::Integer(integer) => integer.values.iter().map(|value| json!(value)).collect(),
        Kind::Number(number) => number.values.iter().map(|value| json!(value)).collect(),
        Kind::Boolean(flags) => flags.iter().map(|value| json!(value)).collect(),
        _ => found.schema.values.clone().unwrap_or_default(),
    }
}

/// Strings to try: of each format, and of each minimum length.
pub fn texts(found: &[Found<'_>]) -> Vec<String> {
    let texts = found.iter().filter_map(|found| match &found.schema.kind {
        Kind::String(text) => Some(text),
        _ => None,
    });
    let samples = texts.clone().filter_map(sample_of).map(str::to_owned);
    let lengths = texts
        .filter_map(|text| text.min_length)
        .filter_map(|length| usize::try_from(length).ok())
        .filter(|length| *length <= 100);
    let plain = lengths.flat_map(|length| ["a", "0"].map(|letter| letter.repeat(length)));
    samples
        .chain(plain)
        .chain(["a", "A", "0"].map(str::to_owned))
        .collect()
}

/// An integer of 64 bits.
fn whole_number(number: i128) -> Option<Value> {
    let signed = i64::try_from(number).map(Value::from);
    signed
        .or_else(|_| u64::try_from(number).map(Value::from))
        .ok()
}

/// Numbers to try: near zero, and at each limit.
pub fn numbers(found: &[Found<'_>]) -> Vec<Value> {
    let limits = found.iter().flat_map(|found| match &found.schema.kind {
        Kind::Integer(integer) => vec![
            integer.minimum,
            integer.maximum,
            integer.multiple_of.map(i128::from),
        ],
        _ => Vec::new(),
    });
    let whole = limits
        .flatten()
        .flat_map(|limit| [Some(limit), limit.checked_add(1), limit.checked_sub(1)]);
    let fractions = found.iter().flat_map(|found| match &found.schema.kind {
        Kind::Number(number) => vec![number.minimum, number.maximum, number.multiple_of],
        _ => Vec::new(),
    });
    let fractions = fractions
        .flatten()
        .flat_map(|limit| [limit, limit + 1.0, limit - 1.0, limit / 2.0]);
    let simple = [0, 1, -1].map(|number| json!(number));
    simple
        .into_iter()
        .chain(whole.flatten().filter_map(whole_number))
        .chain(fractions.map(|number| json!(number)))
        .collect()
}
