//! The handle of a running service.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::fault::{Fault, Faults};
use crate::operations;
use crate::operations::uploads::Upload;
use crate::record::{Journal, Received};
use crate::server::{self, Shared};
use crate::state::{Paging, State, lock};

/// A running service. Both origins serve all operations and share their data. Dropping it closes all connections.
#[derive(Debug)]
pub struct Service {
    /// The origin that clients use.
    pub main: Origin,
    /// Another origin: that of the operations with a server of their own, or one that nothing may be sent to.
    pub other: Origin,
    state: Arc<State>,
}

/// One address of a service.
#[derive(Debug)]
pub struct Origin {
    address: SocketAddr,
    shared: Arc<Shared>,
    server: JoinHandle<()>,
}

impl Service {
    /// Starts a service on two free ports of 127.0.0.1, as tasks of the current runtime.
    ///
    /// # Panics
    /// If no port is free, or outside of a tokio runtime.
    pub async fn start() -> Self {
        Self::start_at(0).await
    }

    /// Starts a service whose main origin is at this port of 127.0.0.1; at a free one, if it is 0.
    ///
    /// # Panics
    /// If the port is not free, or outside of a tokio runtime.
    pub async fn start_at(port: u16) -> Self {
        let (main, main_address) = listen(port).await;
        let (other, other_address) = listen(0).await;
        let state = Arc::new(State::new(format!("http://{other_address}")));
        let router = operations::router(Arc::clone(&state));
        Self {
            main: Origin::start(main, main_address, &state, router.clone()),
            other: Origin::start(other, other_address, &state, router),
            state,
        }
    }

    /// Sets how lists are paged.
    pub fn set_paging(&self, paging: Paging) {
        *lock(&self.state.paging) = paging;
    }

    /// Adds a file of `size` bytes to download. Its bytes are [`file_bytes`](crate::file_bytes).
    pub fn add_file(&self, id: &str, size: u64) {
        lock(&self.state.files).insert(id.to_owned(), size);
    }

    /// What was uploaded so far. Only the first MiB of each part is kept.
    #[must_use]
    pub fn uploads(&self) -> Vec<Upload> {
        lock(&self.state.uploads).clone()
    }

    /// The number of items in the depot.
    #[must_use]
    pub fn items(&self) -> usize {
        lock(&self.state.items).len()
    }

    /// How many access tokens were issued.
    #[must_use]
    pub fn tokens_issued(&self) -> u64 {
        lock(&self.state.tokens).issued
    }

    /// The refresh token that is valid now.
    #[must_use]
    pub fn refresh_token(&self) -> String {
        lock(&self.state.tokens).refresh.clone()
    }

    /// Makes all access tokens invalid that were issued so far, as if they had expired.
    pub fn revoke_tokens(&self) {
        lock(&self.state.tokens).valid.clear();
    }

    /// Sets `expires_in` of the tokens to come, in seconds: 3600 unless set. `None` leaves the property out.
    pub fn set_expires_in(&self, seconds: Option<u64>) {
        lock(&self.state.tokens).expires_in = seconds;
    }
}

async fn listen(port: u16) -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind(("127.0.0.1", port)).await;
    let listener = listener.expect("a free port on loopback");
    let address = listener.local_addr();
    (listener, address.expect("a bound listener has an address"))
}

impl Origin {
    fn start(
        listener: TcpListener,
        address: SocketAddr,
        state: &Arc<State>,
        router: Router,
    ) -> Self {
        let shared = Arc::new(Shared {
            journal: Journal::new(),
            faults: Faults::default(),
            state: Arc::clone(state),
        });
        let server = tokio::spawn(server::accept(listener, Arc::clone(&shared), router));
        Self {
            address,
            shared,
            server,
        }
    }

    /// The origin: `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The base URL of a client: `http://127.0.0.1:PORT/v1`.
    #[must_use]
    pub fn base(&self) -> String {
        format!("{}/v1", self.url())
    }

    /// The address of the origin.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The requests so far, in the order in which their heads were received.
    #[must_use]
    pub fn requests(&self) -> Vec<Received> {
        self.shared.journal.requests()
    }

    /// The requests so far whose path is `path`.
    #[must_use]
    pub fn requests_to(&self, path: &str) -> Vec<Received> {
        let requests = self.requests().into_iter();
        requests.filter(|request| request.path == path).collect()
    }

    /// Returns when `count` requests were received, those included that were received before.
    pub async fn received(&self, count: usize) {
        self.shared.journal.wait_for(count).await;
    }

    /// Forgets the requests so far.
    pub fn forget_requests(&self) {
        self.shared.journal.forget();
    }

    /// How many connections were accepted so far.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.shared.journal.connections()
    }

    /// Queues a fault for the next request that no earlier fault is for.
    pub fn next(&self, fault: Fault) {
        self.next_times(1, fault);
    }

    /// Queues a fault for the next `times` requests that no earlier fault is for.
    pub fn next_times(&self, times: usize, fault: Fault) {
        self.shared.faults.push(fault, times);
    }

    /// How many requests the queued faults are still for.
    #[must_use]
    pub fn faults_left(&self) -> usize {
        self.shared.faults.left()
    }

    /// Removes all queued faults.
    pub fn clear_faults(&self) {
        self.shared.faults.clear();
    }
}

impl Drop for Origin {
    fn drop(&mut self) {
        self.server.abort();
    }
}
