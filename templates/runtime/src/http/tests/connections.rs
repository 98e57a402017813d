//! Connections that fail before a response: what is sent again, and what the error says.

use std::{
    future::pending,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use http::Method;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use super::{
    runtime::{
        BoxFuture, Client, Credential, ErrorKind, RetryPolicy, Secret, TokenError, TokenProvider,
    },
    server::{Reply, Server, reply},
};

/// The beginning of a connection by HTTP/2 of a client.
const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const GOAWAY: u8 = 7;

fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    let head = [length[1], length[2], length[3], kind, flags];
    [&head, &stream.to_be_bytes()[..], payload].concat()
}

/// A service by HTTP/2 that refuses the first requests in one way, and responds to the next.
async fn refusing(refusal: u8, requests: Arc<AtomicUsize>, refused: usize) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            tokio::spawn(serve(stream, refusal, Arc::clone(&requests), refused));
        }
    });
    url
}

async fn serve(
    mut stream: TcpStream,
    refusal: u8,
    requests: Arc<AtomicUsize>,
    refused: usize,
) -> Option<()> {
    let mut preface = [0; PREFACE.len()];
    stream.read_exact(&mut preface).await.ok()?;
    stream.write_all(&frame(SETTINGS, 0, 0, &[])).await.ok()?;
    loop {
        let mut head = [0; 9];
        stream.read_exact(&mut head).await.ok()?;
        let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
        let mut payload = vec![0; usize::try_from(length).unwrap()];
        stream.read_exact(&mut payload).await.ok()?;
        if head[3] != HEADERS {
            continue;
        }
        let id = u32::from_be_bytes([head[5], head[6], head[7], head[8]]);
        let is_refused = requests.fetch_add(1, Ordering::SeqCst) < refused;
        let reply = match refusal {
            _ if !is_refused => frame(HEADERS, 5, id, &[0x88]),
            // REFUSED_STREAM
            RST_STREAM => frame(RST_STREAM, 0, id, &7_u32.to_be_bytes()),
            // The last stream is 0, NO_ERROR.
            _ => frame(GOAWAY, 0, 0, &[0; 8]),
        };
        stream.write_all(&reply).await.ok()?;
    }
}

fn builder(url: &str) -> super::runtime::ClientBuilder {
    let policy = RetryPolicy::new().base_delay(Duration::from_millis(1));
    Client::builder(url)
        .configure_http(|http| http.http2_prior_knowledge())
        .retry(policy)
}

#[tokio::test]
async fn what_http_2_refuses_was_not_processed() {
    for refusal in [RST_STREAM, GOAWAY] {
        let requests = Arc::default();
        let url = refusing(refusal, Arc::clone(&requests), 1).await;
        let client = builder(&url).build().unwrap();
        let call = client.request(Method::POST, "/x");
        let response = call.send_bytes().await.unwrap();
        assert_eq!(response.retries().count(), 1, "{refusal}");
        assert_eq!(requests.load(Ordering::SeqCst), 2);

        let url = refusing(refusal, Arc::default(), usize::MAX).await;
        let client = builder(&url).build().unwrap();
        let error = client.request(Method::POST, "/x").send_bytes().await;
        let error = error.unwrap_err();
        assert_eq!(
            error.to_string(),
            "POST request: the service refused the request unprocessed"
        );
        assert!(error.is_retryable() && !error.may_have_been_processed());
    }
}

#[tokio::test]
async fn a_head_that_is_too_large_is_reported_once() {
    let headers = format!("x-large: {}\r\n", "x".repeat(2 << 20));
    let server = Server::always(reply("200 OK", &headers, "")).await;
    let policy = RetryPolicy::new().base_delay(Duration::from_millis(1));
    let client = Client::builder(server.url()).retry(policy).build().unwrap();
    let error = client.request(Method::GET, "/x").send_bytes().await;
    let error = error.unwrap_err();
    assert_eq!(
        error.to_string(),
        "GET request: the head of the response is too large; the request may have been processed"
    );
    assert_eq!((error.kind(), server.seen().len()), (ErrorKind::Broken, 1));
}

#[tokio::test]
async fn a_timer_before_there_is_a_connection_is_of_connecting() {
    let silent = Server::always(Reply::Silence).await;
    let of = async |url: String, method: Method| {
        let client = Client::builder(url).timeout(Duration::from_millis(100));
        let call = client.build().unwrap().request(method, "/x");
        call.send_bytes().await.unwrap_err()
    };
    for method in [Method::GET, Method::POST] {
        // The handshake is not answered.
        let error = of(format!("https://127.0.0.1:{}", silent.port), method.clone()).await;
        assert_eq!(error.kind(), ErrorKind::Connect, "{error:?}");
        assert!(error.is_timeout() && !error.may_have_been_processed());
        // The request is.
        let error = of(silent.url(), method).await;
        assert_eq!(error.kind(), ErrorKind::Timeout, "{error:?}");
        assert!(error.may_have_been_processed());
    }
}

/// A token endpoint that never responds.
struct Silent;

impl TokenProvider for Silent {
    fn token<'a>(&'a self, _: Option<&'a Secret>) -> BoxFuture<'a, Result<Secret, TokenError>> {
        Box::pin(pending())
    }
}

#[tokio::test]
async fn a_token_endpoint_that_is_silent_is_named() {
    let client = Client::builder("https://api.example.com")
        .credential("scheme", Credential::provider(Silent))
        .timeout(Duration::from_millis(20))
        .build()
        .unwrap();
    let error = client.request(Method::POST, "/x").send_bytes().await;
    let error = error.unwrap_err();
    assert_eq!(
        error.to_string(),
        "no access token: the token endpoint did not respond within the time of the call"
    );
    assert_eq!(error.kind(), ErrorKind::Token);
    assert!(error.is_timeout() && !error.may_have_been_processed());
}
