//! Valid values of the types: as many as it takes to have every place once.

use std::collections::BTreeSet;

use corpus::checkout;
use corpus::raw::Raw;
use corpus::sample::{self, Dice};
use corpus::schema::Schemas;
use serde_json::Value;

use crate::listed::{Case, Type};
use crate::places::{Place, places};

/// How often a value is tried to be made for each type.
const TRIES: usize = 24;

/// The document of a case.
#[must_use]
pub fn document(case: &Case) -> Raw {
    Raw::read(&checkout().join("tests/cases").join(case.document))
}

/// The schema of a type: one that describes its values alone.
#[must_use]
pub fn schema<'a>(raw: &'a Raw, ty: &Type) -> Option<&'a Value> {
    let is_whole = |pointer: &&&str| {
        let (found, _) = raw.find(pointer).unzip();
        // The items of a tuple have the pointer of their array.
        let is_schema = !pointer.ends_with("/prefixItems");
        // The `data` of an event is a string there, and what that string holds in the type.
        let is_event = pointer.ends_with("/text~1event-stream/itemSchema");
        is_schema
            && !is_event
            && found.is_some_and(|found| found == **pointer)
            && !is_part(raw, pointer)
    };
    let pointer = ty.pointers.iter().find(is_whole)?;
    let (_, schema) = raw.find(pointer)?;
    // The type of a form of Swagger 2.0 is at the array of its parameters.
    (!schema.is_array()).then_some(schema)
}

/// Whether the schema at a pointer describes only a part of its values: it is a branch next to properties of the union, or in an
/// `allOf`.
fn is_part(raw: &Raw, pointer: &str) -> bool {
    if pointer.contains("/allOf/") {
        return true;
    }
    let steps: Vec<&str> = pointer.rsplitn(3, '/').collect();
    let [_, "oneOf" | "anyOf", union] = steps.as_slice() else {
        return false;
    };
    let has = |keyword: &&str| {
        raw.find(union)
            .is_some_and(|(_, it)| it.get(keyword).is_some())
    };
    ["properties", "allOf", "required", "additionalProperties"]
        .iter()
        .any(has)
}

/// Valid values of a schema, each with its places that no other value before it has.
#[must_use]
pub fn values<'a>(
    schemas: &'a Schemas<'a>,
    schema: &'a Value,
    seed: &str,
) -> Vec<(Value, Vec<Place<'a>>)> {
    let mut dice = Dice::seeded(seed);
    let mut known = BTreeSet::new();
    let mut values = Vec::new();
    let mut made: Vec<Value> = (0..TRIES)
        .filter_map(|_| sample::make(schemas, schema, &mut dice))
        .filter(|value| !value.is_null() && schemas.accepts(schema, value))
        .collect();
    // The longest has the most places.
    made.sort_by_cached_key(|value| std::cmp::Reverse(value.to_string().len()));
    for value in made {
        let all = places(schemas, schema, &value).into_iter();
        let new: Vec<Place<'_>> = all.filter(|place| known.insert(place.pattern())).collect();
        if !new.is_empty() {
            values.push((value, new));
        }
    }
    values
}
