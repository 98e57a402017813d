//! Data type: a change with its location on both sides.

use super::cause::Cause;
use crate::compare::{Change, Verdict};

/// A change and where it is.
#[derive(Debug)]
pub struct Located {
    /// The change.
    pub change: Change,
    /// Its fingerprint.
    pub fingerprint: String,
    /// The fingerprint of its entry: of all changes that differ only in the item.
    pub entry: String,
    /// Whether it was accepted, alone or with its entry.
    pub is_accepted: bool,
    /// What it may be due to.
    pub cause: Cause,
    /// File, line and column before.
    pub old: Option<(String, usize, usize)>,
    /// File, line and column after.
    pub new: Option<(String, usize, usize)>,
}

impl Located {
    /// The verdicts with their titles.
    pub fn verdicts(&self) -> [(&'static str, &Verdict); 4] {
        let change = &self.change;
        [
            ("source", &change.source),
            ("old crate, new service", &change.old_client),
            ("new crate, old service", &change.new_client),
            ("behaviour", &change.behaviour),
        ]
    }
}
