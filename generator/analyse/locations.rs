//! What can be read from a schema's location.

use crate::lower::named::named;
use crate::schema::Schemas;
use crate::source::Place;

/// The pointer as messages show it.
pub fn display(place: &str) -> String {
    Place::value(place).to_string()
}

/// The name of a named schema.
pub fn called(schemas: &Schemas, place: &str) -> Option<String> {
    let found = schemas.find(place);
    let lent = found.and_then(|found| found.schema.component_name.clone());
    lent.or_else(|| named(place))
}

/// Whether a location is that of a named schema.
pub fn is_component(place: &str) -> bool {
    named(place).is_some()
}
