//! What every request passes through: the connection, the record, the script, the rate limit, the token.
//!
//! In: connections. Out: responses; the operations make those that nothing in front of them has made.

use std::fmt;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use bytes::Bytes;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::misbehave::{Act, Script};
use crate::record::Recorded;
use crate::state::State;
use crate::{auth, operations};

/// Accepts connections until the task is aborted, which closes them all: they live in its set.
pub(crate) async fn accept(listener: TcpListener, state: Arc<State>) {
    let mut connections = JoinSet::new();
    let router = operations::router(Arc::clone(&state));
    while let Ok((stream, _)) = listener.accept().await {
        state.journal.connected();
        connections.spawn(serve(stream, Arc::clone(&state), router.clone()));
        while connections.try_join_next().is_some() {}
    }
}

async fn serve(stream: TcpStream, state: Arc<State>, router: Router) {
    // Without it the pieces of a drip would wait for each other.
    let _best_effort = stream.set_nodelay(true);
    let service = service_fn(|request| respond(Arc::clone(&state), router.clone(), request));
    // A connection that ends in an error is what misbehaving looks like from here.
    let _ended = http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

async fn respond(
    state: Arc<State>,
    router: Router,
    request: Request<Incoming>,
) -> Result<Response, HangUp> {
    let (head, body) = request.into_parts();
    let body = receive(body).await;
    state.journal.write(Recorded::new(&head, &body));
    let script = state.take_script();
    tokio::time::sleep(script.delay).await;
    follow(script, &state, router, head, body).await
}

/// What came of the body; less than was announced when the client went away.
async fn receive(mut body: Incoming) -> Bytes {
    let mut received = Vec::new();
    while let Some(Ok(frame)) = body.frame().await {
        received.extend(frame.into_data().unwrap_or_default());
    }
    received.into()
}

async fn follow(
    script: Script,
    state: &State,
    router: Router,
    head: Parts,
    body: Bytes,
) -> Result<Response, HangUp> {
    let standing = (!script.bare).then(|| state.limiter.count());
    let response = match (&script.act, &standing) {
        (Act::HangUp, _) => return Err(HangUp),
        (Act::Respond(status, body), _) => Script::plain(*status, body),
        (Act::Honest, Some(standing)) if standing.refused => standing.refusal(),
        (Act::Honest, _) => operate(state, router, head, body).await,
    };
    let mut response = script.shape(response).await;
    if let Some(standing) = standing {
        standing.label(response.headers_mut());
    }
    Ok(response)
}

async fn operate(state: &State, router: Router, head: Parts, body: Bytes) -> Response {
    if !state.tokens.admit(&head.headers) {
        return auth::unauthenticated();
    }
    operations::dispatch(router, Request::from_parts(head, Body::from(body))).await
}

/// Makes hyper close the connection without a response.
#[derive(Debug)]
struct HangUp;

impl fmt::Display for HangUp {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("hung up, as scripted")
    }
}

impl std::error::Error for HangUp {}
