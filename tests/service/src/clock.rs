//! The time that the rate limit goes by: the system's, or one that a test moves by hand.
//!
//! In: the system's clock or a test's calls. Out: the time since the Unix epoch.

use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::state::lock;

/// A clock. Clones of a manual clock share its time.
#[derive(Clone, Debug)]
pub struct Clock(Option<Arc<Mutex<Duration>>>);

impl Clock {
    /// The system's clock.
    #[must_use]
    pub fn system() -> Self {
        Self(None)
    }

    /// A clock that stands still at `unix_seconds` until a test moves it.
    #[must_use]
    pub fn manual(unix_seconds: u64) -> Self {
        Self(Some(Arc::new(Mutex::new(Duration::from_secs(
            unix_seconds,
        )))))
    }

    /// Moves a manual clock forward.
    ///
    /// # Panics
    /// When this is the system's clock.
    pub fn advance(&self, by: Duration) {
        let time = self.0.as_ref().expect("only a manual clock can be moved");
        *lock(time) += by;
    }

    /// The time since the Unix epoch.
    #[must_use]
    pub fn now(&self) -> Duration {
        match &self.0 {
            Some(time) => *lock(time),
            None => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default(),
        }
    }
}
