//! Items: created, read, changed, deleted, imported and exported.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, ETAG, IF_MATCH, IF_NONE_MATCH, LAST_MODIFIED, LOCATION};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde_json::{Value, json};

use super::{Query, Shared, lists};
use crate::respond;
use crate::state::lock;

/// The items of a depot.
#[derive(Debug)]
pub(crate) struct Items {
    stored: BTreeMap<u64, Item>,
    last: u64,
    /// The items that were created with an `Idempotency-Key`.
    keys: BTreeMap<String, u64>,
}

#[derive(Clone, Debug)]
struct Item {
    value: Value,
    version: u32,
}

impl Items {
    /// 25 items: `item-1` to `item-25`.
    pub(crate) fn new() -> Self {
        let mut items = Self {
            stored: BTreeMap::new(),
            last: 0,
            keys: BTreeMap::new(),
        };
        for number in 1..=25 {
            let kind = ["tool", "part", "material"][number % 3];
            items.add(json!({"name": format!("Item {number}"), "kind": kind, "quantity": number}));
        }
        items
    }

    pub(crate) fn len(&self) -> usize {
        self.stored.len()
    }

    fn add(&mut self, mut value: Value) -> u64 {
        self.last += 1;
        value["id"] = json!(format!("item-{}", self.last));
        value["created_at"] = json!("2026-01-01T09:30:00Z");
        self.stored.insert(self.last, Item { value, version: 1 });
        self.last
    }

    fn values(&self) -> Vec<Value> {
        self.stored
            .values()
            .map(|item| item.value.clone())
            .collect()
    }

    fn find(&mut self, id: &str) -> Option<(u64, &mut Item)> {
        let number = id.strip_prefix("item-")?.parse().ok()?;
        Some((number, self.stored.get_mut(&number)?))
    }

    pub(super) fn has(&mut self, id: &str) -> bool {
        self.find(id).is_some()
    }
}

impl Item {
    fn etag(&self) -> String {
        format!("\"{}\"", self.version)
    }

    fn response(&self, status: StatusCode) -> Response {
        let mut response = respond::json(status, &self.value);
        let etag = HeaderValue::try_from(self.etag()).expect("digits");
        response.headers_mut().insert(ETAG, etag);
        response
    }
}

pub(crate) async fn list(State(state): Shared, query: Query) -> Response {
    let mut items = lock(&state.items).values();
    if let Some(kinds) = query.get("kind") {
        items.retain(|item| kinds.split(',').any(|kind| item["kind"] == kind));
    }
    let bound = |name: &str| query.get(name).and_then(|value| value.parse::<u64>().ok());
    let (min, max) = (bound("stock[min]"), bound("stock[max]"));
    items.retain(|item| {
        let quantity = item["quantity"].as_u64().unwrap_or(0);
        min.is_none_or(|min| min <= quantity) && max.is_none_or(|max| quantity <= max)
    });
    let cursor = query
        .get("cursor")
        .and_then(|cursor| cursor.strip_prefix("c-"));
    let start = cursor.and_then(|start| start.parse().ok()).unwrap_or(0);
    let page = lists::page(&state, &items, start, super::number(&query, "limit", 10));
    let next = page.next.map(|next| format!("c-{next}"));
    respond::json(
        StatusCode::OK,
        &json!({"items": page.records, "next_cursor": next}),
    )
}

pub(crate) async fn create(State(state): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let value = match new_item(&body) {
        Ok(value) => value,
        Err(invalid) => return *invalid,
    };
    let key = headers
        .get("idempotency-key")
        .and_then(|key| key.to_str().ok());
    let mut items = lock(&state.items);
    let earlier = key.and_then(|key| items.keys.get(key).copied());
    let number = earlier.unwrap_or_else(|| items.add(value));
    if let Some(key) = key {
        items.keys.insert(key.to_owned(), number);
    }
    let Some(item) = items.stored.get(&number) else {
        return respond::not_found();
    };
    let mut response = item.response(StatusCode::CREATED);
    let location = HeaderValue::try_from(format!("/v1/items/item-{number}"));
    response
        .headers_mut()
        .insert(LOCATION, location.expect("ASCII"));
    if earlier.is_some() {
        let yes = HeaderValue::from_static("true");
        response.headers_mut().insert("idempotency-replayed", yes);
    }
    response
}

pub(crate) async fn get(
    State(state): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let mut items = lock(&state.items);
    let Some((_, item)) = items.find(&id) else {
        return respond::not_found();
    };
    if headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| *known == item.etag())
    {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let mut response = item.response(StatusCode::OK);
    let changed = HeaderValue::from_static("Thu, 01 Jan 2026 09:30:00 GMT");
    response.headers_mut().insert(LAST_MODIFIED, changed);
    response
}

