//! The HTTP server on loopback.

use std::convert::Infallible;
use std::sync::Arc;
use std::thread;

use bytes::Bytes;
use http_body_util::{BodyExt, Collected, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;
use tokio::runtime::Builder;

use super::{Documents, respond};

/// A server, which runs until the process ends.
#[derive(Debug)]
pub struct Server {
    /// `http://127.0.0.1:PORT`.
    pub url: String,
}

impl Server {
    /// Serves documents on a free port.
    ///
    /// # Panics
    /// If there is no free port or thread.
    #[must_use]
    pub fn start(documents: Arc<Documents>) -> Self {
        let runtime = Builder::new_current_thread().enable_io().build();
        let runtime = runtime.expect("a runtime");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0"));
        let listener = listener.expect("a free port on loopback");
        let address = listener.local_addr().expect("the address of a listener");
        thread::spawn(move || runtime.block_on(accept(listener, documents)));
        Self {
            url: format!("http://{address}"),
        }
    }
}

async fn accept(listener: TcpListener, documents: Arc<Documents>) {
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            continue;
        };
        let documents = Arc::clone(&documents);
        let service = service_fn(move |request| serve(Arc::clone(&documents), request));
        tokio::spawn(async move {
            // Small responses would wait for each other otherwise.
            let _best_effort = stream.set_nodelay(true);
            // A client that ends closes its connection.
            let _ended = http1::Builder::new()
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
    }
}

async fn serve(
    documents: Arc<Documents>,
    request: http::Request<Incoming>,
) -> Result<http::Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.map(Collected::to_bytes);
    let request = http::Request::from_parts(head, body.unwrap_or_default());
    Ok(respond(&documents, &request).map(Full::new))
}
