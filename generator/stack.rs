//! Runs work on a thread with a known stack size.
//!
//! Recursion on a document is limited by counts, which assume this stack size: the stack of the caller may be a quarter of a main
//! thread's, and an unoptimized build uses several times as much.

use std::io;
use std::panic::resume_unwind;
use std::thread::{Builder, scope};

/// Twice as much as every limit needs. Unused address space takes no memory.
const SIZE: usize = 64 << 20;

/// Runs the work on a thread of its own. A panic of the thread is passed on.
///
/// # Errors
///
/// If no thread can be started.
pub fn with_known_stack<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<T> {
    scope(|scope| {
        let thread = Builder::new()
            .name("disjunct".to_owned())
            .stack_size(SIZE)
            .spawn_scoped(scope, work)?;
        Ok(thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })
}
