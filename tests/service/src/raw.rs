//! Bytes on a socket, for what an HTTP library refuses to send: broken heads, torn chunks, a reset connection.
//!
//! In: one list of steps for each connection. Out: exactly these bytes; and the bytes that each request came in.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bytes::Bytes;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::sleep;

use crate::state::lock;

/// What one connection does once it has read a request. Unless told otherwise it closes after the last step.
#[derive(Clone, Debug, Default)]
pub struct RawResponse(Vec<Step>);

#[derive(Clone, Debug)]
enum Step {
    Send(Bytes),
    Pause(Duration),
    Hold,
    Reset,
}

impl RawResponse {
    /// Closes without a byte.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sends these bytes.
    #[must_use]
    pub fn send(mut self, bytes: impl Into<Bytes>) -> Self {
        self.0.push(Step::Send(bytes.into()));
        self
    }

    /// Waits.
    #[must_use]
    pub fn pause(mut self, time: Duration) -> Self {
        self.0.push(Step::Pause(time));
        self
    }

    /// Keeps the connection open, silently, until the service is dropped.
    #[must_use]
    pub fn hold(mut self) -> Self {
        self.0.push(Step::Hold);
        self
    }

    /// Resets the connection (RST) instead of closing it.
    #[must_use]
    pub fn reset(mut self) -> Self {
        self.0.push(Step::Reset);
        self
    }
}

impl<T: Into<Bytes>> From<T> for RawResponse {
    fn from(bytes: T) -> Self {
        Self::new().send(bytes)
    }
}

/// A server that sends what it was given. Dropping it closes the port and every connection.
#[derive(Debug)]
pub struct RawService {
    address: SocketAddr,
    seen: Arc<Seen>,
    server: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct Seen {
    requests: Mutex<Vec<Vec<u8>>>,
    connections: AtomicUsize,
}

type Responses = Arc<Mutex<std::vec::IntoIter<RawResponse>>>;

impl RawService {
    /// Starts on a free port of 127.0.0.1. Each response serves one request and ends its connection; a request after the
    /// last response finds its connection closed.
    ///
    /// # Panics
    /// When no port is free, or outside of a tokio runtime.
    pub async fn start<A: Into<RawResponse>>(responses: impl IntoIterator<Item = A>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a free port on loopback");
        let address = listener
            .local_addr()
            .expect("a bound listener has an address");
        let seen = Arc::new(Seen::default());
        let responses: Vec<RawResponse> = responses.into_iter().map(Into::into).collect();
        let responses = Arc::new(Mutex::new(responses.into_iter()));
        let server = tokio::spawn(accept(listener, Arc::clone(&seen), responses));
        Self {
            address,
            seen,
            server,
        }
    }

    /// The base address, `http://127.0.0.1:PORT`, without a slash at the end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bytes of every request so far, head and body.
    #[must_use]
    pub fn requests(&self) -> Vec<Vec<u8>> {
        lock(&self.seen.requests).clone()
    }

    /// How many connections were accepted so far.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.seen.connections.load(Ordering::Relaxed)
    }
}

impl Drop for RawService {
    fn drop(&mut self) {
        self.server.abort();
    }
}

async fn accept(listener: TcpListener, seen: Arc<Seen>, responses: Responses) {
    let mut connections = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        seen.connections.fetch_add(1, Ordering::Relaxed);
        connections.spawn(serve(stream, Arc::clone(&seen), Arc::clone(&responses)));
    }
}

async fn serve(mut stream: TcpStream, seen: Arc<Seen>, responses: Responses) {
    let request = read_request(&mut stream).await;
    if request.is_empty() {
        return;
    }
    lock(&seen.requests).push(request);
    let response = lock(&responses).next().unwrap_or_default();
    // A client may go away before the last byte: that is its right, and nothing to report.
    let _sent = follow(response, stream).await;
}

async fn follow(response: RawResponse, mut stream: TcpStream) -> std::io::Result<()> {
    stream.set_nodelay(true)?;
    for step in response.0 {
        match step {
            Step::Send(bytes) => stream.write_all(&bytes).await?,
            Step::Pause(time) => sleep(time).await,
            Step::Hold => std::future::pending().await,
            Step::Reset => return stream.set_zero_linger(),
        }
    }
    stream.shutdown().await
}

/// One request: its head, and the body that the head announces. Ends early where the client does.
async fn read_request(stream: &mut TcpStream) -> Vec<u8> {
    let mut request = Vec::new();
    while !is_whole(&request) {
        match stream.read_buf(&mut request).await {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
    }
    request
}

fn is_whole(request: &[u8]) -> bool {
    const END: &[u8] = b"\r\n\r\n";
    let Some(end) = request.windows(END.len()).position(|window| window == END) else {
        return false;
    };
    let head = String::from_utf8_lossy(&request[..end]).to_ascii_lowercase();
    let field = |name: &str| {
        let lines = || head.lines().filter_map(|line| line.split_once(':'));
        lines()
            .find(|(known, _)| *known == name)
            .map(|(_, value)| value.trim().to_owned())
    };
    let body = &request[end + END.len()..];
    if field("transfer-encoding").is_some_and(|coding| coding.contains("chunked")) {
        return body.ends_with(b"0\r\n\r\n");
    }
    let length = field("content-length").and_then(|length| length.parse().ok());
    body.len() >= length.unwrap_or(0)
}
