//! The operations of `client.profiles()`.

mod profile_cookies_set;

pub use profile_cookies_set::{ProfileCookiesSet, ProfileCookiesSetError};

use super::{failures, runtime, types};

/// Profiles (browser state such as cookies)
#[derive(Clone, Copy, Debug)]
pub struct ProfilesCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
