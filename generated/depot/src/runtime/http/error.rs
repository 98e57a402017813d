//! Everything that can go wrong with a call, as one type. In: what its parts report. Out: [`Error`], which
//! has the same methods for all of them. It must not know what a document declares.
//!
//! `Display` describes what happened, with the service's message and the path in a body that is not as declared, and leaves other causes to
//! `source()`. Neither quotes a query or the rest of a body, where secrets travel, nor the value of a header except the request's id.

use std::{error, fmt, time::Duration};

use reqwest::{StatusCode, header::HeaderMap};

use super::{
    super::{Deviation, Violations},
    attempt::AttemptError,
    body_error::BodyError,
    connection_error::ConnectionError,
    context::Context,
    credentials_withheld::CredentialsWithheld,
    debug::debug,
    error_kind::ErrorKind,
    failed::{ApiError, RedirectError, TooLargeError, TransportError, UnexpectedError},
    failure::Undeclared,
    page_error::PageError,
    rate_limit::RateLimit,
    request_error::RequestError,
    retry::Retries,
    token::TokenError,
};

/// The error of a call. `E` is the type of the error responses that its operation declares.
///
/// [`kind`](Self::kind) distinguishes the causes, [`api`](Self::api) returns a declared error response, and
/// [`is_retryable`](Self::is_retryable) and [`may_have_been_processed`](Self::may_have_been_processed) help to decide whether to call
/// again. `Display` includes the message of the service, without the secrets of the request, and what in a body is not as declared. `Debug`
/// shows the same, with the causes.
#[non_exhaustive]
pub enum Error<E = Undeclared> {
    /// Nothing was sent: the parameters or the body violate constraints of the document.
    Invalid(Violations),
    /// Nothing was sent: the request could not be built.
    Request(RequestError),
    /// Nothing was sent: the request has credentials, and the origin of its URL is not allowed to receive them.
    CredentialsWithheld(CredentialsWithheld),
    /// No access token could be obtained, or only the one that the service rejected.
    Token(TokenError),
    /// No complete response: the service was not reached, or the response timed out or was cut off.
    Transport(TransportError),
    /// The response was a redirect that is not followed; nothing was sent to its target.
    Redirect(RedirectError),
    /// The body of the response exceeds a limit: it is too long, or its value takes too much memory.
    TooLarge(TooLargeError),
    /// The status is a success, but the body is not as the document declares it.
    Unexpected(UnexpectedError),
    /// The next page cannot be requested. Nothing was sent for it; the previous pages are complete.
    Page(PageError),
    /// The service responded with an error status.
    Api(ApiError<E>),
}

