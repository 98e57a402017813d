//! What a client has by default: reqwest, and the timer of tokio. In: settings of connections. Out: a transport and a runtime. It must not know a
//! call.

#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use std::{sync::Arc, time::Duration};

use super::{
    base_url::BaseUrl,
    build_error::BuildError,
    clock::{Runtime, Sleep},
    defaults,
    reqwest_transport::ReqwestTransport,
    transport::Transport,
};

/// The builder of reqwest's client.
pub type ReqwestBuilder = reqwest::ClientBuilder;

type Configure = Box<dyn FnOnce(ReqwestBuilder) -> ReqwestBuilder + Send>;

/// How connections are established.
#[allow(
    missing_docs,
    reason = "each field is what the builder's method of its name sets"
)]
pub struct Connecting {
    pub timeout: Duration,
    pub configure: Option<Configure>,
}

impl Default for Connecting {
    fn default() -> Self {
        Self {
            timeout: defaults::CONNECT_TIMEOUT,
            configure: None,
        }
    }
}

impl Connecting {
    /// The transport of a client that sends requests to these URLs.
    pub(super) fn transport(
        self,
        user_agent: &str,
        urls: &[&BaseUrl],
    ) -> Result<Arc<dyn Transport>, BuildError> {
        let mut builder = reqwest::Client::builder().user_agent(user_agent);
        if urls.iter().any(|url| url.is_local()) {
            // A proxy from the environment would carry the credentials off this machine in the clear.
            builder = builder.no_proxy();
        }
        let https_only = urls.iter().all(|url| url.is_https());
        let finish =
            |builder: ReqwestBuilder| builder.https_only(https_only).connect_timeout(self.timeout);
        let transport = match self.configure {
            Some(configure) => ReqwestTransport::new(finish(configure(builder))),
            None => ReqwestTransport::without_timeouts(finish(builder)),
        }?;
        Ok(Arc::new(transport))
    }
}

/// The runtime of a client.
pub(super) fn default_runtime() -> Arc<dyn Runtime> {
    Arc::new(TokioRuntime::default())
}

/// The timer and the clock of tokio, in whose runtime calls have to be awaited then.
#[derive(Clone, Copy, Debug)]
pub struct TokioRuntime {
    start: tokio::time::Instant,
}

impl Default for TokioRuntime {
    fn default() -> Self {
        Self {
            start: tokio::time::Instant::now(),
        }
    }
}

impl Runtime for TokioRuntime {
    fn sleep(&self, time: Duration) -> Sleep {
        Box::pin(tokio::time::sleep(time))
    }

    fn instant(&self) -> Duration {
        self.start.elapsed()
    }
}
