//! Streams of events and of JSON values.

use std::{
    collections::BTreeMap,
    pin::Pin,
    task::{Context, Poll, Waker},
    time::Duration,
};

use futures_core::Stream;
use http::Method;
use serde_json::{Value, json};

use super::{
    runtime::{
        self, Body, Call, Client, ErrorKind, Event, EventStream, EventsAndErrors, Json, JsonLines,
        Output, PlainText, Prepared, Response, StreamError, Streamed, Switched, TextEvents,
        Undeclared,
    },
    served::{End, Instant, Served},
    server::{Reply, Server, reply},
};

const EVENTS: &str = "text/event-stream";

fn call<S>(client: &Client) -> Prepared<Streamed<PlainText, S>, Undeclared> {
    Call::new(client, Method::GET, "/stream").into()
}

async fn stream<S: Output>(served: &Served) -> Response<S::Value> {
    call::<S>(&served.client()).stream().await.unwrap()
}

/// The events of a whole stream of JSON.
async fn events(text: &'static str) -> Vec<(Option<String>, Value)> {
    let served = Served::new(EVENTS, [text], End::InOrder);
    let mut stream = stream::<EventStream<Value>>(&served).await;
    let mut all = Vec::new();
    while let Some(event) = stream.next().await {
        let event = event.unwrap();
        all.push((event.name, event.data));
    }
    all
}

fn named(name: &str, data: Value) -> (Option<String>, Value) {
    (Some(name.to_owned()), data)
}

#[tokio::test]
async fn unnamed_json_ends_with_done() {
    let text = "data: {\"choices\":[{\"delta\":{\"content\":\"Hi\"}}]}\n\n\
                data: {\"choices\":[]}\n\ndata: [DONE]\n\ndata: {\"late\":1}\n\n";
    let first = json!({"choices": [{"delta": {"content": "Hi"}}]});
    let expected = vec![(None, first), (None, json!({"choices": []}))];
    assert_eq!(events(text).await, expected);
}

#[tokio::test]
async fn named_events_and_pings() {
    let text = "event: message_start\ndata: {\"type\": \"message_start\"}\n\n\
                event: ping\ndata: {\"type\": \"ping\"}\n\n\
                event: heartbeat\ndata:\n\n\
                event: empty\n\n\
                event: message_stop\ndata: {\"type\": \"message_stop\"}\n\n";
    let expected = vec![
        named("message_start", json!({"type": "message_start"})),
        named("ping", json!({"type": "ping"})),
        named("message_stop", json!({"type": "message_stop"})),
    ];
    assert_eq!(events(text).await, expected);
}

#[tokio::test]
async fn ids_and_retries_among_comments() {
    let text = ":ok\n\nretry: 2500\n\nid: 41\ndata: 1\n\n: keep-alive\n\n:\n\
                data: 2\nretry: soon\nunknown: x\n\nid: 4\u{0}2\ndata: 3\n\nid\ndata: 4\n\n";
    let served = Served::new(EVENTS, [text], End::InOrder);
    let mut stream = stream::<EventStream<u64>>(&served).await;
    let expected = [
        (1, Some("41"), Some("41")),
        (2, None, Some("41")),
        (3, None, Some("41")),
        (4, Some(""), Some("")),
    ];
    for (number, id, last) in expected {
        let event = stream.next().await.unwrap().unwrap();
        assert_eq!((event.data, event.id.as_deref()), (number, id));
        assert_eq!(event.retry, None);
        assert_eq!(stream.last_event_id(), last);
        assert_eq!(stream.retry(), Some(Duration::from_millis(2500)));
    }
    assert!(stream.next().await.is_none());
}

