//! The operations of `client.health()`.

mod health_call;

pub use health_call::{Health, HealthError};

use super::{failures, runtime};

/// Health check
#[derive(Clone, Copy, Debug)]
pub struct HealthCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
