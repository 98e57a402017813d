//! What every generated type is made of.
//!
//! `data` reads, writes and checks JSON; it knows nothing of HTTP. Each part is there only where something generated uses it.

mod data;
pub use data::*;
pub(crate) use data::{branches, object, omission, shared, subset, text, unboxed, union};
