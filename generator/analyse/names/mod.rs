//! The names of types and operations, chosen before anything is planned: a skipped operation changes no other name.

pub mod call_names;
mod call_places;
mod content;
mod labels;
pub mod places;
mod tally;
pub mod type_names;
pub mod webhook_names;

pub use content::content_of;
