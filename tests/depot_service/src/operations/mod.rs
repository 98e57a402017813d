//! The operations of the document, and the token endpoint.

mod downloads;
pub(crate) mod items;
mod labels;
mod lists;
mod reports;
pub(crate) mod streams;
mod tokens;
pub(crate) mod uploads;

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::state::State;
use crate::{TOKEN_PATH, respond};

type Shared = axum::extract::State<Arc<State>>;
/// The decoded pairs of a query; of a repeated name the last one.
type Query = axum::extract::Query<HashMap<String, String>>;

pub(crate) fn router(state: Arc<State>) -> Router {
    let file = get(downloads::download)
        .put(uploads::upload)
        .delete(downloads::delete);
    let item = get(items::get)
        .put(items::replace)
        .patch(items::update)
        .delete(items::delete);
    let v1 = Router::new()
        .route("/items", get(items::list).post(items::create))
        .route("/items/export", get(items::export))
        .route("/items/import", post(items::import))
        .route("/items/{item_id}", item)
        .route("/items/{item_id}/label", get(labels::label))
        .route(
            "/items/{item_id}/documents",
            get(downloads::documents).post(uploads::add_document),
        )
        .route("/labels/print", post(labels::print))
        .route("/movements", get(lists::movements))
        .route("/suppliers", get(lists::suppliers))
        .route("/locations", get(lists::locations))
        .route("/shipments", get(lists::shipments))
        .route("/orders", get(lists::orders))
        .route("/audit", get(lists::audit))
        .route("/zones", get(lists::zones))
        .route("/events", get(streams::watch_events))
        .route("/activity", get(streams::watch_activity))
        .route("/answers", post(streams::answer))
        .route("/movements/export", get(streams::export_movements))
        .route("/stock", get(streams::export_stock))
        .route("/files", post(uploads::create))
        .route("/files/{file_id}", file)
        .route("/files/{file_id}/scan", post(reports::scan));
    Router::new()
        .nest("/v1", v1)
        .route("/v2/reports", post(reports::create))
        .route("/v2/reports/{report_id}", get(reports::get))
        .route("/status", get(reports::status))
        .route(TOKEN_PATH, post(tokens::issue))
        .fallback(|| async { respond::not_found() })
        .layer(DefaultBodyLimit::disable())
        .with_state(state)
}

/// A number of a query; `default` if it is missing or not a number.
fn number(query: &HashMap<String, String>, name: &str, default: usize) -> usize {
    let value = query.get(name).and_then(|value| value.parse().ok());
    value.unwrap_or(default)
}
