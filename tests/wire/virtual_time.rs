//! Waiting without waiting: a call that sleeps for a minute is over in a moment of real time.
//!
//! In: a future on a current-thread runtime. Out: what it came to, and how long it took by tokio's clock. The sockets
//! stay real: left alone, a paused clock would leap ahead whenever they are waited for.

use std::time::Duration;

use tokio::time::{Instant, advance, pause, resume};

/// How far tokio's clock moves in each moment of real time.
const STEP: Duration = Duration::from_millis(250);

/// Runs `work` with tokio's clock going faster than time does.
///
/// The time that comes back is never too short; it is too long by what the sockets took, that much faster.
pub async fn quickly<T>(work: impl Future<Output = T>) -> (T, Duration) {
    pause();
    let start = Instant::now();
    let mut work = std::pin::pin!(work);
    let result = loop {
        tokio::select! {
            biased;
            result = &mut work => break result,
            () = moment() => advance(STEP).await,
        }
    };
    let took = start.elapsed();
    resume();
    (result, took)
}

/// A moment of real time. A paused clock does not leap ahead while a blocking task runs.
async fn moment() {
    let slept = tokio::task::spawn_blocking(|| std::thread::sleep(Duration::from_micros(500)));
    slept.await.expect("sleeping does not panic");
}
