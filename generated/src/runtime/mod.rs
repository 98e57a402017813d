//! Code that all generated modules share: JSON, validation, and HTTP requests.

mod data;
mod http;
pub mod macros;

pub use data::*;
pub use http::*;
