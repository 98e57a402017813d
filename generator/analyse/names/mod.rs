//! The names of types and calls: settled before anything is planned, so that what is skipped changes no other's name.

pub mod call_names;
mod call_places;
mod content;
mod labels;
pub mod places;
mod tally;
pub mod type_names;
pub mod webhook_names;

pub use content::content_of;
