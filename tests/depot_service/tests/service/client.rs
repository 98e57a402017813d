//! A client that hides nothing: one connection for each request, no retries, errors as they come.

use bytes::Bytes;
use depot_service::{Origin, TOKEN};
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Full};
use hyper::body::{Body, Frame, Incoming};
use hyper::client::conn::http1;
use hyper::http::request::Builder;
use hyper::{HeaderMap, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// A whole response.
pub struct ClientResponse {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl ClientResponse {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("the body is JSON")
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("the body is UTF-8")
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let value = self.headers.get(name)?;
        Some(value.to_str().expect("ASCII"))
    }
}

/// A request with the personal access token.
pub fn request(method: &str, target: &str) -> Builder {
    bare_request(method, target).header("authorization", format!("Bearer {TOKEN}"))
}

/// A request without credentials.
pub fn bare_request(method: &str, target: &str) -> Builder {
    Request::builder().method(method).uri(target)
}

pub async fn get(origin: &Origin, target: &str) -> ClientResponse {
    send(origin, request("GET", target), "")
        .await
        .expect("a response")
}

pub async fn post_json(origin: &Origin, target: &str, body: &Value) -> ClientResponse {
    let request = request("POST", target).header("content-type", "application/json");
    send(origin, request, body.to_string())
        .await
        .expect("a response")
}

pub async fn send(
    origin: &Origin,
    request: Builder,
    body: impl Into<Bytes>,
) -> hyper::Result<ClientResponse> {
    let response = open(origin, request, Full::new(body.into())).await?;
    let (head, body) = response.into_parts();
    Ok(ClientResponse {
        status: head.status.as_u16(),
        headers: head.headers,
        body: body.collect().await?.to_bytes(),
    })
}

/// Sends a request and returns its response before the body is read.
pub async fn open<B>(
    origin: &Origin,
    request: Builder,
    body: B,
) -> hyper::Result<Response<Incoming>>
where
    B: Body<Data = Bytes, Error = std::convert::Infallible> + Send + Sync + 'static,
{
    let request = request.header("host", origin.address().to_string());
    let request = request.body(BoxBody::new(body)).expect("a request");
    let stream = TcpStream::connect(origin.address())
        .await
        .expect("the service listens");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    sender.send_request(request).await
}

/// The next bytes of a body; `None` at its end.
pub async fn next(body: &mut Incoming) -> Option<hyper::Result<Bytes>> {
    let frame = body.frame().await?;
    Some(frame.map(|frame: Frame<Bytes>| frame.into_data().expect("data")))
}

/// What was received before a body broke or ended, and whether it ended in order.
pub async fn read(mut body: Incoming) -> (Vec<u8>, bool) {
    let mut received = Vec::new();
    loop {
        match next(&mut body).await {
            Some(Ok(piece)) => received.extend(piece),
            Some(Err(_)) => return (received, false),
            None => return (received, true),
        }
    }
}
