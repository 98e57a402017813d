//! A transport without a network, which replies by a script.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use bytes::Bytes;
use http::{Request, Response};
use http_body_util::BodyExt;

use super::runtime::{
    Body, BodySource, BoxFuture, Client, ClientBuilder, ConnectionError, ConnectionErrorKind,
    Credential, RetryPolicy, Transport,
};

/// What the transport does with a request.
pub type Reply = Result<Response<BodySource>, ConnectionErrorKind>;

/// A request that was sent, and its body or why that failed.
type Seen = (http::request::Parts, Result<Bytes, String>);

/// A transport without a network: it keeps what it is sent.
#[derive(Clone, Default)]
pub struct Memory {
    replies: Arc<Mutex<VecDeque<Reply>>>,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Memory {
    pub fn of(replies: impl IntoIterator<Item = Reply>) -> Self {
        Self {
            replies: Arc::new(Mutex::new(replies.into_iter().collect())),
            ..Self::default()
        }
    }

    /// The heads of the requests.
    pub fn heads(&self) -> Vec<http::request::Parts> {
        let seen = self.seen.lock().unwrap();
        seen.iter().map(|(parts, _)| parts.clone()).collect()
    }

    /// A client with a bearer token, which retries at once.
    pub fn builder(&self) -> ClientBuilder {
        Client::builder("https://api.example.com/v1")
            .credential("bearer", Credential::bearer("t0ken"))
            .retry(RetryPolicy::new().base_delay(Duration::from_millis(1)))
            .transport(self.clone())
    }

    pub fn count(&self) -> usize {
        self.seen.lock().unwrap().len()
    }

    pub fn body(&self, index: usize) -> Result<Bytes, String> {
        self.seen.lock().unwrap()[index].1.clone()
    }
}

impl Transport for Memory {
    fn send<'a>(
        &'a self,
        request: Request<Body>,
    ) -> BoxFuture<'a, Result<Response<BodySource>, ConnectionError>> {
        Box::pin(async move {
            let reply = self.replies.lock().unwrap().pop_front();
            let reply = reply.unwrap_or(Err(ConnectionErrorKind::Protocol));
            let (parts, body) = request.into_parts();
            let body = match reply {
                // Nothing is read of what cannot be sent.
                Err(ConnectionErrorKind::Connect) => Ok(Bytes::new()),
                _ => body
                    .collect()
                    .await
                    .map(|all| all.to_bytes())
                    .map_err(|error| error.to_string()),
            };
            self.seen.lock().unwrap().push((parts, body));
            reply.map_err(ConnectionError::from)
        })
    }
}

pub fn replied(status: u16, body: &'static str) -> Reply {
    let response = Response::builder().status(status);
    Ok(response.body(BodySource::from(body)).unwrap())
}
