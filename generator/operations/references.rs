//! The locations that references of `openapiv3` name, and the locations of its objects.

use indexmap::IndexMap;
use openapiv3::ReferenceOr;
use serde_json::Value;

use crate::lower::extension;

/// The location of the schema that a reference names.
pub fn location_of<T>(reference: &ReferenceOr<T>) -> Option<&str> {
    match reference {
        ReferenceOr::Reference { reference } => reference.strip_prefix('#'),
        ReferenceOr::Item(_) => None,
    }
}

/// The location of an operation, parameter, body, response or media type.
pub fn origin_of(extensions: &IndexMap<String, Value>) -> Option<&str> {
    extensions.get(extension::LOCATION)?.as_str()
}
