//! The ways in which a call that was sent fails, one type each. In: the circumstances and the cause. Out:
//! errors that name the call, the status and the reason. They must not quote more of a body than its message.

use std::{error, fmt};

use super::{
    super::DecodeError,
    body_error::BodyError,
    body_source::Ending,
    connection_error::{ConnectionError, ConnectionErrorKind, Progress},
    context::Context,
    debug::debug,
    error_kind::ErrorKind,
    redirect::Refusal,
};

/// No complete response came.
pub struct TransportError {
    context: Box<Context>,
    error: ConnectionError,
    /// How much of the body had come: the cause does not repeat it.
    body: Option<Progress>,
}

impl TransportError {
    pub(super) fn new(context: Box<Context>, mut error: ConnectionError) -> Self {
        let body = error.body.take();
        Self {
            context,
            error,
            body,
        }
    }

    /// Returns `true` if the service could not be reached, and so received nothing of this attempt.
    #[must_use]
    pub fn is_connect(&self) -> bool {
        self.error.is_connect()
    }

    /// Returns `true` if a timeout elapsed, for connecting or for the whole call.
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        self.error.is_timeout()
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

    pub(super) fn kind(&self) -> ErrorKind {
        match () {
            () if self.error.kind() == ConnectionErrorKind::NotSent => ErrorKind::Request,
            () if self.is_connect() => ErrorKind::Connect,
            () if self.is_timeout() => ErrorKind::Timeout,
            () => ErrorKind::Broken,
        }
    }
}

impl error::Error for TransportError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(&self.error)
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.context.write(f)?;
        f.write_str(match self.kind() {
            ErrorKind::Connect if self.error.is_not_admitted() => {
                ": the request was not sent in time, since as many as `max_in_flight` allows were under way"
            }
            ErrorKind::Connect if self.is_timeout() => ": the service could not be reached in time",
            ErrorKind::Connect => ": the service could not be reached",
            ErrorKind::Request if self.error.is_of_caller() => {
                ": the body of the request cannot be read"
            }
            ErrorKind::Request => ": the request could not be sent",
            ErrorKind::Timeout => ": the response was not complete in time",
            _ if self.error.kind() == ConnectionErrorKind::Compression => {
                ": the body cannot be decompressed"
            }
            _ if self.error.kind() == ConnectionErrorKind::Refused => {
                ": the service refused the request unprocessed"
            }
            _ if self.error.kind() == ConnectionErrorKind::HeadTooLarge => {
                ": the head of the response is too large"
            }
            _ => ": the connection broke before the response was complete",
        })?;
        if let Some(progress) = self.body {
            write!(f, ", after {progress}")?;
        }
        if self.context.may_have_acted {
            f.write_str("; the request may have been processed")?;
        }
        self.context.write_end(f)
    }
}

/// A redirect to another origin, to itself, or to no URL.
pub struct RedirectError {
    context: Box<Context>,
    refusal: Refusal,
}

impl RedirectError {
    pub(super) fn new(context: Box<Context>, refusal: Refusal) -> Self {
        Self { context, refusal }
    }

    /// Returns the target of the redirect without query and credentials, which may be secret. The header `Location` has all of it.
    #[must_use]
    pub fn location(&self) -> Option<&str> {
        self.refusal.location.as_deref()
    }
}

impl fmt::Display for RedirectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.context.write(f)?;
        write!(
            f,
            ": the redirect was not followed: {}",
            self.refusal.reason
        )?;
        if let Some(location) = self.location() {
            write!(f, " ({location})")?;
        }
        self.context.write_end(f)
    }
}

impl error::Error for RedirectError {}

/// The body exceeds a limit of the client: it is too long, or its value takes too much memory.
pub struct TooLargeError {
    context: Box<Context>,
    cap: usize,
    /// [`BodyError::Decode`], where the body was read.
    reason: Option<BodyError>,
}

impl TooLargeError {
    /// `reason` is [`BodyError::Decode`], where the body was read.
    pub(super) fn new(context: Box<Context>, cap: usize, reason: Option<BodyError>) -> Self {
        Self {
            context,
            cap,
            reason,
        }
    }

    /// The limit that was exceeded: [`ClientBuilder::max_body`](super::super::ClientBuilder::max_body) in decoded bytes or, where there is a
    /// [`decode_error`](Self::decode_error), [`ClientBuilder::max_decode_memory`](super::super::ClientBuilder::max_decode_memory) in bytes of
    /// memory.
    #[must_use]
    pub fn cap(&self) -> usize {
        self.cap
    }

