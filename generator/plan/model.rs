//! Reading `openapiv3`: the locations of schemas that operations refer to, and of what they are made of.

use indexmap::IndexMap;
use openapiv3::ReferenceOr;
use serde_json::Value;

use crate::lower::extension;
use crate::lower::named::named;
use crate::schema::Schemas;

/// The location of the schema that a reference names.
pub fn place_of<T>(reference: &ReferenceOr<T>) -> Option<&str> {
    match reference {
        ReferenceOr::Reference { reference } => reference.strip_prefix('#'),
        ReferenceOr::Item(_) => None,
    }
}

/// The location of an operation, parameter, body, response or media type.
pub fn origin_of(extensions: &IndexMap<String, Value>) -> Option<&str> {
    extensions.get(extension::PLACE)?.as_str()
}

/// The name of a schema where nothing but its name distinguishes it from others.
pub fn called(schemas: &Schemas, place: &str) -> Option<String> {
    let found = schemas.find(place);
    let lent = found.and_then(|found| found.schema.component_name.clone());
    lent.or_else(|| named(place))
}
