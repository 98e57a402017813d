//! The text of this package, for the generator, and what both have to decide alike.

use include_dir::{Dir, include_dir};

#[allow(
    clippy::duplicate_mod,
    reason = "the generator needs it without the feature that it is a part of"
)]
#[path = "http/defaults.rs"]
pub mod defaults;
#[allow(
    clippy::duplicate_mod,
    reason = "the generator needs it without the feature that it is a part of"
)]
#[path = "data/ecma.rs"]
mod ecma;

pub use ecma::translate;

/// The version of this package that has all that generated code uses: the last one for which the macro `generated_by!` has a rule.
pub const NEEDED: &str = "0.1.0";

/// The manifest of this package, with its features.
pub const MANIFEST: &str = include_str!("../Cargo.toml");

/// The files of this package's folder `src`.
pub static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/src");