impl<E> Error<E> {
    /// Returns the kind of the error.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        match self {
            Self::Invalid(_) => ErrorKind::Invalid,
            Self::Request(_) => ErrorKind::Request,
            Self::CredentialsWithheld(_) => ErrorKind::CredentialsWithheld,
            Self::Token(_) => ErrorKind::Token,
            Self::Transport(error) => error.kind(),
            Self::Redirect(_) => ErrorKind::Redirect,
            Self::TooLarge(_) => ErrorKind::TooLarge,
            Self::Unexpected(_) => ErrorKind::Unexpected,
            Self::Page(_) => ErrorKind::Page,
            Self::Api(_) => ErrorKind::Api,
        }
    }

    /// Returns the status, if there was a response.
    #[must_use]
    pub fn status(&self) -> Option<StatusCode> {
        Some(self.context()?.response.as_ref()?.status())
    }

    /// Returns the headers, if there was a response.
    #[must_use]
    pub fn headers(&self) -> Option<&HeaderMap> {
        Some(self.context()?.response.as_ref()?.headers())
    }

    /// Returns the body as far as it was read: up to [`ClientBuilder::max_error_body`](super::super::ClientBuilder::max_error_body). It is
    /// empty if there was none.
    #[must_use]
    pub fn body(&self) -> &[u8] {
        self.context()
            .and_then(|context| context.response.as_ref())
            .map_or(&[], |response| response.body())
    }

    /// Returns what in the body of an error response was not as the document declares it, and was read all the same.
    #[must_use]
    pub fn deviations(&self) -> &[Deviation] {
        self.context()
            .and_then(|context| context.response.as_ref())
            .map_or(&[], |response| response.deviations())
    }

    /// Returns how long the service asks to wait before the next request: the header `Retry-After`, or the time until an exhausted rate
    /// limit resets. It may exceed [`RetryPolicy::max_wait`](super::RetryPolicy::max_wait).
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.context()?.asked
    }

    /// Returns the rate limit in the headers of the response, if there is one.
    #[must_use]
    pub fn rate_limit(&self) -> Option<RateLimit> {
        self.context()?.response.as_ref()?.head().rate_limit()
    }

    /// Returns the retries that were made before the call failed.
    #[must_use]
    pub fn retries(&self) -> Retries {
        self.context()
            .map_or_else(Retries::default, |context| context.retries)
    }

    /// Returns `true` if the same call may succeed later, and can be repeated without harm.
    #[must_use]
    pub fn is_retryable(&self) -> bool {
        self.context().is_some_and(|context| context.retryable)
    }

    /// Returns `true` if the service may have processed the request although the call failed: it was sent, and no response, such as a
    /// 4xx, rejected it.
    ///
    /// If nothing was sent, or no connection was established, it is `false`, and the call can be repeated without harm.
    #[must_use]
    pub fn may_have_been_processed(&self) -> bool {
        self.context().is_some_and(|context| context.may_have_acted)
    }

    /// Returns `true` if a timeout elapsed: for an access token, for connecting, or for the whole call.
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        match self {
            Self::Transport(error) => error.is_timeout(),
            Self::Api(error) => error.broke_off().is_some_and(ConnectionError::is_timeout),
            Self::Token(error) => error.is_timeout(),
            _ => false,
        }
    }

    /// Returns the error response, as the operation declares it for the status.
    ///
    /// `None` if it declares none, or if the body is not as declared: see [`status`](Self::status) and [`body`](Self::body) then.
    #[must_use]
    pub fn api(&self) -> Option<&E> {
        match self {
            Self::Api(error) => error.failure(),
            _ => None,
        }
    }

    /// Converts into the declared error response.
    ///
    /// # Errors
    ///
    /// Returns the error itself if [`api`](Self::api) is `None`.
    pub fn into_api(self) -> Result<E, Self> {
        match self {
            Self::Api(error) => error.into_failure().map_err(Self::Api),
            other => Err(other),
        }
    }

    /// Drops the type of the declared error response, for functions that call several operations.
    #[must_use]
    pub fn untyped(self) -> Error {
        self.retype(ApiError::untyped)
    }

    pub(super) fn retype<F>(self, api: impl FnOnce(ApiError<E>) -> ApiError<F>) -> Error<F> {
        match self {
            Self::Invalid(error) => Error::Invalid(error),
            Self::Request(error) => Error::Request(error),
            Self::CredentialsWithheld(error) => Error::CredentialsWithheld(error),
            Self::Token(error) => Error::Token(error),
            Self::Transport(error) => Error::Transport(error),
            Self::Redirect(error) => Error::Redirect(error),
            Self::TooLarge(error) => Error::TooLarge(error),
            Self::Unexpected(error) => Error::Unexpected(error),
            Self::Page(error) => Error::Page(error),
            Self::Api(error) => Error::Api(api(error)),
        }
    }

    fn context(&self) -> Option<&Context> {
        match self {
            Self::Transport(error) => Some(error.context()),
            Self::Redirect(error) => Some(error.context()),
            Self::TooLarge(error) => Some(error.context()),
            Self::Unexpected(error) => Some(error.context()),
            Self::Api(error) => Some(error.context()),
            _ => None,
        }
    }

    /// The error of the variant.
    fn inner(&self) -> &(dyn error::Error + '_) {
        match self {
            Self::Invalid(error) => error,
            Self::Request(error) => error,
            Self::CredentialsWithheld(error) => error,
            Self::Token(error) => error,
            Self::Transport(error) => error,
            Self::Redirect(error) => error,
            Self::TooLarge(error) => error,
            Self::Unexpected(error) => error,
            Self::Page(error) => error,
            Self::Api(error) => error,
        }
    }
}

/// How errors come about.
impl<E> Error<E> {
    /// The error of a success whose body could not be read.
    pub(super) fn of_body(context: Box<Context>, reason: BodyError) -> Self {
        let limit = match &reason {
            BodyError::Decode(error) => error.memory_limit(),
            _ => None,
        };
        match limit {
            Some(cap) => Self::TooLarge(TooLargeError::new(context, cap, Some(reason))),
            None => Self::Unexpected(UnexpectedError::new(context, reason)),
        }
    }
}

impl Error {
    /// The error of an attempt that gave no response to read.
    pub(super) fn of_attempt(error: AttemptError, context: Context, cap: usize) -> Self {
        match error {
            AttemptError::Transport(error, head) => {
                let context = match head {
                    Some(head) => context.with(*head),
                    None => Box::new(context),
                };
                Self::Transport(TransportError::new(context, error))
            }
            AttemptError::Redirect(refusal, head) => {
                Self::Redirect(RedirectError::new(context.with(*head), refusal))
            }
            AttemptError::TooLarge(head) => {
                Self::TooLarge(TooLargeError::new(context.with(*head), cap, None))
            }
            AttemptError::Token(error) => Self::Token(error),
        }
    }
}

impl<E> fmt::Display for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(_) | Self::Request(_) | Self::CredentialsWithheld(_) => {
                f.write_str("nothing was sent: ")?;
            }
            Self::Token(_) => f.write_str("no access token: ")?,
            _ => {}
        }
        fmt::Display::fmt(self.inner(), f)
    }
}

impl<E> fmt::Debug for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, &format!("{:?}", self.kind()), self)
    }
}

impl<E> error::Error for Error<E> {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.inner().source()
    }
}

impl<E> From<RequestError> for Error<E> {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}
