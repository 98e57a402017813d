//! Read-only properties, which requests do not have, and write-only properties, which responses do not have.
//!
//! A type that is used in both requests and responses has fields for both. Request bodies are serialized within [`in_request`],
//! which skips the read-only fields. They are written otherwise, so that a value can be stored and read again.

use std::cell::Cell;

thread_local! {
    /// Whether a request is being serialized on this thread. Serde cannot pass this to nested values.
    static IN_REQUEST: Cell<bool> = const { Cell::new(false) };
}

/// Runs `write`, which serializes values of a request, without their read-only fields.
pub fn in_request<T>(write: impl FnOnce() -> T) -> T {
    /// Restores the previous state, even if `write` panics.
    struct Restore(bool);

    impl Drop for Restore {
        fn drop(&mut self) {
            IN_REQUEST.set(self.0);
        }
    }

    let _restore = Restore(IN_REQUEST.replace(true));
    write()
}

/// Whether a request is being serialized on this thread.
pub(super) fn is_in_request() -> bool {
    IN_REQUEST.get()
}
