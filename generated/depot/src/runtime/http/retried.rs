//! Whether a call is sent again. In: a policy, and what an attempt came to. Out: a decision. It must not send or sleep.

use reqwest::{Method, StatusCode};

use super::{
    attempt::{Attempt, AttemptError},
    retry::RetryPolicy,
};

/// Whether the caller may send the same request again after this: it may succeed then, and cannot do harm.
pub(super) fn permits(policy: RetryPolicy, method: &Method, attempt: &Attempt) -> bool {
    let broke_off =
        matches!(&attempt.outcome, Err(AttemptError::Transport(error, Some(_))) if error.is_lost());
    allows(policy, method, attempt) || (broke_off && policy.is_repeatable(method))
}

/// Whether the same request is sent again after this by itself.
///
/// Not where a success body broke off: the service has responded, and may send as much once more.
pub(super) fn allows(policy: RetryPolicy, method: &Method, attempt: &Attempt) -> bool {
    let repeatable = policy.is_repeatable(method);
    match &attempt.outcome {
        Ok(response) => match response.status() {
            StatusCode::TOO_MANY_REQUESTS => repeatable || !attempt.acted,
            StatusCode::REQUEST_TIMEOUT
            | StatusCode::BAD_GATEWAY
            | StatusCode::SERVICE_UNAVAILABLE
            | StatusCode::GATEWAY_TIMEOUT => repeatable,
            _ => false,
        },
        Err(AttemptError::Transport(error, None)) if !error.was_sent() => {
            error.may_pass() && (repeatable || !attempt.acted)
        }
        Err(AttemptError::Transport(error, None)) => {
            let is_cut = error.is_timeout() && attempt.has_own_time;
            repeatable && (error.is_lost() || is_cut)
        }
        Err(_) => false,
    }
}
