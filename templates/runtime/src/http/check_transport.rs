//! A test of transports. In: a transport. Out: whether it does what it must leave to the client. It sends nothing but to itself.

use std::{
    io::{self, Read, Write},
    net::{TcpListener, TcpStream},
    thread,
};

use super::{body::Body, transport::Transport};

/// An empty gzip file.
const GZIP: [u8; 20] = [
    0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

/// Tests that a transport neither follows redirects nor decompresses bodies, with two requests to a server on this machine.
///
/// ```text
/// #[tokio::test]
/// async fn the_transport_leaves_redirects_and_bodies_alone() {
///     check_transport(&MyTransport::new()).await.unwrap();
/// }
/// ```
///
/// # Errors
///
/// If it does either, if it cannot reach the server, or if the server cannot be started. The error describes which.
pub async fn check_transport(transport: &dyn Transport) -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    thread::spawn(move || {
        let mut streams = listener.incoming().take(2);
        streams.try_for_each(|stream| serve(stream?))
    });
    let redirect = get(transport, &format!("http://{address}/redirect")).await?;
    if redirect.0.status != http::StatusCode::FOUND {
        return Err(io::Error::other("the transport follows redirects"));
    }
    let packed = get(transport, &format!("http://{address}/packed")).await?;
    if packed.1 != GZIP || packed.0.headers.get("content-encoding").is_none() {
        return Err(io::Error::other("the transport decompresses bodies"));
    }
    Ok(())
}

async fn get(transport: &dyn Transport, url: &str) -> io::Result<(http::response::Parts, Vec<u8>)> {
    let request = http::Request::get(url).header("accept-encoding", "gzip");
    let request = request.body(Body::default()).map_err(io::Error::other)?;
    let response = transport.send(request).await.map_err(io::Error::other)?;
    let (head, mut source) = response.into_parts();
    let mut body = Vec::new();
    while let Some(chunk) = source.chunk().await {
        body.extend_from_slice(&chunk.map_err(io::Error::other)?);
    }
    Ok((head, body))
}

/// One request, and one response on a connection.
fn serve(mut stream: TcpStream) -> io::Result<()> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte)?;
        head.extend_from_slice(&byte);
    }
    let (status, header, body) = if head.starts_with(b"GET /redirect ") {
        ("302 Found", "location: /packed", &[][..])
    } else {
        ("200 OK", "content-encoding: gzip", &GZIP[..])
    };
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: {length}\r\n{header}\r\n\r\n"
    )?;
    stream.write_all(body)
}
