//! Event streams, JSON lines and JSON text sequences. Each piece is sent by itself.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream;
use serde_json::{Value, json};

use crate::respond;

const EVENT_STREAM: &str = "text/event-stream";

/// What `GET /events` sends: a `retry:` line, comments, four events with `id` and `event`, one with several lines of data, one with CRLF, one of
/// an unknown type.
#[must_use]
pub fn events() -> Vec<String> {
    let created = r#"{"type":"item.created","item":{"id":"item-1","name":"Item 1","kind":"part","created_at":"2026-01-01T09:30:00Z"}}"#;
    vec![
        "retry: 2000\n: connected\n\n".to_owned(),
        format!("id: 1\nevent: item.created\ndata: {created}\n\n"),
        ": ping\n\n".to_owned(),
        "id: 2\nevent: item.moved\ndata: {\"type\":\"item.moved\",\ndata: \"item_id\":\"item-1\",\"from\":\"location-1\",\ndata: \"to\":\"location-2\",\"note\":\"Größe\"}\n\n".to_owned(),
        "id: 3\r\nevent: stock.low\r\ndata: {\"type\":\"stock.low\",\"item_id\":\"item-1\",\"quantity\":1}\r\n\r\n".to_owned(),
        "id: 4\nevent: truck.arrived\ndata: {\"type\":\"truck.arrived\",\"gate\":2}\n\n".to_owned(),
    ]
}

/// What `GET /activity` sends: events of text, one with several lines, one without a value.
#[must_use]
pub fn activity() -> Vec<String> {
    let events = [
        "data: Gate 2 opened.\n\n",
        ": ping\n\n",
        "event: note\ndata: first line\ndata:second line\ndata:\n\n",
        "data\n\n",
        "id: 7\ndata: {not JSON\n\n",
    ];
    events.map(str::to_owned).into()
}

/// What `POST /answers` sends in chunks: three chunks and `[DONE]`.
#[must_use]
pub fn answer_chunks() -> Vec<String> {
    let chunk = |delta: &str| format!("data: {}\n\n", json!({"id": "answer-1", "delta": delta}));
    let mut chunks: Vec<String> = ["Aisle", " 3,", " shelf 7."].map(chunk).into();
    chunks.push("data: [DONE]\n\n".to_owned());
    chunks
}

/// What `GET /movements/export` sends: three movements, an empty line, and a line that ends in CRLF.
#[must_use]
pub fn movements() -> Vec<String> {
    let line = |number: i32| json!({"id": format!("movement-{number}"), "item_id": "item-1", "pieces": 2 - number});
    vec![
        format!("{}\n", line(1)),
        "\n".to_owned(),
        format!("{}\r\n", line(2)),
        format!("{}\n", line(3)),
    ]
}

/// What `GET /stock` sends as JSON lines; the last line has no end.
#[must_use]
pub fn stock() -> Vec<String> {
    let mut lines: Vec<String> = stock_values()
        .iter()
        .map(|value| format!("{value}\n"))
        .collect();
    let last = lines.pop().unwrap_or_default();
    lines.push(last.trim_end().to_owned());
    lines
}

/// What `GET /stock` sends as a JSON text sequence.
#[must_use]
pub fn stock_sequence() -> Vec<String> {
    stock_values()
        .iter()
        .map(|value| format!("\u{1e}{value}\n"))
        .collect()
}

fn stock_values() -> [Value; 3] {
    [1, 2, 3].map(|number| json!({"item_id": format!("item-{number}"), "quantity": number}))
}

/// The events after the one of `Last-Event-ID`.
pub(crate) async fn watch_events(headers: HeaderMap) -> Response {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let mut events = events();
    if let Some(last) = last {
        let is_last = |event: &String| event.lines().any(|line| line == format!("id: {last}"));
        let seen = events.iter().position(is_last).map_or(0, |index| index + 1);
        events.drain(..seen);
    }
    send(EVENT_STREAM, events)
}

pub(crate) async fn watch_activity() -> Response {
    send(EVENT_STREAM, activity())
}

pub(crate) async fn answer(body: Bytes) -> Response {
    let question: Value = serde_json::from_slice(&body).unwrap_or_default();
    if question["question"].as_str().is_none_or(str::is_empty) {
        return respond::invalid("/question", "A question is expected.");
    }
    match question.get("stream") {
        None | Some(Value::Bool(false)) => {
            let response =
                json!({"id": "answer-1", "text": "Aisle 3, shelf 7.", "item_ids": ["item-1"]});
            respond::json(StatusCode::OK, &response)
        }
        Some(Value::Bool(true)) => send(EVENT_STREAM, answer_chunks()),
        Some(_) => respond::invalid("/stream", "A boolean is expected."),
    }
}

pub(crate) async fn export_movements() -> Response {
    send("application/x-ndjson", movements())
}

pub(crate) async fn export_stock(headers: HeaderMap) -> Response {
    const SEQUENCE: &str = "application/json-seq";
    match respond::accepted(&headers, &["application/jsonl", SEQUENCE]) {
        SEQUENCE => send(SEQUENCE, stock_sequence()),
        lines => send(lines, stock()),
    }
}

fn send(content_type: &str, pieces: Vec<String>) -> Response {
    let pieces = pieces
        .into_iter()
        .map(|piece| Ok::<_, axum::BoxError>(Bytes::from(piece)));
    respond::text(
        StatusCode::OK,
        content_type,
        Body::from_stream(stream::iter(pieces)),
    )
}
