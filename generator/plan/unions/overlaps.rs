//! Values that two branches of a union accept: for reports, which show where only an order decides.
//!
//! A value is made up from both schemas and then held against each of them: what is reported was checked, and what is not
//! reported is only not known.

use std::collections::BTreeSet;

use openapiv3::OpenAPI;
use serde_json::{Map, Value, json};

use super::accepts::{accepts, sample_of};
use crate::ir::{Decision, Overlap};
use crate::lower::extension;
use crate::plan::model::{Found, Model, Shape, is_closed, place_of, places_at, values_of};

/// How deep a value is made up.
const DEEPEST: usize = 8;
/// How many ways to choose among the branches of inner unions are tried.
const CHOICES: usize = 64;
/// Of unions with very many branches only the first so many pairs are looked at.
const PAIRS: usize = 2_000;

/// The overlaps of each union, in the order of the unions.
pub fn find_overlaps(document: &OpenAPI, decisions: &[Decision]) -> Vec<Vec<Overlap>> {
    let model = Model::of(document);
    decisions
        .iter()
        .map(|decision| overlaps_of(model, decision))
        .collect()
}

fn overlaps_of(model: Model<'_>, decision: &Decision) -> Vec<Overlap> {
    let places: Vec<&str> = decision
        .branches
        .iter()
        .map(|branch| branch.pointer.as_str())
        .collect();
    let all = 0..places.len();
    let pairs = all
        .clone()
        .flat_map(|first| (first + 1..places.len()).map(move |second| (first, second)));
    let found = pairs.take(PAIRS).filter_map(|(first, second)| {
        let witness = find_witness(model, places[first], places[second])?;
        Some(Overlap {
            first,
            second,
            witness: witness.to_string(),
        })
    });
    found.collect()
}

/// A small value that both schemas accept.
pub fn find_witness(model: Model<'_>, first: &str, second: &str) -> Option<Value> {
    let mut search = Search {
        model,
        choices: CHOICES,
    };
    let value = search.value(&[first, second], 0)?;
    (accepts(model, first, &value) && accepts(model, second, &value)).then_some(value)
}

struct Search<'a> {
    model: Model<'a>,
    choices: usize,
}

