//! What kept a response from coming, or from being whole. In: errors of a transport, of the decompression, and timeouts. Out: one error
//! that describes what became of the request. It must not know the call.

use std::{error, fmt};

use super::debug::debug;

/// The error of a transport: there is no response, or its body is incomplete.
pub struct ConnectionError {
    kind: ConnectionErrorKind,
    source: Option<Box<dyn error::Error + Send + Sync>>,
    /// How much of the body had come, where its head had.
    pub(super) body: Option<Progress>,
}

/// How far a request got that has no complete response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConnectionErrorKind {
    /// The service was not reached. The request can be sent again.
    Connect,
    /// The service was not reached in time. The request can be sent again.
    ConnectTimeout,
    /// No encrypted connection was established, for example because of an untrusted certificate. The request was not sent.
    Tls,
    /// The request was not sent for another reason, such as a body that cannot be read.
    NotSent,
    /// The request was sent, and the connection was lost before the response was complete.
    Reset,
    /// The request was sent, and the response was not complete in time.
    Timeout,
    /// The request was sent, and the response is not HTTP.
    Protocol,
    /// The body of the response cannot be decompressed.
    Compression,
}

/// How much of a body had come, as it was sent: before decompression.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Progress {
    pub(super) received: u64,
    /// What the head announced.
    pub(super) expected: Option<u64>,
}

impl ConnectionError {
    /// An error of a kind, with its cause. The cause is shown to users: it must not contain the URL, which may contain a secret.
    pub fn new(
        kind: ConnectionErrorKind,
        source: impl Into<Box<dyn error::Error + Send + Sync>>,
    ) -> Self {
        Self {
            source: Some(source.into()),
            ..Self::from(kind)
        }
    }

    /// Returns how far the request got.
    #[must_use]
    pub fn kind(&self) -> ConnectionErrorKind {
        self.kind
    }

    /// Whether no connection came about.
    pub(super) fn is_connect(&self) -> bool {
        matches!(
            self.kind,
            ConnectionErrorKind::Connect
                | ConnectionErrorKind::ConnectTimeout
                | ConnectionErrorKind::Tls
        )
    }

    pub(super) fn is_timeout(&self) -> bool {
        matches!(
            self.kind,
            ConnectionErrorKind::ConnectTimeout | ConnectionErrorKind::Timeout
        )
    }

    /// Whether a connection to the service was there, so that the request may have arrived.
    pub(super) fn was_sent(&self) -> bool {
        !self.is_connect() && self.kind != ConnectionErrorKind::NotSent
    }

    /// Whether the connection was lost after the request was sent.
    pub(super) fn is_lost(&self) -> bool {
        matches!(
            self.kind,
            ConnectionErrorKind::Reset | ConnectionErrorKind::Protocol
        )
    }
}

impl From<ConnectionErrorKind> for ConnectionError {
    fn from(kind: ConnectionErrorKind) -> Self {
        Self {
            kind,
            source: None,
            body: None,
        }
    }
}

impl fmt::Display for ConnectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            ConnectionErrorKind::Connect => "the service was not reached",
            ConnectionErrorKind::ConnectTimeout => "the service was not reached in time",
            ConnectionErrorKind::Tls => "no encrypted connection came about",
            ConnectionErrorKind::NotSent => "the request was not sent",
            ConnectionErrorKind::Reset => "the connection was lost",
            ConnectionErrorKind::Timeout => "the response was not complete in time",
            ConnectionErrorKind::Protocol => "the response is not HTTP",
            ConnectionErrorKind::Compression => "the body cannot be decompressed",
        })
    }
}

impl fmt::Debug for ConnectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "ConnectionError", self)
    }
}

impl error::Error for ConnectionError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.expected {
            Some(expected) => write!(f, "{} of {expected} bytes", self.received),
            None => write!(f, "{} bytes", self.received),
        }
    }
}
