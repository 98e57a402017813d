//! What the service received, as it came.
//!
//! In: the head and the body of each request. Out: [`Recorded`], for a test to look at.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::http::request::Parts;
use bytes::Bytes;
use serde_json::Value;

use crate::state::lock;

/// One request as it came over the wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The method: `POST`.
    pub method: String,
    /// The path, still percent-encoded.
    pub path: String,
    /// The query without its `?`, still percent-encoded; `None` when there was no `?`.
    pub query: Option<String>,
    /// All headers, names in lower case, in the order in which each name first came; repeats of a name follow its first.
    /// Bytes that are not UTF-8 are replaced.
    pub headers: Vec<(String, String)>,
    /// The bytes of the body.
    pub body: Vec<u8>,
}

impl Recorded {
    pub(crate) fn new(head: &Parts, body: &Bytes) -> Self {
        let text = |value: &[u8]| String::from_utf8_lossy(value).into_owned();
        Self {
            method: head.method.to_string(),
            path: head.uri.path().to_owned(),
            query: head.uri.query().map(str::to_owned),
            headers: head
                .headers
                .iter()
                .map(|(name, value)| (name.to_string(), text(value.as_bytes())))
                .collect(),
            body: body.to_vec(),
        }
    }

    /// The first value of a header; the case of `name` does not matter.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.header_values(name).next()
    }

    /// Every value of a header, in order; the case of `name` does not matter.
    pub fn header_values(&self, name: &str) -> impl Iterator<Item = &str> {
        let same = move |known: &str| known.eq_ignore_ascii_case(name);
        self.headers
            .iter()
            .filter(move |(known, _)| same(known))
            .map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    ///
    /// # Panics
    /// When the body is not JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("the recorded body is JSON")
    }
}

#[derive(Debug, Default)]
pub(crate) struct Journal {
    requests: Mutex<Vec<Recorded>>,
    connections: AtomicUsize,
}

impl Journal {
    pub(crate) fn connected(&self) {
        self.connections.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn write(&self, request: Recorded) {
        lock(&self.requests).push(request);
    }

    pub(crate) fn requests(&self) -> Vec<Recorded> {
        lock(&self.requests).clone()
    }

    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }

    pub(crate) fn forget(&self) {
        lock(&self.requests).clear();
    }
}
