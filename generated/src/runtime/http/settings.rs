//! What a client was set up with. In: the builder's choices. Out: the same, shared by all its calls. It
//! must not know a call.

use std::{borrow::Cow, sync::Arc, time::Duration};

use reqwest::header::HeaderMap;

use super::{
    attempt::Limits, auth::Sealed, base_url::BaseUrl, budget::Budget, clock::Runtime,
    retry::RetryPolicy, transport::Transport,
};

/// The settings behind a [`Client`](super::Client).
pub(super) struct Settings {
    pub(super) transport: Arc<dyn Transport>,
    pub(super) runtime: Arc<dyn Runtime>,
    pub(super) base_url: BaseUrl,
    pub(super) credentials: Vec<(Cow<'static, str>, Arc<Sealed>)>,
    /// Sent with every call.
    pub(super) headers: HeaderMap,
    /// Sent with the calls that declare them.
    pub(super) declared_headers: HeaderMap,
    pub(super) policy: RetryPolicy,
    pub(super) timeout: Duration,
    /// Of streams.
    pub(super) idle_timeout: Option<Duration>,
    pub(super) limits: Limits,
    pub(super) validate: bool,
    pub(super) budget: Budget,
}
