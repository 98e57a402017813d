//! The token endpoint (RFC 6749). Refresh tokens are valid once.

use std::collections::HashMap;

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use serde_json::json;

use super::Shared;
use crate::state::{Tokens, lock};
use crate::{CLIENT_ID, CLIENT_SECRET, PASSWORD, USERNAME, respond};

/// `CLIENT_ID:CLIENT_SECRET` in Base64.
const BASIC: &str = "Basic ZGVwb3QtY2xpZW50OmRlcG90LXNlY3JldA==";

type Fields = HashMap<String, String>;

pub(crate) async fn issue(
    State(state): Shared,
    headers: HeaderMap,
    form: Result<Form<Fields>, FormRejection>,
) -> Response {
    let Ok(Form(fields)) = form else {
        return failure(StatusCode::BAD_REQUEST, "invalid_request");
    };
    if !knows_client(&headers, &fields) {
        let mut response = failure(StatusCode::UNAUTHORIZED, "invalid_client");
        let challenge = HeaderValue::from_static("Basic realm=\"depot\"");
        response.headers_mut().insert(WWW_AUTHENTICATE, challenge);
        return response;
    }
    let field = |name: &str| fields.get(name).map(String::as_str);
    let mut tokens = lock(&state.tokens);
    let with_refresh = match field("grant_type") {
        Some("client_credentials") => false,
        Some("password")
            if (field("username"), field("password")) == (Some(USERNAME), Some(PASSWORD)) =>
        {
            true
        }
        Some("refresh_token") if field("refresh_token") == Some(&tokens.refresh) => true,
        Some("password" | "refresh_token") => {
            return failure(StatusCode::BAD_REQUEST, "invalid_grant");
        }
        _ => return failure(StatusCode::BAD_REQUEST, "unsupported_grant_type"),
    };
    grant(&mut tokens, with_refresh, field("scope"))
}

/// The client authenticates itself by `Authorization` or by fields of the form, not by both.
fn knows_client(headers: &HeaderMap, fields: &Fields) -> bool {
    let field = |name: &str| fields.get(name).map(String::as_str);
    match headers.get(AUTHORIZATION) {
        Some(value) => value == BASIC && field("client_secret").is_none(),
        None => {
            (field("client_id"), field("client_secret")) == (Some(CLIENT_ID), Some(CLIENT_SECRET))
        }
    }
}

fn grant(tokens: &mut Tokens, with_refresh: bool, scope: Option<&str>) -> Response {
    tokens.issued += 1;
    let access = format!("access-{}", tokens.issued);
    let mut body =
        json!({"access_token": access, "token_type": "Bearer", "scope": scope.unwrap_or("depot")});
    tokens.valid.insert(access);
    if let Some(seconds) = tokens.expires_in {
        body["expires_in"] = json!(seconds);
    }
    if with_refresh {
        tokens.refresh = format!("refresh-{}", tokens.issued);
        body["refresh_token"] = json!(tokens.refresh);
    }
    let mut response = respond::json(StatusCode::OK, &body);
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn failure(status: StatusCode, error: &str) -> Response {
    respond::json(
        status,
        &json!({"error": error, "error_description": "See RFC 6749."}),
    )
}
