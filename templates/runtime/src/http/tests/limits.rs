//! Bodies and times have limits; what breaks off is no success.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use super::{
    runtime::{Client, ClientBuilder, Error, ErrorKind, RetryPolicy},
    server::{Reply, Server, json, reply},
};
use flate2::{Compression, write::GzEncoder};
use reqwest::Method;
use serde_json::Value;

fn builder(server: &Server) -> ClientBuilder {
    Client::builder(server.url()).retry(RetryPolicy::none())
}

async fn fetch(
    reply: Reply,
    set_up: impl FnOnce(ClientBuilder) -> ClientBuilder,
) -> Result<usize, Error> {
    let server = Server::always(reply).await;
    let client = set_up(builder(&server)).build().unwrap();
    let bytes = client.request(Method::GET, "/x").send_bytes().await?;
    Ok(bytes.len())
}

fn chunked(status: &str, chunks: &[&str], end: &str) -> Reply {
    let head = format!("HTTP/1.1 {status}\r\ntransfer-encoding: chunked\r\n\r\n");
    let chunks = chunks
        .iter()
        .map(|chunk| format!("{:x}\r\n{chunk}\r\n", chunk.len()));
    Reply::Bytes((head + &chunks.collect::<String>() + end).into_bytes())
}

#[tokio::test]
async fn a_success_over_the_cap_is_an_error() {
    let capped = |builder: ClientBuilder| builder.max_body(100);
    assert_eq!(
        fetch(reply("200 OK", "", "x".repeat(100)), capped)
            .await
            .unwrap(),
        100
    );
    let error = fetch(reply("200 OK", "", "x".repeat(101)), capped)
        .await
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "GET request: 200 OK: the body is longer than 100 bytes"
    );
    assert_eq!(
        (error.kind(), error.body().len(), error.headers().is_some()),
        (ErrorKind::TooLarge, 0, true)
    );
    let half = "x".repeat(50);
    assert_eq!(
        fetch(chunked("200 OK", &[&half, &half], "0\r\n\r\n"), capped)
            .await
            .unwrap(),
        100
    );
    let error = fetch(chunked("200 OK", &[&half, &half, "x"], "0\r\n\r\n"), capped)
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TooLarge);
    let announced =
        Reply::Bytes(b"HTTP/1.1 200 OK\r\ncontent-length: 18446744073709551615\r\n\r\nx".to_vec());
    assert!(fetch(announced, capped).await.is_err());
}

#[tokio::test]
async fn a_bomb_is_measured_as_it_goes_off() {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&vec![b' '; 1 << 25]).unwrap();
    let bomb = encoder.finish().unwrap();
    assert!(bomb.len() < 1 << 17);
    let reply = reply("200 OK", "content-encoding: gzip\r\n", bomb);
    let error = fetch(reply, |builder| builder.max_body(1 << 20))
        .await
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TooLarge);
}

#[tokio::test]
async fn a_byte_over_the_cap_is_over_it_although_it_leaves_the_decoder_last() {
    let gzip = |status, bytes: usize| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&vec![b' '; bytes]).unwrap();
        reply(
            status,
            "content-encoding: gzip\r\n",
            encoder.finish().unwrap(),
        )
    };
    let capped = |builder: ClientBuilder| builder.max_body(1 << 10);
    assert_eq!(
        fetch(gzip("200 OK", 1 << 10), capped).await.unwrap(),
        1 << 10
    );
    assert_eq!(
        fetch(gzip("200 OK", (1 << 10) + 1), capped)
            .await
            .unwrap_err()
            .kind(),
        ErrorKind::TooLarge
    );
    let error = fetch(gzip("500 Oops", (64 << 10) + 1), capped)
        .await
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.body().len()),
        (ErrorKind::Api, 64 << 10)
    );
}