impl<'a> Search<'a> {
    /// A value for all of these schemas: the unions among them are opened first, a branch at a time.
    fn value(&mut self, places: &[&'a str], depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        let found: Vec<Found<'a>> = places
            .iter()
            .map(|place| self.model.find_bare(place))
            .collect::<Option<_>>()?;
        let union = found
            .iter()
            .position(|found| matches!(found.shape, Shape::Union(_)));
        if let Some(index) = union {
            let Shape::Union(branches) = found[index].shape else {
                return None;
            };
            return branches.iter().filter_map(place_of).find_map(|branch| {
                self.choices = self.choices.checked_sub(1)?;
                let mut places = places.to_vec();
                places[index] = branch;
                self.value(&places, depth + 1)
                    .filter(|value| self.fits(&found, value))
            });
        }
        self.listed(&found).or_else(|| self.made(&found, depth))
    }

    fn fits(&self, found: &[Found<'_>], value: &Value) -> bool {
        found
            .iter()
            .all(|found| accepts(self.model, found.place, value))
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
            .find(|found| !matches!(found.shape, Shape::Any));
        let value = match speaking.map_or(Shape::Any, |found| found.shape) {
            Shape::Text(_) => {
                return texts(found)
                    .into_iter()
                    .map(Value::from)
                    .find(|value| self.fits(found, value));
            }
            Shape::Integer(_) | Shape::Number(_) => {
                return numbers(found)
                    .into_iter()
                    .find(|value| self.fits(found, value));
            }
            Shape::Boolean(_) => json!(true),
            Shape::Array(_) => self.list(found, depth)?,
            Shape::Tuple(_) => self.tuple(found, depth)?,
            Shape::Object(_) => self.object(found, depth)?,
            Shape::Null => Value::Null,
            Shape::Any => json!({}),
            Shape::Union(_) | Shape::Annotated(_) => return None,
        };
        Some(value)
    }

    fn tuple(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let tuples = found.iter().filter_map(|found| match found.shape {
            Shape::Tuple(positions) => Some(places_at(positions).collect()),
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
        let places: Vec<Vec<&str>> = (0..count).map(at).collect();
        places
            .iter()
            .map(|places| self.value(places, depth + 1))
            .collect::<Option<_>>()
            .map(Value::Array)
    }

    fn list(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let arrays = found.iter().filter_map(|found| match found.shape {
            Shape::Array(array) => Some(array),
            _ => None,
        });
        let least = arrays
            .clone()
            .filter_map(|array| array.min_items)
            .max()
            .unwrap_or(0);
        let items: Vec<&str> = arrays
            .filter_map(|array| array.items.as_ref().and_then(place_of))
            .collect();
        match least {
            0 => Some(json!([])),
            1..=4 if items.is_empty() => Some(Value::Array(vec![json!(0); least])),
            1..=4 => Some(Value::Array(vec![self.value(&items, depth + 1)?; least])),
            _ => None,
        }
    }

    /// What any of them requires, each member of all the types that they give it.
    fn object(&mut self, found: &[Found<'a>], depth: usize) -> Option<Value> {
        let objects: Vec<_> = found
            .iter()
            .filter_map(|found| match found.shape {
                Shape::Object(object) => Some(object),
                _ => None,
            })
            .collect();
        let required: BTreeSet<&String> =
            objects.iter().flat_map(|object| &object.required).collect();
        let mut members = Map::new();
        for key in required {
            let mut places = Vec::new();
            for object in &objects {
                match object.properties.get(key).and_then(place_of) {
                    Some(place) => places.push(place),
                    None if is_closed(object) => return None,
                    None => places.extend(values_of(object)),
                }
            }
            let value = if places.is_empty() {
                json!({})
            } else {
                self.value(&places, depth + 1)?
            };
            members.insert(key.clone(), value);
        }
        Some(Value::Object(members))
    }
}

/// The values that a schema lists.
fn values_in(found: Found<'_>) -> Vec<Value> {
    match found.shape {
        Shape::Text(text) => text
            .enumeration
            .iter()
            .flatten()
            .map(|value| json!(value))
            .collect(),
        Shape::Integer(integer) => integer
            .enumeration
            .iter()
            .flatten()
            .map(|value| json!(value))
            .collect(),
        Shape::Number(number) => number
            .enumeration
            .iter()
            .flatten()
            .map(|value| json!(value))
            .collect(),
        Shape::Boolean(boolean) => boolean
            .enumeration
            .iter()
            .flatten()
            .map(|value| json!(value))
            .collect(),
        _ => found
            .data
            .extensions
            .get(extension::VALUES)
            .and_then(Value::as_array)
            .cloned()
            .unwrap_or_default(),
    }
}

/// Texts that are worth a try: of each format, and of each least length.
fn texts(found: &[Found<'_>]) -> Vec<String> {
    let texts = found.iter().filter_map(|found| match found.shape {
        Shape::Text(text) => Some(text),
        _ => None,
    });
    let samples = texts.clone().filter_map(sample_of).map(str::to_owned);
    let lengths = texts
        .filter_map(|text| text.min_length)
        .filter(|length| *length <= 100);
    let plain = lengths.flat_map(|length| ["a", "0"].map(|letter| letter.repeat(length)));
    samples
        .chain(plain)
        .chain(["a", "A", "0"].map(str::to_owned))
        .collect()
}

/// Numbers that are worth a try: near zero, and at each limit.
fn numbers(found: &[Found<'_>]) -> Vec<Value> {
    let limits = found.iter().flat_map(|found| match found.shape {
        Shape::Integer(integer) => vec![integer.minimum, integer.maximum, integer.multiple_of],
        _ => Vec::new(),
    });
    let whole = limits
        .flatten()
        .flat_map(|limit| [Some(limit), limit.checked_add(1), limit.checked_sub(1)]);
    let fractions = found.iter().flat_map(|found| match found.shape {
        Shape::Number(number) => vec![number.minimum, number.maximum, number.multiple_of],
        _ => Vec::new(),
    });
    let fractions = fractions
        .flatten()
        .flat_map(|limit| [limit, limit + 1.0, limit - 1.0, limit / 2.0]);
    let simple = [0, 1, -1].map(|number| json!(number));
    simple
        .into_iter()
        .chain(whole.flatten().map(|number| json!(number)))
        .chain(fractions.map(|number| json!(number)))
        .collect()
}
