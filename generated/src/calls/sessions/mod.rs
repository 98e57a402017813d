//! The operations of `client.sessions()`.

mod get_session_script;
mod page_observe;
mod session_replay;

pub use get_session_script::{GetSessionScript, GetSessionScriptError};
pub use page_observe::{PageObserve, PageObserveError};
pub use session_replay::{SessionReplay, SessionReplayError};

use super::{failures, runtime, types};

/// Session management (start, stop, status)
#[derive(Clone, Copy, Debug)]
pub struct SessionsCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
