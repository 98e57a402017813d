//! Code that all generated modules share: JSON, validation, and HTTP requests.

pub use disjunct_runtime::*;

disjunct_runtime::generated_by! { disjunct = "0.1.0", needs = "0.1.0" }

use super::runtime;

runtime::into_field! {}
runtime::patch_fields! {}
runtime::secret_fields! {}
runtime::time_fields! {}
runtime::untyped_fields! {}
runtime::client! { schemes = ["OAuth2PasswordBearer"] }
runtime::prepared! {}
