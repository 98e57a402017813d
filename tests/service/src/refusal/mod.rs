//! The bodies of refusals, as `FastAPI` writes them.
//!
//! In: what is wrong. Out: a response. `tests/refusals.rs` compares them with `FastAPI`'s own, recorded.

pub(crate) mod body;
pub(crate) mod fields;
pub(crate) mod lax;
mod python_json;

use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// A JSON response.
pub(crate) fn json(status: StatusCode, body: &Value) -> Response {
    json_text(status, body.to_string())
}

/// A response of a text that is JSON already.
pub(crate) fn json_text(status: StatusCode, body: String) -> Response {
    let content_type = HeaderValue::from_static("application/json");
    (status, [(CONTENT_TYPE, content_type)], body).into_response()
}

/// A failure that somebody raised with a text: `{"detail": "…"}`.
pub(crate) fn detail(status: StatusCode, text: &str) -> Response {
    json(status, &json!({ "detail": text }))
}

/// What is wrong with one value: pydantic's `type`, `msg` and `ctx`.
#[derive(Debug)]
pub(crate) struct Complaint {
    kind: &'static str,
    message: String,
    context: Option<Value>,
}

impl Complaint {
    pub(crate) fn new(kind: &'static str, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
            context: None,
        }
    }

    pub(crate) fn with_context(mut self, context: Value) -> Self {
        self.context = Some(context);
        self
    }
}

/// Everything that is wrong with a request, in the order in which it was found.
#[derive(Debug, Default)]
pub(crate) struct Problems(Vec<Value>);

impl Problems {
    /// Adds what is wrong with `input`, the value at `loc`.
    pub(crate) fn add(&mut self, loc: &[Value], complaint: Complaint, input: &Value) {
        let mut problem = json!({
            "type": complaint.kind,
            "loc": loc,
            "msg": complaint.message,
            "input": input,
        });
        if let Some(context) = complaint.context {
            problem["ctx"] = context;
        }
        self.0.push(problem);
    }

    /// The 422, where anything is wrong.
    pub(crate) fn refusal(self) -> Option<Response> {
        let found = !self.0.is_empty();
        found.then(|| {
            json(
                StatusCode::UNPROCESSABLE_ENTITY,
                &json!({ "detail": self.0 }),
            )
        })
    }
}
