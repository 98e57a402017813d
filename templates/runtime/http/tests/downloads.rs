//! Downloads and uploads: bytes that are never all in memory.

use std::{fs, io, path::PathBuf};

use http::Method;

use super::{
    runtime::{
        Body, Call, ConnectionError, Download, PlainText, Prepared, RetryPolicy, Undeclared,
    },
    served::{End, Served},
    server::{Server, reply},
};

type Picture = Prepared<Download, Undeclared>;

fn picture(served: &Served) -> Picture {
    Call::new(&served.client(), Method::GET, "/picture").into()
}

/// A folder of a test's own, which is deleted at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
        entries
            .map(|entry| name(entry).into_string().unwrap())
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

#[tokio::test]
async fn bytes_are_had_whole_and_as_they_arrive() {
    let served = Served::new("image/png", ["ab", "", "c"], End::InOrder);
    assert_eq!(picture(&served).send().await.unwrap().into_inner(), "abc");
    let mut bytes = picture(&served).download().await.unwrap();
    assert_eq!(bytes.header("content-type"), Some("image/png"));
    assert_eq!(bytes.content_length(), None);
    assert_eq!(bytes.next().await.unwrap().unwrap(), "ab");
    let mut rest = Vec::new();
    assert_eq!(bytes.copy_to(&mut rest).await.unwrap(), 1);
    assert_eq!(rest, b"c");
    assert!(bytes.next().await.is_none());
}

#[tokio::test]
async fn a_download_may_be_longer_than_a_body_in_memory() {
    let served = Served::new("image/png", ["0123456789"; 10], End::InOrder);
    let client = served.builder().max_body(50).build().unwrap();
    let call: Picture = Call::new(&client, Method::GET, "/picture").into();
    call.clone().send().await.unwrap_err();
    let mut all = Vec::new();
    let mut bytes = call.download().await.unwrap();
    assert_eq!(bytes.copy_to(&mut all).await.unwrap(), 100);
}

#[tokio::test]
async fn the_length_is_known_before_the_bytes() {
    let server = Server::always(reply("200 OK", "", "12345")).await;
    let client = super::runtime::Client::builder(server.url())
        .build()
        .unwrap();
    let call: Picture = Call::new(&client, Method::GET, "/picture").into();
    let bytes = call.download().await.unwrap();
    assert_eq!(bytes.content_length(), Some(5));
}

#[tokio::test]
async fn a_saved_file_is_complete() {
    let folder = Folder::new("saved");
    let path = folder.0.join("picture.png");
    let long = "x".repeat(300 << 10);
    let served = Served::new(
        "image/png",
        [long.clone(), long.clone(), "y".to_owned()],
        End::InOrder,
    );
    let written = picture(&served)
        .download()
        .await
        .unwrap()
        .save(&path)
        .await
        .unwrap();
    assert_eq!(written, 600 * 1024 + 1);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{long}{long}y"));
    assert_eq!(folder.names(), ["picture.png"]);
}

#[tokio::test]
async fn a_download_that_breaks_off_leaves_what_was_there() {
    let folder = Folder::new("broken");
    let path = folder.0.join("picture.png");
    fs::write(&path, "before").unwrap();
    let served = Served::new("image/png", ["x".repeat(300 << 10)], End::Broken);
    let saved = picture(&served).download().await.unwrap().save(&path).await;
    let error = saved.unwrap_err();
    assert!(error.get_ref().unwrap().is::<ConnectionError>());
    assert_eq!(fs::read_to_string(&path).unwrap(), "before");
    assert_eq!(folder.names(), ["picture.png"]);
}

#[tokio::test]
async fn a_file_is_sent_and_sent_again() {
    let folder = Folder::new("sent");
    let path = folder.0.join("upload");
    let content = "0123456789".repeat(20_000);
    fs::write(&path, &content).unwrap();
    assert!(Body::file(folder.0.join("missing")).is_err());
    let body = Body::file(&path).unwrap();
    assert_eq!(body.content_type(), Some("application/octet-stream"));
    let busy = reply("503 Service Unavailable", "retry-after: 0\r\n", "");
    let server = Server::start([busy, reply("200 OK", "", "stored")]).await;
    let client = super::runtime::Client::builder(server.url())
        .retry(RetryPolicy::new().base_delay(std::time::Duration::from_millis(1)));
    let call = Call::new(&client.build().unwrap(), Method::PUT, "/upload").body(body);
    let call: Prepared<PlainText, Undeclared> = call.into();
    assert_eq!(call.send().await.unwrap().into_inner(), "stored");
    let seen = server.seen();
    assert_eq!(seen.len(), 2);
    for request in seen {
        assert_eq!(request.header("content-length").as_deref(), Some("200000"));
        assert!(request.body == content.as_bytes(), "the file, whole");
    }
}
