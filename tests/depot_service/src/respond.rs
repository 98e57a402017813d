//! The responses that several operations give.

use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// The media type of problem details.
pub(crate) const PROBLEM: &str = "application/problem+json";

pub(crate) fn json(status: StatusCode, body: &Value) -> Response {
    text(status, "application/json", body.to_string())
}

pub(crate) fn text(status: StatusCode, content_type: &str, body: impl IntoResponse) -> Response {
    (status, [(CONTENT_TYPE, content_type)], body).into_response()
}

/// Problem details.
pub(crate) fn problem(status: StatusCode, detail: &str) -> Response {
    text(status, PROBLEM, problem_json(status, detail).to_string())
}

pub(crate) fn problem_json(status: StatusCode, detail: &str) -> Value {
    json!({
        "type": "about:blank",
        "title": status.canonical_reason(),
        "status": status.as_u16(),
        "detail": detail,
    })
}

pub(crate) fn not_found() -> Response {
    problem(StatusCode::NOT_FOUND, "There is no such resource.")
}

/// Problem details with what is wrong with one property.
pub(crate) fn invalid(pointer: &str, detail: &str) -> Response {
    let mut problem = problem_json(
        StatusCode::UNPROCESSABLE_ENTITY,
        "The request is not valid.",
    );
    problem["errors"] = json!([{ "pointer": pointer, "detail": detail }]);
    text(
        StatusCode::UNPROCESSABLE_ENTITY,
        PROBLEM,
        problem.to_string(),
    )
}

/// The offered media type that the client names first in `Accept`; else the first one.
pub(crate) fn accepted<'a>(headers: &axum::http::HeaderMap, offered: &[&'a str]) -> &'a str {
    let accept = headers.get("accept").and_then(|value| value.to_str().ok());
    let named = accept.into_iter().flat_map(|accept| accept.split(','));
    let types = named.map(|range| range.split(';').next().unwrap_or_default().trim());
    let mut known = types.filter_map(|name| offered.iter().copied().find(|offer| *offer == name));
    known.next().unwrap_or(offered[0])
}
