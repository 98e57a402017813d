//! Code that all generated modules share: JSON, validation, and HTTP requests.

pub use disjunct_runtime::*;

use super::runtime;

runtime::into_field! {}
runtime::patch_fields! {}
runtime::secret_fields! {}
runtime::time_fields! {}
runtime::untyped_fields! {}
runtime::client! { schemes = ["OAuth2PasswordBearer"] }
runtime::prepared! {}
