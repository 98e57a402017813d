//! Waiting until a test says so, instead of waiting for a time.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// A closed gate. What waits at it goes on when a test opens it. Clones are the same gate.
#[derive(Clone, Debug)]
pub struct Gate(Arc<Semaphore>);

impl Gate {
    /// A closed gate.
    #[must_use]
    pub fn new() -> Self {
        Self(Arc::new(Semaphore::new(0)))
    }

    /// Opens the gate for all that wait and will wait at it.
    pub fn open(&self) {
        self.0.close();
    }

    /// Returns when the gate is open.
    pub(crate) async fn opened(&self) {
        // There never is a permit: acquiring one ends when the semaphore is closed.
        let _closed = self.0.acquire().await;
    }
}

impl Default for Gate {
    fn default() -> Self {
        Self::new()
    }
}
