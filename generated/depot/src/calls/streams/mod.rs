//! The operations of `client.streams()`.

mod create_answer;
mod export_movements;
mod export_stock;
mod watch_activity;
mod watch_events;

pub use create_answer::{CreateAnswer, CreateAnswerError};
pub use export_movements::{ExportMovements, ExportMovementsError};
pub use export_stock::{ExportStock, ExportStockError, ExportStockResponse};
pub use watch_activity::{WatchActivity, WatchActivityError};
pub use watch_events::{WatchEvents, WatchEventsError};

use super::{failures, runtime, types};

/// Events and records that arrive one by one.
#[derive(Clone, Copy, Debug)]
pub struct StreamsCalls<'a> {
    pub(super) client: &'a runtime::Client,
}
