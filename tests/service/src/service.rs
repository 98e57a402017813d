//! The handle of a running service: its address, its record, and what a test changes while it runs.
//!
//! In: calls of a test. Out: the shared state, changed or read. It must not know HTTP.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::state::State;
use crate::{Builder, Recorded, Script, SessionState, front};

/// A running service. Dropping it closes the port and every connection.
#[derive(Debug)]
pub struct Service {
    address: SocketAddr,
    state: Arc<State>,
    server: JoinHandle<()>,
}

impl Service {
    /// Starts a service with the default configuration on a free port of 127.0.0.1, as a task of the current runtime.
    ///
    /// # Panics
    /// When no port is free, or outside of a tokio runtime.
    pub async fn start() -> Self {
        Self::builder().start().await
    }

    /// What to configure before starting: tokens, rate limit, clock, sessions, page.
    #[must_use]
    pub fn builder() -> Builder {
        Builder::default()
    }

    pub(crate) async fn serve(state: State) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a free port on loopback");
        let address = listener
            .local_addr()
            .expect("a bound listener has an address");
        let state = Arc::new(state);
        let server = tokio::spawn(front::accept(listener, Arc::clone(&state)));
        Self {
            address,
            state,
            server,
        }
    }

    /// The base address, `http://127.0.0.1:PORT`, without a slash at the end.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The address that the service listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The first token that the service accepts.
    #[must_use]
    pub fn token(&self) -> &str {
        self.state.tokens.first()
    }

    /// Every request received so far, in the order in which their bodies were complete.
    #[must_use]
    pub fn requests(&self) -> Vec<Recorded> {
        self.state.journal.requests()
    }

    /// How many connections were accepted so far.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.state.journal.connections()
    }

    /// Forgets the requests received so far; the count of connections stays.
    pub fn forget_requests(&self) {
        self.state.journal.forget();
    }

    /// Decides the response to the next request that no earlier script takes.
    pub fn next(&self, script: Script) {
        self.state.push_scripts([script]);
    }

    /// Decides the responses to the next `times` requests that no earlier script takes.
    pub fn next_times(&self, times: usize, script: &Script) {
        self.state
            .push_scripts(std::iter::repeat_n(script, times).cloned());
    }

    /// How many scripted responses have not been asked for yet.
    #[must_use]
    pub fn scripts_left(&self) -> usize {
        self.state.scripts_left()
    }

    /// Adds a session, or moves it to another state. The id is the decoded one: `a/b`, not `a%2Fb`.
    pub fn set_session(&self, id: &str, state: SessionState) {
        self.state.set_session(id, state);
    }

    /// Sets the Observation that observe responds with (its actions are still counted by `max_nb_actions`).
    pub fn set_page(&self, page: Value) {
        self.state.set_page(page);
    }

    /// Sets another limit and opens a fresh window: `limit` requests in each `window`.
    pub fn set_rate_limit(&self, limit: u32, window: Duration) {
        self.state.limiter.set(limit, window);
    }

    /// Ends the current window of the rate limit; the next request opens a fresh one.
    pub fn reset_rate_limit(&self) {
        self.state.limiter.reset();
    }

    /// Closes the port and every connection, and returns when they are closed (a drop does not wait).
    pub async fn stop(mut self) {
        self.server.abort();
        // The task was aborted, so it can only end in the error that says so.
        let _aborted = (&mut self.server).await;
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.server.abort();
    }
}
