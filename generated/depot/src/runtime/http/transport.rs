//! What sends one request and receives one response. In: an [`http::Request`] that is complete, credentials included. Out: the head of
//! a response, and a body that is still arriving. A transport knows neither the call nor its retries.

use std::sync::Arc;

use super::{
    body::Body, body_source::BodySource, box_future::BoxFuture, connection_error::ConnectionError,
};

/// Sends requests: by default a `ReqwestTransport`, in WebAssembly a `FetchTransport`.
///
/// A call passes these layers, from the outside to the inside:
///
/// ```text
/// retries (deliver) → one attempt, redirects (attempt) → credentials (outgoing) → Transport → Head + BodySource → Output → Response<T>
/// ```
///
/// Credentials are added to each request last. How a body is read is decided by its [`Head`](super::Head): an error response is read up to a
/// limit and for a short time; for a success, [`Output::reading`](super::Output::reading) decides whether it is read as a whole or as a
/// stream.
///
/// A transport must neither follow redirects nor decode bodies, and needs no timeout except for connecting. The client does that, so that
/// credentials never reach another origin, and limits apply to decoded bytes. A transport sees the credentials of the requests: it must not
/// log headers, queries or cookies.
///
/// ```text
/// struct Always(&'static str);
///
/// impl Transport for Always {
///     fn send<'a>(
///         &'a self,
///         _: http::Request<Body>,
///     ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {
///         Box::pin(async { Ok(http::Response::new(BodySource::from(self.0))) })
///     }
/// }
/// ```
pub trait Transport: Send + Sync {
    /// Sends a request, and resolves once the headers of the response have arrived.
    ///
    /// Dropping the future, or the body of the response, cancels the request.
    ///
    /// # Errors
    ///
    /// Fails if no headers arrived. The [kind](super::ConnectionErrorKind) of the error decides whether the request is sent again.
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>>;
}

impl<T: Transport + ?Sized> Transport for Arc<T> {
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {
        (**self).send(request)
    }
}
