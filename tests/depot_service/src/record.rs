//! What the service received.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use aws_lc_rs::digest::{Context, SHA256};
use axum::body::{Body, HttpBody};
use axum::http::request::Parts;
use futures_util::{StreamExt, future, stream};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde_json::Value;
use tokio::sync::watch;

use crate::content;
use crate::state::lock;

/// How much of a body is kept: 1 MiB.
const KEPT: usize = 1 << 20;

/// A request as it was received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// The method: `POST`.
    pub method: String,
    /// The path, percent-encoded.
    pub path: String,
    /// The query without `?`, percent-encoded; `None` without `?`.
    pub query: Option<String>,
    /// All headers, with lower-case names, in the order in which each name came first. Bytes that are not UTF-8 are replaced.
    pub headers: Vec<(String, String)>,
    /// The first MiB of the body.
    pub body: Vec<u8>,
    /// The number of bytes of the body that were received.
    pub length: u64,
    /// The SHA-256 of these bytes, in hexadecimal.
    pub sha256: String,
    /// Whether the body was received to its end.
    pub complete: bool,
}

impl Received {
    /// The first value of a header; the case of `name` does not matter.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.header_values(name).next()
    }

    /// The values of a header, in order; the case of `name` does not matter.
    pub fn header_values(&self, name: &str) -> impl Iterator<Item = &str> {
        let headers = self.headers.iter();
        headers
            .filter(move |(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    ///
    /// # Panics
    /// If the body is not JSON or longer than 1 MiB.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("the body is JSON")
    }
}

/// A request that is being received.
struct Entry {
    received: Received,
    digest: Context,
}

impl fmt::Debug for Entry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.received.fmt(formatter)
    }
}

impl Entry {
    fn new(head: &Parts, complete: bool) -> Self {
        let text = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
        let headers = head.headers.iter();
        let received = Received {
            method: head.method.to_string(),
            path: head.uri.path().to_owned(),
            query: head.uri.query().map(str::to_owned),
            headers: headers
                .map(|(name, value)| (name.to_string(), text(value.as_bytes())))
                .collect(),
            body: Vec::new(),
            length: 0,
            sha256: String::new(),
            complete,
        };
        Self {
            received,
            digest: Context::new(&SHA256),
        }
    }

    fn add(&mut self, piece: &[u8]) {
        let received = &mut self.received;
        received.length += piece.len() as u64;
        let kept = (KEPT - received.body.len()).min(piece.len());
        received.body.extend(&piece[..kept]);
        self.digest.update(piece);
    }

    fn received(&self) -> Received {
        let mut received = self.received.clone();
        received.sha256 = content::hexadecimal(self.digest.clone().finish().as_ref());
        received
    }
}

/// The requests of an origin, in the order of their heads.
#[derive(Debug)]
pub(crate) struct Journal {
    entries: Mutex<Vec<Arc<Mutex<Entry>>>>,
    count: watch::Sender<usize>,
    connections: AtomicUsize,
}

impl Journal {
    pub(crate) fn new() -> Self {
        Self {
            entries: Mutex::default(),
            count: watch::Sender::new(0),
            connections: AtomicUsize::new(0),
        }
    }

    pub(crate) fn connected(&self) {
        self.connections.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }

    /// Records a request, and returns its body, which records what is read of it.
    pub(crate) fn open(&self, head: &Parts, body: Incoming) -> Body {
        let entry = Arc::new(Mutex::new(Entry::new(head, body.is_end_stream())));
        lock(&self.entries).push(Arc::clone(&entry));
        self.count.send_modify(|count| *count += 1);
        let pieces = stream::unfold((body, entry), |(mut body, entry)| async move {
            let Some(frame) = body.frame().await else {
                lock(&entry).received.complete = true;
                return None;
            };
            let piece = frame.map(|frame| frame.into_data().unwrap_or_default());
            if let Ok(piece) = &piece {
                lock(&entry).add(piece);
            }
            Some((piece, (body, entry)))
        });
        // After an error nothing more is read, and the request stays incomplete.
        let pieces = pieces.scan(false, |failed, piece| {
            let next = (!*failed).then_some(piece);
            *failed = matches!(next, Some(Err(_)));
            future::ready(next)
        });
        Body::from_stream(pieces)
    }

    pub(crate) fn requests(&self) -> Vec<Received> {
        let entries = lock(&self.entries);
        entries.iter().map(|entry| lock(entry).received()).collect()
    }

    pub(crate) async fn wait_for(&self, count: usize) {
        let mut counts = self.count.subscribe();
        // The sender lives as long as the journal.
        let _reached = counts.wait_for(|known| *known >= count).await;
    }

    pub(crate) fn forget(&self) {
        lock(&self.entries).clear();
        self.count.send_replace(0);
    }
}
