//! The names of types and operations, chosen before anything is planned: a skipped operation changes no other name.

mod call_locations;
pub mod call_names;
mod content;
mod labels;
pub mod named_locations;
mod tally;
pub mod type_names;
pub mod webhook_names;

pub use content::content_of;
