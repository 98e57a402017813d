//! A bound on what retries add to a service's load, shared by every call of a client. In: calls and
//! retries, counted. Out: whether one more retry is fair. It must not know why a call is retried.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// Every call pays in one coin and a retry costs five: a fifth of the calls, in the long run.
const COST: u32 = 5;

/// Retries that are possible before any call has paid, and that are refilled over [`REFILL`], so that a
/// client of few calls may retry at all.
const RESERVE: u32 = 10;

/// How long an empty reserve takes to fill.
const REFILL: Duration = Duration::from_secs(60);

/// What can be saved up: a quiet hour pays for no storm.
const MOST: u32 = 100 * COST;

/// A purse of coins for retries.
#[derive(Debug)]
pub(super) struct Budget(Mutex<Purse>);

#[derive(Debug)]
struct Purse {
    coins: u32,
    /// By the clock of the runtime.
    filled: Duration,
}

impl Budget {
    pub(super) fn new(now: Duration) -> Self {
        Self(Mutex::new(Purse {
            coins: RESERVE * COST,
            filled: now,
        }))
    }

    /// Counts a call.
    pub(super) fn deposit(&self) {
        let mut purse = self.purse();
        purse.coins = purse.coins.saturating_add(1).min(MOST);
    }

    /// Takes what one retry costs; `false` where that is more than there is.
    pub(super) fn withdraw(&self, now: Duration) -> bool {
        let mut purse = self.purse();
        purse.refill(now);
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
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
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
