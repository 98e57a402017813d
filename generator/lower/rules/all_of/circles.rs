//! An `allOf` that leads back to the schema that has it: the part that is the schema itself adds nothing.

use std::collections::HashSet;

use serde_json::Value;

use super::describes;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::normal::{Schema, Schemas, leads_to, referenced};

/// How many references and annotations in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The parts without those that are the schema at `place` itself, which are reported.
pub fn without_itself(
    mut parts: Vec<String>,
    place: &str,
    schemas: &Schemas,
    diagnostics: &mut Diagnostics,
) -> Vec<String> {
    let all = parts.len();
    parts.retain(|part| end(part, schemas) != place);
    if parts.len() < all {
        diagnostics.push(leads_back(place));
    }
    parts
}

/// The diagnostic for the schema at `place`.
pub fn leads_back(place: &str) -> Diagnostic {
    let message = "this `allOf` leads back to the schema itself, which adds nothing to it";
    Diagnostic::new(&codes::ALL_OF_CYCLE, place, message)
}

/// The keywords of all schemas that the `allOf` of the schema at `start` leads to, less those at `from`, whose own `allOf` leads to
/// `start`. What `is_merged` has the keywords of its parts already.
pub fn sides_of_circle(
    start: &str,
    from: &str,
    schemas: &Schemas,
    is_merged: impl Fn(&str) -> bool,
) -> Vec<Schema> {
    let (mut queue, mut seen) = (vec![start], HashSet::from([from]));
    let mut sides = Vec::new();
    while let Some(place) = queue.pop() {
        let place = end(place, schemas);
        let Some(schema) = schemas.get(place).and_then(Value::as_object).filter(|_| seen.insert(place))
        else {
            continue;
        };
        if !is_merged(place) {
            let parts = schema.get("allOf").and_then(Value::as_array).into_iter().flatten();
            queue.extend(parts.filter_map(referenced));
        }
        let own = schema.iter().filter(|(key, _)| *key != "allOf" && !describes(key));
        sides.push(own.map(|(key, value)| (key.clone(), value.clone())).collect());
    }
    sides
}

/// The place that references and annotations lead to.
fn end<'s>(place: &'s str, schemas: &'s Schemas) -> &'s str {
    let mut place = place;
    for _ in 0..LONGEST_CHAIN {
        match schemas.get(place).and_then(leads_to) {
            Some(next) => place = next,
            None => break,
        }
    }
    place
}
