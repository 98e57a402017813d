//! What all generated code shares: reading and writing JSON, checking values, sending requests.

mod data;
mod http;

pub use data::*;
pub use http::*;
