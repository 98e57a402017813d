//! What all generated code shares: reading and writing JSON, checking values, sending requests.

// What one API needs of this is not all of it.
#![allow(dead_code, unused_imports, unused_macros)]

mod data;
mod http;

pub use data::*;
pub use http::*;
