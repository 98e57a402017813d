//! What a service responds with: each declared response with each sample of its schema.

use bytes::Bytes;
use corpus::raw::Raw;
use http::{HeaderMap, StatusCode};
use serde_json::Value;

use super::Refusal;
use crate::api::{Operation, entries, is_json, is_within, parameter_schema, resolve};
use crate::samples::samples;

/// A response.
#[derive(Clone, Debug)]
pub struct Reply {
    /// As the document declares it: `200`, `4XX`, `default`.
    pub declared: String,
    /// The status.
    pub status: StatusCode,
    /// The media type; absent if there is no body.
    pub media: Option<String>,
    /// The value of the body.
    pub body: Value,
    /// Its declared headers.
    pub headers: Vec<(String, String)>,
}

impl Reply {
    /// The body.
    #[must_use]
    pub fn bytes(&self) -> Bytes {
        let Some(media) = &self.media else {
            return Bytes::new();
        };
        let json = self.body.to_string();
        let text = match &self.body {
            _ if is_json(media) => json,
            _ if media.starts_with("text/event-stream") => format!("data: {json}\n\n"),
            Value::String(text) => text.clone(),
            _ => format!("{json}\n"),
        };
        text.into()
    }
}

/// All replies of an operation: successes first.
pub fn replies(raw: &Raw, operation: &Operation<'_>) -> Vec<Reply> {
    let mut all = Vec::new();
    let document = raw.root();
    for (declared, response) in entries(&operation.object["responses"]) {
        let response = resolve(document, response);
        let headers = headers(raw, response);
        let bodies = bodies(raw, response);
        let count = bodies.len().max(headers.len());
        for number in 0..count {
            let (media, body) = bodies[number % bodies.len()].clone();
            all.push(Reply {
                declared: declared.clone(),
                status: status_of(declared),
                media,
                body,
                headers: headers[number % headers.len()].clone(),
            });
        }
    }
    all.sort_by_key(|reply| !reply.status.is_success());
    all
}

/// A status that a response is declared for.
fn status_of(declared: &str) -> StatusCode {
    let number = match declared {
        "2XX" => 200,
        "4XX" => 422,
        "5XX" | "default" => 500,
        exact => exact.parse().expect("a status"),
    };
    StatusCode::from_u16(number).expect("a status")
}

/// Each media type with each sample; one without a body where there is no content.
fn bodies(raw: &Raw, response: &Value) -> Vec<(Option<String>, Value)> {
    let mut bodies = Vec::new();
    for (media, content) in entries(&response["content"]) {
        let item = content.get("itemSchema").or(content.get("schema"));
        for sample in samples(raw, item.unwrap_or(&Value::Bool(true))) {
            bodies.push((Some(media.clone()), sample));
        }
    }
    if bodies.is_empty() {
        bodies.push((None, Value::Null));
    }
    bodies
}

/// The headers with each of their samples, and none if none is required.
fn headers(raw: &Raw, response: &Value) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for (name, header) in entries(&response["headers"]) {
        let header = resolve(raw.root(), header);
        for sample in samples(raw, parameter_schema(header).0) {
            let text = sample
                .as_str()
                .map_or_else(|| sample.to_string(), str::to_owned);
            all.push(vec![(name.clone(), text)]);
        }
    }
    all
}

/// The reply of a number. A success that the client does not accept becomes the first one that it accepts.
pub fn choose(all: &[Reply], number: usize, headers: &HeaderMap) -> Result<Reply, Refusal> {
    let accept = headers.get("accept").and_then(|value| value.to_str().ok());
    let is_acceptable = |reply: &Reply| match (accept, &reply.media) {
        (Some(accept), Some(media)) if reply.status.is_success() => {
            accept.split(',').any(|range| is_within(media, range))
        }
        _ => true,
    };
    let chosen = all.get(number).filter(|reply| is_acceptable(reply));
    let found = chosen.or_else(|| {
        let mut successes = all.iter().filter(|reply| reply.status.is_success());
        successes.find(|reply| is_acceptable(reply))
    });
    found.cloned().ok_or_else(|| {
        let reason = format!("no response is {}", accept.unwrap_or_default());
        Refusal::new(StatusCode::NOT_ACCEPTABLE, reason)
    })
}

/// The webhooks whose requests have JSON.
#[must_use]
pub fn webhooks(document: &Value) -> Vec<String> {
    entries(&document["webhooks"])
        .map(|(name, _)| name.clone())
        .collect()
}

/// The samples of what a webhook sends: the service sends them, so they are those of responses.
#[must_use]
pub fn webhook_samples(raw: &Raw, name: &str) -> Vec<Value> {
    let item = resolve(raw.root(), &raw.root()["webhooks"][name]);
    let schema = item.pointer("/post/requestBody/content/application~1json/schema");
    schema.map_or_else(Vec::new, |schema| samples(raw, schema))
}
