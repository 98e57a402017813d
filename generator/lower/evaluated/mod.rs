//! Which properties and items of a value are evaluated (JSON Schema core 11), and what schemas allow besides.
//!
//! In: the document as it was written. Out: `unevaluatedProperties` and `unevaluatedItems` as keywords that types have.

mod keywords;
mod parts;

pub use keywords::{PROPERTIES, Written, read_unevaluated};
