//! What a client was set up with. In: the builder's choices. Out: the same, shared by all its calls. It
//! must not know a call.

use std::{borrow::Cow, time::Duration};

use reqwest::header::HeaderMap;

use super::{attempt::Limits, auth::Sealed, base_url::BaseUrl, budget::Budget, retry::RetryPolicy};

/// The settings behind a [`Client`](super::Client).
pub(super) struct Settings {
    pub(super) http: reqwest::Client,
    pub(super) base_url: BaseUrl,
    pub(super) credentials: Vec<(Cow<'static, str>, Sealed)>,
    /// Sent with every call.
    pub(super) headers: HeaderMap,
    /// Sent with the calls that declare them.
    pub(super) declared_headers: HeaderMap,
    pub(super) policy: RetryPolicy,
    pub(super) timeout: Duration,
    pub(super) limits: Limits,
    pub(super) validate: bool,
    pub(super) budget: Budget,
}
