//! Code that all generated modules share: JSON, validation, and HTTP requests.

mod data;
mod http;
pub mod macros;

pub use data::*;
pub use http::*;

/// The security schemes of the document that have a credential.
const SECURITY_SCHEMES: &[&str] = &["key", "oauth", "token"];
