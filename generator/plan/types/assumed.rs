//! Schemas without `type`.
//!
//! In: the type that `lower` assumed. Out: a warning or a note where such a schema is used. The Rust type does not matter here.

use std::collections::HashSet;

use crate::diagnostic::{Diagnostic, Severity, codes};
use crate::plan::planner::Planner;
use crate::schema::derived::{How, read_step};
use crate::schema::{AssumedType, Found, Schemas};

/// How many schemas are searched for the origins of a merged schema.
const MOST_PARTS: usize = 256;

impl Planner<'_> {
    /// Reports the types that are assumed for a schema without `type`. In JSON Schema, its keywords accept all values of other types.
    pub(super) fn report_assumed(&mut self, found: Found<'_>) {
        let types = found.schema.assumed.as_slice();
        if types.is_empty() {
            return;
        }
        // A file is bytes, which have no JSON type: OpenAPI 3.1 omits its `type`.
        if self.usage.is_file(found.location) {
            return;
        }
        let names: Vec<&str> = types.iter().map(|assumed| assumed.name()).collect();
        let values = in_words(&names);
        let meant = match names.as_slice() {
            [only] => (*only).to_owned(),
            several => format!("[{}]", several.join(", ")),
        };
        let severity = if types == [AssumedType::Object] {
            Severity::Note
        } else {
            Severity::Warning
        };
        let message =
            format!("schema has keywords about {values} but no `type`; assuming `type: {meant}`");
        let help = format!(
            "add `type: {meant}`: without it the schema also allows all values of other types"
        );
        let mut origins = origins(self.model, found.location);
        if origins.is_empty() {
            origins.push(found.location.to_owned());
        }
        for at in origins {
            let report = Diagnostic::new(&codes::ASSUMED_TYPE, at, message.clone());
            self.diagnostics
                .push(report.severity(severity).help(help.clone()));
        }
    }

    /// The same for unions among the branches of a union, whose own branches become branches of the outer union.
    pub(in crate::plan) fn report_assumed_inside(&mut self, union: Found<'_>) {
        let model = self.model;
        let (mut seen, mut queue) = (HashSet::new(), vec![union.location]);
        while let Some(found) = queue.pop().and_then(|location| model.find_bare(location)) {
            if !seen.insert(found.location) || seen.len() > MOST_PARTS {
                continue;
            }
            if let Some(branches) = found.branches() {
                self.report_assumed(found);
                queue.extend(branches.iter().map(String::as_str));
            }
        }
    }
}

/// The values of several types: `arrays`, `arrays and objects`, `strings, arrays and objects`.
fn in_words(types: &[&str]) -> String {
    let values: Vec<String> = types.iter().map(|name| format!("{name}s")).collect();
    match values.as_slice() {
        [others @ .., last] if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        values => values.concat(),
    }
}

/// The schemas of the document, all without `type`, that were merged into the one at a location: the parts of an `allOf` that describe
/// a property, or a union and its branch. Empty where the document has the schema itself.
fn origins(model: &Schemas, location: &str) -> Vec<String> {
    let mut merged = false;
    let mut locations = vec![String::new()];
    for step in location.split('/').skip(1) {
        let how = read_step(step);
        if matches!(how, Some(How::AllOf(_))) {
            locations = locations
                .iter()
                .flat_map(|location| in_place(model, location))
                .collect();
            merged = true;
        } else if how == Some(How::Merged) {
            let around = |location: &String| location.rsplitn(3, '/').nth(2).map(str::to_owned);
            let unions: Vec<String> = locations.iter().filter_map(around).collect();
            locations.extend(unions);
        } else {
            for location in &mut locations {
                location.push('/');
                location.push_str(step);
            }
        }
    }
    if !merged {
        return Vec::new();
    }
    let is_assumed = |location: &String| {
        model
            .find(location)
            .is_some_and(|found| !found.schema.assumed.is_empty())
    };
    locations
        .into_iter()
        .filter(|location| model.has(location) && is_assumed(location))
        .collect()
}

/// A schema and the parts and branches that describe the same value, with references followed.
fn in_place(model: &Schemas, location: &str) -> Vec<String> {
    let mut locations = vec![location.to_owned()];
    let mut next = 0;
    while let Some(location) = locations.get(next).filter(|_| next < MOST_PARTS).cloned() {
        for keyword in ["allOf", "anyOf", "oneOf"] {
            let numbered = (0..MOST_PARTS).map(|index| format!("{location}/{keyword}/{index}"));
            let parts = numbered.map_while(|part| model.find(&part));
            for part in parts.map(|part| part.location.to_owned()) {
                if !locations.contains(&part) {
                    locations.push(part);
                }
            }
        }
        next += 1;
    }
    locations
}
