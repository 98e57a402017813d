//! What `client.health()` calls.

mod health;

pub use health::*;

use super::{failures, runtime};

/// Health check
#[derive(Clone, Copy, Debug)]
pub struct HealthCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
