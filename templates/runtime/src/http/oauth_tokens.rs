//! The token that is sent, and who gets the next one. In: tokens that were issued or could not be. Out: one token for all calls. It must not
//! know how a token is requested.

use std::{
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use reqwest::Url;

use super::{
    super::Secret,
    auth::Credential,
    box_future::BoxFuture,
    oauth::{Issued, OAuth},
    token::{ClientParts, TokenError, TokenProvider},
};

/// For how long no token is requested after a first failure, and at most.
const SHORTEST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(30);

/// The tokens of an [`OAuth`].
pub(super) struct OAuthTokens {
    oauth: Arc<OAuth>,
    /// The first client that uses them requests them.
    endpoint: OnceLock<((Url, Url), ClientParts)>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The token, and when it is to be renewed.
    current: Option<(Secret, Option<Duration>)>,
    refresh: Option<Secret>,
    request: Option<Arc<Shared>>,
    /// Why there is no token, and until when none is requested.
    failure: Option<(TokenError, Duration)>,
    failures: u32,
}

/// A token request that several calls wait for. The call that has the lock drives it; if that one is dropped, the next one goes on.
struct Shared {
    work: tokio::sync::Mutex<BoxFuture<'static, Result<Issued, TokenError>>>,
    outcome: OnceLock<Result<Secret, TokenError>>,
}

impl OAuthTokens {
    pub(super) fn new(oauth: OAuth) -> Self {
        let state = State {
            refresh: oauth.refresh.clone(),
            ..State::default()
        };
        Self {
            oauth: Arc::new(oauth),
            endpoint: OnceLock::new(),
            state: Mutex::new(state),
        }
    }

    /// The token, if it can be sent, or the request for the next one.
    fn find(&self, rejected: Option<&Secret>) -> Result<Result<Secret, Arc<Shared>>, TokenError> {
        let Some((urls, client)) = self.endpoint.get() else {
            return Err(TokenError::new("the provider belongs to no client"));
        };
        let now = client.runtime.instant();
        let mut state = self.lock();
        if let Some((token, end)) = &state.current {
            let is_expired = end.is_some_and(|end| end <= now);
            if !is_expired && rejected != Some(token) {
                return Ok(Ok(token.clone()));
            }
        }
        if let Some(request) = &state.request {
            return Ok(Err(Arc::clone(request)));
        }
        if let Some((error, _)) = state.failure.as_ref().filter(|(_, end)| now < *end) {
            return Err(error.clone());
        }
        let oauth = Arc::clone(&self.oauth);
        let work = oauth.request(urls.clone(), client.clone(), state.refresh.clone());
        let request = Arc::new(Shared {
            work: tokio::sync::Mutex::new(Box::pin(work)),
            outcome: OnceLock::new(),
        });
        state.request = Some(Arc::clone(&request));
        Ok(Err(request))
    }

    async fn wait_for(&self, request: &Shared) -> Result<Secret, TokenError> {
        let mut work = request.work.lock().await;
        if let Some(outcome) = request.outcome.get() {
            return outcome.clone();
        }
        let issued = work.as_mut().await;
        let (outcome, refresh) = self.keep(issued);
        let outcome = request.outcome.get_or_init(|| outcome).clone();
        if let (Some(refresh), Some(store)) = (refresh, &self.oauth.on_refresh_token) {
            store(&refresh);
        }
        outcome
    }

    /// Keeps what a request came to, and gives the token and a new refresh token.
    fn keep(
        &self,
        issued: Result<Issued, TokenError>,
    ) -> (Result<Secret, TokenError>, Option<Secret>) {
        let now = self
            .endpoint
            .get()
            .map(|(_, client)| client.runtime.instant());
        let now = now.unwrap_or_default();
        let mut state = self.lock();
        state.request = None;
        match issued {
            Ok(issued) => {
                let end = issued.lifetime.and_then(|time| now.checked_add(time));
                state.current = Some((issued.token.clone(), end));
                state.failure = None;
                state.failures = 0;
                let refresh = issued
                    .refresh
                    .filter(|new| state.refresh.as_ref() != Some(new));
                if refresh.is_some() {
                    state.refresh.clone_from(&refresh);
                }
                (Ok(issued.token), refresh)
            }
            Err(error) => {
                let pause = SHORTEST
                    .saturating_mul(1 << state.failures.min(5))
                    .min(LONGEST);
                state.failures = state.failures.saturating_add(1);
                state.failure = Some((error.clone(), now.saturating_add(pause)));
                (Err(error), None)
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TokenProvider for OAuthTokens {
    fn token<'a>(
        &'a self,
        rejected: Option<&'a Secret>,
    ) -> BoxFuture<'a, Result<Secret, TokenError>> {
        Box::pin(async move {
            match self.find(rejected)? {
                Ok(token) => Ok(token),
                Err(request) => self.wait_for(&request).await,
            }
        })
    }

    fn connect(&self, client: &ClientParts) -> Result<(), &'static str> {
        let urls = self.oauth.urls(client)?;
        self.endpoint.get_or_init(|| (urls, client.clone()));
        Ok(())
    }
}

/// As a bearer token.
impl From<OAuth> for Credential {
    fn from(oauth: OAuth) -> Self {
        Self::provider(OAuthTokens::new(oauth))
    }
}