#[tokio::test]
async fn members_without_content_do_not_go_on_for_ever() {
    let empty = GzEncoder::new(Vec::new(), Compression::best())
        .finish()
        .unwrap();
    let many = |bytes: usize| empty.repeat(bytes / empty.len());
    let gzip = |bytes| reply("200 OK", "content-encoding: gzip\r\n", many(bytes));
    let capped = |builder: ClientBuilder| builder.max_body(1 << 10);
    assert_eq!(fetch(gzip(60 << 10), capped).await.unwrap(), 0);
    assert_eq!(
        fetch(gzip(70 << 10), capped).await.unwrap_err().kind(),
        ErrorKind::TooLarge
    );
}

#[tokio::test]
async fn a_value_over_the_limit_is_too_large_and_says_where() {
    let body = format!(r#"{{"items":[{}]}}"#, vec!["{}"; 1000].join(","));
    let server = Server::always(json(&body)).await;
    let read = async |limit: usize| {
        let client = builder(&server).max_decode_memory(limit).build().unwrap();
        client.request(Method::GET, "/x").send::<Value>().await
    };
    assert_eq!(
        read(usize::MAX).await.unwrap()["items"]
            .as_array()
            .unwrap()
            .len(),
        1000
    );
    let error = read(10_000).await.unwrap_err();
    assert_eq!(
        (error.kind(), error.body()),
        (ErrorKind::TooLarge, body.as_bytes())
    );
    let message = error.to_string();
    assert!(
        message.starts_with("GET request: 200 OK: items["),
        "{message}"
    );
    let ending = ": decoding takes more than 10000 bytes of memory, which `ClientBuilder::max_decode_memory` limits";
    assert!(message.ends_with(ending), "{message}");
    let Error::TooLarge(error) = error else {
        panic!("{error}")
    };
    assert_eq!(
        (error.cap(), error.decode_error().unwrap().memory_limit()),
        (10_000, Some(10_000))
    );
}

#[tokio::test]
async fn a_declared_failure_is_decoded_within_the_same_limit() {
    let body = format!(r#"{{"detail":["{}"]}}"#, "x".repeat(5000));
    let server = Server::always(reply(
        "422 Refused",
        "content-type: application/json\r\n",
        &body,
    ))
    .await;
    let read = async |limit: usize| {
        let client = builder(&server).max_decode_memory(limit).build().unwrap();
        client.page_read("x").send().await.unwrap_err()
    };
    assert!(read(10_000).await.api().is_some());
    let error = read(1000).await;
    assert_eq!(
        (error.kind(), error.api().is_none(), error.body().len()),
        (ErrorKind::Api, true, body.len())
    );
    let Error::Api(error) = error else {
        panic!("{error}")
    };
    let reason = error.reason().unwrap().to_string();
    assert!(
        reason.starts_with("detail[0]: ") && reason.contains("max_decode_memory"),
        "{reason}"
    );
}

#[tokio::test]
async fn an_error_over_the_cap_keeps_its_beginning() {
    let capped = |builder: ClientBuilder| builder.max_error_body(100);
    let error = fetch(
        reply("500 Internal Server Error", "", "x".repeat(500)),
        capped,
    )
    .await
    .unwrap_err();
    assert_eq!((error.kind(), error.body().len()), (ErrorKind::Api, 100));
    let error = fetch(
        chunked("400 Bad Request", &[&"x".repeat(70), &"y".repeat(70)], ""),
        capped,
    )
    .await
    .unwrap_err();
    assert_eq!((error.kind(), error.body().len()), (ErrorKind::Api, 100));
}

#[tokio::test]
async fn a_body_cut_short_is_no_success() {
    let short = Reply::Bytes(b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{\"a\": 1}".to_vec());
    let error = fetch(short, |builder| builder).await.unwrap_err();
    assert_eq!(
        (error.kind(), error.status().unwrap().as_u16()),
        (ErrorKind::Broken, 200)
    );
    assert_eq!(
        error.to_string(),
        "GET request: 200 OK: the connection broke before the response was complete, after 8 of 10 bytes; \
         the request may have been processed"
    );
    let Error::Transport(broken) = &error else {
        panic!("{error:?}")
    };
    assert_eq!((broken.received(), broken.expected()), (Some(8), Some(10)));
    for end in ["", "0\r\n", "5\r\nab", "zz\r\n"] {
        let error = fetch(chunked("200 OK", &["{}"], end), |builder| builder)
            .await
            .unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Broken, "{end:?}");
    }
    let short = Reply::Bytes(b"HTTP/1.1 503 Busy\r\ncontent-length: 10\r\n\r\nshort".to_vec());
    let error = fetch(short, |builder| builder).await.unwrap_err();
    assert_eq!(
        (error.kind(), error.body(), error.status().unwrap().as_u16()),
        (ErrorKind::Api, &b"short"[..], 503)
    );
    assert!(!error.is_timeout());
}

#[tokio::test]
async fn what_is_no_http_is_an_error() {
    for noise in [
        "",
        "\r\n",
        "SSH-2.0-OpenSSH\r\n",
        "HTTP/1.1 abc\r\n\r\n",
        "HTTP/1.1 200 OK\r\nbroken",
    ] {
        let error = fetch(Reply::Bytes(noise.as_bytes().to_vec()), |builder| builder)
            .await
            .unwrap_err();
        assert_eq!(
            (error.kind(), error.status()),
            (ErrorKind::Broken, None),
            "{noise:?}"
        );
        let Error::Transport(broken) = &error else {
            panic!("{error:?}")
        };
        assert_eq!(
            (broken.received(), broken.expected()),
            (None, None),
            "{noise:?}"
        );
    }
}

#[tokio::test]
async fn a_drip_ends_with_the_calls_time() {
    let body = b"HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n".to_vec();
    let head = b"HTTP/1.1 200 OK\r\nx-slow: ".to_vec();
    for reply in [Reply::Drip(body), Reply::Drip(head), Reply::Silence] {
        let started = Instant::now();
        let timeout = Duration::from_millis(150);
        let error = fetch(reply.clone(), |builder| builder.timeout(timeout))
            .await
            .unwrap_err();
        assert!(error.is_timeout(), "{error:?}");
        assert!(
            (timeout..Duration::from_secs(5)).contains(&started.elapsed()),
            "{:?}",
            started.elapsed()
        );

        let server = Server::always(reply).await;
        let client = builder(&server).build().unwrap();
        let error = client
            .request(Method::GET, "/x")
            .timeout(timeout)
            .send_bytes()
            .await
            .unwrap_err();
        assert!(error.is_timeout() && !error.is_retryable(), "{error:?}");
    }
}

#[tokio::test]
async fn times_without_an_end_do_not_overflow() {
    let set_up = |builder: ClientBuilder| {
        let policy = RetryPolicy::new()
            .base_delay(Duration::MAX)
            .max_delay(Duration::MAX)
            .max_wait(Duration::MAX);
        builder
            .timeout(Duration::MAX)
            .connect_timeout(Duration::MAX)
            .retry(policy)
    };
    assert_eq!(fetch(reply("200 OK", "", "x"), set_up).await.unwrap(), 1);
}

#[tokio::test]
async fn a_call_can_be_dropped_at_any_time() {
    let server = Server::start([
        Reply::Silence,
        reply("503 Busy", "retry-after: 30\r\n", ""),
        reply("200 OK", "", "x"),
    ])
    .await;
    let client = Client::builder(server.url()).build().unwrap();
    let fetch = || client.request(Method::GET, "/x").send_bytes();
    let soon = Duration::from_millis(100);
    assert!(
        tokio::time::timeout(soon, fetch()).await.is_err(),
        "while it waits for a response"
    );
    assert!(
        tokio::time::timeout(soon, fetch()).await.is_err(),
        "while it waits to try again"
    );
    drop(fetch());
    assert_eq!(&fetch().await.unwrap()[..], b"x");
    assert_eq!(server.seen().len(), 3);
}
