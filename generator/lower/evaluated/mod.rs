//! Which properties and items of a value are evaluated (JSON Schema core 11), and what schemas allow of the others.
//!
//! In: the document as it was written. Out: `unevaluatedProperties` and `unevaluatedItems` as keywords that types have, and reports of
//! closed schemas whose values other schemas add properties to.

mod closed;
mod keywords;
mod parts;

pub use closed::{closes, is_composed, report_closed};
pub use keywords::{PROPERTIES, Written, read_unevaluated};
