//! Access tokens that are got when they are needed. In: a provider. Out: a token, or why there is none. It must not know how tokens are got.

use std::{error, fmt, sync::Arc};

use super::{
    super::Secret,
    clock::Runtime,
    transport::{BoxFuture, Transport},
};

/// Gives a client the tokens that it sends as `Authorization: Bearer …`; [`Credential::provider`](super::Credential::provider) takes one.
///
/// It is asked before each attempt, and keeps its token itself. Where the service rejects a token with a 401, it is asked for another, and
/// the request is sent once more, but not again after a second 401.
pub trait TokenProvider: Send + Sync {
    /// The token to send: another one than `rejected`, if that is still the provider's own.
    ///
    /// Calls ask at the same time, and may be dropped while they wait.
    fn token<'a>(
        &'a self,
        rejected: Option<&'a Secret>,
    ) -> BoxFuture<'a, Result<Secret, TokenError>>;

    /// Passes the parts of a client with this provider when it is built.
    ///
    /// # Errors
    ///
    /// If the client cannot be built with this provider: the reason follows "the credential for `scheme`".
    fn connect(&self, _client: &ClientParts) -> Result<(), &'static str> {
        Ok(())
    }
}

/// What a client sends requests with.
#[derive(Clone)]
#[non_exhaustive]
pub struct ClientParts {
    /// The transport.
    pub transport: Arc<dyn Transport>,
    /// The clocks and the timer.
    pub runtime: Arc<dyn Runtime>,
    /// The base URL, without a slash at its end.
    pub base_url: String,
    /// Whether credentials may be sent over plain http to another machine.
    pub allow_insecure_http: bool,
}

/// Why there is no access token. Clones are for calls that waited for the same token.
#[derive(Clone)]
pub struct TokenError {
    reason: Arc<str>,
    source: Option<Arc<dyn error::Error + Send + Sync>>,
}

impl TokenError {
    /// An error with a reason, which is shown to users: it must not contain a secret.
    pub fn new(reason: impl AsRef<str>) -> Self {
        Self {
            reason: reason.as_ref().into(),
            source: None,
        }
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
        f.debug_struct("TokenError")
            .field("reason", &self.reason)
            .field("source", &self.source)
            .finish()
    }
}

impl error::Error for TokenError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        self.source.as_ref().map(|source| &**source as _)
    }
}
