//! Responses: a schema for all media types that the operation produces.

use serde_json::{Map, Value, json};

use super::contents::BodySchema;
use super::conversion::{Conversion, Role};
use super::locations::Locations;
use super::media::{Media, has_structure, is_json, is_text, or_json};
use super::schemas::{is_file, make_file};
use crate::source::pointer::join;

/// The media type of files, if no other one is declared.
const BYTES: &str = "application/octet-stream";

/// The media types of an operation's responses.
#[derive(Clone, Copy)]
pub struct Produces<'m> {
    pub media_types: &'m Media,
    /// Whether a success without a schema is a file: the operation itself declares media types that hold nothing else.
    pub are_files: bool,
}

impl<'m> Produces<'m> {
    /// Of an operation that may declare media types itself. A response to HEAD has no content.
    pub fn of(own: Option<&'m Media>, of_document: &'m Media, method: &str) -> Self {
        let has_body = !method.eq_ignore_ascii_case("head");
        let are_files = |own: &Media| !own.is_empty() && !own.iter().any(|one| has_structure(one));
        Self {
            media_types: own.unwrap_or(of_document),
            are_files: has_body && own.is_some_and(are_files),
        }
    }
}

impl<'a> Conversion<'a, '_> {
    /// The responses of an operation, by status.
    pub(super) fn responses(
        &mut self,
        responses: &'a Value,
        locations: &Locations,
        of_operation: Produces<'_>,
    ) -> Value {
        let Value::Object(responses) = responses else {
            return responses.clone();
        };
        let produces = of_operation.media_types;
        let converted = responses.iter().map(|(status, response)| {
            let locations = locations.field(status);
            let of_errors = self.media_types_of_error(status, response, &locations.old, produces);
            let produces = of_errors.as_ref().unwrap_or(produces);
            let converted = match response {
                _ if status.starts_with("x-") => response.clone(),
                Value::Object(object) if object.contains_key("$ref") => {
                    self.shared_response(response, object, &locations, produces)
                }
                Value::Object(object) => {
                    let mut converted = self.response(object, &locations, produces);
                    if of_operation.are_files && has_file(status, object) {
                        converted["content"] = self.undescribed_file(&locations, produces);
                    }
                    converted
                }
                other => other.clone(),
            };
            (status.clone(), converted)
        });
        Value::Object(converted.collect())
    }

    /// The content of a file or text that has no schema.
    fn undescribed_file(&mut self, locations: &Locations, produces: &Media) -> Value {
        let content = produces.iter().map(|media_type| {
            let at = locations.inner(&["content", media_type, "schema"]).new;
            self.moves.derive(&at, &locations.old);
            let ty = if is_text(media_type) {
                "string"
            } else {
                "file"
            };
            let mut schema = Map::from_iter([("type".to_owned(), json!(ty))]);
            make_file(&mut schema);
            (media_type.clone(), json!({ "schema": schema }))
        });
        Value::Object(content.collect())
    }

    /// The media types of an error response, if they are not those of the operation. An error that is an object or an array has those that
    /// can hold one; if the operation has none, those of the document.
    fn media_types_of_error(
        &self,
        status: &str,
        response: &'a Value,
        at: &str,
        produces: &Media,
    ) -> Option<Media> {
        let is_error = status.starts_with(['4', '5']) || status == "default";
        let structured = |media_types: &Media| -> Media {
            let structured = media_types.iter().filter(|one| has_structure(one));
            structured.cloned().collect()
        };
        let mut fitting = structured(produces);
        if fitting.is_empty() {
            fitting = structured(&or_json(&self.produces));
        }
        if !is_error || produces.is_empty() || fitting.is_empty() || fitting == *produces {
            return None;
        }
        let (response, at) = self.follow(response, at)?;
        let (schema, _) = self.follow(response.get("schema")?, &join(&at, "schema"))?;
        let is_of_type = |name: &str| schema.get("type").is_some_and(|ty| ty == name);
        let keywords = ["properties", "additionalProperties", "allOf"];
        let is_object = keywords.iter().any(|keyword| schema.contains_key(*keyword));
        (is_object || is_of_type("object") || is_of_type("array")).then_some(fitting)
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

/// Whether a response without a schema may have content: it is a success, and not one that has none.
fn has_file(status: &str, response: &Map<String, Value>) -> bool {
    let has_content = status.starts_with('2') && !["204", "205"].contains(&status);
    has_content && !response.contains_key("schema")
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
