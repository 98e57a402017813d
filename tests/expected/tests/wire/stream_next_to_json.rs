//! Streams that are declared next to JSON: which of both is requested, and what becomes of the other one.

use expected::operations::stream_next_to_json::calls::alternatives::MixedResponse;
use expected::operations::stream_next_to_json::types::{
    Ask, ChooseBody, ChooseBodyByNumber, ChooseBodyByText, CompleteBody,
};
use expected::runtime::{BodyError, Error, ErrorKind};

use super::Service;

const WHOLE: &str = r#"{"text": "whole"}"#;
const LINES: &str = "{\"n\": 1}\n{\"n\": 2}\n";
const EVENTS: &str = "data: {\"n\": 1}\n\n";

/// A service that sends this body.
fn sending(content_type: &str, body: &str) -> Service {
    let head =
        format!("HTTP/1.1 200 OK\r\ncontent-type: {content_type}\r\nconnection: close\r\n\r\n");
    Service::answering(format!("{head}{body}").into_bytes())
}

fn assert_stream<E>(error: &Error<E>, found: &str, body: &str) {
    let Error::Unexpected(unexpected) = error else {
        panic!("another kind of error: {:?}", error.kind());
    };
    assert!(error.to_string().contains("call `stream()`"), "{error}");
    let BodyError::Stream(media_type) = unexpected.reason() else {
        panic!("another reason: {}", unexpected.reason());
    };
    assert_eq!(media_type, found);
    assert_eq!(error.body(), body.as_bytes());
}

#[tokio::test]
async fn a_stream_by_default_is_switched_off() {
    let service = sending("application/json", WHOLE);
    let call = service.client.alternatives().chat(Ask::new("m"));
    assert_eq!(call.send().await.unwrap().text.as_deref(), Some("whole"));
    assert_eq!(service.seen().text(), r#"{"model":"m","stream":false}"#);

    let service = sending("application/x-ndjson", LINES);
    let call = service.client.alternatives().chat(Ask::new("m"));
    let mut lines = call.stream().await.unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap().n, 1);
    assert_eq!(service.seen().text(), r#"{"model":"m","stream":true}"#);

    let service = sending("application/json", WHOLE);
    let alternatives = service.client.alternatives();
    let asked = alternatives.chat(Ask::new("m").stream(true)).send().await;
    assert_eq!(asked.unwrap_err().kind(), ErrorKind::Invalid);
    let off = alternatives.chat(Ask::new("m").stream(false));
    off.send().await.unwrap();
    assert_eq!(service.seen().text(), r#"{"model":"m","stream":false}"#);
}

#[tokio::test]
async fn an_optional_body_is_made_for_it() {
    let off = r#"{"stream":false}"#;
    let service = sending("application/json", WHOLE);
    service
        .client
        .alternatives()
        .complete()
        .send()
        .await
        .unwrap();
    let seen = service.seen();
    assert_eq!(
        (seen.content_type(), seen.text().as_str()),
        ("application/json", off)
    );

    let service = sending("application/json", WHOLE);
    let call = service.client.alternatives().complete();
    let call = call.body(CompleteBody::new().text("t"));
    call.send().await.unwrap();
    assert_eq!(service.seen().text(), r#"{"text":"t","stream":false}"#);

    let service = sending("text/event-stream", EVENTS);
    let mut events = service
        .client
        .alternatives()
        .complete()
        .stream()
        .await
        .unwrap();
    assert_eq!(events.next().await.unwrap().unwrap().data.n, 1);
    assert_eq!(service.seen().text(), r#"{"stream":true}"#);
}

#[tokio::test]
async fn methods_for_other_media_types_switch_it_off_too() {
    let service = sending("text/csv", "a,b");
    service
        .client
        .alternatives()
        .complete()
        .send_csv()
        .await
        .unwrap();
    assert_eq!(service.seen().text(), r#"{"stream":false}"#);

    let service = sending("text/event-stream", EVENTS);
    let any = service.client.alternatives().complete().send_any().await;
    assert_stream(&any.unwrap_err(), "text/event-stream", EVENTS);
    assert_eq!(service.seen().text(), r#"{"stream":false}"#);
}

#[tokio::test]
async fn one_of_several_bodies_streams_by_default() {
    for (body, sent) in [
        (
            ChooseBody::from(ChooseBodyByText::new("t")),
            r#"{"text":"t","stream":false}"#,
        ),
        (
            ChooseBody::from(ChooseBodyByNumber::new(1)),
            r#"{"n":1,"stream":false}"#,
        ),
    ] {
        let service = sending("application/json", WHOLE);
        service
            .client
            .alternatives()
            .choose(body)
            .send()
            .await
            .unwrap();
        assert_eq!(service.seen().text(), sent);
    }
}

#[tokio::test]
async fn a_declared_stream_is_never_decoded_as_the_json() {
    let line = "{\"line\": 1}\n";
    let service = sending("application/x-ndjson; charset=utf-8", line);
    let error = service
        .client
        .alternatives()
        .jobs()
        .send()
        .await
        .unwrap_err();
    assert_stream(&error, "application/x-ndjson", line);
    assert_eq!(service.seen().header("accept"), Some("application/json"));

    let service = sending("text/plain", r#"{"total": 3}"#);
    let jobs = service.client.alternatives().jobs().send().await.unwrap();
    assert_eq!(jobs.total, Some(3));
}

#[tokio::test]
async fn nor_where_the_response_depends_on_the_status() {
    for (content_type, body) in [("text/event-stream", EVENTS), ("application/jsonl", LINES)] {
        let service = sending(content_type, body);
        let call = service.client.alternatives().by_status();
        assert_stream(&call.send().await.unwrap_err(), content_type, body);
    }
}

#[tokio::test]
async fn a_stream_that_another_status_reads_as_a_whole_is_not_json_either() {
    let service = sending("application/jsonl", LINES);
    let error = service
        .client
        .alternatives()
        .mixed()
        .send()
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.body()),
        (ErrorKind::Unexpected, LINES.as_bytes())
    );

    let service = sending("application/json", WHOLE);
    let whole = service.client.alternatives().mixed().send().await.unwrap();
    assert!(matches!(&*whole, MixedResponse::Ok(whole) if whole.text.is_some()));
}
