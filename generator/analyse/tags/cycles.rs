//! Unions whose tags form a cycle: such a tag value would select one union after the other without an end.

use std::collections::HashMap;

use super::tagged::Tagged;
use crate::graph::cycles;
use crate::ir::TagValue;
use crate::schema::{Found, Schemas};

/// The unions of each cycle, which no tag can decide.
pub fn circular_unions(
    model: &Schemas,
    unions: &[(Found<'_>, Vec<&str>)],
    decided: &HashMap<String, Tagged>,
) -> Vec<String> {
    let numbers: HashMap<&str, usize> = unions
        .iter()
        .enumerate()
        .map(|(number, (found, _))| (found.location, number))
        .collect();
    let mut leads: Vec<(String, Vec<String>)> = Vec::new();
    for (number, (found, branches)) in unions.iter().enumerate() {
        let Some(tagged) = decided.get(found.location) else {
            continue;
        };
        for (branch, values) in branches.iter().zip(&tagged.values) {
            let Some(inner) = model.find_bare(branch).map(|inner| inner.location) else {
                continue;
            };
            let (Some(next), Some(inner)) = (decided.get(inner), numbers.get(inner)) else {
                continue;
            };
            for value in values {
                // Next to another tag, this one may have any value.
                let fits = |other: &&TagValue| next.key != tagged.key || *other == value;
                let reached = next
                    .values
                    .iter()
                    .flatten()
                    .filter(fits)
                    .map(|other| step(*inner, other));
                leads.push((step(number, value), reached.collect()));
            }
        }
    }
    let leads: Vec<(&str, Vec<&str>)> = leads
        .iter()
        .map(|(from, to)| (from.as_str(), to.iter().map(String::as_str).collect()))
        .collect();
    let numbers = cycles(&leads)
        .flatten()
        .filter_map(|step| step.split_once(' ')?.0.parse::<usize>().ok());
    numbers
        .map(|number| unions[number].0.location.to_owned())
        .collect()
}

/// A union, by its index, with one value of its tag.
fn step(union: usize, value: &TagValue) -> String {
    format!("{union} {}", value.plain())
}
