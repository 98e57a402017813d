//! Work on a thread whose stack is known.
//!
//! What recurses on a document is bounded by counts, and the bounds are meant for this stack: the caller's may be a quarter of
//! a main thread's, and a build that is not optimised takes several times as much of it.

use std::io;
use std::panic::resume_unwind;
use std::thread::{Builder, scope};

/// Enough for every bound twice over. It is address space: what is not used is no memory.
const SIZE: usize = 64 << 20;

/// Does the work on a thread of its own. Its panic is the caller's.
///
/// # Errors
///
/// Where the system gives no thread.
pub fn with_known_stack<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<T> {
    scope(|scope| {
        let thread = Builder::new()
            .name("disjunct".to_owned())
            .stack_size(SIZE)
            .spawn_scoped(scope, work)?;
        Ok(thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}
