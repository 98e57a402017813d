//! What a service is before it starts.
//!
//! In: the choices of a test. Out: a started [`Service`].

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::auth::Tokens;
use crate::limit::Limiter;
use crate::state::State;
use crate::{
    Clock, ENDED_SESSION, RUNNING_SESSION, RetryAfter, Service, SessionState, TOKEN, fixtures,
};

/// The configuration of a service. Unless told otherwise: the token [`TOKEN`], 1000 requests a minute by the system's
/// clock, no `Retry-After`, the sessions [`RUNNING_SESSION`] and [`ENDED_SESSION`], the page [`fixtures::page`].
#[derive(Clone, Debug)]
pub struct Builder {
    tokens: Vec<String>,
    limit: u32,
    window: Duration,
    clock: Clock,
    retry_after: RetryAfter,
    sessions: BTreeMap<String, SessionState>,
    page: Value,
}

impl Default for Builder {
    fn default() -> Self {
        let sessions = [
            (RUNNING_SESSION, SessionState::Running),
            (ENDED_SESSION, SessionState::Ended),
        ];
        Self {
            tokens: Vec::new(),
            limit: 1000,
            window: Duration::from_secs(60),
            clock: Clock::system(),
            retry_after: RetryAfter::None,
            sessions: sessions.map(|(id, state)| (id.to_owned(), state)).into(),
            page: fixtures::page(),
        }
    }
}

impl Builder {
    /// Accepts this access token or API key; the first one given replaces [`TOKEN`], further ones are added.
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.tokens.push(token.into());
        self
    }

    /// Allows `limit` requests in each window. A window opens with the first request after the end of the last one.
    #[must_use]
    pub fn rate_limit(mut self, limit: u32, window: Duration) -> Self {
        (self.limit, self.window) = (limit, window);
        self
    }

    /// Takes the time of the rate limit from this clock.
    #[must_use]
    pub fn clock(mut self, clock: &Clock) -> Self {
        self.clock = clock.clone();
        self
    }

    /// Whether and how a 429 carries `Retry-After`.
    #[must_use]
    pub fn retry_after(mut self, form: RetryAfter) -> Self {
        self.retry_after = form;
        self
    }

    /// Adds a session. The id is the decoded one: `a/b`, not `a%2Fb`.
    #[must_use]
    pub fn session(mut self, id: impl Into<String>, state: SessionState) -> Self {
        self.sessions.insert(id.into(), state);
        self
    }

    /// Sets the Observation that observe responds with.
    #[must_use]
    pub fn page(mut self, page: Value) -> Self {
        self.page = page;
        self
    }

    /// Starts the service on a free port of 127.0.0.1, as a task of the current runtime.
    ///
    /// # Panics
    /// When no port is free, or outside of a tokio runtime.
    pub async fn start(self) -> Service {
        let mut tokens = self.tokens.into_iter();
        let first = tokens.next().unwrap_or_else(|| TOKEN.to_owned());
        let limiter = Limiter::new(self.limit, self.window, self.clock, self.retry_after);
        let tokens = Tokens::new(first, tokens.collect());
        Service::serve(State::new(tokens, limiter, self.sessions, self.page)).await
    }
}
