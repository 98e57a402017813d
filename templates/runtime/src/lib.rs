//! The code that generated types and operations use.
//!
//! `data` reads, writes and validates JSON and does not know HTTP; `http` sends requests. Each part is copied only if generated
//! code uses it.

mod data;
mod http;
pub mod macros;

pub use data::*;
pub use http::*;

/// The security schemes of the document that have a credential. Emitted code has its own; the runtime alone knows none.
const SECURITY_SCHEMES: &[&str] = &[];
