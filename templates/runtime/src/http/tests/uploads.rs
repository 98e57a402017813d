//! Bodies that are streams, readers and downloads.

use std::{
    collections::VecDeque,
    io,
    pin::Pin,
    task::{Context, Poll},
};

use futures_core::Stream;
use reqwest::Method;

use super::memory::{Memory, replied};
use super::runtime::{Body, Call, Client, Download, Prepared, Undeclared};
use super::served::{End, Served};
use super::server::{Server, json};

/// A stream of pieces.
struct Pieces(VecDeque<io::Result<&'static str>>);

impl Stream for Pieces {
    type Item = io::Result<&'static str>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(self.0.pop_front())
    }
}

fn pieces() -> Pieces {
    Pieces([Ok("one"), Ok("two")].into())
}

#[tokio::test]
async fn streams_and_readers_are_bodies() {
    let bodies = [
        (Body::from_stream("text/plain", None, pieces()), None),
        (
            Body::from_stream("text/plain", Some(6), pieces()),
            Some("6"),
        ),
        (
            Body::from_reader("text/plain", Some(6), &b"onetwo"[..]),
            Some("6"),
        ),
        (Body::from_reader("text/plain", None, &b"onetwo"[..]), None),
    ];
    for (body, length) in bodies {
        let server = Server::always(json("null")).await;
        let client = Client::builder(server.url()).build().unwrap();
        let sent = client.request(Method::POST, "/x").body(body).send_bytes();
        sent.await.unwrap();
        let seen = server.only();
        assert_eq!(seen.header("content-length").as_deref(), length);
        assert_eq!(seen.header("content-type").as_deref(), Some("text/plain"));
    }
    let memory = Memory::of([replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let long = "x".repeat(200_000);
    let body = Body::from_reader("text/plain", None, io::Cursor::new(long.clone()));
    let sent = client.request(Method::POST, "/x").body(body).send_bytes();
    sent.await.unwrap();
    assert_eq!(memory.body(0).unwrap(), long);
}

#[tokio::test]
async fn a_stream_of_another_length_is_an_error() {
    for length in [2, 7] {
        let memory = Memory::of([replied(200, "")]);
        let client = memory.builder().build().unwrap();
        let body = Body::from_stream("text/plain", Some(length), pieces());
        let sent = client.request(Method::POST, "/x").body(body).send_bytes();
        let _ = sent.await;
        let error = memory.body(0).unwrap_err();
        assert!(error.contains("than were declared"), "{error}");
    }
    let broken = Pieces([Ok("one"), Err(io::Error::other("no more"))].into());
    let memory = Memory::of([replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let body = Body::from_stream("text/plain", None, broken);
    let _ = client
        .request(Method::POST, "/x")
        .body(body)
        .send_bytes()
        .await;
    assert_eq!(memory.body(0).unwrap_err(), "no more");
}

#[tokio::test]
async fn a_download_is_a_body() {
    let served = Served::new("image/png", ["ab", "", "c"], End::InOrder);
    let picture: Prepared<Download, Undeclared> =
        Call::new(&served.client(), Method::GET, "/picture").into();
    let file = picture.download().await.unwrap().into_inner();
    let memory = Memory::of([replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let body = Body::from_stream("image/png", file.content_length(), file);
    let sent = client.request(Method::PUT, "/x").body(body).send_bytes();
    sent.await.unwrap();
    assert_eq!(memory.body(0).unwrap(), "abc");
}
