//! Everything that can go wrong with a call, as one type. In: what its parts report. Out: [`Error`], which
//! has the same methods for all of them. It must not know what a document declares.
//!
//! `Display` describes what happened, with the service's message, and leaves the cause to `source()`. Neither quotes a header's value, a query or
//! the rest of a body, where secrets travel.

use std::{error, fmt, time::Duration};

use reqwest::{StatusCode, header::HeaderMap};

use super::{
    super::Violations,
    connection_error::ConnectionError,
    context::Context,
    credentials_withheld::CredentialsWithheld,
    error_kind::ErrorKind,
    failed::{ApiError, RedirectError, TooLargeError, TransportError, UnexpectedError},
    failure::Undeclared,
    page_error::PageError,
    rate_limit::RateLimit,
    request_error::RequestError,
    retry::Retries,
    token::TokenError,
};

/// Why a call gave no value. `E` is what its operation declares as error responses.
#[non_exhaustive]
pub enum Error<E = Undeclared> {
    /// Nothing was sent: the parameters or the body break constraints of the document.
    Invalid(Violations),
    /// Nothing was sent: the request could not be made.
    Request(RequestError),
    /// Nothing was sent: the call has credentials, and its URL has an origin that may not receive them.
    CredentialsWithheld(CredentialsWithheld),
    /// There is no access token for the call, or no other than the one that the service rejected.
    Token(TokenError),
    /// No response: the service was not reached, or the response took too long or broke off.
    Transport(TransportError),
    /// The response was a redirect that is not followed; nothing was sent to its target.
    Redirect(RedirectError),
    /// The response's body is over a limit: it was not read, or its value takes too much memory.
    TooLarge(TooLargeError),
    /// The call succeeded, and its body is not what the document declares.
    Unexpected(UnexpectedError),
    /// The next page cannot be requested: nothing was sent for it, and the pages before it are complete.
    Page(PageError),
    /// The service answered with a status that is no success.
    Api(ApiError<E>),
}

impl<E> Error<E> {
    /// What went wrong, in one word.
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

    /// The status, if that of a response was read.
    #[must_use]
    pub fn status(&self) -> Option<StatusCode> {
        Some(self.context()?.response.as_ref()?.status())
    }

    /// The headers, if those of a response were read.
    #[must_use]
    pub fn headers(&self) -> Option<&HeaderMap> {
        Some(self.context()?.response.as_ref()?.headers())
    }

    /// The body as far as it was read and kept (64 KiB, unless the client has another limit); empty where
    /// there was none.
    #[must_use]
    pub fn body(&self) -> &[u8] {
        self.context()
            .and_then(|context| context.response.as_ref())
            .map_or(&[], |response| response.body())
    }

    /// How long the service asks to be left alone: its own words, which may be more than
    /// [`RetryPolicy::max_wait`](super::RetryPolicy::max_wait), and are not checked.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        self.context()?.asked
    }

    /// The rate limit that the response announced, if there was one and it did.
    #[must_use]
    pub fn rate_limit(&self) -> Option<RateLimit> {
        self.context()?.response.as_ref()?.head().rate_limit()
    }

    /// The retries that were made in vain.
    #[must_use]
    pub fn retries(&self) -> Retries {
        self.context()
            .map_or_else(Retries::default, |context| context.retries)
    }

    /// Whether the same call may succeed later and can be sent again without harm.
    #[must_use]
    pub fn is_retryable(&self) -> bool {
        self.context().is_some_and(|context| context.retryable)
    }

    /// Whether the service may have acted on the call although it failed: the request was sent, and no response came that
    /// refuses it, such as a 4xx.
    ///
    /// `false` where nothing was sent, or no connection came about: the call can be made again without harm then.
    #[must_use]
    pub fn may_have_been_processed(&self) -> bool {
        self.context().is_some_and(|context| context.may_have_acted)
    }

    /// Whether the time for connecting or for the whole call ran out.
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        match self {
            Self::Transport(error) => error.is_timeout(),
            Self::Api(error) => error.broke_off().is_some_and(ConnectionError::is_timeout),
            _ => false,
        }
    }

    /// The declared failure that the service answered with.
    ///
    /// `None` where the document declares none for the status, or the body was another:
    /// [`status`](Self::status) and [`body`](Self::body) have what came instead.
    #[must_use]
    pub fn api(&self) -> Option<&E> {
        match self {
            Self::Api(error) => error.failure(),
            _ => None,
        }
    }

    /// The declared failure by value, or the error as it was where there is none.
    ///
    /// # Errors
    ///
    /// Gives back every error for which [`api`](Self::api) is `None`.
    pub fn into_api(self) -> Result<E, Self> {
        match self {
            Self::Api(error) => error.into_failure().map_err(Self::Api),
            other => Err(other),
        }
    }

    /// The same error without the declared failure's type: for functions that make calls of several operations.
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
            Self::Invalid(_)
            | Self::Request(_)
            | Self::CredentialsWithheld(_)
            | Self::Token(_)
            | Self::Page(_) => None,
            Self::Transport(error) => Some(error.context()),
            Self::Redirect(error) => Some(error.context()),
            Self::TooLarge(error) => Some(error.context()),
            Self::Unexpected(error) => Some(error.context()),
            Self::Api(error) => Some(error.context()),
        }
    }
}

impl<E> fmt::Display for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(error) => write!(f, "nothing was sent: {error}"),
            Self::Request(error) => write!(f, "nothing was sent: {error}"),
            Self::CredentialsWithheld(error) => write!(f, "nothing was sent: {error}"),
            Self::Token(error) => write!(f, "no access token: {error}"),
            Self::Transport(error) => error.fmt(f),
            Self::Redirect(error) => error.fmt(f),
            Self::TooLarge(error) => error.fmt(f),
            Self::Unexpected(error) => error.fmt(f),
            Self::Page(error) => error.fmt(f),
            Self::Api(error) => error.fmt(f),
        }
    }
}

impl<E> fmt::Debug for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(error) => f.debug_tuple("Invalid").field(error).finish(),
            Self::Request(error) => f.debug_tuple("Request").field(error).finish(),
            Self::CredentialsWithheld(error) => error.fmt(f),
            Self::Token(error) => error.fmt(f),
            Self::Transport(error) => error.fmt(f),
            Self::Redirect(error) => error.fmt(f),
            Self::TooLarge(error) => error.fmt(f),
            Self::Unexpected(error) => error.fmt(f),
            Self::Page(error) => error.fmt(f),
            Self::Api(error) => error.fmt(f),
        }
    }
}

impl<E> error::Error for Error<E> {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Invalid(error) => error.source(),
            Self::Request(error) => error.source(),
            Self::CredentialsWithheld(error) => error.source(),
            Self::Token(error) => error.source(),
            Self::Transport(error) => error.source(),
            Self::Redirect(error) => error.source(),
            Self::TooLarge(error) => error.source(),
            Self::Unexpected(error) => error.source(),
            Self::Page(error) => error.source(),
            Self::Api(error) => error.source(),
        }
    }
}

impl<E> From<RequestError> for Error<E> {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}
