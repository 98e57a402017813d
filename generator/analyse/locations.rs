//! What can be read from a schema's location.

use crate::lower::named::named;
use crate::schema::Schemas;
use crate::source::Location;

/// The pointer as messages show it.
pub fn display(location: &str) -> String {
    Location::value(location).to_string()
}

/// The name of a named schema.
pub fn name_of(schemas: &Schemas, location: &str) -> Option<String> {
    let found = schemas.find(location);
    let aliased = found.and_then(|found| found.schema.component_name.clone());
    aliased.or_else(|| named(location))
}

/// Whether a location is that of a named schema.
pub fn is_component(location: &str) -> bool {
    named(location).is_some()
}
