//! The order of media types, of which the first that the client knows is the usual one: that of the lock, so that sorting the keys of a
//! document changes no type.

use indexmap::IndexMap;
use openapiv3::{MediaType, OpenAPI, Operation, PathItem, ReferenceOr};

use super::locations::display;
use crate::lock::{Lock, Positions};
use crate::operations::{operations, origin_of};

/// Puts the media types of bodies and responses into the order that they had before. New ones come last.
pub fn order_media(document: &mut OpenAPI, lock: &Lock) {
    for operation in operations_mut(document) {
        let location = origin_of(&operation.extensions).map(display);
        let form = location.and_then(|location| lock.form(&location));
        let Some(form) = form.filter(|form| !form.media.is_empty()) else {
            continue;
        };
        let positions = Positions::of(&form.media);
        for (part, content) in contents_of(operation) {
            content.sort_by_cached_key(|media, _| positions.get(&key_of(&part, media)));
        }
    }
}

/// The media types of an operation's body and responses, with what the lock knows each by.
pub fn contents_of(
    operation: &mut Operation,
) -> impl Iterator<Item = (String, &mut IndexMap<String, MediaType>)> {
    let body = operation.request_body.as_mut().and_then(item_of);
    let body = body.map(|body| (BODY.to_owned(), &mut body.content));
    let responses = &mut operation.responses;
    let by_status = responses
        .responses
        .iter_mut()
        .filter_map(|(status, response)| {
            let content = &mut item_of(response)?.content;
            Some((status.to_string(), content))
        });
    let default = responses.default.as_mut().and_then(item_of);
    let default = default.map(|response| (DEFAULT.to_owned(), &mut response.content));
    body.into_iter().chain(by_status).chain(default)
}

/// The operations of a document, to be changed.
pub fn operations_mut(document: &mut OpenAPI) -> impl Iterator<Item = &mut Operation> {
    let items = document.paths.paths.values_mut();
    items.filter_map(item_of).flat_map(operations_of)
}

/// Writes the order to the lock of the next run.
pub fn keep_media(document: &OpenAPI, lock: &mut Lock) {
    for found in operations(document) {
        let operation = found.operation;
        let mut media = Vec::new();
        let body = operation.request_body.as_ref();
        if let Some(body) = body.and_then(ReferenceOr::as_item) {
            media.extend(keys_of(&body.content, BODY));
        }
        for (status, response) in &operation.responses.responses {
            if let Some(response) = response.as_item() {
                media.extend(keys_of(&response.content, &status.to_string()));
            }
        }
        let default = operation.responses.default.as_ref();
        if let Some(response) = default.and_then(ReferenceOr::as_item) {
            media.extend(keys_of(&response.content, DEFAULT));
        }
        if !media.is_empty() {
            lock.form_mut(&display(found.location)).media = media;
        }
    }
}

/// What the lock knows the body by.
const BODY: &str = "body";

/// What the lock knows the default response by.
const DEFAULT: &str = "default";

fn key_of(part: &str, media: &str) -> String {
    format!("{part} {media}")
}

/// The keys of media types, unless there is only one.
fn keys_of(content: &IndexMap<String, MediaType>, part: &str) -> Vec<String> {
    if content.len() < 2 {
        return Vec::new();
    }
    content.keys().map(|media| key_of(part, media)).collect()
}

fn item_of<T>(item: &mut ReferenceOr<T>) -> Option<&mut T> {
    match item {
        ReferenceOr::Item(item) => Some(item),
        ReferenceOr::Reference { .. } => None,
    }
}

fn operations_of(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let all = [
        &mut item.get,
        &mut item.put,
        &mut item.post,
        &mut item.delete,
        &mut item.options,
        &mut item.head,
        &mut item.patch,
        &mut item.trace,
    ];
    all.into_iter().flatten()
}
