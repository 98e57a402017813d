//! Time, as a client sees it. In: durations to wait. Out: moments, and futures that wait. It must not know what is waited for.

use std::{
    future::{Future, poll_fn},
    pin::pin,
    task::Poll,
    time::{Duration, SystemTime},
};

use super::{
    box_future::BoxFuture,
    connection_error::{ConnectionError, ConnectionErrorKind},
    today::today,
};

/// A wait.
pub type Sleep = BoxFuture<'static, ()>;

/// The clocks of a client and its timer: by default those of tokio, in WebAssembly those of JavaScript. A test can have a clock of its own.
pub trait Runtime: Send + Sync {
    /// A future that is ready after this time. Nothing waits longer than a day or the time of a call.
    fn sleep(&self, time: Duration) -> Sleep;

    /// The time that has passed since a moment that is always the same, by a clock that never goes back.
    fn instant(&self) -> Duration;

    /// The date and time, for what services announce in dates.
    fn now(&self) -> SystemTime {
        today()
    }
}

/// The result of `work`, or an error once the timer has ended.
pub(super) async fn before<T>(
    timer: &mut Option<Sleep>,
    work: impl Future<Output = Result<T, ConnectionError>>,
) -> Result<T, ConnectionError> {
    let mut work = pin!(work);
    poll_fn(|context| {
        if let Poll::Ready(result) = work.as_mut().poll(context) {
            return Poll::Ready(result);
        }
        match timer {
            Some(timer) => {
                let ended = timer.as_mut().poll(context);
                ended.map(|()| Err(ConnectionErrorKind::Timeout.into()))
            }
            None => Poll::Pending,
        }
    })
    .await
}
