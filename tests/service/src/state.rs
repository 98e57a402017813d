//! What the tasks of one service share.
//!
//! In: calls of the handle and of the operations. Out: the same state for both. It must not know HTTP.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use crate::Script;
use crate::auth::Tokens;
use crate::limit::Limiter;
use crate::record::Journal;

/// Where a session is in its life. The description knows one fact: a recording is fetched after the session has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionState {
    /// It can be observed; its recording cannot be fetched yet.
    Running,
    /// Its recording can be fetched; it can no longer be observed.
    Ended,
}

#[derive(Debug)]
pub(crate) struct State {
    pub(crate) tokens: Tokens,
    pub(crate) limiter: Limiter,
    pub(crate) journal: Journal,
    scripts: Mutex<VecDeque<Script>>,
    sessions: Mutex<BTreeMap<String, SessionState>>,
    page: Mutex<Value>,
}

impl State {
    pub(crate) fn new(
        tokens: Tokens,
        limiter: Limiter,
        sessions: BTreeMap<String, SessionState>,
        page: Value,
    ) -> Self {
        Self {
            tokens,
            limiter,
            journal: Journal::default(),
            scripts: Mutex::default(),
            sessions: Mutex::new(sessions),
            page: Mutex::new(page),
        }
    }

    pub(crate) fn push_scripts(&self, scripts: impl IntoIterator<Item = Script>) {
        lock(&self.scripts).extend(scripts);
    }

    pub(crate) fn take_script(&self) -> Script {
        lock(&self.scripts)
            .pop_front()
            .unwrap_or_else(Script::honest)
    }

    pub(crate) fn scripts_left(&self) -> usize {
        lock(&self.scripts).len()
    }

    pub(crate) fn set_session(&self, id: &str, state: SessionState) {
        lock(&self.sessions).insert(id.to_owned(), state);
    }

    pub(crate) fn session(&self, id: &str) -> Option<SessionState> {
        lock(&self.sessions).get(id).copied()
    }

    pub(crate) fn set_page(&self, page: Value) {
        *lock(&self.page) = page;
    }

    pub(crate) fn page(&self) -> Value {
        lock(&self.page).clone()
    }
}

/// Locks also after a panic elsewhere: a failed assertion of one test thread must not hide behind a second panic.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
