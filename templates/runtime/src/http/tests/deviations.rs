//! Responses that are not as declared: they are read, reported and, if that is asked for, refused.

use std::sync::{Arc, Mutex};

use http::Method;

use super::{
    api::{Draft, Page},
    runtime::{
        Call, Client, ClientBuilder, ErrorKind, EventStream, JsonLines, Output, PlainText,
        Prepared, StreamError, Streamed, Undeclared,
    },
    served::{End, Served},
    server::{Server, json},
};

fn builder(server: &Server) -> ClientBuilder {
    Client::builder(server.url())
}

#[tokio::test]
async fn a_response_has_its_deviations() {
    let server = Server::always(json(r#"{"title": 7}"#)).await;
    let client = builder(&server).build().unwrap();
    let response = client.page_create(&Draft::new("t")).send().await.unwrap();
    assert_eq!(response.title, "7");
    let [deviation] = response.deviations() else {
        panic!("{:?}", response.deviations())
    };
    assert_eq!(
        deviation.to_string(),
        "title: expected another type, found 7, read as 7"
    );
    assert_eq!(response.map_value(|page| page.title).deviations().len(), 1);
}

#[tokio::test]
async fn each_kind_is_told_once() {
    let server = Server::always(json("{}")).await;
    let told = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&told);
    let client = builder(&server)
        .on_deviation(move |call, deviation| {
            kept.lock()
                .unwrap()
                .push(format!("{call}: {}", deviation.path_pattern()));
        })
        .build()
        .unwrap();
    for _ in 0..3 {
        client.page_create(&Draft::new("t")).send().await.unwrap();
    }
    let told = told.lock().unwrap();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].ends_with(": title"), "{told:?}");
}

#[tokio::test]
async fn a_strict_client_refuses_them_and_says_how_to_accept() {
    let server = Server::always(json(r#"{"title": 7}"#)).await;
    let client = builder(&server).strict().build().unwrap();
    let error = client
        .page_create(&Draft::new("t"))
        .send()
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unexpected);
    let reason = error.to_string();
    assert!(
        reason.contains(" is not as declared: title: ")
            && reason.ends_with("a client that is not `strict` accepts it"),
        "{reason}"
    );
}

fn streaming<S>(client: &Client) -> Prepared<Streamed<PlainText, S>, Undeclared> {
    Call::new(client, Method::GET, "/stream").into()
}

async fn stream<S: Output>(served: &Served) -> S::Value {
    let response = streaming::<S>(&served.client()).stream().await.unwrap();
    response.into_inner()
}

#[tokio::test]
async fn items_of_streams_have_their_deviations() {
    let served = Served::new(
        "text/event-stream",
        ["data: {\"title\":1}\n\ndata: {\"title\":\"a\"}\n\n"],
        End::InOrder,
    );
    let mut events = stream::<EventStream<Page>>(&served).await;
    assert_eq!(events.next().await.unwrap().unwrap().data.title, "1");
    assert_eq!(events.deviations()[0].path(), "title");
    assert_eq!(events.next().await.unwrap().unwrap().data.title, "a");
    assert!(events.deviations().is_empty());
    let served = Served::new("application/x-ndjson", ["{}\n[1]\n"], End::InOrder);
    let mut lines = stream::<JsonLines<Page>>(&served).await;
    assert_eq!(lines.next().await.unwrap().unwrap().title, "");
    assert_eq!(
        lines.deviations()[0].to_string(),
        "title: missing, read as empty"
    );
    let error = lines.next().await.unwrap().unwrap_err();
    assert!(matches!(error, StreamError::Item(_)), "{error:?}");
}
