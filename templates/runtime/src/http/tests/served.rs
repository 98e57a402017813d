//! A transport whose responses have bodies that are cut, broken off, or never end.

use std::{
    collections::VecDeque,
    future::pending,
    io,
    pin::Pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use bytes::Bytes;
use http::{Request, Response};
use http_body::{Body as HttpBody, Frame};
use http_body_util::BodyExt;

use super::runtime::{
    Body, BodySource, BoxFuture, Client, ClientBuilder, ConnectionError, Runtime, Sleep, Transport,
};

/// How a body goes on after its pieces.
#[derive(Clone, Copy, PartialEq)]
pub enum End {
    InOrder,
    Broken,
    /// It stays open, and nothing comes.
    Open,
    /// The last piece comes again and again.
    Endless,
}

/// A body in pieces. `is_dropped` says whether its connection was closed.
struct Pieces {
    pieces: VecDeque<Bytes>,
    end: End,
    is_dropped: Arc<AtomicBool>,
}

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if self.end == End::Endless && self.pieces.len() == 1 {
            return Poll::Ready(Some(Ok(Frame::data(self.pieces[0].clone()))));
        }
        match (self.pieces.pop_front(), self.end) {
            (Some(piece), _) => Poll::Ready(Some(Ok(Frame::data(piece)))),
            (None, End::InOrder) => Poll::Ready(None),
            (None, End::Broken) => Poll::Ready(Some(Err(io::ErrorKind::ConnectionReset.into()))),
            (None, End::Open | End::Endless) => Poll::Pending,
        }
    }
}

impl Drop for Pieces {
    fn drop(&mut self) {
        self.is_dropped.store(true, Ordering::SeqCst);
    }
}

/// Gives the same response to every request.
#[derive(Clone)]
pub struct Served {
    content_type: &'static str,
    pieces: Vec<Bytes>,
    end: End,
    is_dropped: Arc<AtomicBool>,
    seen: Arc<Mutex<Vec<(http::request::Parts, Bytes)>>>,
}

impl Served {
    pub fn new<T: Into<Bytes>>(
        content_type: &'static str,
        pieces: impl IntoIterator<Item = T>,
        end: End,
    ) -> Self {
        Self {
            content_type,
            pieces: pieces.into_iter().map(Into::into).collect(),
            end,
            is_dropped: Arc::default(),
            seen: Arc::default(),
        }
    }

    pub fn builder(&self) -> ClientBuilder {
        Client::builder("https://api.example.com").transport(self.clone())
    }

    pub fn client(&self) -> Client {
        self.builder().build().unwrap()
    }

    /// Whether the connection of the response was closed.
    pub fn is_closed(&self) -> bool {
        self.is_dropped.load(Ordering::SeqCst)
    }

    /// The `Accept` and the body of each request.
    pub fn seen(&self) -> Vec<(String, String)> {
        let seen = self.seen.lock().unwrap();
        let read = |(parts, body): &(http::request::Parts, Bytes)| {
            let accept = parts.headers["accept"].to_str().unwrap().to_owned();
            (accept, String::from_utf8(body.to_vec()).unwrap())
        };
        seen.iter().map(read).collect()
    }
}

impl Transport for Served {
    fn send<'a>(
        &'a self,
        request: Request<Body>,
    ) -> BoxFuture<'a, Result<Response<BodySource>, ConnectionError>> {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let body = body.collect().await.unwrap().to_bytes();
            self.seen.lock().unwrap().push((parts, body));
            let pieces = Pieces {
                pieces: self.pieces.clone().into(),
                end: self.end,
                is_dropped: Arc::clone(&self.is_dropped),
            };
            let response = Response::builder().header("content-type", self.content_type);
            Ok(response.body(BodySource::new(pieces)).unwrap())
        })
    }
}

/// A clock by which every wait is over at once, or never.
pub struct Instant {
    pub is_over: bool,
}

impl Runtime for Instant {
    fn sleep(&self, _: Duration) -> Sleep {
        if self.is_over {
            Box::pin(async {})
        } else {
            Box::pin(pending())
        }
    }

    fn instant(&self) -> Duration {
        Duration::ZERO
    }
}
