//! How much a document may ask for: every bound of reading, in one place.

use crate::source::MOST_VALUES;

/// Maps and lists may be nested this deep.
pub const DEPTH: usize = 128;

/// Files of one document.
pub const FILES: usize = 10_000;

/// What all files of one document together may still take.
#[derive(Debug)]
pub struct Budget {
    /// Bytes.
    pub bytes: usize,
    /// Values.
    pub values: usize,
    /// Values that YAML's aliases and anchors copy.
    pub copies: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Self { bytes: 128 << 20, values: MOST_VALUES, copies: 1_000_000 }
    }
}

/// Takes from one of the budgets; `None` when it is used up.
pub fn take(from: &mut usize, amount: usize) -> Option<()> {
    *from = from.checked_sub(amount)?;
    Some(())
}
