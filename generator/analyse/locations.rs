//! What the location of a schema says of it.

use crate::lower::named::named;
use crate::schema::Schemas;
use crate::source::Place;

/// The pointer as messages show it.
pub fn display(place: &str) -> String {
    Place::value(place).to_string()
}

/// The name of a schema where nothing but its name distinguishes it from others.
pub fn called(schemas: &Schemas, place: &str) -> Option<String> {
    let found = schemas.find(place);
    let lent = found.and_then(|found| found.schema.component_name.clone());
    lent.or_else(|| named(place))
}

/// Whether a place is a named schema.
pub fn is_component(place: &str) -> bool {
    named(place).is_some()
}
