//! The schemas that a union consists of.

use std::collections::HashSet;

use super::{Found, Kind, Schemas};

/// How many schemas one branch may consist of.
pub const MOST_LEAVES: usize = 4096;

/// Whether a schema accepts null by itself or by one of its branches.
pub fn takes_null<'a>(model: &'a Schemas, location: &'a str) -> bool {
    let (mut seen, mut queue) = (HashSet::new(), vec![location]);
    while let Some(location) = queue.pop() {
        if model.is_nullable(location) {
            return true;
        }
        let Some(found) = model
            .find_bare(location)
            .filter(|found| seen.insert(found.location))
        else {
            continue;
        };
        if let Some(list) = found.branches()
            && seen.len() < MOST_LEAVES
        {
            queue.extend(list.iter().map(String::as_str));
        }
    }
    false
}

/// The schemas that are reached through unions and are no unions themselves, each once; none where they are too many.
pub fn leaves<'a>(model: &'a Schemas, location: &'a str) -> Vec<Found<'a>> {
    let (mut leaves, mut seen, mut queue) = (Vec::new(), HashSet::new(), vec![location]);
    while let Some(found) = queue.pop().and_then(|location| model.find_bare(location)) {
        if !seen.insert(found.location) {
            continue;
        }
        if seen.len() > MOST_LEAVES {
            return Vec::new();
        }
        match found.branches() {
            Some(list) => {
                queue.extend(
                    list.iter()
                        .rev()
                        .map(String::as_str)
                        .filter(|location| !seen.contains(location)),
                );
            }
            None => leaves.push(found),
        }
    }
    leaves
}

/// The values of an enum of strings.
pub fn enum_values(found: Found<'_>) -> Option<impl Iterator<Item = &String>> {
    let Kind::String(text) = &found.schema.kind else {
        return None;
    };
    (!text.values.is_empty()).then(|| text.values.iter())
}
