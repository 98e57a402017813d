//! Access tokens and the API key.

use axum::http::header::{AUTHORIZATION, WWW_AUTHENTICATE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::Response;

use crate::state::State;
use crate::{API_KEY, TOKEN_PATH, respond};

/// Whether the request has the credentials that its operation needs.
pub(crate) fn admits(state: &State, head: &Parts) -> bool {
    let path = head.uri.path();
    if path == "/status" || path == TOKEN_PATH {
        return true;
    }
    let has_token = bearer(head).is_some_and(|token| state.accepts_token(token));
    let has_key = head
        .headers
        .get("x-api-key")
        .is_some_and(|key| key == API_KEY);
    if head.method == Method::DELETE && path.starts_with("/v1/files/") {
        return has_token && has_key;
    }
    has_token || has_key
}

fn bearer(head: &Parts) -> Option<&str> {
    let value = head.headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token)
}

pub(crate) fn unauthorized() -> Response {
    let detail = "The access token or the API key is missing, unknown or expired.";
    let mut response = respond::problem(StatusCode::UNAUTHORIZED, detail);
    let challenge = HeaderValue::from_static("Bearer realm=\"depot\", error=\"invalid_token\"");
    response.headers_mut().insert(WWW_AUTHENTICATE, challenge);
    response
}
