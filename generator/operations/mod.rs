//! Reads `openapiv3`'s models: operations, media types, bodies, webhooks and callbacks.
//!
//! Schemas are references to locations of [`Schemas`]. Nothing here decides which Rust code they become.

pub mod media;
mod references;
pub mod sent;

pub use self::references::{location_of, origin_of};
use openapiv3::{
    Encoding, OpenAPI, Operation, Parameter, ParameterSchemaOrContent, PathItem, ReferenceOr,
    RequestBody,
};

use serde_json::Value;

use self::media::Chosen;
use crate::ir::Method;
use crate::lower::extension;
use crate::schema::Schemas;
use crate::source::pointer;

/// An operation with its location.
#[derive(Clone, Copy)]
pub struct OperationAt<'a> {
    /// The path template.
    pub path: &'a str,
    /// The HTTP method.
    pub http_method: Method,
    /// JSON pointer.
    pub location: &'a str,
    /// The operation.
    pub operation: &'a Operation,
}

impl OperationAt<'_> {
    /// Its JSON pointer under `paths`: its own location, unless several paths share a path item by `$ref`.
    pub fn listed(&self) -> String {
        let item = pointer::join("/paths", self.path);
        format!("{item}/{}", self.http_method.text().to_lowercase())
    }
}

/// Every operation, in the document's order.
pub fn operations(document: &OpenAPI) -> impl Iterator<Item = OperationAt<'_>> {
    let items = document
        .paths
        .paths
        .iter()
        .filter_map(|(path, item)| match item {
            ReferenceOr::Item(item) => Some((path.as_str(), item)),
            ReferenceOr::Reference { .. } => None,
        });
    items.flat_map(|(path, item)| {
        requests(item).map(move |(http_method, location, operation)| OperationAt {
            path,
            http_method,
            location,
            operation,
        })
    })
}

/// The operations of a path item, each with its method and location.
pub fn requests(item: &PathItem) -> impl Iterator<Item = (Method, &str, &Operation)> {
    let all = [
        (Method::Get, &item.get),
        (Method::Put, &item.put),
        (Method::Post, &item.post),
        (Method::Delete, &item.delete),
        (Method::Options, &item.options),
        (Method::Head, &item.head),
        (Method::Patch, &item.patch),
        (Method::Trace, &item.trace),
    ];
    all.into_iter().filter_map(|(http_method, operation)| {
        let operation = operation.as_ref()?;
        Some((http_method, origin_of(&operation.extensions)?, operation))
    })
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
