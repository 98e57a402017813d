mod health;

pub use health::*;

use super::{failures, runtime};

/// Health check
#[derive(Clone, Copy, Debug)]
pub struct Health<'a> {
    pub(super) client: &'a runtime::Client,
}
