//! Streams, whole, resumed and broken.

use depot_service::{
    Fault, Gate, Service, activity, answer_chunks, events, movements, stock, stock_sequence,
};
use http_body_util::Full;
use serde_json::json;

use crate::client::{self, request};

#[tokio::test]
async fn streams_are_what_the_crate_lists() {
    let service = Service::start().await;
    for (target, accept, content_type, pieces) in [
        ("/v1/events", "*/*", "text/event-stream", events()),
        ("/v1/activity", "*/*", "text/event-stream", activity()),
        (
            "/v1/movements/export",
            "*/*",
            "application/x-ndjson",
            movements(),
        ),
        ("/v1/stock", "*/*", "application/jsonl", stock()),
        (
            "/v1/stock",
            "application/json-seq",
            "application/json-seq",
            stock_sequence(),
        ),
    ] {
        let request = request("GET", target).header("accept", accept);
        let response = client::send(&service.main, request, "")
            .await
            .expect("a response");
        assert_eq!(response.header("content-type"), Some(content_type));
        assert_eq!(response.text(), pieces.concat());
        assert_eq!(response.header("content-length"), None);
    }
}

#[tokio::test]
async fn a_watch_goes_on_after_the_last_event() {
    let service = Service::start().await;
    let request = request("GET", "/v1/events").header("last-event-id", "2");
    let response = client::send(&service.main, request, "")
        .await
        .expect("a response");
    assert_eq!(response.text(), events()[4..].concat());
}

#[tokio::test]
async fn an_answer_is_whole_or_in_chunks() {
    let service = Service::start().await;
    let ask = async |body| client::post_json(&service.main, "/v1/answers", &body).await;
    let whole = ask(json!({"question": "Where?"})).await;
    assert_eq!(whole.json()["text"], "Aisle 3, shelf 7.");
    let chunks = ask(json!({"question": "Where?", "stream": true})).await;
    assert_eq!(chunks.header("content-type"), Some("text/event-stream"));
    assert_eq!(chunks.text(), answer_chunks().concat());
    assert_eq!(ask(json!({"question": ""})).await.status, 422);
}

#[tokio::test]
async fn a_stream_is_cut_or_ends_at_any_byte() {
    let service = Service::start().await;
    let whole = events().concat();
    let length = whole.len() as u64;
    for at in [0, 1, 40, length - 1, length] {
        for (fault, in_order) in [
            (Fault::none().cut_after(at), false),
            (Fault::none().end_after(at), true),
        ] {
            service.main.next(fault);
            let response =
                client::open(&service.main, request("GET", "/v1/events"), Full::default());
            let (received, ended) = client::read(response.await.expect("a head").into_body()).await;
            let expected = &whole.as_bytes()[..usize::try_from(at).unwrap()];
            assert_eq!((received.as_slice(), ended), (expected, in_order), "{at}");
        }
    }
}

#[tokio::test]
async fn an_event_arrives_while_the_stream_is_open() {
    let service = Service::start().await;
    let gate = Gate::new();
    let first = events()[..2].concat();
    service
        .main
        .next(Fault::none().pause_at(first.len() as u64, &gate));
    let response = client::open(&service.main, request("GET", "/v1/events"), Full::default()).await;
    let mut body = response.expect("a head").into_body();
    let mut received = Vec::new();
    while received.len() < first.len() {
        received.extend(
            client::next(&mut body)
                .await
                .expect("not the end")
                .expect("bytes"),
        );
    }
    assert_eq!(received, first.as_bytes());
    gate.open();
    let (rest, ended) = client::read(body).await;
    assert_eq!((rest, ended), (events()[2..].concat().into_bytes(), true));
}

#[tokio::test]
async fn lines_and_comments_have_no_end() {
    const ENOUGH: usize = 1 << 20;
    let service = Service::start().await;
    for (fault, start, piece) in [
        (Fault::endless_data_line(), "data: \"", "x"),
        (
            Fault::endless_pings(std::time::Duration::ZERO),
            "",
            ": ping\n\n",
        ),
    ] {
        service.main.next(fault);
        let response =
            client::open(&service.main, request("GET", "/v1/events"), Full::default()).await;
        let mut body = response.expect("a head").into_body();
        let mut received = Vec::new();
        while received.len() < ENOUGH {
            received.extend(
                client::next(&mut body)
                    .await
                    .expect("not the end")
                    .expect("bytes"),
            );
        }
        let text = std::str::from_utf8(&received).expect("UTF-8");
        let rest = text.strip_prefix(start).expect("the start");
        assert!(piece.repeat(rest.len() / piece.len() + 1).starts_with(rest));
    }
}
