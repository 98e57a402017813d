//! Limits the stack that decoding may use.
//!
//! The depth of JSON text is limited, but a type can be so large that even that many of its values do not fit
//! on the stack of a thread. Decoding then returns an error instead of aborting the program.

use std::cell::Cell;

/// Half of a thread's default stack size.
const LIMIT: usize = 1024 * 1024;

thread_local! {
    static START: Cell<Option<usize>> = const { Cell::new(None) };
}

/// While it exists, the stack is measured from where it was created.
pub(super) struct Measure {
    outer: Option<usize>,
}

impl Measure {
    pub(super) fn start() -> Self {
        Self {
            outer: START.replace(Some(place())),
        }
    }
}

impl Drop for Measure {
    fn drop(&mut self) {
        START.set(self.outer);
    }
}

/// Whether more of the stack is in use than allowed.
#[inline]
pub(super) fn is_used_up() -> bool {
    START
        .get()
        .is_some_and(|start| start.abs_diff(place()) > LIMIT)
}

#[inline]
fn place() -> usize {
    let here = 0_u8;
    (&raw const here).addr()
}
