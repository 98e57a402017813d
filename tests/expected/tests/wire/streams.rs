//! Streams of events and of lines, as items of their declared types.

use expected::operations::streams::types::AlwaysSwitchedBody;
use expected::runtime::ErrorKind;

use super::Service;

/// A service that answers with this body.
fn answering(content_type: &str, body: &str) -> Service {
    let head =
        format!("HTTP/1.1 200 OK\r\ncontent-type: {content_type}\r\nconnection: close\r\n\r\n");
    Service::answering(format!("{head}{body}").into_bytes())
}

#[tokio::test]
async fn a_required_property_requests_the_stream() {
    let service = answering(
        "text/event-stream",
        "data: {\"n\": 1}\n\ndata: {\"n\": 2}\n\n",
    );
    let call = service.client.streams();
    let call = call.always_switched(AlwaysSwitchedBody::new(false));
    let mut events = call.stream().await.unwrap();
    let mut numbers = Vec::new();
    while let Some(event) = events.next().await {
        numbers.push(event.unwrap().data.n);
    }
    assert_eq!(numbers, [1, 2]);
    let seen = service.seen();
    assert_eq!(seen.header("accept"), Some("text/event-stream"));
    assert_eq!(seen.text(), r#"{"stream":true}"#);
}

#[tokio::test]
async fn without_it_the_response_is_read_as_a_whole() {
    let service = answering("application/json", r#"{"text": "whole"}"#);
    let streams = service.client.streams();
    let refused = streams.always_switched(AlwaysSwitchedBody::new(true));
    let refused = refused.send().await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::Invalid);

    let whole = streams.always_switched(AlwaysSwitchedBody::new(false));
    assert_eq!(whole.send().await.unwrap().text, "whole");
    let seen = service.seen();
    assert_eq!(seen.header("accept"), Some("application/json"));
    assert_eq!(seen.text(), r#"{"stream":false}"#);
}

#[tokio::test]
async fn lines_are_items_of_the_declared_type() {
    let service = answering("application/x-ndjson", "{\"n\": 1}\n\n{\"n\": 2}\n");
    let mut lines = service
        .client
        .streams()
        .typed_lines()
        .stream()
        .await
        .unwrap();
    let mut numbers = Vec::new();
    while let Some(line) = lines.next().await {
        numbers.push(line.unwrap().n);
    }
    assert_eq!(numbers, [1, 2]);
    assert_eq!(
        service.seen().header("accept"),
        Some("application/x-ndjson")
    );
}

/// Documents describe such a body as a string: it is a stream of any JSON. The header `Accept` is no argument, even if it is required.
#[tokio::test]
async fn lines_of_a_string_are_any_json() {
    let service = answering("application/x-ndjson", "{\"n\": 1}\n\"x\"\n");
    let mut lines = service.client.streams().any_lines().stream().await.unwrap();
    let mut items = Vec::new();
    while let Some(line) = lines.next().await {
        items.push(serde_json::to_value(line.unwrap()).unwrap());
    }
    assert_eq!(items, [serde_json::json!({"n": 1}), serde_json::json!("x")]);
    assert_eq!(
        service.seen().header("accept"),
        Some("application/x-ndjson")
    );
}

#[tokio::test]
async fn lines_are_requested_by_their_declared_name() {
    let service = answering("application/jsonl", "1\n2\n");
    let mut lines = service.client.streams().lines().stream().await.unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap(), 1);
    assert_eq!(service.seen().header("accept"), Some("application/jsonl"));
}

#[tokio::test]
async fn lines_whose_media_type_is_no_header_are_requested_by_their_usual_name() {
    let service = answering("application/jsonl", "{\"n\": 1}\n");
    let call = service.client.streams().unsendable_media_type();
    let mut lines = call.stream().await.unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap().n, 1);
    let seen = service.seen();
    assert_eq!(seen.header("accept"), Some("application/x-ndjson"));
}
