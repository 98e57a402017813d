//! The schemas that are used in requests, in responses, and in the bodies of PATCH requests.

use indexmap::IndexMap;
use openapiv3::{Encoding, MediaType, OpenAPI, ReferenceOr};

use crate::hash::HashSet;
use crate::operations::media::{self, Kind};
use crate::operations::sent::Sent;
use crate::operations::{bodies_of, location_of, operations, schema_location};
use crate::schema::derived::is_of_files;
use crate::schema::{self, Schemas};

/// The schemas that are used in each direction.
pub fn find_usage<'a>(document: &'a OpenAPI, sent: &[Sent<'_>], model: &'a Schemas) -> Usage {
    let mut usage = Usage::default();
    for found in operations(document) {
        for parameter in found
            .operation
            .parameters
            .iter()
            .filter_map(ReferenceOr::as_item)
        {
            if let Some(location) = schema_location(parameter) {
                usage.mark(model, location, Side::Request);
            }
        }
        let bodies = bodies_of(found.operation, model);
        let bodies = bodies.map_or_else(Vec::new, |(_, bodies)| bodies);
        let is_json = |location: &str| {
            let mut json = bodies.iter().filter(|body| body.kind == Kind::Json);
            json.any(|body| {
                body.location
                    .is_some_and(|json| is_same(model, json, location))
            })
        };
        for (index, body) in bodies.iter().enumerate() {
            let has_type = body.kind <= Kind::Multipart || body.kind == Kind::Parts;
            let Some(location) = body.location.filter(|_| has_type) else {
                continue;
            };
            usage.mark(model, location, Side::Request);
            // A type that is sent as JSON too has no files.
            let has_parts = matches!(body.kind, Kind::Multipart | Kind::Parts);
            if has_parts && (index == 0 || !is_json(location)) {
                usage.mark_files(model, location, &body.media.encoding);
            }
            if index == 0 && found.http_method == "PATCH" && body.kind == Kind::Json {
                usage.mark(model, location, Side::Patch);
            }
        }
        let responses = &found.operation.responses;
        let all = responses.responses.values().chain(&responses.default);
        for response in all.filter_map(ReferenceOr::as_item) {
            mark_received(&response.content, model, &mut usage);
        }
    }
    for sent in sent {
        if let Some(body) = sent
            .operation
            .request_body
            .as_ref()
            .and_then(ReferenceOr::as_item)
        {
            mark_received(&body.content, model, &mut usage);
        }
    }
    usage
}

/// Whether two locations lead to the same schema.
fn is_same(model: &Schemas, one: &str, other: &str) -> bool {
    let found = |location| model.find(location).map(|found| found.location);
    found(one).is_some() && found(one) == found(other)
}

pub fn mark_received(content: &IndexMap<String, MediaType>, model: &Schemas, usage: &mut Usage) {
    for location in content
        .values()
        .filter_map(|media| location_of(media.schema.as_ref()?))
    {
        usage.mark(model, location, Side::Response);
    }
}

/// The locations that can be reached from each direction.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    requests: HashSet<String>,
    responses: HashSet<String>,
    patches: HashSet<String>,
    files: HashSet<String>,
}

/// Where a schema is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In requests.
    Request,
    /// In responses.
    Response,
    /// In PATCH requests.
    Patch,
}

impl Usage {
    /// Marks a schema and everything inside.
    pub fn mark(&mut self, model: &Schemas, location: &str, side: Side) {
        let marked = match side {
            Side::Request => &mut self.requests,
            Side::Response => &mut self.responses,
            Side::Patch => &mut self.patches,
        };
        let mut queue = vec![location.to_owned()];
        while let Some(location) = queue.pop() {
            let Some(found) = model.find(&location) else {
                continue;
            };
            if marked.insert(found.location.to_owned()) {
                queue.extend(found.children().into_iter().map(str::to_owned));
            }
        }
    }

    /// Marks the fields of a multipart form that are files: bytes, and fields without a type, which are bytes unless `encoding`
    /// declares another format.
    pub fn mark_files(
        &mut self,
        model: &Schemas,
        form: &str,
        encoding: &IndexMap<String, Encoding>,
    ) {
        // Its fields without a type are shared with the JSON form.
        let is_shared = is_of_files(form);
        let mut queue: Vec<(String, Option<bool>)> = vec![(form.to_owned(), None)];
        let mut seen = HashSet::default();
        // For what a field contains: whether it may be bytes without a description.
        while let Some((location, field)) = queue.pop() {
            let Some(found) = model.find(&location) else {
                continue;
            };
            if !seen.insert((found.location, field)) {
                continue;
            }
            let inside = || found.children().into_iter().map(str::to_owned);
            match (&found.schema.kind, field) {
                (schema::Kind::Object(object), None) => {
                    let fields = object.properties.iter().map(|(name, field)| {
                        let media = encoding
                            .get(name)
                            .and_then(|encoding| encoding.content_type.as_deref());
                        (field.clone(), Some(media.is_none_or(media::may_be_bytes)))
                    });
                    queue.extend(fields);
                }
                (
                    schema::Kind::Annotated(_) | schema::Kind::OneOf(_) | schema::Kind::AnyOf(_),
                    _,
                ) => {
                    queue.extend(inside().map(|part| (part, field)));
                }
                (schema::Kind::Array(_) | schema::Kind::Tuple(_), _) => {
                    queue.extend(inside().map(|item| (item, field.or(Some(true)))));
                }
                (schema::Kind::Any, Some(true)) if !is_shared => {
                    self.files.insert(found.location.to_owned());
                }
                (schema::Kind::String(_), _) if media::is_binary(found.location, model) => {
                    self.files.insert(found.location.to_owned());
                }
                _ => {}
            }
        }
    }

    /// Whether the schema at a location is a file.
    pub fn is_file(&self, location: &str) -> bool {
        self.files.contains(location)
    }

    /// Whether the schema at a location is used at all.
    pub fn is_used(&self, location: &str) -> bool {
        self.is_on(location, Side::Request) || self.is_on(location, Side::Response)
    }

    /// Whether the schema at a location is used in a direction.
    pub fn is_on(&self, location: &str, side: Side) -> bool {
        match side {
            Side::Request => self.requests.contains(location),
            Side::Response => self.responses.contains(location),
            Side::Patch => self.patches.contains(location),
        }
    }
}
