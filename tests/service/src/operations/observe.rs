//! `POST /sessions/{session_id}/page/observe`: the current page with its actions.
//!
//! In: an `ObserveRequest` and `update_metadata` (whose meaning is not described: it is checked and nothing more).
//! Out: the Observation that the test set, its actions counted, tags first as pydantic writes them.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::{Value, json};

use super::{Query, Shared, conflict, session};
use crate::fixtures::{self, TagAt};
use crate::refusal::fields::{Fields, query_boolean};
use crate::refusal::{self, Problems, body, lax};
use crate::state::SessionState;

const KNOWN: [&str; 4] = [
    "min_nb_actions",
    "max_nb_actions",
    "instructions",
    "perception_type",
];

pub(super) async fn observe(
    state: Shared,
    Path(id): Path<String>,
    query: Query,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    let limit = match request(&query, &headers, &bytes) {
        Ok(limit) => limit,
        Err(refusal) => return *refusal,
    };
    match session(&state, &id) {
        Ok(SessionState::Running) => page(state.page(), limit),
        Ok(SessionState::Ended) => conflict("Session has ended"),
        Err(refusal) => *refusal,
    }
}

/// How many actions are asked for.
fn request(query: &Query, headers: &HeaderMap, bytes: &[u8]) -> Result<usize, Box<Response>> {
    let body = body::read(headers, bytes)?;
    let mut problems = Problems::default();
    query_boolean(query, "update_metadata", &mut problems);
    let limit = body
        .required(&mut problems)
        .and_then(|body| observe_request(&body, &mut problems))
        .unwrap_or_default();
    problems
        .refusal()
        .map_or(Ok(limit), |refusal| Err(Box::new(refusal)))
}

/// The minimum where there is one, since listing stops there, else the maximum.
fn observe_request(body: &Value, problems: &mut Problems) -> Option<usize> {
    let mut fields = Fields::of(body, vec![json!("body")], problems)?;
    let least = fields.nullable("min_nb_actions", lax::integer);
    let most = fields
        .optional("max_nb_actions", lax::integer)
        .unwrap_or(100);
    fields.nullable("instructions", lax::string);
    fields.nullable("perception_type", lax::either("fast", "deep"));
    fields.closed(&KNOWN);
    Some(usize::try_from(least.unwrap_or(most)).unwrap_or(0))
}

fn page(mut page: Value, limit: usize) -> Response {
    fixtures::keep_first_actions(&mut page, limit);
    refusal::json_text(StatusCode::OK, fixtures::with_tag(&page, TagAt::First))
}
