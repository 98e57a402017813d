//! What the runtime does unless it is set otherwise.

use std::time::Duration;

use disjunct_runtime::source::defaults;
use serde::{Deserialize, Serialize};

/// The defaults of a client. Times are in milliseconds, sizes in bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuntimeDefaults {
    /// The time for a request, with its retries.
    pub timeout: u64,
    /// The time for a connection.
    pub connect_timeout: u64,
    /// The time for which a stream or a download may be silent. Surfaces that lack it are of crates without this limit.
    #[serde(default = "no_limit", skip_serializing_if = "is_no_limit")]
    pub idle_timeout: u64,
    /// The size of a success body.
    pub max_body: usize,
    /// The size of any other body.
    pub max_error_body: usize,
    /// The time for the body of an error response.
    pub error_body_time: u64,
    /// The size of an item of a stream.
    pub max_item: usize,
    /// The number of redirects.
    pub max_redirects: usize,
    /// The number of retries.
    pub max_retries: u32,
    /// The upper bound of the first random wait.
    pub retry_base_delay: u64,
    /// The upper bound of every random wait.
    pub retry_max_delay: u64,
    /// The longest wait that a service may ask for.
    pub retry_max_wait: u64,
}

fn no_limit() -> u64 {
    u64::MAX
}

/// Serde passes a reference.
#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature is serde's"
)]
fn is_no_limit(time: &u64) -> bool {
    *time == no_limit()
}

impl RuntimeDefaults {
    /// Those of the runtime that this generator emits.
    pub fn current() -> Self {
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Self {
            timeout: milliseconds(defaults::TIMEOUT),
            connect_timeout: milliseconds(defaults::CONNECT_TIMEOUT),
            idle_timeout: milliseconds(defaults::IDLE_TIMEOUT),
            max_body: defaults::MAX_BODY,
            max_error_body: defaults::MAX_ERROR_BODY,
            error_body_time: milliseconds(defaults::ERROR_BODY_TIME),
            max_item: defaults::MAX_ITEM,
            max_redirects: defaults::MAX_REDIRECTS,
            max_retries: defaults::MAX_RETRIES,
            retry_base_delay: milliseconds(defaults::RETRY_BASE_DELAY),
            retry_max_delay: milliseconds(defaults::RETRY_MAX_DELAY),
            retry_max_wait: milliseconds(defaults::RETRY_MAX_WAIT),
        }
    }
}
