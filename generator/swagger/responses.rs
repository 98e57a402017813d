//! Responses: a schema for all media types that the operation produces.

use serde_json::{Map, Value, json};

use super::contents::BodySchema;
use super::conversion::{Conversion, Role};
use super::locations::Locations;
use super::media::{Media, has_structure, is_json, or_json};
use super::schemas::is_file;
use crate::source::pointer::join;

/// The media type of files, if no other one is declared.
const BYTES: &str = "application/octet-stream";

impl<'a> Conversion<'a, '_> {
    /// The responses of an operation, by status.
    pub(super) fn responses(
        &mut self,
        responses: &'a Value,
        locations: &Locations,
        produces: &Media,
    ) -> Value {
        let Value::Object(responses) = responses else {
            return responses.clone();
        };
        let converted = responses.iter().map(|(status, response)| {
            let locations = locations.field(status);
            let of_errors = self.media_types_of_error(status, response, &locations.old, produces);
            let produces = of_errors.as_ref().unwrap_or(produces);
            let converted = match response {
                _ if status.starts_with("x-") => response.clone(),
                Value::Object(object) if object.contains_key("$ref") => {
                    self.shared_response(response, object, &locations, produces)
                }
                Value::Object(object) => self.response(object, &locations, produces),
                other => other.clone(),
            };
            (status.clone(), converted)
        });
        Value::Object(converted.collect())
    }

    /// The media types of an error response, if they are not those of the operation: where these hold bytes or text only, an error that is an object or an
    /// array has the other ones of the document.
    fn media_types_of_error(
        &self,
        status: &str,
        response: &'a Value,
        at: &str,
        produces: &Media,
    ) -> Option<Media> {
        let is_error = status.starts_with(['4', '5']) || status == "default";
        let of_document = or_json(&self.produces);
        let of_document = of_document
            .iter()
            .filter(|media_type| has_structure(media_type));
        let of_document: Media = of_document.cloned().collect();
        let are_bytes = !produces.is_empty() && !produces.iter().any(|one| has_structure(one));
        if !is_error || !are_bytes || of_document.is_empty() {
            return None;
        }
        let (response, at) = self.follow(response, at)?;
        let (schema, _) = self.follow(response.get("schema")?, &join(&at, "schema"))?;
        let is_of_type = |name: &str| schema.get("type").is_some_and(|ty| ty == name);
        let keywords = ["properties", "additionalProperties", "allOf"];
        let is_object = keywords.iter().any(|keyword| schema.contains_key(*keyword));
        (is_object || is_of_type("object") || is_of_type("array")).then_some(of_document)
    }

    /// A reference to a response. A shared response has the media types of the document: if the operation has others, the response is
    /// its own, with the same schema.
    fn shared_response(
        &mut self,
        response: &'a Value,
        reference: &Map<String, Value>,
        locations: &Locations,
        produces: &Media,
    ) -> Value {
        let found = self.follow(response, &locations.old);
        let found = found.filter(|(shared, _)| {
            shared.contains_key("schema") && or_json(produces) != or_json(&self.produces)
        });
        let Some((shared, at)) = found else {
            self.note_reference(reference, Role::Response, locations);
            return response.clone();
        };
        self.moves.derive(&locations.new, &at);
        let locations = Locations {
            old: at,
            new: locations.new.clone(),
        };
        self.convert_response(shared, &locations, produces, false)
    }

    /// A response of its own.
    pub(super) fn response(
        &mut self,
        response: &'a Map<String, Value>,
        locations: &Locations,
        produces: &Media,
    ) -> Value {
        self.convert_response(response, locations, produces, true)
    }

    fn convert_response(
        &mut self,
        response: &'a Map<String, Value>,
        locations: &Locations,
        produces: &Media,
        is_own: bool,
    ) -> Value {
        let mut converted = Map::new();
        for (key, value) in response {
            let (key, value) = match key.as_str() {
                "headers" => ("headers", self.headers(value, &locations.field("headers"))),
                "schema" => {
                    let schema = BodySchema {
                        value,
                        at: &join(&locations.old, "schema"),
                        is_own,
                    };
                    let media_types = media_types_of(value, produces);
                    let mut content =
                        self.content(schema, &join(&locations.new, "content"), &media_types);
                    add_examples(&mut content, response);
                    ("content", Value::Object(content))
                }
                "examples" => continue,
                key => (key, value.clone()),
            };
            converted.insert(key.to_owned(), value);
        }
        Value::Object(converted)
    }
}

/// The media types of a response. A file is not JSON, also if the other responses are.
fn media_types_of(schema: &Value, produces: &Media) -> Media {
    if !schema.as_object().is_some_and(is_file) {
        return or_json(produces);
    }
    let others: Media = produces
        .iter()
        .filter(|media_type| !is_json(media_type))
        .cloned()
        .collect();
    if others.is_empty() {
        vec![BYTES.to_owned()]
    } else {
        others
    }
}

/// An example for each media type.
fn add_examples(content: &mut Map<String, Value>, response: &Map<String, Value>) {
    let examples = response.get("examples").and_then(Value::as_object);
    for (media_type, example) in examples.into_iter().flatten() {
        if let Some(media) = content.get_mut(media_type) {
            media["example"] = json!(example);
        }
    }
}
