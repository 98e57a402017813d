//! References in a row: each leads straight to the schema at the end of its chain. One that leads back to itself is an error.

use std::collections::{HashMap, HashSet};

use super::normal::{Schemas, reference, referenced};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// So many other references of a circle are shown.
const MOST_SHOWN: usize = 8;

/// Lets every bare reference name a schema that is none.
pub fn shorten_chains(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let ends = find_ends(schemas);
    report_circles(schemas, &ends, diagnostics);
    for (place, schema) in schemas.iter_mut().filter(|(_, schema)| referenced(schema).is_some()) {
        if let Some(Some(end)) = ends.get(place) {
            *schema = reference(end);
        }
    }
}

/// Each circle once, at the first of its references, whatever else leads into it.
fn report_circles(schemas: &Schemas, ends: &HashMap<String, Option<String>>, diagnostics: &mut Diagnostics) {
    let mut seen: HashSet<&str> = HashSet::new();
    for place in schemas.keys().filter(|place| matches!(ends.get(*place), Some(None))) {
        let mut trail: Vec<&str> = Vec::new();
        let mut next = place.as_str();
        while seen.insert(next) {
            trail.push(next);
            match schemas.get(next).and_then(referenced) {
                Some(target) => next = target,
                None => break,
            }
        }
        let Some(first) = trail.iter().position(|step| *step == next) else { continue };
        let message = "this reference leads back to itself, so it describes nothing";
        let found = Diagnostic::new(&codes::REF_CYCLE, format!("{next}/$ref"), message);
        let others = trail[first + 1..].iter().take(MOST_SHOWN);
        let related =
            |found: Diagnostic, step: &&str| found.related(format!("{step}/$ref"), "by way of this one");
        diagnostics.push(others.fold(found, related));
    }
}

/// Where each bare reference leads in the end; `None` where that is back to a reference before.
fn find_ends(schemas: &Schemas) -> HashMap<String, Option<String>> {
    let mut ends: HashMap<String, Option<String>> = HashMap::new();
    for start in schemas.keys() {
        let mut trail: Vec<&str> = Vec::new();
        let mut next = start.as_str();
        let end = loop {
            if let Some(known) = ends.get(next) {
                break known.clone();
            }
            let Some(target) = schemas.get(next).and_then(referenced) else { break Some(next.to_owned()) };
            // Marks it as seen until the end is known.
            ends.insert(next.to_owned(), None);
            trail.push(next);
            next = target;
        };
        for place in trail {
            ends.insert(place.to_owned(), end.clone());
        }
    }
    ends
}