#[tokio::test]
async fn json_of_several_lines_and_an_error() {
    let text = "\u{feff}event:update\r\ndata: {\r\ndata:   \"a\": [1,\r\ndata:   2]}\r\n\r\n\
                event: error\r\ndata: {\"code\": 7}\r\n\r\nevent: update\r\ndata: 1\r\n\r\n";
    let served = Served::new(EVENTS, [text], End::InOrder);
    let mut events = stream::<EventStream<Value>>(&served).await;
    let first = events.next().await.unwrap().unwrap();
    assert_eq!(first.name.as_deref(), Some("update"));
    assert_eq!(first.data, json!({"a": [1, 2]}));
    let error = events.next().await.unwrap().unwrap_err();
    let StreamError::Service(service) = &error else {
        panic!("{error:?}");
    };
    assert_eq!(service.data(), r#"{"code": 7}"#);
    assert_eq!(
        format!("{error:?}"),
        "StreamError(the service sent the event `error`)"
    );
    assert!(events.next().await.is_none());
    assert!(served.is_closed());

    // Where the document declares it, it is an event as any other.
    let mut events = stream::<EventsAndErrors<Value>>(&served).await;
    let mut names = Vec::new();
    while let Some(event) = events.next().await {
        names.push(event.unwrap().name.unwrap());
    }
    assert_eq!(names, ["update", "error", "update"]);
}

#[tokio::test]
async fn the_message_of_an_error_event_is_displayed() {
    let data = [
        (
            r#"{"error": {"type": "overloaded_error", "message": "Overloaded token1"}}"#,
            Some("Overloaded [redacted]"),
        ),
        (r#"{"code": 7}"#, None),
        ("Overloaded", Some("Overloaded")),
        ("", None),
    ];
    for (data, message) in data {
        let text = format!("event: error\ndata: {data}\n\n");
        let served = Served::new(EVENTS, [text], End::InOrder);
        let client = served.builder().bearer_token("token1").build().unwrap();
        let call: Prepared<Streamed<PlainText, EventStream<Value>>, Undeclared> =
            Call::new(&client, Method::GET, "/stream")
                .security(&[&["Bearer"]])
                .into();
        let mut events = call.stream().await.unwrap();
        let Some(Err(error)) = events.next().await else {
            assert_eq!(data, "", "an event without data is none");
            continue;
        };
        let shown = message.map_or(String::new(), |message| format!(": {message}"));
        assert_eq!(
            error.to_string(),
            format!("the service sent the event `error`{shown}")
        );
        let StreamError::Service(service) = &error else {
            panic!("{error}")
        };
        assert_eq!(service.message(), message);
    }
}

#[tokio::test]
async fn text_is_read_as_it_is() {
    let text = "data: [DONE]\n\ndata: a\ndata:  b\n\ndata:\n\n";
    let served = Served::new(EVENTS, [text], End::InOrder);
    let mut events = stream::<TextEvents>(&served).await;
    let mut all = Vec::new();
    while let Some(event) = events.next().await {
        all.push(event.unwrap().data);
    }
    assert_eq!(all, ["[DONE]", "a\n b", ""]);
}

#[tokio::test]
async fn the_first_item_arrives_while_the_stream_is_open() {
    let mut context = Context::from_waker(Waker::noop());
    let served = Served::new(EVENTS, ["data: 1\n\nda"], End::Open);
    let mut events = stream::<EventStream<u64>>(&served).await;
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    assert!(Pin::new(&mut events).poll_next(&mut context).is_pending());
    assert!(!served.is_closed());
    drop(events);
    assert!(served.is_closed());

    let served = Served::new("application/json-seq", ["\u{1e}{\n\"n\": 1}\n"], End::Open);
    let mut values = stream::<runtime::JsonSequence<Value>>(&served).await;
    assert_eq!(values.next().await.unwrap().unwrap(), json!({"n": 1}));
    let next = Pin::new(&mut values).poll_next(&mut context);
    assert!(matches!(next, Poll::Pending));
}

#[tokio::test]
async fn what_does_not_end_is_too_large() {
    let endless = ["data: ", ": ", "event: ", "id: 1\n: x\n", "data: x\ndata: "];
    for start in endless {
        let served = Served::new(EVENTS, [start, "0123456789"], End::Endless);
        assert_too_large::<EventStream<Value>, Event<Value>>(&served).await;
    }
    let served = Served::new("application/jsonl", ["\"", "0123456789"], End::Endless);
    assert_too_large::<JsonLines<Value>, Value>(&served).await;
}

async fn assert_too_large<S, T: std::fmt::Debug>(served: &Served)
where
    S: Output,
    S::Value: Stream<Item = Result<T, StreamError>> + Unpin,
{
    let client = served.builder().max_item(1000).build().unwrap();
    let mut stream = call::<S>(&client).stream().await.unwrap();
    let mut next =
        async || std::future::poll_fn(|context| Pin::new(&mut stream).poll_next(context)).await;
    let error = next().await.unwrap().unwrap_err();
    let is_too_large = matches!(
        error,
        StreamError::TooLarge {
            limit: 1000,
            error: None,
            ..
        }
    );
    assert!(is_too_large, "{error:?}");
    assert!(next().await.is_none());
    assert!(served.is_closed());
}

#[tokio::test]
async fn comments_between_events_may_go_on_for_ever() {
    let pings = vec![": ping\n"; 1000].into_iter().chain(["data: 1\n\n"]);
    let served = Served::new(EVENTS, pings, End::InOrder);
    let client = served.builder().max_item(20).build().unwrap();
    let mut events = call::<EventStream<u64>>(&client).stream().await.unwrap();
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
}

#[tokio::test]
async fn a_malformed_item_is_an_error_of_that_item() {
    let text = "data: 1\n\nevent: odd\ndata: \"secret\"\n\ndata: 3\n\n";
    let served = Served::new(EVENTS, [text], End::InOrder);
    let mut events = stream::<EventStream<u64>>(&served).await;
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    let error = events.next().await.unwrap().unwrap_err();
    assert!(!format!("{error:?} {error}").contains("secret"));
    let StreamError::Item(error) = error else {
        panic!("{error:?}");
    };
    assert_eq!((error.index(), error.event()), (1, Some("odd")));
    assert_eq!(*error.data(), "\"secret\"");
    assert_eq!(
        error.reason().message(),
        "invalid type: string, expected u64"
    );
    assert_eq!(events.next().await.unwrap().unwrap().data, 3);
    assert!(events.next().await.is_none());
}

#[tokio::test]
async fn each_item_has_a_budget_of_its_own() {
    let item = "[{},{},{},{},{},{},{},{}]\n";
    let large = format!("[{}{{}}]\n", "{},".repeat(500));
    let pieces = std::iter::repeat_n(item.to_owned(), 100).chain([large, item.to_owned()]);
    let served = Served::new("application/jsonl", pieces, End::InOrder);
    let client = served.builder().max_decode_memory(4 << 10).build().unwrap();
    let list = call::<JsonLines<Vec<BTreeMap<String, u64>>>>(&client);
    let mut lists = list.stream().await.unwrap();
    for _ in 0..100 {
        assert_eq!(lists.next().await.unwrap().unwrap().len(), 8);
    }
    let error = lists.next().await.unwrap().unwrap_err();
    let is_too_large = matches!(
        error,
        StreamError::TooLarge {
            limit: 4096,
            error: Some(_),
            ..
        }
    );
    assert!(is_too_large, "{error:?}");
    assert!(lists.next().await.is_none());
}

#[tokio::test]
async fn a_stream_may_be_silent_for_the_idle_timeout() {
    let served = Served::new(EVENTS, ["data: 1\n\n"], End::Open);
    let clock = Instant { is_over: true };
    let client = served
        .builder()
        .runtime(clock)
        .idle_timeout(Duration::from_secs(1));
    let client = client.build().unwrap();
    let mut events = call::<EventStream<u64>>(&client).stream().await.unwrap();
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    let error = events.next().await.unwrap().unwrap_err();
    assert!(error.is_timeout(), "{error:?}");
    assert_eq!(
        error.to_string(),
        "nothing was received for 1s, after 1 item"
    );
    let StreamError::Truncated {
        items: 1,
        error: Some(cause),
        ..
    } = error
    else {
        panic!("{error}")
    };
    assert_eq!(cause.idle(), Some(Duration::from_secs(1)));

    // It is limited by default.
    let client = served.builder().runtime(Instant { is_over: true }).build();
    let mut events = call::<EventStream<u64>>(&client.unwrap())
        .stream()
        .await
        .unwrap();
    assert!(events.next().await.unwrap().is_ok());
    let error = events.next().await.unwrap().unwrap_err();
    assert_eq!(
        error.to_string(),
        "nothing was received for 300s, after 1 item"
    );

    // The time of the call does not count any more.
    let client = served.builder().idle_timeout(Duration::MAX);
    let client = client.runtime(Instant { is_over: true }).build();
    let events = call::<EventStream<u64>>(&client.unwrap()).stream();
    let mut events = events.await.unwrap();
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    let mut context = Context::from_waker(Waker::noop());
    assert!(Pin::new(&mut events).poll_next(&mut context).is_pending());
}

#[tokio::test]
async fn framing_that_breaks_is_no_end() {
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n";
    let replies = [
        ("content-length: 99\r\n\r\ndata: 1\n\n", false),
        (
            "transfer-encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n",
            false,
        ),
        (
            "transfer-encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n0\r\n\r\n",
            true,
        ),
    ];
    for (rest, is_in_order) in replies {
        let bytes = format!("{head}connection: close\r\n{rest}").into_bytes();
        let server = Server::always(Reply::Bytes(bytes)).await;
        let client = Client::builder(server.url()).build().unwrap();
        let mut events = call::<EventStream<u64>>(&client).stream().await.unwrap();
        assert_eq!(events.next().await.unwrap().unwrap().data, 1);
        let last = events.next().await.transpose();
        assert_eq!(last.is_ok(), is_in_order, "{rest}: {last:?}");
        if let Err(error) = last {
            assert!(matches!(error, StreamError::Truncated { items: 1, .. }));
        }
    }
}

#[tokio::test]
async fn what_is_no_stream_is_unexpected() {
    let page = reply("200 OK", "content-type: text/html\r\n", "<p>");
    let server = Server::start([page, reply("404 Not Found", "", "gone")]).await;
    let client = Client::builder(server.url()).build().unwrap();
    let error = call::<EventStream<Value>>(&client)
        .stream()
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.body()),
        (ErrorKind::Unexpected, &b"<p>"[..])
    );
    let error = call::<EventStream<Value>>(&client)
        .stream()
        .await
        .unwrap_err();
    assert_eq!((error.kind(), error.body()), (ErrorKind::Api, &b"gone"[..]));
}

