//! What a client was set up with. In: the builder's choices. Out: the same, shared by all its calls. It
//! must not know a call.

use std::{borrow::Cow, sync::Arc, time::Duration};

use reqwest::{Url, header::HeaderMap};
use tokio::sync::Semaphore;

use super::{
    auth::Sealed,
    base_url::{BaseUrl, is_same_origin},
    budget::RetryBudget,
    clock::Runtime,
    hooks::Hooks,
    observer::Observer,
    retry::RetryPolicy,
    transport::Transport,
};

/// Credentials, as they are sent, by security scheme.
pub(super) type Credentials = Vec<(Cow<'static, str>, Arc<Sealed>)>;

/// What one attempt may take in.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Decoded bytes of a success body.
    pub body: usize,
    /// Decoded bytes of any other body.
    pub error_body: usize,
    /// The time that the body of an error response may take.
    pub error_time: Duration,
    /// Bytes of memory that decoding a body may take; `None` for as many as follow from the body's length.
    pub decode_memory: Option<usize>,
    /// Bytes of the stack that decoding a body may use; `None` for as many as are safe on a small thread.
    pub decode_stack: Option<usize>,
    /// Bytes of an item of a stream.
    pub item: usize,
    /// Redirects that are followed.
    pub redirects: usize,
}

/// The settings behind a [`Client`](super::super::Client).
pub(super) struct Settings {
    pub(super) transport: Arc<dyn Transport>,
    pub(super) runtime: Arc<dyn Runtime>,
    pub(super) base_url: BaseUrl,
    /// The server of the document that the client was made for.
    pub(super) server: Option<&'static str>,
    /// Whether the base URL is the caller's own.
    pub(super) has_own_base: bool,
    /// The URLs that the builder was given for servers of the document.
    pub(super) servers: Vec<(&'static str, BaseUrl)>,
    /// URLs whose origins may receive credentials.
    pub(super) origins: Vec<Url>,
    pub(super) credentials: Credentials,
    /// The security schemes of the document that have a credential.
    pub(super) schemes: &'static [&'static str],
    /// Sent with every call.
    pub(super) headers: HeaderMap,
    /// Sent with the calls that declare them.
    pub(super) declared_headers: HeaderMap,
    pub(super) policy: RetryPolicy,
    pub(super) timeout: Duration,
    /// Of each attempt.
    pub(super) attempt_timeout: Option<Duration>,
    /// Of streams.
    pub(super) idle_timeout: Option<Duration>,
    pub(super) limits: Limits,
    pub(super) validate: bool,
    /// Whether a response that is not as declared is an error.
    pub(super) strict: bool,
    pub(super) observer: Observer,
    pub(super) idempotency_keys: bool,
    pub(super) budget: RetryBudget,
    pub(super) hooks: Vec<Arc<dyn Hooks>>,
    /// A permit for each request that may be under way at the same time.
    pub(super) in_flight: Option<Semaphore>,
}

impl Settings {
    /// Whether credentials may be sent to a URL: that of a call, of a redirect, of a page, of a token endpoint. All that sends asks
    /// here first.
    pub(super) fn may_receive_credentials(&self, url: &Url) -> bool {
        self.origins
            .iter()
            .any(|allowed| is_same_origin(allowed, url))
    }
}
