//! Reports, and the operations with a server of another origin.

use axum::extract::{Path, State};
use axum::http::header::{LOCATION, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::Shared;
use crate::respond;
use crate::state::lock;

pub(crate) async fn create(State(state): Shared) -> Response {
    let mut reports = lock(&state.reports);
    reports.push(0);
    let id = format!("report-{}", reports.len());
    let mut response = respond::json(StatusCode::ACCEPTED, &json!({"id": id, "state": "waiting"}));
    let location = HeaderValue::try_from(format!("/v2/reports/{id}")).expect("ASCII");
    response.headers_mut().insert(LOCATION, location);
    response
        .headers_mut()
        .insert(RETRY_AFTER, HeaderValue::from_static("1"));
    response
}

/// A report is running the first time it is asked for, and finished after that.
pub(crate) async fn get(State(state): Shared, Path(id): Path<String>) -> Response {
    let mut reports = lock(&state.reports);
    let number: Option<usize> = id
        .strip_prefix("report-")
        .and_then(|number| number.parse().ok());
    let index = number.and_then(|number| number.checked_sub(1));
    let Some(asked) = index.and_then(|index| reports.get_mut(index)) else {
        return respond::not_found();
    };
    *asked += 1;
    if *asked > 1 {
        return (StatusCode::SEE_OTHER, [(LOCATION, "/v1/files/manual")]).into_response();
    }
    let mut response = respond::json(StatusCode::OK, &json!({"id": id, "state": "running"}));
    response
        .headers_mut()
        .insert(RETRY_AFTER, HeaderValue::from_static("1"));
    response
}

pub(crate) async fn scan(State(state): Shared, Path(id): Path<String>) -> Response {
    if !lock(&state.files).contains_key(&id) {
        return respond::not_found();
    }
    respond::json(StatusCode::OK, &json!({"clean": true}))
}

pub(crate) async fn status() -> Response {
    respond::json(StatusCode::OK, &json!({"status": "up"}))
}
