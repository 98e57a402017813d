//! A call from its first attempt to its last. In: a request that is ready, a policy, a time. Out: an
//! answer of any status, or an error. It must not know what the document declares.
//!
//! Dropping the future at any await is harmless: all state that outlives it is the retry budget, which is
//! changed in one step.

use std::time::{Duration, Instant};

use backon::{DefaultSleeper, Sleeper};

use super::{
    attempt::{Attempt, exchange},
    context::{CallName, Context},
    error::Error,
    moment,
    outgoing::Outgoing,
    raw_response::RawResponse,
    retry::{Retries, RetryPolicy},
    settings::Settings,
    trace,
};

/// A call as it is sent.
pub(super) struct Delivery<'a> {
    pub(super) settings: &'a Settings,
    pub(super) name: CallName,
    pub(super) outgoing: Outgoing,
    pub(super) policy: RetryPolicy,
    pub(super) timeout: Duration,
}

impl Delivery<'_> {
    /// Sends the call until it is answered for good.
    pub(super) async fn deliver(self) -> Result<(RawResponse, Context), Error> {
        let Settings {
            http,
            limits,
            budget,
            ..
        } = self.settings;
        let deadline = Instant::now().checked_add(self.timeout);
        let mut pauses = self.policy.pauses();
        let mut retries = Retries::default();
        let mut may_have_acted = false;
        budget.deposit();
        loop {
            trace::sending(&self.name, retries.count);
            let attempt = exchange(http, &self.outgoing, *limits, deadline).await;
            trace::answered(&self.name, &attempt);
            may_have_acted |= attempt.may_have_acted();
            let retryable = self.policy.permits(&self.outgoing.method, &attempt);
            let is_retried = self.policy.allows(&self.outgoing.method, &attempt);
            let asked = asked_wait(&attempt);
            let is_too_long = asked.is_some_and(|asked| asked > self.policy.longest_wait());
            retries.capped = is_retried && is_too_long;
            let pause = if is_retried && !is_too_long {
                pauses.next()
            } else {
                None
            };
            let wait = pause.map(|pause| self.wait(asked, pause));
            let Some(wait) = wait.filter(|wait| self.can_wait(*wait, deadline)) else {
                let context = Context {
                    name: self.name,
                    answer: None,
                    retries,
                    retryable,
                    may_have_acted,
                    asked,
                };
                return finish(attempt, context, limits.body);
            };
            trace::retrying(&self.name, wait);
            retries.count += 1;
            retries.waited = retries.waited.saturating_add(wait);
            DefaultSleeper::default().sleep(wait).await;
        }
    }

    /// What the service asked for, and a random time on top, so that not everybody who was asked comes back at once; both
    /// together as long as the policy allows.
    fn wait(&self, asked: Option<Duration>, pause: Duration) -> Duration {
        asked.map_or(pause, |asked| {
            asked.saturating_add(pause).min(self.policy.longest_wait())
        })
    }

    /// Whether there is time for the wait and fairness for the retry: a caller learns at once what waiting
    /// would not change.
    fn can_wait(&self, wait: Duration, deadline: Option<Instant>) -> bool {
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        left.is_none_or(|left| wait < left) && self.settings.budget.withdraw()
    }
}

/// What the service asked for, along with any answer that is no success.
fn asked_wait(attempt: &Attempt) -> Option<Duration> {
    match &attempt.outcome {
        Ok(answer) if !answer.status().is_success() => moment::announced_wait(answer),
        _ => None,
    }
}

fn finish(attempt: Attempt, context: Context, cap: usize) -> Result<(RawResponse, Context), Error> {
    match attempt.outcome {
        Ok(answer) => Ok((answer, context)),
        Err(error) => Err(Error::of_attempt(error, context, cap)),
    }
}
