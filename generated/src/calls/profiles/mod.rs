mod profile_cookies_set;

pub use profile_cookies_set::*;

use super::{failures, runtime, types};

/// Profiles (browser state such as cookies)
#[derive(Clone, Copy, Debug)]
pub struct Profiles<'a> {
    pub(super) client: &'a runtime::Client,
}
