//! The webhooks and callbacks of Depot: JSON that the service sends. [`decode`] reads it.

#[doc(inline)]
pub use super::runtime::{decode, decode_within};

use super::{runtime, types};

runtime::events! {
    /// A webhook of Depot, with what it carries.
    ///
    /// [`decode`](Self::decode) reads it by its name, and [`read`](Self::read) without it, where bodies show of which webhook they are.
    pub enum Event {
        /// The webhook `stockLow`.
        #[event("stockLow", { "type": "stock.low" })] StockLow(types::StockLow),
    }
}

/// An item is running out
///
/// The webhook `stockLow`.
pub type StockLow = types::StockLow;
