//! References in a row: each leads straight to the schema at the end of its chain. One that leads back to itself is an error.

use std::collections::HashMap;

use super::normal::{Schemas, reference, referenced};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// Lets every bare reference name a schema that is none.
pub fn shorten_chains(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let ends = find_ends(schemas);
    for (place, schema) in schemas.iter_mut().filter(|(_, schema)| referenced(schema).is_some()) {
        match ends.get(place) {
            Some(Some(end)) => *schema = reference(end),
            _ => {
                let message = "this schema is a reference to itself, so it describes nothing";
                diagnostics.push(Diagnostic::new(&codes::REF_CYCLE, place.as_str(), message));
            }
        }
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
