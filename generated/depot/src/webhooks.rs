//! The webhooks and callbacks of Depot: JSON that the service sends. [`decode`] reads it.

#[doc(inline)]
pub use super::runtime::{decode, decode_within};

use super::types;

/// An item is running out
///
/// The webhook `stockLow`.
pub type StockLow = types::StockLow;
