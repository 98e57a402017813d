//! What happens to every request: it is recorded, takes a fault, needs credentials, and is given to its operation.

use std::fmt;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::request::Parts;
use axum::http::{HeaderValue, Request};
use axum::response::Response;
use futures_util::StreamExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::auth;
use crate::fault::Faults;
use crate::record::Journal;
use crate::state::State;

/// What the connections to an origin share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) journal: Journal,
    pub(crate) faults: Faults,
    pub(crate) state: Arc<State>,
}

/// Accepts connections until the task is aborted, which closes them all: they live in its set.
pub(crate) async fn accept(listener: TcpListener, shared: Arc<Shared>, router: Router) {
    let mut connections = JoinSet::new();
    while let Ok((stream, _)) = listener.accept().await {
        shared.journal.connected();
        connections.spawn(serve(stream, Arc::clone(&shared), router.clone()));
        while connections.try_join_next().is_some() {}
    }
}

async fn serve(stream: TcpStream, shared: Arc<Shared>, router: Router) {
    // Otherwise small pieces would wait for each other.
    let _best_effort = stream.set_nodelay(true);
    let service = service_fn(|request| respond(Arc::clone(&shared), router.clone(), request));
    // A fault that closes the connection ends it in an error.
    let _ended = http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

async fn respond(
    shared: Arc<Shared>,
    router: Router,
    request: Request<Incoming>,
) -> Result<Response, HangUp> {
    let (head, body) = request.into_parts();
    let body = shared.journal.open(&head, body);
    let fault = shared.faults.take(head.uri.path());
    if fault.serves() {
        fault.wait().await;
        let response = serve_operation(&shared.state, router, head, body).await;
        return Ok(fault.shape(response));
    }
    if fault.reads_body() {
        drain(body).await;
    }
    fault.wait().await;
    let response = fault.response().ok_or(HangUp)?;
    Ok(fault.shape(response))
}

async fn serve_operation(state: &State, router: Router, head: Parts, body: Body) -> Response {
    if !auth::admits(state, &head) {
        drain(body).await;
        return auth::unauthorized();
    }
    let mut response = match router.oneshot(Request::from_parts(head, body)).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    let headers = response.headers_mut();
    headers.insert(
        "ratelimit-policy",
        HeaderValue::from_static("\"default\";q=100;w=60"),
    );
    headers.insert(
        "ratelimit",
        HeaderValue::from_static("\"default\";r=99;t=60"),
    );
    response
}

/// Reads a body to its end, so that it is recorded.
async fn drain(body: Body) {
    let mut pieces = body.into_data_stream();
    while let Some(Ok(_)) = pieces.next().await {}
}

/// Makes hyper close the connection without a response.
#[derive(Debug)]
struct HangUp;

impl fmt::Display for HangUp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("hung up, as the test wants")
    }
}

impl std::error::Error for HangUp {}
