//! Downloads and uploads: bytes that are never all in memory.

use std::{
    fs, io,
    path::PathBuf,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use bytes::Bytes;
use http::Method;
use http_body::{Body as HttpBody, Frame};

use super::{
    runtime::{
        Body, Call, ClientBuilder, ConnectionError, Download, ErrorKind, PlainText, Prepared,
        RetryPolicy, Sleep, Undeclared,
    },
    served::{End, Served},
    server::{Reply, Server, reply},
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
async fn a_download_that_is_cut_says_how_much_came() {
    let head = "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n";
    let server = Server::always(Reply::Bytes(format!("{head}1234").into())).await;
    let client = super::runtime::Client::builder(server.url())
        .build()
        .unwrap();
    let call: Picture = Call::new(&client, Method::GET, "/picture").into();
    let mut bytes = call.clone().download().await.unwrap();
    assert_eq!(bytes.next().await.unwrap().unwrap(), "1234");
    let error = bytes.next().await.unwrap().unwrap_err();
    assert_eq!((error.received(), error.expected()), (Some(4), Some(10)));
    assert_eq!(
        error.to_string(),
        "the connection was lost, after 4 of 10 bytes"
    );
    // The cause does not repeat it.
    let error = call.send().await.unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with(", after 4 of 10 bytes; the request may have been processed"),
        "{error}"
    );
    assert_eq!(format!("{error:?}").matches("4 of 10").count(), 1);
}

/// A request that is retried at once.
fn put(client: ClientBuilder, body: Body) -> Prepared<PlainText, Undeclared> {
    let policy = RetryPolicy::new().base_delay(Duration::from_millis(1));
    let client = client.retry(policy).build().unwrap();
    Call::new(&client, Method::PUT, "/upload").body(body).into()
}

#[tokio::test]
async fn a_file_that_becomes_shorter_is_a_fault_of_the_request() {
    let folder = Folder::new("shorter");
    let path = folder.0.join("upload");
    fs::write(&path, "x".repeat(200_000)).unwrap();
    let body = Body::file(&path).unwrap();
    fs::write(&path, "x").unwrap();
    let server = Server::always(reply("200 OK", "", "stored")).await;
    let client = super::runtime::Client::builder(server.url());
    let error = put(client, body).send().await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Request, "{error:?}");
    assert_eq!(error.retries().count(), 0);
    assert!(!error.is_retryable() && !error.may_have_been_processed());
    let shown = format!("{error:?}");
    assert!(
        shown.contains("the body of the request cannot be read")
            && shown.contains("became shorter"),
        "{shown}"
    );
}

#[test]
fn a_folder_is_no_file() {
    let folder = Folder::new("folder");
    let error = Body::file(&folder.0).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::IsADirectory);
    assert!(Body::file_range(&folder.0, 0..0).is_err());
}

#[cfg(unix)]
#[tokio::test]
async fn a_saved_file_keeps_its_permissions_and_its_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("kept");
    let (path, link) = (folder.0.join("file"), folder.0.join("link"));
    fs::write(&path, "before").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    symlink("file", &link).unwrap();
    let served = Served::new("image/png", ["after"], End::InOrder);
    let mut bytes = picture(&served).download().await.unwrap();
    bytes.save(&link).await.unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "after");
    let mode = fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(fs::read_link(&link).unwrap(), PathBuf::from("file"));
    // A link whose file is not there yet.
    fs::remove_file(&path).unwrap();
    let mut bytes = picture(&served).download().await.unwrap();
    bytes.save(&link).await.unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "after");
}

/// A body that takes longer than the time of a call.
struct Slow(u8, Sleep);

impl Slow {
    const PIECES: u8 = 10;

    fn wait() -> Sleep {
        Box::pin(tokio::time::sleep(Duration::from_millis(40)))
    }

    fn body() -> Body {
        Body::reopened("text/plain", None, || Ok(Self(Self::PIECES, Self::wait())))
    }
}

impl HttpBody for Slow {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        ready!(self.1.as_mut().poll(context));
        if self.0 == 0 {
            return Poll::Ready(None);
        }
        *self = Self(self.0 - 1, Self::wait());
        Poll::Ready(Some(Ok(Frame::data("piece".into()))))
    }
}

#[tokio::test]
async fn an_upload_lasts_as_long_as_its_bytes_move() {
    let time = Duration::from_millis(200);
    let served = Served::new("text/plain", ["stored"], End::InOrder);
    let start = std::time::Instant::now();
    let stored = put(served.builder().timeout(time), Slow::body()).send();
    assert_eq!(stored.await.unwrap().into_inner(), "stored");
    assert!(start.elapsed() > time);
    assert_eq!(served.seen()[0].1, "piece".repeat(10));
    let stored = put(served.builder().attempt_timeout(time), Slow::body()).send();
    assert_eq!(stored.await.unwrap().retries().count(), 0);

    // Nothing takes them.
    let server = Server::always(Reply::Silence).await;
    let client = super::runtime::Client::builder(server.url());
    let error = put(client.timeout(time), Body::text("x")).send().await;
    assert!(error.unwrap_err().is_timeout());
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
