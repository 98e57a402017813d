//! The schemas that a union consists of.

use std::collections::HashSet;

use super::{Found, Kind, Schemas};

/// How many schemas one branch may consist of.
pub const MOST_LEAVES: usize = 4096;

/// Whether a schema accepts null by itself or by one of its branches.
pub fn takes_null<'a>(model: &'a Schemas, place: &'a str) -> bool {
    let (mut seen, mut queue) = (HashSet::new(), vec![place]);
    while let Some(place) = queue.pop() {
        if model.is_nullable(place) {
            return true;
        }
        let Some(found) = model
            .find_bare(place)
            .filter(|found| seen.insert(found.place))
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
pub fn leaves<'a>(model: &'a Schemas, place: &'a str) -> Vec<Found<'a>> {
    let (mut leaves, mut seen, mut queue) = (Vec::new(), HashSet::new(), vec![place]);
    while let Some(found) = queue.pop().and_then(|place| model.find_bare(place)) {
        if !seen.insert(found.place) {
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
                        .filter(|place| !seen.contains(place)),
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
