//! Reads `openapiv3`'s models: operations, media types, bodies, webhooks and callbacks.
//!
//! Schemas are references to locations of [`Schemas`]. Nothing here decides which Rust code they become.

pub mod media;
mod references;
pub mod sent;

pub use self::references::{location_of, origin_of};
use openapiv3::{
    Encoding, OpenAPI, Operation, Parameter, ParameterSchemaOrContent, PathItem, RequestBody,
};

use serde_json::Value;

use self::media::Chosen;
use crate::lower::extension;
use crate::schema::Schemas;
use crate::source::pointer;

/// An operation with its location.
#[derive(Clone, Copy)]
pub struct OperationAt<'a> {
    /// The path template.
    pub path: &'a str,
    /// The HTTP method, as in a request.
    pub http_method: &'a str,
    /// JSON pointer.
    pub location: &'a str,
    /// The operation.
    pub operation: &'a Operation,
}

impl OperationAt<'_> {
    /// Its JSON pointer under `paths`: its own location, unless several paths share a path item by `$ref`.
    pub fn listed(&self) -> String {
        let item = pointer::join("/paths", self.path);
        format!("{item}/{}", step_of(self.http_method))
    }
}

/// Every operation, in the document's order; those of methods that `openapiv3` does not know come last.
pub fn operations(document: &OpenAPI) -> impl Iterator<Item = OperationAt<'_>> {
    let known = document.paths.paths.iter();
    let components = document.components.iter();
    let others = components
        .filter_map(|components| components.callbacks.get(extension::OPERATIONS)?.as_item())
        .flatten();
    let known = known.filter_map(|(path, item)| Some((path, item.as_item()?)));
    known.chain(others).flat_map(|(key, item)| {
        let path = without_method(key, item);
        requests(item).map(move |(http_method, location, operation)| OperationAt {
            path,
            http_method,
            location,
            operation,
        })
    })
}

/// The operations of a path item, each with its method and location.
pub fn requests(item: &PathItem) -> impl Iterator<Item = (&str, &str, &Operation)> {
    let all = [
        ("GET", &item.get),
        ("PUT", &item.put),
        ("POST", &item.post),
        ("DELETE", &item.delete),
        ("OPTIONS", &item.options),
        ("HEAD", &item.head),
        ("PATCH", &item.patch),
        ("TRACE", &item.trace),
    ];
    all.into_iter().filter_map(|(http_method, operation)| {
        let operation = operation.as_ref()?;
        let http_method = method_of(operation).unwrap_or(http_method);
        Some((http_method, origin_of(&operation.extensions)?, operation))
    })
}

/// The method of an operation, where `openapiv3` does not know it.
fn method_of(operation: &Operation) -> Option<&str> {
    operation.extensions.get(extension::METHOD)?.as_str()
}

/// The key of a path item, without the method that is before it where the path item is that of one method.
pub fn without_method<'a>(key: &'a str, item: &PathItem) -> &'a str {
    let http_method = item.get.as_ref().and_then(method_of);
    let address = http_method.and_then(|method| key.strip_prefix(method)?.strip_prefix(' '));
    address.unwrap_or(key)
}

/// The location of an operation within its path item.
pub fn step_of(http_method: &str) -> String {
    match http_method {
        "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE" | "QUERY" => {
            http_method.to_ascii_lowercase()
        }
        other => pointer::join("additionalOperations", other),
    }
}

/// The `operationId` of an operation, if it contains anything that can be in a name.
pub fn id_of(operation: &Operation) -> Option<&str> {
    operation
        .operation_id
        .as_deref()
        .filter(|id| id.chars().any(char::is_alphanumeric))
}

/// The body of an operation with the media type that is sent; `None` where it has no body.
pub fn body_of<'a>(
    operation: &'a Operation,
    model: &'a Schemas,
) -> Option<(&'a RequestBody, Chosen<'a>)> {
    let body = operation.request_body.as_ref()?.as_item()?;
    Some((body, media::choose(&body.content, model)?))
}

/// The body of an operation with all media types that it can be sent as, the usual one first.
pub fn bodies_of<'a>(
    operation: &'a Operation,
    model: &'a Schemas,
) -> Option<(&'a RequestBody, Vec<Chosen<'a>>)> {
    let body = operation.request_body.as_ref()?.as_item()?;
    let all = media::choose_all(&body.content, model, None);
    (!all.is_empty()).then_some((body, all))
}

/// The location of a parameter's schema.
pub fn schema_location(parameter: &Parameter) -> Option<&str> {
    match &parameter.parameter_data_ref().format {
        ParameterSchemaOrContent::Schema(schema) => location_of(schema),
        ParameterSchemaOrContent::Content(content) => content
            .values()
            .next()
            .and_then(|media| location_of(media.schema.as_ref()?)),
    }
}

/// The headers of an encoding of a multipart body: name, and whether it is required.
pub fn part_headers(encoding: &Encoding) -> Vec<(&str, bool)> {
    let headers = encoding.extensions.get(extension::HEADERS);
    let headers = headers.and_then(Value::as_array).into_iter().flatten();
    let read = headers.filter_map(|header| {
        let required = header.get("required")?.as_bool()?;
        Some((header.get("name")?.as_str()?, required))
    });
    read.collect()
}

/// Whether an operation has a parameter that cannot be read, which may be the one in its path.
pub fn lists_unread_parameter(operation: &Operation) -> bool {
    operation.extensions.contains_key(extension::UNREAD)
}
