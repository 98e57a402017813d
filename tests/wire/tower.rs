//! A service of tower sends the requests, where it replaces reqwest.

use std::future::{Ready, ready};
use std::io;
use std::task::{Context, Poll};

use depot::runtime::{Body, TowerTransport};
use depot::{Client, Error, ErrorKind, Method, RetryPolicy};
use http::{Request, Response};
use tower_service::Service;

/// Responds that all is well, unless it is not ready or fails.
#[derive(Clone, Copy)]
struct Scripted {
    is_ready: bool,
    fails: bool,
}

impl Service<Request<Body>> for Scripted {
    type Response = Response<Body>;
    type Error = io::Error;
    type Future = Ready<io::Result<Response<Body>>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(if self.is_ready {
            Ok(())
        } else {
            Err(io::Error::other("not ready"))
        })
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        assert_eq!(request.uri().path(), "/status");
        ready(if self.fails {
            Err(io::Error::other("lost"))
        } else {
            Ok(Response::new(Body::text(r#"{"status":"up"}"#)))
        })
    }
}

async fn status(is_ready: bool, fails: bool) -> Result<(), Error> {
    let client = Client::builder("https://example.com")
        .transport(TowerTransport(Scripted { is_ready, fails }))
        .retry(RetryPolicy::none())
        .build()
        .expect("a client");
    let status = client.request(Method::GET, "/status").send_bytes().await;
    status.map(drop)
}

#[tokio::test]
async fn a_service_of_tower_is_a_transport() {
    status(true, false).await.expect("a status");
    let error = status(true, true).await.expect_err("it fails");
    assert_eq!(error.kind(), ErrorKind::Broken);
    assert!(error.may_have_been_processed());
    let error = status(false, false).await.expect_err("it is not ready");
    assert!(!error.may_have_been_processed());
}
