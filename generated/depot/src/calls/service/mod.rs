//! The operations of `client.service()`.

mod get_status;

pub use get_status::{GetStatus, GetStatusError};

use super::{runtime, server_urls, types};

/// The service itself.
#[derive(Clone, Copy, Debug)]
pub struct ServiceCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
