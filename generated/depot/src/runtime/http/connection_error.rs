//! What kept a response from coming, or from being whole. In: errors of a transport, of the decompression, and timeouts. Out: one error
//! that describes what became of the request. It must not know the call.

use std::{error, fmt, time::Duration};

use super::debug::debug;

/// The error of a transport: there is no response, or its body is incomplete.
pub struct ConnectionError {
    kind: ConnectionErrorKind,
    source: Option<Box<dyn error::Error + Send + Sync>>,
    /// How much of the body had come, where its head had.
    pub(super) body: Option<Progress>,
    /// For how long nothing came, if that is why the body ended.
    idle: Option<Duration>,
    origin: Origin,
}

/// What failed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// The connection, or the service.
    Connection,
    /// The body of the request, which could not be read.
    RequestBody,
    /// The client, which had as many requests under way as it may have.
    MaxInFlight,
}

/// How far a request got that has no complete response.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConnectionErrorKind {
    /// The service was not reached. The request can be sent again.
    Connect,
    /// The service was not reached in time. The request can be sent again.
    ConnectTimeout,
    /// No encrypted connection was established, for example because of an untrusted certificate. The request was not sent,
    /// and is not sent again.
    Tls,
    /// The request was not sent for another reason, such as a body that cannot be read.
    NotSent,
    /// The service refused the request before it processed it, by HTTP/2. The request can be sent again.
    Refused,
    /// The request was sent, and the connection was lost before the response was complete.
    Reset,
    /// The request was sent, and the response was not complete in time.
    Timeout,
    /// The request was sent, and the response is not HTTP.
    Protocol,
    /// The request was sent, and the head of the response is longer than the transport accepts.
    HeadTooLarge,
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

    /// Returns how many bytes of the body were received, before decompression; `None` if there was no response.
    #[must_use]
    pub fn received(&self) -> Option<u64> {
        self.body.map(|body| body.received)
    }

    /// Returns the declared length of the body; `None` if it is not declared, or if there was no response.
    #[must_use]
    pub fn expected(&self) -> Option<u64> {
        self.body?.expected
    }

    /// Returns for how long nothing was received, if [`ClientBuilder::idle_timeout`](super::super::ClientBuilder::idle_timeout) ended a stream
    /// or a download.
    #[must_use]
    pub fn idle(&self) -> Option<Duration> {
        self.idle
    }

    /// Nothing was received for this time.
    pub(super) fn of_idle(time: Duration) -> Self {
        Self {
            idle: Some(time),
            ..Self::from(ConnectionErrorKind::Timeout)
        }
    }

    /// The body of the request could not be read.
    pub(super) fn of_caller(failure: impl Into<Box<dyn error::Error + Send + Sync>>) -> Self {
        Self {
            origin: Origin::RequestBody,
            ..Self::new(ConnectionErrorKind::NotSent, failure)
        }
    }

    pub(super) fn is_of_caller(&self) -> bool {
        self.origin == Origin::RequestBody
    }

    /// The client had too many requests under way until the time was over.
    pub(super) fn not_admitted() -> Self {
        Self {
            origin: Origin::MaxInFlight,
            ..Self::from(ConnectionErrorKind::ConnectTimeout)
        }
    }

    pub(super) fn is_not_admitted(&self) -> bool {
        self.origin == Origin::MaxInFlight
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

    /// Whether a connection to the service was there, and the request may have been processed.
    pub(super) fn was_sent(&self) -> bool {
        let is_unprocessed = matches!(
            self.kind,
            ConnectionErrorKind::NotSent | ConnectionErrorKind::Refused
        );
        !self.is_connect() && !is_unprocessed
    }

    /// Whether the same request may be sent later, although it was not now: a certificate stays as it is, and so does a body that cannot
    /// be read.
    pub(super) fn may_pass(&self) -> bool {
        self.kind != ConnectionErrorKind::Tls && !self.is_of_caller()
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
            idle: None,
            origin: Origin::Connection,
        }
    }
}

impl fmt::Display for ConnectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time) = self.idle {
            write!(f, "nothing was received for {time:?}")?;
        } else {
            f.write_str(self.reason())?;
        }
        self.body.map_or(Ok(()), |body| write!(f, ", after {body}"))
    }
}

impl ConnectionError {
    fn reason(&self) -> &'static str {
        match self.kind {
            ConnectionErrorKind::Connect => "the service was not reached",
            ConnectionErrorKind::ConnectTimeout if self.is_not_admitted() => {
                "as many requests as `max_in_flight` allows were under way"
            }
            ConnectionErrorKind::ConnectTimeout => "the service was not reached in time",
            ConnectionErrorKind::Tls => "no encrypted connection came about",
            ConnectionErrorKind::NotSent if self.is_of_caller() => {
                "the body of the request cannot be read"
            }
            ConnectionErrorKind::NotSent => "the request was not sent",
            ConnectionErrorKind::Refused => "the service refused the request unprocessed",
            ConnectionErrorKind::Reset => "the connection was lost",
            ConnectionErrorKind::Timeout => "the response was not complete in time",
            ConnectionErrorKind::Protocol => "the response is not HTTP",
            ConnectionErrorKind::HeadTooLarge => "the head of the response is too large",
            ConnectionErrorKind::Compression => "the body cannot be decompressed",
        }
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
