//! From the bytes of a body to the JSON value in it, by `FastAPI`'s rules.
//!
//! In: headers and bytes. Out: the value, or the 422 of a body that is not there or not JSON.

use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use serde_json::{Value, json};

use super::{Complaint, Problems, python_json};

/// What arrived where a JSON body belongs.
#[derive(Debug)]
pub(crate) enum Body {
    Missing,
    /// JSON, or the text of a body that does not say that it is JSON: `FastAPI` takes that as a string.
    Value(Value),
}

/// Reads the body.
///
/// # Errors
/// The 422 of a body that says it is JSON and is not: it is the only problem then.
pub(crate) fn read(headers: &HeaderMap, bytes: &[u8]) -> Result<Body, Box<Response>> {
    if bytes.is_empty() {
        return Ok(Body::Missing);
    }
    if !says_json(headers) {
        return Ok(Body::Value(Value::from(String::from_utf8_lossy(bytes))));
    }
    match serde_json::from_slice(bytes) {
        Ok(value) => Ok(Body::Value(value)),
        Err(_) => Err(Box::new(not_json(&String::from_utf8_lossy(bytes)))),
    }
}

impl Body {
    /// The value of a body that must be there.
    pub(crate) fn required(self, problems: &mut Problems) -> Option<Value> {
        match self {
            Self::Value(value) => Some(value),
            Self::Missing => {
                let complaint = Complaint::new("missing", "Field required");
                problems.add(&[json!("body")], complaint, &Value::Null);
                None
            }
        }
    }
}

fn says_json(headers: &HeaderMap) -> bool {
    let value = headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let essence = value
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    let subtype = essence.strip_prefix("application/").unwrap_or_default();
    subtype == "json" || subtype.ends_with("+json")
}

fn not_json(text: &str) -> Response {
    let (position, error) = python_json::fault(text);
    let mut problems = Problems::default();
    let complaint = Complaint::new("json_invalid", "JSON decode error");
    let loc = [json!("body"), json!(position)];
    problems.add(
        &loc,
        complaint.with_context(json!({ "error": error })),
        &json!({}),
    );
    problems.refusal().expect("a problem was added")
}
