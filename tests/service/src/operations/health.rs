//! `GET /health`: that the service is there. Its body is not described: this one is this service's own.

use axum::http::StatusCode;
use axum::response::Response;

use crate::fixtures;
use crate::refusal;

pub(super) async fn health() -> Response {
    refusal::json(StatusCode::OK, &fixtures::health())
}
