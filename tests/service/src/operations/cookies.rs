//! `POST /profiles/{profile_id}/cookies`: the cookies of a profile.
//!
//! In: cookies, the format they are in, and how to apply them. Out: how many. This service's own, since not described:
//! every profile exists, `cookies` is required, the rest is not (nor is any field of a cookie), any text is a mode.

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::{Value, json};

use crate::refusal::fields::Fields;
use crate::refusal::{self, Problems, body, lax};

pub(super) async fn set(headers: HeaderMap, bytes: Bytes) -> Response {
    match request(&headers, &bytes) {
        Ok((count, mode)) => {
            let message = format!("{count} cookies set");
            let body =
                json!({"success": true, "message": message, "cookies_count": count, "mode": mode});
            refusal::json(StatusCode::OK, &body)
        }
        Err(refusal) => *refusal,
    }
}

fn request(headers: &HeaderMap, bytes: &[u8]) -> Result<(usize, String), Box<Response>> {
    let mut problems = Problems::default();
    let read = body::read(headers, bytes)?
        .required(&mut problems)
        .and_then(|body| set_cookies_request(&body, &mut problems))
        .unwrap_or_default();
    problems
        .refusal()
        .map_or(Ok(read), |refusal| Err(Box::new(refusal)))
}

fn set_cookies_request(body: &Value, problems: &mut Problems) -> Option<(usize, String)> {
    let mut fields = Fields::of(body, vec![json!("body")], problems)?;
    let count = fields.required_list("cookies", cookie);
    fields.optional("source_format", lax::string);
    let mode = fields
        .optional("mode", lax::string)
        .unwrap_or_else(|| "replace".to_owned());
    Some((count, mode))
}

fn cookie(value: &Value, loc: Vec<Value>, problems: &mut Problems) {
    let Some(mut fields) = Fields::of(value, loc, problems) else {
        return;
    };
    for name in ["name", "value", "domain", "path"] {
        fields.optional(name, lax::string);
    }
    fields.optional("httpOnly", lax::boolean);
    fields.optional("expirationDate", lax::number);
    for name in ["hostOnly", "secure", "session"] {
        fields.optional(name, lax::boolean);
    }
    fields.optional("storeId", lax::string);
    fields.optional("expires", lax::number);
    fields.optional("partitionKey", lax::string);
}
