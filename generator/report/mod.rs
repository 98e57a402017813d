//! `Schemas` + decisions → the values that branches of a union have in common, which `disjunct report` shows.
//!
//! Nothing here changes what is emitted.

use crate::ir::{DecidedBy, Decision, Overlap};
use crate::schema::Schemas;
use crate::values::witness::find_witness;

/// Of unions with very many branches only the first so many pairs are looked at.
pub const PAIRS: usize = 2_000;

/// The overlaps of each union, in the order of the unions.
pub fn find_overlaps(model: &Schemas, decisions: &[Decision]) -> Vec<Vec<Overlap>> {
    decisions
        .iter()
        .map(|decision| overlaps_of(model, decision))
        .collect()
}

pub fn overlaps_of(model: &Schemas, decision: &Decision) -> Vec<Overlap> {
    let locations: Vec<&str> = decision
        .branches
        .iter()
        .map(|branch| branch.pointer.as_str())
        .collect();
    let all = 0..locations.len();
    let all = all
        .clone()
        .flat_map(|first| (first + 1..locations.len()).map(move |second| (first, second)));
    // No others have values in common.
    let pairs: Vec<(usize, usize)> = match &decision.by {
        DecidedBy::Shape { overlaps: pairs } | DecidedBy::Body { unclear: pairs } => pairs.clone(),
        _ => all.take(PAIRS).collect(),
    };
    let found = pairs.into_iter().take(PAIRS).filter_map(|(first, second)| {
        let witness = find_witness(model, locations[first], locations[second])?;
        Some(Overlap {
            first,
            second,
            witness: witness.to_string(),
        })
    });
    found.collect()
}
