//! Chains of references: each reference is replaced by one to the schema at the end. A cycle is an error.

use super::normal::{Entry, Schema, Schemas};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::hash::{HashMap, HashSet};

/// How many other references of a cycle are shown.
const MOST_SHOWN: usize = 8;

/// Replaces the target of every bare reference by the schema at the end of the chain.
pub fn shorten_chains(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let ends = find_ends(schemas, Entry::reference);
    for cycle in find_cycles(schemas, &ends, Entry::reference) {
        let message = "this reference leads back to itself, so it has no schema";
        let at = format!("{}/$ref", cycle[0]);
        let help = "replace one of the references by a schema";
        let found = Diagnostic::new(&codes::REF_CYCLE, at, message).help(help);
        let others = cycle[1..].iter().take(MOST_SHOWN);
        let related = |found: Diagnostic, step: &&str| {
            found.related(format!("{step}/$ref"), "through this reference")
        };
        diagnostics.push(others.fold(found, related));
    }
    for (location, entry) in schemas.iter_mut() {
        if let Entry::Reference(target) = entry
            && let Some(Some(end)) = ends.get(location)
        {
            target.clone_from(end);
        }
    }
}

/// Reports schemas that only annotate themselves, directly or through others.
pub fn cut_annotated_cycles(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let ends = find_ends(schemas, Entry::leads_to);
    let cycles = find_cycles(schemas, &ends, Entry::leads_to);
    let is_reported = |cycle: &Vec<&str>| {
        let mut entries = cycle.iter().filter_map(|step| schemas.get(*step));
        entries.all(|entry| entry.reference().is_some())
    };
    let firsts = cycles
        .iter()
        .filter(|cycle| !is_reported(cycle))
        .map(|cycle| cycle[0].to_owned());
    for first in firsts.collect::<Vec<_>>() {
        let message = "schema only refers to itself, so it describes no values";
        diagnostics.push(Diagnostic::new(&codes::ALL_OF_CYCLE, &first, message));
        schemas.insert(first, Schema::default().into());
    }
}

/// Each cycle once.
fn find_cycles<'s>(
    schemas: &'s Schemas,
    ends: &HashMap<String, Option<String>>,
    next: impl Fn(&Entry) -> Option<&str>,
) -> Vec<Vec<&'s str>> {
    let (mut seen, mut cycles) = (HashSet::default(), Vec::new());
    for location in schemas
        .keys()
        .filter(|location| matches!(ends.get(*location), Some(None)))
    {
        let mut trail: Vec<&str> = Vec::new();
        let mut step = location.as_str();
        while seen.insert(step) {
            trail.push(step);
            match schemas.get(step).and_then(&next) {
                Some(target) => step = target,
                None => break,
            }
        }
        let first = trail.iter().position(|passed| *passed == step);
        cycles.extend(first.map(|first| begin_at_first(trail.split_off(first))));
    }
    cycles
}

/// The same cycle, from the first of its locations on.
fn begin_at_first(mut cycle: Vec<&str>) -> Vec<&str> {
    let first = (0..cycle.len())
        .min_by_key(|index| cycle[*index])
        .unwrap_or_default();
    cycle.rotate_left(first);
    cycle
}

/// The end of each chain of references; `None` for a cycle.
fn find_ends(
    schemas: &Schemas,
    next: impl Fn(&Entry) -> Option<&str>,
) -> HashMap<String, Option<String>> {
    let mut ends: HashMap<String, Option<String>> = HashMap::default();
    for (start, entry) in schemas {
        if next(entry).is_none() {
            continue;
        }
        let mut trail: Vec<&str> = Vec::new();
        let mut step = start.as_str();
        let end = loop {
            if let Some(known) = ends.get(step) {
                break known.clone();
            }
            let Some(target) = schemas.get(step).and_then(&next) else {
                break Some(step.to_owned());
            };
            // Marks it as visited until the end is known.
            ends.insert(step.to_owned(), None);
            trail.push(step);
            step = target;
        };
        for location in trail {
            ends.insert(location.to_owned(), end.clone());
        }
    }
    ends
}
