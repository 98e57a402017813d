//! Calls without async. In: a future or a stream of a client. Out: what they come to, once it is there. It must not know what they are.

#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use std::{
    future::{Future, pending, poll_fn},
    pin::Pin,
    sync::LazyLock,
    thread,
};

use futures_core::Stream;
use tokio::runtime::{Builder, Handle};

/// A runtime in a thread of its own, so that connections are looked after between calls too.
static RUNTIME: LazyLock<Handle> = LazyLock::new(|| {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("the system has a runtime for calls that block");
    let handle = runtime.handle().clone();
    thread::spawn(move || runtime.block_on(pending::<()>()));
    handle
});

/// Waits for a future, for programs without async. All calls of the program share one thread with a runtime of tokio.
///
/// ```text
/// use runtime::Wait;
///
/// let item = client.items().get_item("item-1").send().wait()?;
/// ```
pub trait Wait: Future + Sized {
    /// Blocks the thread until the future is ready, and returns its result.
    ///
    /// # Panics
    ///
    /// Panics in asynchronous code of tokio, which no call may block: use `.await` there. Panics if the system has no thread.
    fn wait(self) -> Self::Output {
        RUNTIME.block_on(self)
    }
}

impl<F: Future> Wait for F {}

/// Waits for the items of a stream, for programs without async: events, pages, items of pages, bytes.
///
/// ```text
/// use runtime::{Wait, WaitEach};
///
/// for event in client.streams().watch_events().stream().wait()?.wait_each() {
///     println!("{:?}", event?.data);
/// }
/// ```
pub trait WaitEach: Stream + Unpin + Sized {
    /// Returns an iterator that blocks the thread until the next item is there. Of `&mut stream`, the stream can be used afterwards.
    ///
    /// # Panics
    ///
    /// Its `next` panics where [`Wait::wait`] does.
    fn wait_each(self) -> Waited<Self> {
        Waited(self)
    }
}

impl<S: Stream + Unpin> WaitEach for S {}

/// The items of a stream, which [`WaitEach::wait_each`] waits for.
#[derive(Clone, Debug)]
pub struct Waited<S>(S);

impl<S: Stream + Unpin> Iterator for Waited<S> {
    type Item = S::Item;

    fn next(&mut self) -> Option<S::Item> {
        poll_fn(|context| Pin::new(&mut self.0).poll_next(context)).wait()
    }
}
