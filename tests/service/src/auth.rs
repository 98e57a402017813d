//! The bearer token in front of every operation. An API key travels in the same position.
//!
//! In: the headers of a request. Out: whether it may pass, or the 401 as `FastAPI`'s `OAuth2` scheme writes it.

use axum::http::header::{AUTHORIZATION, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;

use crate::refusal;

/// The accepted tokens; there is always one.
#[derive(Debug)]
pub(crate) struct Tokens {
    first: String,
    others: Vec<String>,
}

impl Tokens {
    pub(crate) fn new(first: String, others: Vec<String>) -> Self {
        Self { first, others }
    }

    pub(crate) fn first(&self) -> &str {
        &self.first
    }

    /// Whether the request carries an accepted token; the name of the scheme is read in any case, as `FastAPI` does.
    pub(crate) fn admit(&self, headers: &HeaderMap) -> bool {
        let value = headers
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let Some((scheme, token)) = value.and_then(|value| value.split_once(' ')) else {
            return false;
        };
        let known = || std::iter::once(&self.first).chain(&self.others);
        scheme.eq_ignore_ascii_case("bearer") && known().any(|known| known == token)
    }
}

pub(crate) fn unauthenticated() -> Response {
    let mut response = refusal::detail(StatusCode::UNAUTHORIZED, "Not authenticated");
    response
        .headers_mut()
        .insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    response
}
