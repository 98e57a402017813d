//! The clients of two services, and what they share.

use std::sync::Arc;

use disjunct_runtime::{BuildError, Credential, Hooks, RetryBudget, TokenProvider, Transport};

pub mod sessions {
    //! The client of the browser session service.

    include!(concat!(env!("OUT_DIR"), "/sessions.rs"));
}

pub mod depot {
    //! The client of the depot.

    include!(concat!(env!("OUT_DIR"), "/depot.rs"));
}

/// What both clients share.
pub struct Shared {
    /// The connections.
    pub transport: Arc<dyn Transport>,
    /// Provides the access tokens.
    pub tokens: Arc<dyn TokenProvider>,
    /// Bounds the retries of both together.
    pub retries: RetryBudget,
    /// Observes all calls.
    pub hooks: Arc<dyn Hooks>,
}

impl Shared {
    /// A client of the browser session service.
    ///
    /// # Errors
    ///
    /// Fails if the URL is not valid.
    pub fn sessions(&self, url: String) -> Result<sessions::Client, BuildError> {
        sessions::Client::builder(url)
            .transport(Arc::clone(&self.transport))
            .bearer_token(Credential::provider(Arc::clone(&self.tokens)))
            .retry_budget(self.retries.clone())
            .hooks(Arc::clone(&self.hooks))
            .build()
    }

    /// A client of the depot.
    ///
    /// # Errors
    ///
    /// Fails if the URL is not valid.
    pub fn depot(&self, url: String) -> Result<depot::Client, BuildError> {
        depot::Client::builder(url)
            .transport(Arc::clone(&self.transport))
            .token(Credential::provider(Arc::clone(&self.tokens)))
            .retry_budget(self.retries.clone())
            .hooks(Arc::clone(&self.hooks))
            .build()
    }
}
