//! Parameters and headers. In Swagger 2.0 they have the keywords of a schema themselves, and a format for arrays.

use serde_json::{Map, Value, json};

use super::conversion::{Conversion, Role};
use super::locations::Locations;
use super::schemas::make_file;
use crate::diagnostic::codes;
use crate::source::pointer::join;

/// The keywords that belong to the schema.
const KEYWORDS: [&str; 16] = [
    "type",
    "format",
    "items",
    "default",
    "maximum",
    "exclusiveMaximum",
    "minimum",
    "exclusiveMinimum",
    "maxLength",
    "minLength",
    "pattern",
    "maxItems",
    "minItems",
    "uniqueItems",
    "enum",
    "multipleOf",
];

/// How the items of an array are separated.
pub const COLLECTION_FORMAT: &str = "collectionFormat";

/// Where an array is serialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    Query,
    Form,
    /// In the path, or in a header of a request or response.
    Other,
}

impl<'a> Conversion<'a, '_> {
    /// A parameter that is not a body or a part of one.
    pub(super) fn parameter(
        &mut self,
        parameter: &'a Map<String, Value>,
        locations: &Locations,
    ) -> Value {
        let location = match parameter.get("in").and_then(Value::as_str) {
            Some("query") => Location::Query,
            _ => Location::Other,
        };
        self.described(parameter, locations, location)
    }

    /// The headers of a response.
    pub(super) fn headers(&mut self, headers: &'a Value, locations: &Locations) -> Value {
        let Value::Object(headers) = headers else {
            return headers.clone();
        };
        let converted = headers.iter().map(|(name, header)| {
            let header = match header {
                Value::Object(header) => {
                    self.described(header, &locations.field(name), Location::Other)
                }
                other => other.clone(),
            };
            (name.clone(), header)
        });
        Value::Object(converted.collect())
    }

    /// A parameter or header, whose keywords become a schema.
    fn described(
        &mut self,
        described: &'a Map<String, Value>,
        locations: &Locations,
        location: Location,
    ) -> Value {
        let own = described
            .iter()
            .filter(|(key, _)| !is_of_schema(key) && *key != COLLECTION_FORMAT);
        let mut converted: Map<String, Value> = own
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect();
        converted.extend(self.style(described, locations, location));
        if let Some(schema) = described.get("schema") {
            let schema = self.value(Role::Schema, schema, &locations.field("schema"));
            converted.insert("schema".to_owned(), schema);
        } else if KEYWORDS
            .iter()
            .any(|keyword| described.contains_key(*keyword))
        {
            let schema = self.value_schema(described, &locations.inner(&["schema"]));
            converted.insert("schema".to_owned(), Value::Object(schema));
        }
        // An extension may be about the schema or about the parameter.
        let extensions = described.iter().filter(|(key, _)| key.starts_with("x-"));
        converted.extend(extensions.map(|(key, value)| (key.clone(), value.clone())));
        Value::Object(converted)
    }

    /// The schema of a parameter's or header's value.
    pub(super) fn value_schema(
        &mut self,
        described: &'a Map<String, Value>,
        locations: &Locations,
    ) -> Map<String, Value> {
        self.moves.derive(&locations.new, &locations.old);
        let keywords = described.iter().filter(|(key, _)| is_of_schema(key));
        let mut schema = Map::new();
        for (key, value) in keywords {
            let (key, value) = match key.as_str() {
                "items" => (key.as_str(), self.items(value, &locations.field("items"))),
                "x-nullable" => ("nullable", value.clone()),
                key => (key, value.clone()),
            };
            schema.insert(key.to_owned(), value);
        }
        make_file(&mut schema);
        schema
    }

    /// The items of an array, which may be arrays. OpenAPI 3 has no format for arrays within arrays, of which the usual one is allowed.
    fn items(&mut self, items: &'a Value, locations: &Locations) -> Value {
        let Value::Object(object) = items else {
            return items.clone();
        };
        if object.contains_key("$ref") {
            return self.value(Role::Schema, items, locations);
        }
        if let Some(format) = object
            .get(COLLECTION_FORMAT)
            .filter(|format| *format != "csv")
        {
            let message =
                format!("arrays within arrays have no `{COLLECTION_FORMAT}`: {format} is ignored");
            self.report(
                &codes::UNKNOWN_STYLE,
                &join(&locations.old, COLLECTION_FORMAT),
                message,
            );
        }
        Value::Object(self.value_schema(object, locations))
    }

    /// The `style` and `explode` of an array, where they are not the default.
    pub(super) fn style(
        &mut self,
        described: &'a Map<String, Value>,
        locations: &Locations,
        location: Location,
    ) -> Map<String, Value> {
        if described
            .get("type")
            .is_none_or(|declared| declared != "array")
        {
            return Map::new();
        }
        let at = join(&locations.old, COLLECTION_FORMAT);
        let format = self
            .text(described, COLLECTION_FORMAT, &at)
            .unwrap_or("csv");
        let is_query = location != Location::Other;
        let (style, explode) = match format {
            "csv" if is_query => (None, Some(false)),
            "multi" if is_query => (None, Some(true)),
            "ssv" if is_query => (Some("spaceDelimited"), Some(false)),
            "pipes" if is_query => (Some("pipeDelimited"), Some(false)),
            "csv" => (None, None),
            other => {
                let message =
                    format!("`{other}` is not supported here; the items are separated by commas");
                self.report(&codes::UNKNOWN_STYLE, &at, message);
                (None, is_query.then_some(false))
            }
        };
        let style = style.map(|style| ("style".to_owned(), json!(style)));
        let explode = explode.map(|explode| ("explode".to_owned(), json!(explode)));
        style.into_iter().chain(explode).collect()
    }
}

/// Whether a field of a parameter or header is a keyword of its schema.
fn is_of_schema(key: &str) -> bool {
    KEYWORDS.contains(&key) || key.starts_with("x-")
}
