//! Defaults that are not used.

use crate::diagnostic::{Diagnostic, codes};

/// The message for a default that its schema does not accept.
pub const NO_VALUE: &str = "the default is not valid for its own schema; it is ignored";

/// The diagnostic for an invalid default.
pub fn ignored(location: &str, message: &str) -> Diagnostic {
    Diagnostic::new(
        &codes::IGNORED_DEFAULT,
        format!("{location}/default"),
        message,
    )
}
