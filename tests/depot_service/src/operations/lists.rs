//! Lists with pages of every kind. Each list has 25 records.

use axum::extract::State;
use axum::http::header::{HOST, LINK};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use serde_json::{Value, json};

use super::{Query, Shared, number};
use crate::respond;
use crate::state::{Paging, State as Depot, lock};

const RECORDS: usize = 25;

/// A page of a list.
pub(super) struct Page {
    pub(super) records: Vec<Value>,
    /// The index of the first record of the next page.
    pub(super) next: Option<usize>,
    /// The number of all records.
    total: usize,
}

/// The page that starts at a record.
pub(super) fn page(depot: &Depot, records: &[Value], start: usize, limit: usize) -> Page {
    /// More records than a test has pages for.
    const MANY: usize = 1_000_000;
    let limit = limit.max(1);
    let total = records.len();
    let take = |start: usize| records.iter().skip(start).take(limit).cloned().collect();
    let after = start.saturating_add(limit);
    let (records, next, total) = match *lock(&depot.paging) {
        Paging::Normal | Paging::Elsewhere => {
            (take(start), (after < total).then_some(after), total)
        }
        Paging::Repeated => (take(0), Some(limit), MANY),
        Paging::Empty => (Vec::new(), Some(after), MANY),
    };
    Page {
        records,
        next,
        total,
    }
}

fn records(name: &str, more: impl Fn(usize) -> Value) -> Vec<Value> {
    let record = |number: usize| {
        let mut record = more(number);
        record["id"] = json!(format!("{name}-{number}"));
        record
    };
    (1..=RECORDS).map(record).collect()
}

/// Pages by a cursor that is nested in the body.
pub(crate) async fn movements(State(depot): Shared, query: Query) -> Response {
    let all = records(
        "movement",
        |number| json!({"item_id": format!("item-{number}"), "pieces": -1}),
    );
    let after = query
        .get("after")
        .and_then(|after| after.strip_prefix("m-"));
    let start = after.and_then(|start| start.parse().ok()).unwrap_or(0);
    let page = page(&depot, &all, start, number(&query, "limit", 10));
    let after = page.next.map(|next| format!("m-{next}"));
    let body = json!({"data": page.records, "paging": {"cursors": {"after": after}}});
    respond::json(StatusCode::OK, &body)
}

/// Pages by the id of the last record, and whether there are more.
pub(crate) async fn suppliers(State(depot): Shared, query: Query) -> Response {
    let all = records(
        "supplier",
        |number| json!({"name": format!("Supplier {number}")}),
    );
    let last = query.get("starting_after");
    let start = last.map_or(Some(0), |last| {
        all.iter()
            .position(|record| record["id"] == **last)
            .map(|index| index + 1)
    });
    let Some(start) = start else {
        return respond::invalid("", "There is no supplier of this id.");
    };
    let page = page(&depot, &all, start, number(&query, "limit", 10));
    let body = json!({"data": page.records, "has_more": page.next.is_some()});
    respond::json(StatusCode::OK, &body)
}

/// Pages by a URL in the body.
pub(crate) async fn locations(State(depot): Shared, headers: HeaderMap, query: Query) -> Response {
    let all = records(
        "location",
        |number| json!({"zone_id": format!("zone-{}", number % 3 + 1)}),
    );
    let start = query
        .get("cursor")
        .and_then(|cursor| cursor.strip_prefix("l-"));
    let start: usize = start.and_then(|start| start.parse().ok()).unwrap_or(0);
    let limit = number(&query, "limit", 10);
    let page = page(&depot, &all, start, limit);
    let origin = origin(&depot, &headers);
    let url = |start: usize| format!("{origin}/v1/locations?cursor=l-{start}&limit={limit}");
    let previous = (start > 0).then(|| url(start.saturating_sub(limit)));
    let body = json!({"next": page.next.map(url), "previous": previous, "results": page.records});
    respond::json(StatusCode::OK, &body)
}

/// Pages by `Link`.
pub(crate) async fn shipments(State(depot): Shared, headers: HeaderMap, query: Query) -> Response {
    let all = records(
        "shipment",
        |number| json!({"carrier": format!("Carrier {}", number % 4)}),
    );
    let (number, size) = (
        number(&query, "page", 1).max(1),
        number(&query, "per_page", 10),
    );
    let page = page(&depot, &all, (number - 1).saturating_mul(size), size);
    let mut response = respond::json(StatusCode::OK, &Value::Array(page.records));
    let first = format!("</v1/shipments?page=1&per_page={size}>; rel=\"first\"");
    let link = if page.next.is_some() {
        let next = if *lock(&depot.paging) == Paging::Repeated {
            2
        } else {
            number + 1
        };
        let origin = origin(&depot, &headers);
        format!("{first}, <{origin}/v1/shipments?page={next}&per_page={size}>; rel=\"next\"")
    } else {
        first
    };
    let headers = response.headers_mut();
    headers.insert(LINK, HeaderValue::try_from(link).expect("ASCII"));
    headers.insert("x-total-count", page.total.into());
    response
}

/// Pages by their number.
pub(crate) async fn orders(State(depot): Shared, query: Query) -> Response {
    let all = records(
        "order",
        |number| json!({"item_id": "item-1", "quantity": number}),
    );
    let (number, size) = (
        number(&query, "page", 1).max(1),
        number(&query, "page_size", 10).max(1),
    );
    let page = page(&depot, &all, (number - 1).saturating_mul(size), size);
    let pages = page.total.div_ceil(size);
    let body = json!({"orders": page.records, "page": number, "total_pages": pages});
    respond::json(StatusCode::OK, &body)
}

/// Pages by offset and limit.
pub(crate) async fn audit(State(depot): Shared, query: Query) -> Response {
    let all = records(
        "entry",
        |number| json!({"actor": "ada", "action": format!("action {number}")}),
    );
    let offset = number(&query, "offset", 0);
    let page = page(&depot, &all, offset, number(&query, "limit", 10));
    let body = json!({"entries": page.records, "offset": offset, "total": page.total});
    respond::json(StatusCode::OK, &body)
}

/// A list without pages.
pub(crate) async fn zones(query: Query) -> Response {
    let mut zones = records("zone", |number| json!({"name": format!("Zone {number}")}));
    zones.truncate(number(&query, "limit", 10).min(3));
    respond::json(StatusCode::OK, &Value::Array(zones))
}

/// The origin of the next page's URL: that of the request, unless the test wants another one.
fn origin(depot: &Depot, headers: &HeaderMap) -> String {
    if *lock(&depot.paging) == Paging::Elsewhere {
        return depot.elsewhere.clone();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or_default())
}
