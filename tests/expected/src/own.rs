//! Types of a user, in place of those of a document.

use serde::{Deserialize, Serialize};

/// An amount of money in its currency.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Money {
    /// In the smallest unit.
    pub amount: i64,
    /// The currency's code.
    pub currency: String,
}

/// A number of cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Cents(pub u32);

/// A width and a height.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}
