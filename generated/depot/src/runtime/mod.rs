//! Code that all generated modules share: JSON, validation, and HTTP requests.

mod data;
mod http;
pub mod macros;

pub use data::*;
pub use http::*;

use super::runtime;

runtime::into_field! {}
runtime::body_fields! {}
runtime::file_fields! {}
runtime::patch_fields! {}
runtime::secret_fields! {}
runtime::time_fields! {}
runtime::untyped_fields! {}
runtime::client! { schemes = ["key", "oauth", "token"] }
runtime::prepared! {}
runtime::streamed! {}
runtime::switched! {}
runtime::downloads! {}
runtime::idempotency! {}
runtime::server_bases! {}
