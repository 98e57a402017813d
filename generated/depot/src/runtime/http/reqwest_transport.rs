//! The default transport. In: requests. Out: responses, as reqwest receives them. It knows no limits and no timeouts.

#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]
#![allow(
    unexpected_cfgs,
    reason = "a crate that includes this file may have no such feature"
)]

use std::{error, io, time::Duration};

use reqwest::Url;

use super::{
    body::Body,
    body_source::BodySource,
    box_future::BoxFuture,
    build_error::BuildError,
    connection_error::{ConnectionError, ConnectionErrorKind},
    transport::Transport,
};

/// How many headers a response may have; of HTTP/2 their bytes are limited instead.
const MAX_HEADERS: usize = 1000;

/// How hyper reports a head that is longer than its buffer, or that has too many headers. Its method for that is for servers.
const TOO_LARGE: &str = "message head is too large";

/// How h2 reports a stream that was refused, and streams above the last one of an orderly `GOAWAY`. Its type would be one more dependency
/// of each crate.
const REFUSED: [&str; 2] = [
    "stream error received: refused stream before processing any application logic",
    "connection error received: not a result of an error",
];

/// The longest timeout, since reqwest cannot take one back: ten years, which can be added to a moment.
const NEVER: Duration = Duration::from_secs(10 * 365 * 24 * 60 * 60);

/// The default transport: a connection pool of reqwest. Clients with clones of one transport share its connections.
///
/// ```text
/// let transport = ReqwestTransport::new(reqwest::Client::builder().identity(certificate))?;
/// let one = Client::builder("https://one.example.com").transport(transport.clone()).build()?;
/// let two = Client::builder("https://two.example.com").transport(transport).build()?;
/// ```
#[derive(Clone, Debug)]
pub struct ReqwestTransport(reqwest::Client);

impl ReqwestTransport {
    /// A transport of a client that `builder` configures: its proxies, certificates, name resolution and others.
    ///
    /// Redirects, referers, decompression and timeouts after connecting are turned off in it: the client has its own.
    ///
    /// # Errors
    ///
    /// Fails if reqwest cannot build its client: a TLS backend or the system's configuration cannot be loaded.
    pub fn new(builder: reqwest::ClientBuilder) -> Result<Self, BuildError> {
        Self::without_timeouts(builder.timeout(NEVER).read_timeout(NEVER))
    }

    /// A transport of a client whose `builder` has no timeouts after connecting. There, reqwest starts no timers.
    pub(super) fn without_timeouts(builder: reqwest::ClientBuilder) -> Result<Self, BuildError> {
        let builder = builder
            .redirect(reqwest::redirect::Policy::none())
            .referer(false)
            .retry(reqwest::retry::never())
            .http1_max_headers(MAX_HEADERS)
            // What is decoded here must not be decoded before: other crates may turn reqwest's features on.
            .no_gzip()
            .no_brotli()
            .no_zstd()
            .no_deflate();
        builder.build().map(Self).map_err(BuildError::Transport)
    }
}

impl Transport for ReqwestTransport {
    fn send<'a>(
        &'a self,
        request: http::Request<Body>,
    ) -> BoxFuture<'a, Result<http::Response<BodySource>, ConnectionError>> {
        Box::pin(async move {
            let request = request_of(request)?;
            let response = self.0.execute(request).await.map_err(of_reqwest)?;
            let response: http::Response<reqwest::Body> = response.into();
            Ok(response.map(|body| BodySource::with_errors(body, of_body)))
        })
    }
}

fn request_of(mut request: http::Request<Body>) -> Result<reqwest::Request, ConnectionError> {
    let url = request.extensions_mut().remove::<Url>();
    // hyper asks the body whether it is empty when a connection takes the request, and not before.
    request.body().note_connecting();
    let request = request.map(reqwest::Body::wrap);
    match url {
        // Another transport may have changed the URI before it passed the request on.
        Some(url) if *request.uri() == *url.as_str() && request.extensions().is_empty() => {
            let (parts, body) = request.into_parts();
            let mut request = reqwest::Request::new(parts.method, url);
            *request.version_mut() = parts.version;
            *request.headers_mut() = parts.headers;
            *request.body_mut() = Some(body);
            Ok(request)
        }
        _ => reqwest::Request::try_from(request).map_err(of_reqwest),
    }
}

fn of_reqwest(error: reqwest::Error) -> ConnectionError {
    ConnectionError::new(kind_of(&error), error.without_url())
}

/// Of the body of a response: the request was processed.
fn of_body(error: reqwest::Error) -> ConnectionError {
    let kind = match kind_of(&error) {
        ConnectionErrorKind::Refused => ConnectionErrorKind::Reset,
        kind => kind,
    };
    ConnectionError::new(kind, error.without_url())
}

fn kind_of(error: &reqwest::Error) -> ConnectionErrorKind {
    if error.is_builder() {
        return ConnectionErrorKind::NotSent;
    }
    if error.is_connect() {
        return match () {
            () if error.is_timeout() => ConnectionErrorKind::ConnectTimeout,
            () if is_of_tls(error) => ConnectionErrorKind::Tls,
            () => ConnectionErrorKind::Connect,
        };
    }
    if error.is_timeout() {
        return ConnectionErrorKind::Timeout;
    }
    if is_refused(error) {
        return ConnectionErrorKind::Refused;
    }
    match cause::<hyper::Error>(error) {
        Some(hyper) if hyper.is_canceled() => ConnectionErrorKind::NotSent,
        Some(hyper) if hyper.to_string().starts_with(TOO_LARGE) => {
            ConnectionErrorKind::HeadTooLarge
        }
        Some(hyper) if hyper.is_parse() => ConnectionErrorKind::Protocol,
        _ => ConnectionErrorKind::Reset,
    }
}

/// Whether there is a connection, but none that is encrypted. Errors of rustls reach us as this kind of I/O error.
fn is_of_tls(error: &reqwest::Error) -> bool {
    #[cfg(feature = "native-tls")]
    if cause::<native_tls::Error>(error).is_some() {
        return true;
    }
    has_cause(error, io::ErrorKind::InvalidData)
}

/// Whether the service reports by HTTP/2 that it has not processed the request (RFC 9113, section 8.7).
fn is_refused(error: &reqwest::Error) -> bool {
    causes(error).any(|cause| {
        let text = cause.to_string();
        REFUSED.iter().any(|refused| text.starts_with(refused))
    })
}

/// Whether a cause is an I/O error of this kind, or within one: the `source()` of an I/O error skips the error that it was made of.
fn has_cause(error: &reqwest::Error, kind: io::ErrorKind) -> bool {
    let outer = causes(error).filter_map(|cause| cause.downcast_ref::<io::Error>());
    let mut all = outer.flat_map(|outer| std::iter::successors(Some(outer), |error| within(error)));
    all.any(|error| error.kind() == kind)
}

fn within(error: &io::Error) -> Option<&io::Error> {
    error.get_ref()?.downcast_ref()
}

/// The first cause of a type.
fn cause<T: error::Error + 'static>(error: &reqwest::Error) -> Option<&T> {
    causes(error).find_map(|cause| cause.downcast_ref())
}

fn causes(error: &reqwest::Error) -> impl Iterator<Item = &(dyn error::Error + 'static)> {
    std::iter::successors(error::Error::source(error), |cause| cause.source())
}