pub(crate) async fn replace(
    State(state): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    match new_item(&body) {
        Ok(value) => change(&state, &id, &headers, |item| {
            let kept = ["id", "created_at"].map(|name| (name, item[name].clone()));
            *item = value;
            for (name, value) in kept {
                item[name] = value;
            }
        }),
        Err(invalid) => *invalid,
    }
}

/// Needs the media type of merge patches.
pub(crate) async fn update(
    State(state): Shared,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let is_patch = headers
        .get(CONTENT_TYPE)
        .is_some_and(|name| name == "application/merge-patch+json");
    if !is_patch {
        return respond::problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, "Send a merge patch.");
    }
    let Ok(Value::Object(patch)) = serde_json::from_slice(&body) else {
        return respond::invalid("", "A JSON object is expected.");
    };
    change(&state, &id, &headers, |item| {
        for (name, value) in patch {
            if value.is_null() {
                item.as_object_mut()
                    .expect("an item is an object")
                    .remove(&name);
            } else {
                item[name] = value;
            }
        }
    })
}

fn change(
    state: &crate::state::State,
    id: &str,
    headers: &HeaderMap,
    change: impl FnOnce(&mut Value),
) -> Response {
    let mut items = lock(&state.items);
    let Some((_, item)) = items.find(id) else {
        return respond::not_found();
    };
    if headers
        .get(IF_MATCH)
        .is_some_and(|known| *known != item.etag())
    {
        return respond::problem(
            StatusCode::PRECONDITION_FAILED,
            "The item has changed since.",
        );
    }
    change(&mut item.value);
    item.version += 1;
    item.response(StatusCode::OK)
}

pub(crate) async fn delete(State(state): Shared, Path(id): Path<String>) -> Response {
    let mut items = lock(&state.items);
    let Some((number, _)) = items.find(&id) else {
        return respond::not_found();
    };
    items.stored.remove(&number);
    StatusCode::NO_CONTENT.into_response()
}

pub(crate) async fn export(State(state): Shared, headers: HeaderMap) -> Response {
    let items = lock(&state.items).values();
    let accepted = respond::accepted(&headers, &["application/json", "text/csv"]);
    if accepted == "application/json" {
        return respond::json(StatusCode::OK, &Value::Array(items));
    }
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut table = "id,name,kind,quantity\n".to_owned();
    for item in items {
        let (id, name, kind) = (text(&item["id"]), text(&item["name"]), text(&item["kind"]));
        let cells = [id, name, kind, item["quantity"].to_string()];
        table += &cells.join(",");
        table.push('\n');
    }
    respond::text(StatusCode::OK, "text/csv; charset=utf-8", table)
}

pub(crate) async fn import(State(state): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let content_type = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let is_table = content_type.is_some_and(|name| name.starts_with("text/csv"));
    let values = if is_table {
        table(&body)
    } else {
        serde_json::from_slice(&body).ok()
    };
    let Some(Value::Array(values)) = values else {
        return respond::invalid("", "An array or a table is expected.");
    };
    if let Some(index) = values.iter().position(|value| wrong(value).is_some()) {
        return respond::invalid(&format!("/{index}"), "This is not an item.");
    }
    let created = values.len();
    let mut items = lock(&state.items);
    for value in values {
        items.add(value);
    }
    respond::json(StatusCode::OK, &json!({ "created": created }))
}

/// The rows of a table whose cells have no quotes.
fn table(body: &[u8]) -> Option<Value> {
    let mut lines = std::str::from_utf8(body).ok()?.lines();
    (lines.next()? == "name,kind,quantity").then_some(())?;
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        let [name, kind, quantity] = cells[..] else {
            return Value::Null;
        };
        json!({"name": name, "kind": kind, "quantity": quantity.parse::<u64>().ok()})
    };
    Some(lines.map(row).collect())
}

fn new_item(body: &[u8]) -> Result<Value, Box<Response>> {
    let value: Value = serde_json::from_slice(body).unwrap_or_default();
    match wrong(&value) {
        Some((pointer, detail)) => Err(Box::new(respond::invalid(pointer, detail))),
        None => Ok(value),
    }
}

/// Where and why a value is not a new item.
fn wrong(value: &Value) -> Option<(&'static str, &'static str)> {
    if !value.is_object() {
        return Some(("", "An object is expected."));
    }
    if value["name"].as_str().is_none_or(str::is_empty) {
        return Some(("/name", "A name is expected."));
    }
    if !["tool", "part", "material"]
        .iter()
        .any(|kind| value["kind"] == *kind)
    {
        return Some(("/kind", "A kind is expected."));
    }
    let quantity = value.get("quantity");
    let is_count = quantity.is_none_or(Value::is_u64);
    (!is_count).then_some(("/quantity", "A number of pieces is expected."))
}
