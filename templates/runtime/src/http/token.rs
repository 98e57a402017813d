//! Access tokens that are got when they are needed. In: a provider. Out: a token, or why there is none. It must not know how tokens are got.

use std::{error, fmt, sync::Arc};

use super::{
    super::Secret, box_future::BoxFuture, clock::Runtime, debug::debug, transport::Transport,
};

/// Provides the tokens that a client sends as `Authorization: Bearer …`. Pass it to [`Credential::provider`](super::Credential::provider).
///
/// It is called before each attempt, and has to cache its token. If the service rejects a token with a 401, it is called for another one, and
/// the request is sent once more, but not again after a second 401.
pub trait TokenProvider: Send + Sync {
    /// Returns the token to send. If the cached token is the `rejected` one, it has to return another.
    ///
    /// Several calls may wait for it at the same time, and any of them may be dropped.
    fn token<'a>(
        &'a self,
        rejected: Option<&'a Secret>,
    ) -> BoxFuture<'a, Result<Secret, TokenError>>;

    /// Receives the parts of the client when it is built.
    ///
    /// # Errors
    ///
    /// Fails if the client cannot be built with this provider. The error message is "the credential for `scheme`", followed by the reason.
    fn connect(&self, _client: &ClientParts) -> Result<(), &'static str> {
        Ok(())
    }
}

/// So that clients can share their provider.
impl<T: TokenProvider + ?Sized> TokenProvider for Arc<T> {
    fn token<'a>(
        &'a self,
        rejected: Option<&'a Secret>,
    ) -> BoxFuture<'a, Result<Secret, TokenError>> {
        (**self).token(rejected)
    }

    fn connect(&self, client: &ClientParts) -> Result<(), &'static str> {
        (**self).connect(client)
    }
}

/// Token URLs, each with the URL that its refresh tokens are sent to.
pub type RefreshUrls = &'static [(&'static str, &'static str)];

/// The parts of a client that a [`TokenProvider`] may use.
#[derive(Clone)]
#[non_exhaustive]
pub struct ClientParts {
    /// The transport.
    pub transport: Arc<dyn Transport>,
    /// The clocks and the timer.
    pub runtime: Arc<dyn Runtime>,
    /// The base URL, without a slash at its end.
    pub base_url: String,
    /// Whether credentials may be sent to another machine without encryption.
    pub allow_insecure_http: bool,
    /// The URLs that the document declares for refresh tokens.
    pub refresh_urls: RefreshUrls,
}

/// Why there is no access token. Calls that waited for the same token have clones of the same error.
#[derive(Clone)]
pub struct TokenError {
    reason: Arc<str>,
    source: Option<Arc<dyn error::Error + Send + Sync>>,
    is_timeout: bool,
}

impl TokenError {
    /// An error with a reason, which is shown to users: it must not contain a secret.
    pub fn new(reason: impl AsRef<str>) -> Self {
        Self {
            reason: reason.as_ref().into(),
            source: None,
            is_timeout: false,
        }
    }

    /// An error of a token that did not come in time.
    pub(super) fn timeout(reason: &str) -> Self {
        Self {
            is_timeout: true,
            ..Self::new(reason)
        }
    }

    pub(super) fn is_timeout(&self) -> bool {
        self.is_timeout
    }

    /// The same error with its cause, which is shown to users too.
    #[must_use]
    pub fn caused_by(self, source: impl error::Error + Send + Sync + 'static) -> Self {
        Self {
            source: Some(Arc::new(source)),
            ..self
        }
    }
}

impl fmt::Display for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl fmt::Debug for TokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, "TokenError", self)
    }
}

impl error::Error for TokenError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.source.as_ref().map(|source| &**source as _)
    }
}
