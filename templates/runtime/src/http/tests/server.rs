//! A server that follows a script: one connection, one request, one reply. What it was sent is kept.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// What is done with a request.
#[derive(Clone)]
pub enum Reply {
    /// These bytes, then the connection is closed.
    Bytes(Vec<u8>),
    /// These bytes, then one more every 20 ms, without an end.
    Drip(Vec<u8>),
    /// Nothing, and the connection stays.
    Silence,
}

impl Reply {
    /// The reply with the server's port where it says `PORT`.
    fn at(self, port: u16) -> Self {
        match self {
            Self::Bytes(bytes) if bytes.windows(4).any(|four| four == b"PORT") => Self::Bytes(
                String::from_utf8_lossy(&bytes)
                    .replace("PORT", &port.to_string())
                    .into_bytes(),
            ),
            other => other,
        }
    }
}

/// A request as it arrived.
#[derive(Clone, Debug)]
pub struct Seen {
    pub head: String,
    pub body: Vec<u8>,
}

impl Seen {
    /// The request line without the version.
    pub fn line(&self) -> &str {
        self.head
            .lines()
            .next()
            .unwrap()
            .trim_end_matches(" HTTP/1.1")
    }

    /// A header's values, joined.
    pub fn header(&self, name: &str) -> Option<String> {
        let values: Vec<&str> = self
            .head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .filter(|(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
            .collect();
        (!values.is_empty()).then(|| values.join(" | "))
    }
}

/// The server; the last reply of its script is repeated.
pub struct Server {
    pub port: u16,
    seen: Arc<Mutex<Vec<Seen>>>,
    task: JoinHandle<()>,
}

impl Server {
    pub async fn start(script: impl IntoIterator<Item = Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let script: Vec<Reply> = script.into_iter().map(|reply| reply.at(port)).collect();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&seen);
        let task = tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(serve(stream, script.clone(), Arc::clone(&log)));
            }
        });
        Self { port, seen, task }
    }

    /// A server with one reply to everything.
    pub async fn always(reply: Reply) -> Self {
        Self::start([reply]).await
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub fn seen(&self) -> Vec<Seen> {
        self.seen.lock().unwrap().clone()
    }

    /// The one request that came.
    pub fn only(&self) -> Seen {
        let seen = self.seen();
        assert_eq!(seen.len(), 1, "{seen:?}");
        seen.into_iter().next().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn serve(mut stream: TcpStream, script: Vec<Reply>, log: Arc<Mutex<Vec<Seen>>>) {
    let Some(seen) = receive(&mut stream).await else {
        return;
    };
    let reply = {
        let mut log = log.lock().unwrap();
        log.push(seen);
        script[(log.len() - 1).min(script.len() - 1)].clone()
    };
    match reply {
        Reply::Bytes(bytes) => _ = stream.write_all(&bytes).await,
        Reply::Drip(bytes) => {
            _ = stream.write_all(&bytes).await;
            while stream.write_all(b" ").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        Reply::Silence => tokio::time::sleep(Duration::from_secs(60)).await,
    }
}

async fn receive(stream: &mut TcpStream) -> Option<Seen> {
    let mut bytes = Vec::new();
    loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            let seen = Seen {
                head: String::from_utf8_lossy(&bytes[..end]).into_owned(),
                body: bytes[end + 4..].to_vec(),
            };
            let length = seen
                .header("content-length")
                .map_or(0, |length| length.parse().unwrap());
            if seen.body.len() >= length {
                return Some(seen);
            }
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    }
}

/// A complete response with `headers` (each line ended by CRLF) and `body`.
pub fn reply(status: &str, headers: &str, body: impl AsRef<[u8]>) -> Reply {
    let body = body.as_ref();
    let head = format!(
        "HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {}\r\n{headers}\r\n",
        body.len()
    );
    Reply::Bytes([head.as_bytes(), body].concat())
}

/// `200 OK` with JSON.
pub fn json(body: &str) -> Reply {
    reply("200 OK", "content-type: application/json\r\n", body)
}
