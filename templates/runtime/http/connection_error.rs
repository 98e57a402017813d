//! What kept a response from coming, or from being whole. In: errors of the transport and of the decompression.
//! Out: one error that says what became of the request. It must not know the call.

use std::{error, fmt, io};

/// What kept a response from coming, or from being whole.
#[derive(Debug)]
pub(super) struct Fault {
    cause: Cause,
    /// How much of the body had come, where its head had.
    pub(super) body: Option<Progress>,
}

#[derive(Debug)]
enum Cause {
    Http(reqwest::Error),
    Compression(io::Error),
}

/// How much of a body had come, as it was sent: before decompression.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Progress {
    pub(super) received: u64,
    /// What the head announced.
    pub(super) expected: Option<u64>,
}

impl Fault {
    /// Of the transport, before a response's head had come.
    pub(super) fn before_head(error: reqwest::Error) -> Self {
        Self {
            cause: Cause::Http(error.without_url()),
            body: None,
        }
    }

    /// Of the transport, within a body.
    pub(super) fn within_body(error: reqwest::Error, progress: Progress) -> Self {
        Self {
            body: Some(progress),
            ..Self::before_head(error)
        }
    }

    /// Of a body that cannot be decompressed.
    pub(super) fn of_compression(error: io::Error, progress: Progress) -> Self {
        Self {
            cause: Cause::Compression(error),
            body: Some(progress),
        }
    }

    pub(super) fn is_connect(&self) -> bool {
        matches!(&self.cause, Cause::Http(error) if error.is_connect())
    }

    pub(super) fn is_timeout(&self) -> bool {
        matches!(&self.cause, Cause::Http(error) if error.is_timeout())
    }

    pub(super) fn is_compression(&self) -> bool {
        matches!(self.cause, Cause::Compression(_))
    }

    /// Whether a connection to the service was there, so that the request may have arrived.
    pub(super) fn was_sent(&self) -> bool {
        match &self.cause {
            Cause::Http(error) => !error.is_connect() && !error.is_builder(),
            Cause::Compression(_) => true,
        }
    }

    /// Whether the connection was lost after the request was sent.
    pub(super) fn is_lost(&self) -> bool {
        self.was_sent() && !self.is_timeout() && !self.is_compression()
    }

    pub(super) fn source(&self) -> &(dyn error::Error + 'static) {
        match &self.cause {
            Cause::Http(error) => error,
            Cause::Compression(error) => error,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.source(), f)
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
