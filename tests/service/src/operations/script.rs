//! `GET /sessions/{session_id}/workflow/code`: a session as a script.
//!
//! In: two optional booleans of the query. Their names are not described: `standalone` and `infer_schema` are this
//! service's own. Out: the script, in full or only its instructions.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;

use super::{Query, Shared, session};
use crate::fixtures;
use crate::refusal::fields::query_boolean;
use crate::refusal::{self, Problems};

pub(super) async fn code(state: Shared, Path(id): Path<String>, query: Query) -> Response {
    let mut problems = Problems::default();
    let standalone = query_boolean(&query, "standalone", &mut problems).unwrap_or(true);
    query_boolean(&query, "infer_schema", &mut problems);
    if let Some(refusal) = problems.refusal() {
        return refusal;
    }
    match session(&state, &id) {
        Ok(_) if standalone => refusal::json(StatusCode::OK, &fixtures::script()),
        Ok(_) => refusal::json(StatusCode::OK, &fixtures::script_instructions()),
        Err(refusal) => *refusal,
    }
}