    /// Returns where in the body its value became too large; `None` if the body itself is too long.
    #[must_use]
    pub fn decode_error(&self) -> Option<&DecodeError> {
        match &self.reason {
            Some(BodyError::Decode(error)) => Some(error),
            _ => None,
        }
    }
}

impl error::Error for TooLargeError {}

impl fmt::Display for TooLargeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.context.write(f)?;
        match &self.reason {
            Some(reason) => write!(f, ": {reason}")?,
            None => write!(f, ": the body is longer than {} bytes", self.cap)?,
        }
        self.context.write_end(f)
    }
}

/// The status is a success, but the body is not as the document declares it.
pub struct UnexpectedError {
    context: Box<Context>,
    reason: BodyError,
}

impl UnexpectedError {
    pub(super) fn new(context: Box<Context>, reason: BodyError) -> Self {
        Self { context, reason }
    }

    /// Returns what is wrong with the body, and where.
    #[must_use]
    pub fn reason(&self) -> &BodyError {
        &self.reason
    }
}

impl error::Error for UnexpectedError {}

impl fmt::Display for UnexpectedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.context.write(f)?;
        let media_type = self
            .context
            .response
            .as_ref()
            .and_then(|response| response.head().media_type());
        let media_type = media_type.as_deref().unwrap_or("of no type");
        match &self.reason {
            BodyError::Stream(_) => write!(
                f,
                ": the body ({media_type}) is a stream: call `stream()` to read it"
            )?,
            reason => write!(f, ": the body ({media_type}) is not as declared: {reason}")?,
        }
        self.context.write_end(f)
    }
}

/// A response with an error status, and its body as the operation declares it for the status.
pub struct ApiError<E> {
    context: Box<Context>,
    failure: Option<Result<E, BodyError>>,
}

impl<E> ApiError<E> {
    /// Returns the declared error response.
    #[must_use]
    pub fn failure(&self) -> Option<&E> {
        self.failure.as_ref()?.as_ref().ok()
    }

    /// Returns why the body is not as declared for the status.
    #[must_use]
    pub fn reason(&self) -> Option<&BodyError> {
        self.failure.as_ref()?.as_ref().err()
    }

    /// Returns the message of the service, as `Display` shows it: the properties `title`, `detail`, `message` and `error` of a JSON body.
    ///
    /// It has at most 300 characters, and `[redacted]` where it repeats a secret of the request as a whole word: a credential, or a string
    /// that is secret by its schema or a setting, of six bytes or more. `None` if the body has no such text.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.context.response.as_ref()?.message()
    }

    pub(super) fn new(context: Box<Context>, failure: Option<Result<E, BodyError>>) -> Self {
        Self { context, failure }
    }

    pub(super) fn into_failure(self) -> Result<E, Self> {
        match self.failure {
            Some(Ok(failure)) => Ok(failure),
            failure => Err(Self {
                context: self.context,
                failure,
            }),
        }
    }

    pub(super) fn untyped<F>(self) -> ApiError<F> {
        let failure = self.failure.and_then(Result::err).map(Err);
        ApiError {
            context: self.context,
            failure,
        }
    }

    /// What cut the body short, if something did.
    pub(super) fn broke_off(&self) -> Option<&ConnectionError> {
        match self.context.response.as_ref()?.ending() {
            Ending::Broken(error) => Some(error),
            _ => None,
        }
    }
}

impl<E> error::Error for ApiError<E> {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.broke_off().map(|error| error as _)
    }
}

impl<E> fmt::Display for ApiError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.context.write(f)?;
        if let Some(message) = self.message() {
            write!(f, ": {message}")?;
        }
        if let Some(reason) = self.reason() {
            write!(f, ", with a body that is not as declared: {reason}")?;
        }
        if let Some(wait) = self.context.asked {
            write!(f, " (asks for a wait of {wait:?})")?;
        }
        self.context.write_end(f)
    }
}

macro_rules! contextual {
    ($($name:ident $(<$generic:ident>)?)*) => {$(
        impl $(<$generic>)? $name $(<$generic>)? {
            pub(super) fn context(&self) -> &Context {
                &self.context
            }
        }

        impl $(<$generic>)? fmt::Debug for $name $(<$generic>)? {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                debug(f, stringify!($name), self)
            }
        }
    )*};
}

contextual! {
    TransportError
    RedirectError
    TooLargeError
    UnexpectedError
    ApiError<E>
}