type Chat = Prepared<Switched<Json<Value>, EventStream<Value>>, Undeclared>;

fn chat(served: &Served, body: &Value) -> Chat {
    let call = Call::new(&served.client(), Method::POST, "/chat");
    match body {
        Value::Null => call.into(),
        body => call.json_unchecked(body).into(),
    }
}

#[tokio::test]
async fn the_method_decides_what_the_body_asks_for() {
    let served = Served::new("application/json", ["{}"], End::InOrder);
    let whole = json!({"b": [1.5, {"stream": true}], "stream": false, "a": null});
    chat(&served, &whole).send().await.unwrap();
    let on = json!({"stream": true});
    let error = chat(&served, &on).send().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
    let message =
        "nothing was sent: body.stream: must not be true, or `.stream()` has to send the request";
    assert_eq!(error.to_string(), message);
    assert_eq!(served.seen().len(), 1, "the second was not sent");

    let served = Served::new(EVENTS, ["data: 1\n\n"], End::InOrder);
    let escaped = json!({"q\"": "x", "stream": null});
    for body in [&whole, &on, &escaped, &Value::Null] {
        let mut events = chat(&served, body).stream().await.unwrap();
        assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    }
    let seen = served.seen();
    assert!(seen.iter().all(|(accept, _)| accept == EVENTS));
    let bodies: Vec<&str> = seen.iter().map(|(_, body)| body.as_str()).collect();
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let expected = json!({"b": [1.5, {"stream": true}], "a": null, "stream": true});
    assert_eq!(read(bodies[0]), expected);
    assert_eq!(bodies[1], r#"{"stream":true}"#);
    assert_eq!(bodies[2], r#"{"q\"":"x","stream":true}"#);
    assert_eq!(bodies[3], r#"{"stream":true}"#);
}

#[tokio::test]
async fn a_stream_asks_for_its_declared_type_only() {
    let served = Served::new("application/jsonl", ["1\n"], End::InOrder);
    let call =
        || Call::new(&served.client(), Method::POST, "/lines").accept("text/csv, text/plain");
    let jsonl = || call().stream_accept("application/jsonl");
    type Lines = JsonLines<u64>;
    let of_ndjson: Prepared<Streamed<PlainText, Lines>, Undeclared> = call().into();
    of_ndjson.stream().await.unwrap();
    let streamed: Prepared<Streamed<PlainText, Lines>, Undeclared> = jsonl().into();
    streamed.clone().stream().await.unwrap();
    streamed.send().await.unwrap();
    let switched: Prepared<Switched<Json<Value>, Lines>, Undeclared> = jsonl().into();
    switched.stream().await.unwrap();
    let asked: Vec<String> = served
        .seen()
        .into_iter()
        .map(|(accept, _)| accept)
        .collect();
    let jsonl = "application/jsonl";
    let expected = ["application/x-ndjson", jsonl, "text/csv, text/plain", jsonl];
    assert_eq!(asked, expected);
}

#[tokio::test]
async fn a_body_that_is_no_object_stays_as_it_is() {
    let served = Served::new(EVENTS, ["data: 1\n\n"], End::InOrder);
    let call = Call::new(&served.client(), Method::POST, "/chat").body(Body::text("hello"));
    let call: Chat = call.into();
    call.stream().await.unwrap();
    assert_eq!(served.seen()[0].1, "hello");
}

#[tokio::test]
async fn every_other_method_asks_for_a_whole_response() {
    let served = Served::new("application/json", ["{}"], End::InOrder);
    let chat = |body: &Value| -> Chat {
        let call = Call::new(&served.client(), Method::POST, "/chat").streams_by_default();
        match body {
            Value::Null => call.into(),
            body => call.json_unchecked(body).into(),
        }
    };
    let bodies = [
        json!({"a": 1}),
        json!({"stream": null, "a": 1}),
        json!({"stream": false}),
        Value::Null,
    ];
    for body in &bodies {
        chat(body).send().await.unwrap();
    }
    let on = chat(&json!({"stream": true})).send().await.unwrap_err();
    assert_eq!(on.kind(), ErrorKind::Invalid);
    let seen = served.seen();
    let bodies: Vec<&str> = seen.iter().map(|(_, body)| body.as_str()).collect();
    let off = r#"{"stream":false}"#;
    let with_off = r#"{"a":1,"stream":false}"#;
    assert_eq!(bodies, [with_off, with_off, off, off]);

    let served = Served::new(EVENTS, ["data: 1\n\n"], End::InOrder);
    let call = Call::new(&served.client(), Method::POST, "/chat").streams_by_default();
    let call: Chat = call.json_unchecked(&json!({"stream": false})).into();
    call.stream().await.unwrap();
    assert_eq!(served.seen()[0].1, r#"{"stream":true}"#);
}

#[tokio::test]
async fn a_declared_stream_is_never_read_as_a_whole() {
    type Lines = Prepared<Streamed<Json<Value>, JsonLines<Value>>, Undeclared>;
    let call = |client: &Client| -> Lines {
        let call = Call::new(client, Method::GET, "/lines");
        call.stream_types(&["application/x-ndjson"]).into()
    };
    let served = Served::new("application/x-ndjson", ["{\"n\":1}\n"], End::InOrder);
    let error = call(&served.client()).send().await.unwrap_err();
    let message = "GET /lines: 200 OK: the body (application/x-ndjson) is a stream: call `stream()` to read it";
    assert_eq!(error.to_string(), message);
    assert_eq!(error.body(), b"{\"n\":1}\n");
    let mut lines = call(&served.client()).stream().await.unwrap();
    assert_eq!(lines.next().await.unwrap().unwrap(), json!({"n": 1}));

    // Of one without an end there is what came in the time for an error response.
    let served = Served::new("application/x-ndjson", ["{\"n\":1}\n"], End::Open);
    let clock = Instant { is_over: true };
    let client = served.builder().runtime(clock).build().unwrap();
    let error = call(&client).send().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    assert_eq!(error.body(), b"{\"n\":1}\n");
    assert!(served.is_closed());

    // An error response is read as one.
    let response = reply(
        "404 Not Found",
        "content-type: application/x-ndjson\r\n",
        "{}",
    );
    let server = Server::start([response]).await;
    let client = Client::builder(server.url()).build().unwrap();
    let error = call(&client).send().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Api);
}

/// A trait like those of other crates for streams.
trait StreamExt: Stream + Sized {
    fn map<T>(self, change: impl FnMut(Self::Item) -> T) -> (Self, usize) {
        (self, size_of_val(&change))
    }
}

impl<S: Stream> StreamExt for S {}

#[tokio::test]
async fn a_response_is_mapped_as_a_stream_and_asked_for_its_next_item() {
    let served = Served::new(EVENTS, ["data: 1\n\ndata: 2\n\n"], End::InOrder);
    let mut events = stream::<EventStream<u64>>(&served).await;
    assert_eq!(events.next().await.unwrap().unwrap().data, 1);
    let (mut events, _) = events.map(|event| event.map(|event| event.data));
    assert_eq!(events.next().await.unwrap().unwrap().data, 2);
}
