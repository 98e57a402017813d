//! The five operations of the description, one file each, and what is nowhere.
//!
//! In: requests that carry a token. Out: responses without the rate-limit headers. What an operation does that the
//! description leaves open is marked "this service's own" there.

mod cookies;
mod health;
mod observe;
mod replay;
mod script;

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use axum::routing::{get, post};
use tower::ServiceExt;

use crate::refusal;
use crate::state::{SessionState, State};

/// The decoded pairs of a query, in order.
type Query = axum::extract::Query<Vec<(String, String)>>;
type Shared = axum::extract::State<Arc<State>>;

pub(crate) fn router(state: Arc<State>) -> Router {
    Router::new()
        .route(
            "/sessions/{session_id}/page/observe",
            post(observe::observe),
        )
        .route("/profiles/{profile_id}/cookies", post(cookies::set))
        .route("/sessions/{session_id}/workflow/code", get(script::code))
        .route("/sessions/{session_id}/replay", get(replay::replay))
        .route("/health", get(health::health))
        .fallback(nowhere)
        .method_not_allowed_fallback(not_allowed)
        .layer(DefaultBodyLimit::disable())
        .with_state(state)
}

/// Hands a request to its operation.
pub(crate) async fn dispatch(router: Router, request: Request<Body>) -> Response {
    // An empty segment is a parameter to axum; to FastAPI it is another path.
    if request.uri().path().contains("//") {
        return nowhere().await;
    }
    match router.oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

async fn nowhere() -> Response {
    refusal::detail(StatusCode::NOT_FOUND, "Not Found")
}

async fn not_allowed() -> Response {
    refusal::detail(StatusCode::METHOD_NOT_ALLOWED, "Method Not Allowed")
}

/// The state of a session, or this service's own 404.
fn session(state: &State, id: &str) -> Result<SessionState, Box<Response>> {
    state.session(id).ok_or_else(|| {
        Box::new(refusal::detail(
            StatusCode::NOT_FOUND,
            &format!("Session {id} not found"),
        ))
    })
}

/// This service's own refusal of what a session does not allow in its state.
fn conflict(text: &str) -> Response {
    refusal::detail(StatusCode::CONFLICT, text)
}
