//! Limits the stack that decoding may use.
//!
//! The depth of JSON text is limited, but a type can be so large that even that many of its values do not fit
//! on the stack of a thread. Decoding then returns an error instead of aborting the program.

use std::cell::Cell;

/// What decoding may use of a thread's stack. 512 KiB is the default of some systems, and the thread needs some for its own. Without
/// optimization frames are several times as large, and a program that is tested has threads of 2 MiB; in WebAssembly all have 1 MiB.
const LIMIT: usize = if cfg!(all(debug_assertions, not(target_family = "wasm"))) {
    1024 * 1024
} else {
    400 * 1024
};

/// The maximum depth of nested objects and arrays, as in `serde_json`.
pub(super) const DEPTH: u8 = 127;

thread_local! {
    /// Where it began, and how much it may use.
    static START: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
    static ALLOWED: Cell<usize> = const { Cell::new(LIMIT) };
    /// Where the last object began to be read; `None` before the first.
    static LAST: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Runs `read`, in which decoding may use so much of the stack, in bytes. By default it may use 400 KiB, which is safe on a thread with
/// 512 KiB, and 1 MiB in a debug build.
///
/// Only a large type that contains itself needs more, where its values are nested deeply.
pub fn with_decode_stack<T>(bytes: usize, read: impl FnOnce() -> T) -> T {
    let _restored = Restored(ALLOWED.replace(bytes));
    read()
}

/// Sets what is allowed back to what it was, also after a panic.
struct Restored(usize);

impl Drop for Restored {
    fn drop(&mut self) {
        ALLOWED.set(self.0);
    }
}

/// While it exists, the stack is measured from where it was created.
pub(super) struct Measure {
    outer: Option<(usize, usize)>,
}

impl Measure {
    pub(super) fn start() -> Self {
        LAST.set(None);
        Self {
            outer: START.replace(Some((place(), ALLOWED.get()))),
        }
    }
}

impl Drop for Measure {
    fn drop(&mut self) {
        START.set(self.outer);
    }
}

/// Whether reading another object may use more of the stack than allowed. It is assumed to take as much as the object around it, which is
/// of the same type if the type is recursive.
#[inline]
pub(super) fn is_used_up() -> bool {
    let Some((start, allowed)) = START.get() else {
        return false;
    };
    let here = place();
    let last = LAST.replace(Some(here)).unwrap_or(here);
    let frames = here.abs_diff(last);
    start.abs_diff(here) + frames > allowed
}

#[inline]
fn place() -> usize {
    let here = 0_u8;
    (&raw const here).addr()
}
