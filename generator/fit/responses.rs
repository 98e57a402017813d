//! Responses and media types that a document does not declare.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::tree::Dialect;
use crate::operations::media::may_be_json;
use crate::source::pointer;

/// A response that is not declared.
#[derive(Debug, Default)]
pub struct NewStatus {
    /// The media types of its bodies.
    pub media_types: BTreeSet<String>,
    /// For each body, the status of a declared response whose schema accepts it.
    pub like: BTreeSet<Option<String>>,
}

/// Adds a response to those of an operation, which are at `at`. Its body has the schema of another response if that accepts all bodies.
pub fn add_status(
    responses: &mut Map<String, Value>,
    at: &str,
    (status, new): (u16, &NewStatus),
    dialect: Dialect,
) {
    let like = match new.like.iter().collect::<Vec<_>>().as_slice() {
        [Some(like)] => Some(like.as_str()),
        _ => None,
    };
    let schema = like.and_then(|like| schema_of_response(responses, at, like, dialect));
    let mut response = json!({ "description": "Recorded, and not declared otherwise." });
    if !new.media_types.is_empty() {
        if dialect == Dialect::V2 {
            response["schema"] = schema.unwrap_or_else(|| json!({}));
        } else {
            let media_types = new.media_types.iter().map(|name| {
                let schema = schema.as_ref().filter(|_| may_be_json(name));
                let media = schema.map_or_else(|| json!({}), |own| json!({ "schema": own }));
                (name.clone(), media)
            });
            response["content"] = Value::Object(media_types.collect());
        }
    }
    responses.insert(status.to_string(), response);
}

/// The schema of the JSON of a response, or a reference to it.
fn schema_of_response(
    responses: &Map<String, Value>,
    at: &str,
    key: &str,
    dialect: Dialect,
) -> Option<Value> {
    let response = responses.get(key)?;
    let at = pointer::join(at, key);
    if let Dialect::V2 = dialect {
        return referring(response, &at);
    }
    let content = response.get("content")?.as_object()?;
    let (name, media) = content.iter().find(|(name, _)| may_be_json(name))?;
    let at = pointer::join(&pointer::join(&at, "content"), name);
    referring(media, &at)
}

/// The `$ref` that is the schema of an object, or one to the schema.
fn referring(owner: &Value, at: &str) -> Option<Value> {
    let schema = owner.get("schema")?;
    if schema.get("$ref").is_some() {
        return Some(schema.clone());
    }
    let at = pointer::join(at, "schema");
    Some(json!({ "$ref": format!("#{}", pointer::percent_encode(&at)) }))
}

/// Adds a media type to a response, or in Swagger 2.0 to its operation. JSON of another media type has the same schema.
pub fn add_media_type(
    node: &mut Map<String, Value>,
    (document, at): (&Value, &str),
    name: &str,
    dialect: Dialect,
) {
    if dialect == Dialect::V2 {
        let of_all = document.get("produces").cloned();
        let produces = node.entry("produces");
        let produces = produces.or_insert_with(|| of_all.unwrap_or_else(|| json!([])));
        if let Some(produces) = produces.as_array_mut() {
            produces.push(json!(name));
        }
        return;
    }
    let content = node.entry("content").or_insert_with(|| json!({}));
    let Some(content) = content.as_object_mut() else {
        return;
    };
    let is_json = |name: &String| may_be_json(name) && !name.contains('*');
    let json = content.iter().find(|(declared, _)| is_json(declared));
    let schema = json.and_then(|(declared, media)| {
        let at = pointer::join(&pointer::join(at, "content"), declared);
        referring(media, &at)
    });
    let schema = schema.filter(|_| is_json(&name.to_owned()));
    let media = schema.map_or_else(|| json!({}), |schema| json!({ "schema": schema }));
    content.insert(name.to_owned(), media);
}
