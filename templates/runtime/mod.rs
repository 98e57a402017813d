//! What all generated code is made of.
//!
//! `data` reads, writes and checks JSON and knows nothing of HTTP; `http` makes calls. Each part is there only where something
//! generated uses it.

mod data;
mod http;
pub mod macros;

pub use data::*;
pub use http::*;
