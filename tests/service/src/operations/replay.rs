//! `GET /sessions/{session_id}/replay`: the recording of a session that has ended.
//!
//! Out: presigned addresses. The response for a session that is still running is not described: 409 is this service's own.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;

use super::{Shared, conflict, session};
use crate::fixtures;
use crate::refusal;
use crate::state::SessionState;

pub(super) async fn replay(state: Shared, Path(id): Path<String>) -> Response {
    match session(&state, &id) {
        Ok(SessionState::Ended) => refusal::json(StatusCode::OK, &fixtures::replay()),
        Ok(SessionState::Running) => conflict("Session is still running"),
        Err(refusal) => *refusal,
    }
}
