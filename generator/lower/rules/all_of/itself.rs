//! An `allOf` that has its own schema among its parts: that part adds nothing.

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::named::named;
use crate::lower::normal::{Schema, Schemas, each_schema, schema_at, schema_at_mut, target};

/// How many annotations in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The parts without those that are the schema at `location` itself, which are reported.
pub fn without_itself(
    mut parts: Vec<String>,
    location: &str,
    schemas: &Schemas,
    diagnostics: &mut Diagnostics,
) -> Vec<String> {
    let all = parts.len();
    parts.retain(|part| end(part, schemas) != location);
    if parts.len() < all {
        diagnostics.push(report(location));
    }
    parts
}

/// A schema that only annotates itself, reported: without the part that is itself, it accepts any value.
pub fn open_annotated(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let is_itself = |(location, schema): &(&String, &Schema)| {
        let part = schema.annotated();
        part.is_some_and(|part| end(part, schemas) == location.as_str())
    };
    let found: Vec<String> = each_schema(schemas)
        .filter(is_itself)
        .map(|(location, _)| location.clone())
        .collect();
    for location in found {
        diagnostics.push(report(&location));
        if let Some(schema) = schema_at_mut(schemas, &location) {
            schema.keywords.shift_remove("allOf");
        }
    }
}

fn report(location: &str) -> Diagnostic {
    let message = "this schema is a part of its own `allOf`; that part adds nothing and is skipped";
    Diagnostic::new(&codes::ALL_OF_ITSELF, location, message)
}

/// The location that references lead to, and annotations of schemas that have no name.
fn end<'s>(location: &'s str, schemas: &'s Schemas) -> &'s str {
    let mut location = target(schemas, location);
    for _ in 0..LONGEST_CHAIN {
        let schema = schema_at(schemas, location).filter(|_| named(location).is_none());
        match schema.and_then(Schema::annotated) {
            Some(next) => location = target(schemas, next),
            None => break,
        }
    }
    location
}
