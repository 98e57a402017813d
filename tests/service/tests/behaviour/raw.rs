//! The server of bytes sends what it was given, and remembers what it was sent.

use std::time::{Duration, Instant};

use browser_session_service::{RawResponse, RawService};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const REQUEST: &[u8] = b"POST /a?b HTTP/1.1\r\nX-Case: Kept\r\nContent-Length: 2\r\n\r\n{}";

async fn send(service: &RawService, request: &[u8]) -> TcpStream {
    let address = service.url().replace("http://", "");
    let mut stream = TcpStream::connect(address)
        .await
        .expect("the service listens");
    stream
        .write_all(request)
        .await
        .expect("the request is taken");
    stream
}

async fn ask(service: &RawService, request: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut response = Vec::new();
    send(service, request)
        .await
        .read_to_end(&mut response)
        .await
        .map(|_| response)
}

#[tokio::test]
async fn sends_the_bytes_and_records_the_request() {
    let garbage = &b"HTTP/9.9 2OO \xff\r\n\r"[..];
    let service = RawService::start([garbage, b"second"]).await;
    assert_eq!(ask(&service, REQUEST).await.expect("bytes"), garbage);
    assert_eq!(ask(&service, REQUEST).await.expect("bytes"), b"second");
    assert_eq!(ask(&service, REQUEST).await.expect("closed"), b"");
    assert_eq!(service.requests(), [REQUEST, REQUEST, REQUEST]);
    assert_eq!(service.connections(), 3);
}

#[tokio::test]
async fn reads_a_chunked_request_to_its_end() {
    let chunked =
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n".as_slice();
    let service = RawService::start(["ok"]).await;
    assert_eq!(ask(&service, chunked).await.expect("bytes"), b"ok");
    assert_eq!(service.requests(), [chunked]);
}

#[tokio::test]
async fn pauses_between_bytes() {
    let response = RawResponse::new()
        .send("a")
        .pause(Duration::from_millis(100))
        .send("b");
    let service = RawService::start([response]).await;
    let start = Instant::now();
    assert_eq!(ask(&service, REQUEST).await.expect("bytes"), b"ab");
    assert!(start.elapsed() >= Duration::from_millis(100));
}

#[tokio::test]
async fn resets_a_connection() {
    let service = RawService::start([RawResponse::new().reset()]).await;
    let error = ask(&service, REQUEST).await.expect_err("a reset");
    assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset);
}

#[tokio::test]
async fn holds_a_connection_until_it_is_dropped() {
    let service = RawService::start([RawResponse::new().send("a").hold()]).await;
    let mut stream = send(&service, REQUEST).await;
    let mut response = [0; 2];
    assert_eq!(stream.read(&mut response).await.expect("a byte"), 1);
    let silence = timeout(Duration::from_millis(100), stream.read(&mut response)).await;
    assert!(silence.is_err(), "nothing more comes");
    drop(service);
    assert_eq!(stream.read(&mut response).await.expect("the end"), 0);
}
