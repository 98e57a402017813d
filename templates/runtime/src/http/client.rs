//! The client. In: a builder's settings. Out: calls. It must not know an operation: emitted code adds them.

use std::{fmt, sync::Arc};

use reqwest::Method;

use super::{builder::ClientBuilder, request::Request, server_url::ServerUrl, settings::Settings};

/// A client of the service: a connection pool, a base URL and credentials.
///
/// It is cheap to clone and to share between threads. Clones share their connections and their budget for retries.
#[derive(Clone)]
pub struct Client {
    pub(super) settings: Arc<Settings>,
}

impl Client {
    /// Returns a builder of a client for `base_url`: a URL such as `https://api.example.com/v1`, or a server of the document.
    pub fn builder(base_url: impl Into<ServerUrl>) -> ClientBuilder {
        ClientBuilder::new(base_url.into())
    }

    /// Returns a request that the document does not describe, with the client's credentials, timeouts and retries.
    ///
    /// `path` is appended to the base URL. It starts with a slash, is sent as it is written, and may contain a query.
    pub fn request(&self, method: Method, path: impl Into<String>) -> Request {
        Request::new(self, method, path.into())
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let schemes: Vec<_> = self
            .settings
            .credentials
            .iter()
            .map(|(scheme, _)| scheme)
            .collect();
        f.debug_struct("Client")
            .field("base_url", &format_args!("{}", self.settings.base_url))
            .field("credentials", &schemes)
            .finish_non_exhaustive()
    }
}
