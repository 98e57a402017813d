//! The default transport in WebAssembly. In: requests. Out: responses, as `fetch` receives them. It knows no limits and no timeouts.

#![cfg(all(target_family = "wasm", target_os = "unknown"))]

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
};

use bytes::Bytes;
use http_body::{Body as HttpBody, Frame};
use http_body_util::BodyExt;
use send_wrapper::SendWrapper;
use web_sys::{
    AbortController, Headers, ReadableStreamDefaultReader, ReadableStreamReadResult, RequestInit,
    RequestRedirect, ResponseType, WorkerGlobalScope,
    js_sys::{self, Array, Uint8Array, futures::JsFuture},
    wasm_bindgen::{JsCast, JsValue},
};

use super::{
    body::Body,
    body_source::BodySource,
    box_future::BoxFuture,
    connection_error::{ConnectionError, ConnectionErrorKind},
    transport::Transport,
};

/// The default transport in WebAssembly: `fetch` of the browser, of a worker or of Node.
///
/// A request is sent once its body is complete, and ends when its future or the body of its response is dropped.
#[derive(Clone, Copy, Debug, Default)]
pub struct FetchTransport {
    follows_redirects: bool,
}

impl FetchTransport {
    /// A transport that does not follow redirects. A browser does not show where they lead, so there a redirect is an error.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Has `fetch` follow redirects. It removes the header `Authorization` where one leads to another origin, but no other credential.
    #[must_use]
    pub fn follow_redirects(self) -> Self {
        Self {
            follows_redirects: true,
        }
    }
}

impl Transport for FetchTransport {
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {
        // Values of JavaScript belong to their thread, and futures of this target stay on theirs.
        Box::pin(SendWrapper::new(fetch(request, self.follows_redirects)))
    }
}

async fn fetch(
    request: http::Request<Body>,
    follows_redirects: bool,
) -> Result<http::Response<BodySource>, ConnectionError> {
    let (head, body) = request.into_parts();
    let body = body.collect().await;
    let body = body.map_err(|error| ConnectionError::new(ConnectionErrorKind::NotSent, error))?;
    let abort = Abort(AbortController::new().map_err(|_| not_sent())?);
    let request =
        request_of(&head, &body.to_bytes(), &abort.0, follows_redirects).map_err(|_| not_sent())?;
    // Each global object with `fetch` has it as a worker has.
    let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
    let response = JsFuture::from(scope.fetch_with_request(&request)).await;
    let response: web_sys::Response = response.map_err(|_| lost())?.unchecked_into();
    if response.type_() == ResponseType::Opaqueredirect {
        let reason = "the browser does not show where the service redirects to";
        return Err(ConnectionError::new(ConnectionErrorKind::Protocol, reason));
    }
    response_of(&response, abort)
}

fn request_of(
    head: &http::request::Parts,
    body: &[u8],
    abort: &AbortController,
    follows_redirects: bool,
) -> Result<web_sys::Request, JsValue> {
    let headers = Headers::new()?;
    for (name, value) in &head.headers {
        // A string of JavaScript has a letter for each byte of a header.
        let value: String = value
            .as_bytes()
            .iter()
            .map(|byte| char::from(*byte))
            .collect();
        headers.append(name.as_str(), &value)?;
    }
    let init = RequestInit::new();
    init.set_method(head.method.as_str());
    init.set_headers_headers(&headers);
    init.set_signal(Some(&abort.signal()));
    init.set_redirect(if follows_redirects {
        RequestRedirect::Follow
    } else {
        RequestRedirect::Manual
    });
    if !body.is_empty() {
        init.set_body_opt_u8_array(Some(&Uint8Array::from(body)));
    }
    web_sys::Request::new_with_str_and_init(&head.uri.to_string(), &init)
}

fn response_of(
    response: &web_sys::Response,
    abort: Abort,
) -> Result<http::Response<BodySource>, ConnectionError> {
    let mut builder = http::Response::builder().status(response.status());
    for entry in response.headers().entries() {
        let entry: Array = entry.map_err(|_| lost())?.unchecked_into();
        let text = |index| entry.get(index).as_string().unwrap_or_default();
        let (name, value) = (text(0), text(1));
        // `fetch` has decoded the body, whose length is another one then.
        if name != "content-encoding" && name != "content-length" {
            builder = builder.header(name, bytes_of(&value));
        }
    }
    let frames = response.body().map(|body| {
        FramesOfThread(SendWrapper::new(Frames {
            reader: body.get_reader().unchecked_into(),
            reading: None,
            _abort: abort,
        }))
    });
    let body = frames.map_or_else(|| BodySource::from(Bytes::new()), BodySource::new);
    let response = builder.body(body);
    response.map_err(|error| ConnectionError::new(ConnectionErrorKind::Protocol, error))
}

/// The bytes of a header, which JavaScript has as a letter each.
fn bytes_of(value: &str) -> Vec<u8> {
    value
        .chars()
        .map(|letter| u8::try_from(letter).unwrap_or(b'?'))
        .collect()
}

/// Ends a request when it is dropped.
struct Abort(AbortController);

impl Drop for Abort {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The body of a response while it arrives.
struct Frames {
    reader: ReadableStreamDefaultReader,
    reading: Option<JsFuture>,
    _abort: Abort,
}

impl Frames {
    fn poll(
        &mut self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ConnectionError>>> {
        let reading = self
            .reading
            .get_or_insert_with(|| self.reader.read().into());
        let read = ready!(Pin::new(reading).poll(context));
        self.reading = None;
        let Ok(read) = read else {
            return Poll::Ready(Some(Err(lost())));
        };
        let read: ReadableStreamReadResult = read.unchecked_into();
        if read.get_done() == Some(true) {
            return Poll::Ready(None);
        }
        let bytes: Uint8Array = read.get_value().unchecked_into();
        Poll::Ready(Some(Ok(Frame::data(bytes.to_vec().into()))))
    }
}

/// They belong to the thread that received them.
struct FramesOfThread(SendWrapper<Frames>);

impl HttpBody for FramesOfThread {
    type Data = Bytes;
    type Error = ConnectionError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ConnectionError>>> {
        self.0.poll(context)
    }
}

fn not_sent() -> ConnectionError {
    ConnectionErrorKind::NotSent.into()
}

/// What JavaScript reports may contain the URL, and does not describe the cause.
fn lost() -> ConnectionError {
    let reason =
        "`fetch` failed: the service was not reached, or its CORS headers do not allow the request";
    ConnectionError::new(ConnectionErrorKind::Reset, reason)
}
