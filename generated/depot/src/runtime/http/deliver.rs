//! A call from its first attempt to its last. In: a request that is ready, a policy, a time. Out: an
//! response of any status, or an error. It must not know what the document declares.
//!
//! Dropping the future at any await is harmless: all state that outlives it is the retry budget, which is
//! changed in one step.

use std::{borrow::Cow, time::Duration};

use super::{
    attempt::{Attempt, Terms},
    call_name::CallName,
    connection_error::ConnectionError,
    context::Context,
    error::Error,
    head::Head,
    hooks::{HookedCall, HookedRequest, Outcome},
    media_types::MediaTypes,
    outgoing::Outgoing,
    raw_response::RawResponse,
    reading::Reading,
    retried,
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
    pub(super) attempt_timeout: Option<Duration>,
    pub(super) redirects: &'static [u16],
    pub(super) reading: fn(&Head) -> Reading,
    pub(super) stream_types: MediaTypes,
}

impl Delivery<'_> {
    /// Sends the call, and sends it again as long as the policy retries it.
    pub(super) async fn deliver(mut self) -> Result<(RawResponse, Context), Error> {
        let Settings {
            runtime,
            budget,
            hooks,
            ..
        } = self.settings;
        let start = runtime.instant();
        let deadline = start.checked_add(self.timeout);
        let mut call = HookedCall {
            name: self.name.clone(),
            retries: 0,
        };
        for hook in hooks {
            hook.before_call(&call, &mut HookedRequest::new(&mut self.outgoing));
        }
        let mut pauses = self.policy.pauses();
        let mut retries = Retries::default();
        let mut may_have_acted = false;
        let mut may_renew = true;
        budget.deposit();
        loop {
            trace::sending(&self.name, retries.count);
            let attempt = self.attempt(&call, deadline, &mut may_renew).await;
            let arrived = attempt.outcome.as_ref().map(RawResponse::status);
            trace::received(&self.name, arrived);
            may_have_acted |= attempt.may_have_acted();
            let is_repeatable = self.outgoing.is_repeatable();
            let is_allowed = retried::allows(self.policy, &self.outgoing.method, &attempt);
            let is_retried = is_allowed && is_repeatable;
            let asked = asked_wait(&attempt);
            let is_too_long = asked.is_some_and(|asked| asked > self.policy.longest_wait());
            retries.capped = is_retried && is_too_long;
            let pause = if is_retried && !is_too_long {
                pauses.next()
            } else {
                None
            };
            let wait = pause.map(|pause| self.policy.wait(asked, pause));
            let Some(wait) = wait.filter(|wait| self.can_wait(*wait, deadline)) else {
                let outcome = outcome(&attempt, runtime.instant().saturating_sub(start));
                for hook in hooks {
                    hook.after_call(&call, &outcome);
                }
                let is_permitted = retried::permits(self.policy, &self.outgoing.method, &attempt);
                let context = Context {
                    name: self.name,
                    response: None,
                    retries,
                    retryable: is_permitted && is_repeatable,
                    was_sent_once: is_permitted && !is_repeatable,
                    may_have_acted,
                    asked,
                };
                return finish(attempt, context, self.settings.limits.body);
            };
            trace::retrying(&self.name, wait);
            retries.count += 1;
            for hook in hooks {
                hook.on_retry(&call, retries.count, wait);
            }
            call.retries = retries.count;
            retries.waited = retries.waited.saturating_add(wait);
            runtime.sleep(wait).await;
        }
    }

    /// One attempt, between its hooks.
    async fn attempt(
        &self,
        call: &HookedCall,
        deadline: Option<Duration>,
        may_renew: &mut bool,
    ) -> Attempt {
        let Settings { runtime, hooks, .. } = self.settings;
        let start = runtime.instant();
        let own = self
            .attempt_timeout
            .and_then(|time| start.checked_add(time));
        let own = own.filter(|own| deadline.is_none_or(|deadline| *own < deadline));
        let terms = Terms {
            settings: self.settings,
            reading: self.reading,
            stream_types: self.stream_types,
            redirects: self.redirects,
            deadline: own.or(deadline),
            time: match (own, self.attempt_timeout) {
                (Some(_), Some(time)) => time,
                _ => self.timeout,
            },
            has_own_time: own.is_some(),
        };
        let mut outgoing = Cow::Borrowed(&self.outgoing);
        for hook in hooks {
            hook.before_attempt(call, &mut HookedRequest::new(outgoing.to_mut()));
        }
        let attempt = terms.send(&outgoing, may_renew).await;
        let outcome = outcome(&attempt, runtime.instant().saturating_sub(start));
        for hook in hooks {
            hook.after_attempt(call, &outcome);
        }
        attempt
    }

    /// Whether there is time for the wait and fairness for the retry: a caller learns at once what waiting
    /// would not change.
    fn can_wait(&self, wait: Duration, deadline: Option<Duration>) -> bool {
        let now = self.settings.runtime.instant();
        let left = deadline.map(|deadline| deadline.saturating_sub(now));
        left.is_none_or(|left| wait < left) && self.settings.budget.withdraw()
    }
}

/// What the hooks learn of an attempt.
fn outcome(attempt: &Attempt, time: Duration) -> Outcome {
    Outcome {
        status: attempt.status(),
        error: attempt.fault().map(ConnectionError::kind),
        time,
    }
}

/// What the service asked for, along with any response that is no success.
fn asked_wait(attempt: &Attempt) -> Option<Duration> {
    match &attempt.outcome {
        Ok(response) if !response.status().is_success() => response.head().asked_wait(),
        _ => None,
    }
}

fn finish(attempt: Attempt, context: Context, cap: usize) -> Result<(RawResponse, Context), Error> {
    match attempt.outcome {
        Ok(response) => Ok((response, context)),
        Err(error) => Err(Error::of_attempt(error, context, cap)),
    }
}
