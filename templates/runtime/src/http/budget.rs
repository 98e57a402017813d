//! A bound on what retries add to a service's load, shared by every call of a client. In: calls and
//! retries, counted. Out: whether one more retry is fair. It must not know why a call is retried.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use super::clock::Runtime;

/// Every call pays in one coin and a retry costs five: a fifth of the calls, in the long run.
const COST: u32 = 5;

/// Retries that are possible before any call has paid, and that are refilled over [`REFILL`], so that a
/// client of few calls may retry at all.
const RESERVE: u32 = 10;

/// How long an empty reserve takes to fill.
const REFILL: Duration = Duration::from_secs(60);

/// What can be saved up: a quiet hour pays for no storm.
const MOST: u32 = 100 * COST;

/// Bounds how much retries add to the load of a service: to a fifth of the calls, and ten retries a minute where there are few calls.
///
/// Each client has a budget of its own, which its clones share. Clients of the same service, or of services behind the same gateway, can share one:
///
/// ```text
/// let budget = RetryBudget::new();
/// let orders = Client::builder("https://api.example.com/orders")
///     .retry_budget(budget.clone())
///     .build()?;
/// let items = Client::builder("https://api.example.com/items")
///     .retry_budget(budget)
///     .build()?;
/// ```
#[derive(Clone, Default)]
pub struct RetryBudget(Arc<Shared>);

/// What the clones of a budget share.
#[derive(Default)]
struct Shared {
    /// The clock of the first client that has the budget: times of two clocks cannot be compared.
    clock: OnceLock<Arc<dyn Runtime>>,
    purse: Mutex<Purse>,
}

struct Purse {
    coins: u32,
    /// By the clock.
    filled: Duration,
}

impl RetryBudget {
    /// Returns a budget that no client has yet. Clones share it.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes that a client with this clock has the budget.
    pub(super) fn connect(&self, clock: &Arc<dyn Runtime>) {
        self.0.clock.get_or_init(|| {
            self.purse().filled = clock.instant();
            Arc::clone(clock)
        });
    }

    /// Counts a call.
    pub(super) fn deposit(&self) {
        let mut purse = self.purse();
        purse.coins = purse.coins.saturating_add(1).min(MOST);
    }

    /// Takes what one retry costs; `false` where that is more than there is.
    pub(super) fn withdraw(&self) -> bool {
        let now = self.0.clock.get().map(|clock| clock.instant());
        let mut purse = self.purse();
        if let Some(now) = now {
            purse.refill(now);
        }
        match purse.coins.checked_sub(COST) {
            Some(coins) => {
                purse.coins = coins;
                true
            }
            None => false,
        }
    }

    fn purse(&self) -> MutexGuard<'_, Purse> {
        // A purse is whole at every moment, whoever panicked while holding it.
        let purse = self.0.purse.lock();
        purse.unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for RetryBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RetryBudget").finish_non_exhaustive()
    }
}

impl Default for Purse {
    fn default() -> Self {
        Self {
            coins: RESERVE * COST,
            filled: Duration::ZERO,
        }
    }
}

impl Purse {
    /// Adds the coins that time has brought since the last one, up to the reserve.
    fn refill(&mut self, now: Duration) {
        let coin = REFILL / (RESERVE * COST);
        let passed = now.saturating_sub(self.filled).min(REFILL);
        let coins = u32::try_from(passed.as_millis() / coin.as_millis()).unwrap_or(0);
        if coins > 0 {
            self.coins = self.coins.max((self.coins + coins).min(RESERVE * COST));
            self.filled = now;
        }
    }
}
