//! How often a call is sent again, and how long after. In: a policy. Out: waits. It must not know an attempt.

use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};
use reqwest::Method;

use super::defaults;
use super::random::random;

/// No wait between two attempts is longer than this, by any policy.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// When and how often a call is retried.
///
/// A call is retried if no connection was established, if the connection was lost before the response, if an attempt exceeded its timeout,
/// and after the statuses 408, 429, 502, 503 and 504. If the service may have processed the request (in all of these cases except 429,
/// a connection that was not established, and a request that HTTP/2 reports as unprocessed), it is retried only if its method is
/// idempotent. A certificate that is not trusted, and a body of the request that cannot be read, are no reason to retry.
///
/// Before a retry, the call waits as long as the service asks, plus a random time whose upper bound doubles with each retry; together no
/// longer than [`max_wait`](Self::max_wait). If the service asks for more, the call is not retried, and
/// [`Error::retry_after`](super::Error::retry_after) returns the time.
///
/// ```text
/// RetryPolicy::new().max_retries(4).max_wait(Duration::from_secs(10))
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetryPolicy {
    pub(super) max_retries: u32,
    base_delay: Duration,
    max_delay: Duration,
    max_wait: Duration,
    any_method: bool,
}

impl RetryPolicy {
    /// The default policy: at most two retries.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            max_retries: defaults::MAX_RETRIES,
            base_delay: defaults::RETRY_BASE_DELAY,
            max_delay: defaults::RETRY_MAX_DELAY,
            max_wait: defaults::RETRY_MAX_WAIT,
            any_method: false,
        }
    }

    /// No retries.
    #[must_use]
    pub const fn none() -> Self {
        Self::new().max_retries(0)
    }

    /// Sets the maximum number of retries.
    #[must_use]
    pub const fn max_retries(self, max_retries: u32) -> Self {
        Self {
            max_retries,
            ..self
        }
    }

    /// Sets the upper bound of the first random wait; it doubles with each retry.
    #[must_use]
    pub const fn base_delay(self, base_delay: Duration) -> Self {
        Self { base_delay, ..self }
    }

    /// Sets the upper bound of every random wait.
    #[must_use]
    pub const fn max_delay(self, max_delay: Duration) -> Self {
        Self { max_delay, ..self }
    }

    /// Sets the longest wait if the service asks for one, including the random time. If it asks for more, the call is not retried, and
    /// [`Retries::capped`] is true.
    #[must_use]
    pub const fn max_wait(self, max_wait: Duration) -> Self {
        Self { max_wait, ..self }
    }

    /// Treats every method as idempotent: for services that recognize a repeated request.
    #[must_use]
    pub const fn any_method(self, any_method: bool) -> Self {
        Self { any_method, ..self }
    }

    pub(super) fn or_any_method(self, any_method: bool) -> Self {
        self.any_method(self.any_method || any_method)
    }

    /// The random waits between attempts, one for each retry: full jitter.
    pub(super) fn pauses(self) -> impl Iterator<Item = Duration> + Send {
        let longest = self.max_delay.min(LONGEST);
        let plain = ExponentialBuilder::new()
            .with_min_delay(self.base_delay.min(longest))
            .with_max_delay(longest)
            .with_max_times(usize::try_from(self.max_retries).unwrap_or(usize::MAX));
        // backon's jitter comes on top of the delay. Full jitter, from nothing up to the delay, is what it adds.
        let jittered = plain.with_jitter().with_jitter_seed(random()).build();
        plain
            .build()
            .zip(jittered)
            .map(|(delay, jittered)| jittered.saturating_sub(delay))
    }

    /// The wait before a retry: what the service asked for, and a random time on top, so that not everybody who was asked comes back
    /// at once; both together no longer than the policy allows.
    pub(super) fn wait(self, asked: Option<Duration>, pause: Duration) -> Duration {
        asked.map_or(pause, |asked| {
            asked.saturating_add(pause).min(self.longest_wait())
        })
    }

    /// The longest wait where the service asks for one.
    pub(super) fn longest_wait(self) -> Duration {
        self.max_wait.min(LONGEST)
    }

    /// Whether a request that the service may have processed is sent again.
    pub(super) fn is_repeatable(self, method: &Method) -> bool {
        // `http` knows no `QUERY`, which is a `GET` with a body.
        self.any_method || method.is_idempotent() || method.as_str() == "QUERY"
    }
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self::new()
    }
}

/// The retries of a call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retries {
    pub(super) count: u32,
    pub(super) waited: Duration,
    pub(super) capped: bool,
}

impl Retries {
    /// Returns the number of retries.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Returns the total time between attempts.
    #[must_use]
    pub fn waited(&self) -> Duration {
        self.waited
    }

    /// Returns `true` if the call was not retried because the service asked for a longer wait than [`RetryPolicy::max_wait`] allows.
    #[must_use]
    pub fn capped(&self) -> bool {
        self.capped
    }
}
