//! What a client logs, through `tracing` where the crate's feature of that name is on. In: names, statuses
//! and times. Out: events. It must not be given a value of a request or a response.
#![allow(
    unexpected_cfgs,
    reason = "a crate that includes this file may have no such feature"
)]

use std::{fmt::Display, time::Duration};

use reqwest::StatusCode;

use super::{super::Deviation, call_name::CallName};

pub(super) fn sending(call: &CallName, retry: u32) {
    #[cfg(feature = "tracing")]
    tracing::debug!(%call, retry, "sending");
    let _ = (call, retry);
}

pub(super) fn received(call: &CallName, outcome: Result<StatusCode, impl Display>) {
    #[cfg(feature = "tracing")]
    match &outcome {
        Ok(status) => tracing::debug!(%call, status = status.as_u16(), "received a response"),
        Err(error) => tracing::debug!(%call, %error, "no response to use"),
    }
    let _ = (call, outcome);
}

pub(super) fn redirected(status: StatusCode) {
    #[cfg(feature = "tracing")]
    tracing::debug!(status = status.as_u16(), "following a redirect");
    let _ = status;
}

pub(super) fn deviated(call: &CallName, deviation: &Deviation) {
    #[cfg(feature = "tracing")]
    tracing::warn!(%call, %deviation, "the response is not as declared");
    let _ = (call, deviation);
}

pub(super) fn retrying(call: &CallName, wait: Duration) {
    #[cfg(feature = "tracing")]
    tracing::warn!(%call, wait_ms = wait.as_millis(), "retrying");
    let _ = (call, wait);
}
