//! Schemas: the keywords that Swagger 2.0 has in another form.

use serde_json::{Map, Value, json};

use super::conversion::{Conversion, Role};
use super::locations::Locations;

/// The value of the parent's discriminator on a schema that extends it, as Swagger 2.0's users and as `AutoRest` write it.
const DISCRIMINATOR_VALUE: (&str, &str) = ("x-discriminator-value", "x-ms-discriminator-value");

impl<'a> Conversion<'a, '_> {
    /// A schema, and all schemas inside.
    pub(super) fn schema(
        &mut self,
        schema: &'a Map<String, Value>,
        locations: &Locations,
    ) -> Value {
        let mut converted = Map::new();
        for (keyword, value) in schema {
            let (keyword, value) = match (keyword.as_str(), value) {
                ("x-nullable", _) => ("nullable", value.clone()),
                ("discriminator", Value::String(property)) => {
                    ("discriminator", json!({ "propertyName": property }))
                }
                (keyword, _) if keyword == DISCRIMINATOR_VALUE.0 => {
                    (DISCRIMINATOR_VALUE.1, value.clone())
                }
                (keyword, _) => (keyword, self.keyword(keyword, value, locations)),
            };
            converted.insert(keyword.to_owned(), value);
        }
        make_file(&mut converted);
        Value::Object(converted)
    }

    fn keyword(&mut self, keyword: &str, value: &'a Value, locations: &Locations) -> Value {
        let locations = locations.field(keyword);
        match (keyword, value) {
            ("properties" | "patternProperties" | "definitions" | "$defs", _) => {
                self.map(Role::Schema, value, &locations)
            }
            ("allOf" | "anyOf" | "oneOf" | "items", Value::Array(schemas)) => {
                let schemas = schemas.iter().enumerate();
                schemas
                    .map(|(index, schema)| self.value(Role::Schema, schema, &locations.item(index)))
                    .collect()
            }
            ("items" | "additionalProperties" | "not", _) => {
                self.value(Role::Schema, value, &locations)
            }
            _ => value.clone(),
        }
    }
}

/// A file is a string of any bytes.
pub fn make_file(schema: &mut Map<String, Value>) {
    if is_file(schema) {
        schema.insert("type".to_owned(), json!("string"));
        schema.insert("format".to_owned(), json!("binary"));
    }
}

/// Whether a schema or parameter is a file.
pub fn is_file(schema: &Map<String, Value>) -> bool {
    schema
        .get("type")
        .is_some_and(|declared| declared == "file")
}
