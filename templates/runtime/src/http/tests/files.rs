//! Files are sent as bodies, piece by piece.

use std::{fs, io, path::PathBuf};

use http::Method;

use super::memory::{Memory, replied};
use super::runtime::{self, Body, ConnectionErrorKind};
use super::server::{Server, json};

/// A file that is deleted in the end.
struct File(PathBuf);

impl File {
    fn new(name: &str, content: &[u8]) -> Self {
        let name = format!("disjunct-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, content).unwrap();
        Self(path)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[tokio::test]
async fn a_file_is_sent_with_its_length_and_again_for_a_retry() {
    let content: Vec<u8> = (0..200_000_u32)
        .map(|index| index.to_le_bytes()[0])
        .collect();
    let file = File::new("whole", &content);
    let body = Body::file(&file.0).unwrap();
    let memory = Memory::of([
        replied(503, ""),
        Err(ConnectionErrorKind::Connect),
        replied(200, ""),
    ]);
    let client = memory.builder().build().unwrap();
    let call = client.request(Method::PUT, "/x").body(body.clone());
    call.send_bytes().await.unwrap();
    assert!(memory.body(0).unwrap() == content && memory.body(2).unwrap() == content);

    let server = Server::always(json("null")).await;
    let client = super::runtime::Client::builder(server.url())
        .build()
        .unwrap();
    let call = client
        .request(Method::POST, "/x")
        .body(body.labelled("a/b"));
    call.send_bytes().await.unwrap();
    let seen = server.only();
    assert!(seen.body == content);
    assert_eq!(seen.header("content-length").as_deref(), Some("200000"));
    assert_eq!(seen.header("content-type").as_deref(), Some("a/b"));
}

#[tokio::test]
async fn a_part_of_a_file_is_sent() {
    let file = File::new("part", b"0123456789");
    for (range, sent) in [
        (2..5, "234"),
        (9..10, "9"),
        (3..3, ""),
        (0..10, "0123456789"),
    ] {
        let memory = Memory::of([replied(200, "")]);
        let client = memory.builder().build().unwrap();
        let body = Body::file_range(&file.0, range).unwrap();
        let call = client.request(Method::PUT, "/x").body(body);
        call.send_bytes().await.unwrap();
        assert_eq!(memory.body(0).unwrap(), sent);
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_sent_is_an_error() {
    let file = File::new("short", b"0123456789");
    for range in [5..11, 11..12] {
        let error = Body::file_range(&file.0, range).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
        assert_eq!(error.to_string(), "the file has only 10 bytes");
    }
    assert!(Body::file(file.0.with_extension("none")).is_err());
    let body = Body::file(&file.0).unwrap();
    fs::write(&file.0, b"0123").unwrap();
    let memory = Memory::of([replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let _ = client
        .request(Method::PUT, "/x")
        .body(body)
        .send_bytes()
        .await;
    assert_eq!(
        memory.body(0).unwrap_err(),
        "the file became shorter while it was sent"
    );
}

#[test]
fn a_file_that_is_no_text_is_found_in_a_body_of_json() {
    let pages = [&b"text"[..], b"\xff\xfe"].map(runtime::File::new);
    let body = std::collections::BTreeMap::from([("pages", pages)]);
    let error = Body::json(&body).unwrap_err();
    assert_eq!(error.to_string(), "body.pages[1] cannot be written as JSON");
    let source = std::error::Error::source(&error).unwrap().to_string();
    assert_eq!(source, "the bytes of a file are not UTF-8");
}
