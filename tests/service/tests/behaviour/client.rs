//! A client that hides nothing: one connection a request, the target as it is, no retries, errors as they come.

use std::time::Duration;

use browser_session_service::Service;
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::header::{AUTHORIZATION, HOST};
use hyper::{HeaderMap, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// What came back, whole.
pub struct ClientResponse {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl ClientResponse {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("the response is JSON")
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .get(name)
            .map(|value| value.to_str().expect("a header of ASCII"))
    }
}

/// A request with the service's token.
pub fn request(service: &Service, method: &str, target: &str) -> hyper::http::request::Builder {
    bare_request(method, target)
        .header(HOST, service.address().to_string())
        .header(AUTHORIZATION, format!("Bearer {}", service.token()))
}

/// A request with nothing.
pub fn bare_request(method: &str, target: &str) -> hyper::http::request::Builder {
    Request::builder().method(method).uri(target)
}

pub async fn get(service: &Service, target: &str) -> ClientResponse {
    send(service, request(service, "GET", target), "")
        .await
        .expect("a response")
}

pub async fn post(service: &Service, target: &str, body: impl Into<Bytes>) -> ClientResponse {
    let request = request(service, "POST", target).header("content-type", "application/json");
    send(service, request, body).await.expect("a response")
}

pub async fn send(
    service: &Service,
    request: hyper::http::request::Builder,
    body: impl Into<Bytes>,
) -> hyper::Result<ClientResponse> {
    let stream = TcpStream::connect(service.address())
        .await
        .expect("the service listens");
    let request = request.body(Full::new(body.into())).expect("a request");
    timeout(Duration::from_secs(10), exchange(stream, request))
        .await
        .expect("a response in time")
}

pub async fn exchange(
    stream: TcpStream,
    request: Request<Full<Bytes>>,
) -> hyper::Result<ClientResponse> {
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    Ok(ClientResponse {
        status: head.status,
        headers: head.headers,
        body,
    })
}
