//! A transport of one's own sends the requests, and is not trusted with more than that.

use std::{
    collections::VecDeque,
    io,
    pin::Pin,
    task::{Context, Poll},
};

use bytes::Bytes;
use http::{Method, Response};
use http_body::{Body as HttpBody, Frame};

use super::memory::{Memory, Reply, replied};
use super::runtime::{
    Body, BodySource, BoxFuture, Client, ConnectionError, ConnectionErrorKind, ErrorKind,
    ReqwestTransport, Transport,
};
use super::server::{Server, json, reply};

fn redirected(status: u16, location: &str) -> Reply {
    let response = Response::builder()
        .status(status)
        .header("location", location);
    Ok(response.body(BodySource::from("")).unwrap())
}

/// A body of unknown length that can be read once.
struct Pieces(VecDeque<Result<&'static str, io::Error>>);

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        let piece = self.0.pop_front();
        Poll::Ready(
            piece.map(|piece| piece.map(|text| Frame::data(Bytes::from_static(text.as_bytes())))),
        )
    }
}

fn pieces() -> Pieces {
    Pieces([Ok("one"), Ok("two")].into())
}

#[tokio::test]
async fn a_transport_takes_the_place_of_the_network() {
    let memory = Memory::of([replied(200, r#"{"title": "t"}"#)]);
    let client = memory.builder().build().unwrap();
    let page = client.page_read("x").send().await.unwrap();
    assert_eq!(page.title.as_str(), "t");
    let parts = memory.heads().remove(0);
    assert_eq!(parts.uri, "https://api.example.com/v1/pages/x");
    assert_eq!(parts.method, Method::GET);
}

#[tokio::test]
async fn the_kind_of_an_error_decides_whether_a_request_is_sent_again() {
    let table = [
        (ConnectionErrorKind::Connect, true, true),
        (ConnectionErrorKind::ConnectTimeout, true, true),
        // A certificate stays as it is.
        (ConnectionErrorKind::Tls, false, false),
        (ConnectionErrorKind::NotSent, true, true),
        (ConnectionErrorKind::Refused, true, true),
        (ConnectionErrorKind::Reset, true, false),
        (ConnectionErrorKind::Protocol, true, false),
        (ConnectionErrorKind::HeadTooLarge, false, false),
        (ConnectionErrorKind::Timeout, false, false),
    ];
    for (kind, gets_again, posts_again) in table {
        for (method, again) in [(Method::GET, gets_again), (Method::POST, posts_again)] {
            let memory = Memory::of([Err(kind), replied(200, "x")]);
            let client = memory.builder().build().unwrap();
            let result = client.request(method.clone(), "/x").send_bytes().await;
            assert_eq!(result.is_ok(), again, "{method} {kind:?}");
            assert_eq!(memory.count(), 1 + usize::from(again), "{method} {kind:?}");
            if let Err(error) = result {
                let is_unsent = kind == ConnectionErrorKind::Tls;
                assert_eq!(error.may_have_been_processed(), !is_unsent, "{error}");
                assert_eq!(error.kind() == ErrorKind::Connect, is_unsent, "{error}");
            }
        }
    }
}

#[tokio::test]
async fn redirects_are_judged_here_whatever_the_transport_is() {
    let memory = Memory::of([redirected(302, "https://elsewhere.example.com/")]);
    let client = memory.builder().build().unwrap();
    let error = client.request(Method::GET, "/x").send_bytes().await;
    assert_eq!(error.unwrap_err().kind(), ErrorKind::Redirect);
    assert_eq!(memory.count(), 1);
    let memory = Memory::of([redirected(302, "/v1/y"), replied(200, "y")]);
    let client = memory.builder().build().unwrap();
    let body = client.request(Method::GET, "/x").send_bytes().await;
    assert_eq!(&body.unwrap()[..], b"y");
    let heads = memory.heads();
    let tokens: Vec<_> = heads
        .iter()
        .map(|parts| parts.headers["authorization"].to_str().unwrap())
        .collect();
    assert_eq!(tokens, ["Bearer t0ken"; 2]);
}

#[tokio::test]
async fn a_stream_is_sent_once() {
    let post = |client: &Client, body: Body| client.request(Method::PUT, "/x").body(body);
    let memory = Memory::of([replied(503, ""), replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let call = post(&client, Body::stream("text/plain", pieces()));
    let error = call.clone().send_bytes().await.unwrap_err();
    assert_eq!(error.status().unwrap().as_u16(), 503);
    assert!(!error.is_retryable());
    assert_eq!(
        error.to_string(),
        "PUT request: 503 Service Unavailable; the body is a stream, which cannot be sent again"
    );
    assert_eq!(memory.body(0).unwrap(), "onetwo");
    let error = call.send_bytes().await.unwrap_err();
    assert_eq!((error.kind(), memory.count()), (ErrorKind::Request, 1));
    assert_eq!(
        error.to_string(),
        "nothing was sent: body is a stream that was sent before"
    );

    // What was not begun is sent again.
    let memory = Memory::of([Err(ConnectionErrorKind::Connect), replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let call = post(&client, Body::stream("text/plain", pieces()));
    call.send_bytes().await.unwrap();
    assert_eq!(memory.body(1).unwrap(), "onetwo");
}

#[tokio::test]
async fn a_stream_that_can_be_opened_again_is_sent_again() {
    let memory = Memory::of([replied(503, ""), redirected(307, "/v1/y"), replied(200, "")]);
    let client = memory.builder().build().unwrap();
    let body = Body::reopened("text/plain", Some(6), || Ok(pieces()));
    let call = client.request(Method::PUT, "/x").body(body);
    call.send_bytes().await.unwrap();
    let bodies: Vec<_> = (0..3).map(|index| memory.body(index).unwrap()).collect();
    assert_eq!(bodies, ["onetwo"; 3]);
}

#[tokio::test]
async fn a_stream_follows_no_redirect_that_would_send_it_again() {
    for (status, is_followed) in [(303, true), (307, false), (308, false)] {
        let memory = Memory::of([redirected(status, "/v1/y"), replied(200, "")]);
        let client = memory.builder().build().unwrap();
        let body = Body::stream("text/plain", pieces());
        let sent = client.request(Method::POST, "/x").body(body).send_bytes();
        match sent.await {
            Ok(_) => assert!(is_followed, "{status}"),
            Err(error) => {
                assert!(!is_followed, "{status}");
                assert_eq!(error.kind(), ErrorKind::Redirect);
                assert!(error.to_string().contains("sent before"), "{error}");
            }
        }
    }
}

#[tokio::test]
async fn a_stream_that_fails_is_an_error_of_the_request() {
    let server = Server::always(reply("200 OK", "", "x")).await;
    let client = Client::builder(server.url()).build().unwrap();
    let broken = Pieces([Ok("one"), Err(io::Error::other("no more"))].into());
    let body = Body::stream("text/plain", broken);
    let sent = client.request(Method::POST, "/x").body(body).send_bytes();
    assert!(sent.await.is_err());
}

#[tokio::test]
async fn a_stream_says_its_length_where_it_is_known() {
    for (length, said) in [(Some(6), Some("6")), (None, None)] {
        let server = Server::always(json("null")).await;
        let client = Client::builder(server.url()).build().unwrap();
        let body = Body::reopened("text/plain", length, || Ok(pieces()));
        let sent = client.request(Method::POST, "/x").body(body).send_bytes();
        sent.await.unwrap();
        let seen = server.only();
        assert_eq!(seen.header("content-length").as_deref(), said);
        let chunked = seen.header("transfer-encoding");
        assert_eq!(chunked.is_some(), said.is_none(), "{chunked:?}");
    }
}

#[tokio::test]
async fn a_transport_of_reqwest_is_shared_and_has_no_policies_of_its_own() {
    let server = Server::start([
        reply("302 Found", "location: /y\r\n", ""),
        json("1"),
        json("2"),
    ])
    .await;
    let builder = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::limited(5))
        .user_agent("mine");
    let transport = ReqwestTransport::new(builder).unwrap();
    let client = || {
        let builder = Client::builder(server.url()).transport(transport.clone());
        builder.max_redirects(0).build().unwrap()
    };
    let get = async |client: Client| client.request(Method::GET, "/x").send_bytes().await;
    assert_eq!(get(client()).await.unwrap_err().kind(), ErrorKind::Redirect);
    assert_eq!(&get(client()).await.unwrap()[..], b"1");
    assert_eq!(
        server.seen()[0].header("user-agent").as_deref(),
        Some("mine")
    );
}

/// Sends each request to another path.
struct Moved(ReqwestTransport);

impl Transport for Moved {
    fn send<'a>(
        &'a self,
        mut request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<Response<BodySource>, ConnectionError>> {
        let uri = request.uri().to_string().replace("/x", "/moved");
        *request.uri_mut() = uri.parse().unwrap();
        self.0.send(request)
    }
}

#[tokio::test]
async fn a_transport_around_that_of_reqwest_can_change_the_uri() {
    let server = Server::always(json("1")).await;
    let transport = ReqwestTransport::new(reqwest::Client::builder()).unwrap();
    let client = Client::builder(server.url()).transport(Moved(transport));
    let client = client.build().unwrap();
    let sent = client.request(Method::GET, "/x?a=1").send_bytes();
    sent.await.unwrap();
    assert_eq!(server.only().line(), "GET /moved?a=1");
}

/// The error of a request by https to a service that has no TLS.
#[cfg(any(feature = "rustls", feature = "native-tls"))]
async fn error_without_encryption(builder: reqwest::ClientBuilder) -> ConnectionErrorKind {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("https://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        let (mut connection, _) = listener.accept().await.unwrap();
        let response = b"HTTP/1.1 400 Bad Request\r\n\r\n";
        connection.write_all(response).await.unwrap();
        // Until the client closes the connection.
        connection.read_to_end(&mut Vec::new()).await
    });
    let transport = ReqwestTransport::new(builder).unwrap();
    let request = http::Request::get(url).body(Body::default()).unwrap();
    transport.send(request).await.unwrap_err().kind()
}

#[cfg(feature = "rustls")]
#[tokio::test]
async fn rustls_reports_that_there_is_no_encrypted_connection() {
    let builder = reqwest::Client::builder().tls_backend_rustls();
    let found = error_without_encryption(builder).await;
    assert_eq!(found, ConnectionErrorKind::Tls);
}

#[cfg(feature = "native-tls")]
#[tokio::test]
async fn the_tls_of_the_system_reports_that_there_is_no_encrypted_connection() {
    let builder = reqwest::Client::builder().tls_backend_native();
    let found = error_without_encryption(builder).await;
    assert_eq!(found, ConnectionErrorKind::Tls);
}
