//! JSON Schema's own test suite, run through emitted types.
//!
//! In: files in the format of the suite ([`group`]). Each group's schema becomes a component of an OpenAPI 3.1 document of its own
//! ([`made`]), so that a schema which is refused does not hurt the others. All types become one program ([`program`]), which reads
//! each value with the client's own reader and with `serde_json`, validates it and writes it back. Out: what became of each value,
//! and which diagnostic announces it ([`outcome`]), as a table that is checked in ([`table`]).

pub mod assumptions;
pub mod group;
pub mod made;
pub mod outcome;
pub mod program;
pub mod table;

use std::path::{Path, PathBuf};

use group::Group;
use outcome::Tested;

/// The folder of the checked-in files.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("suite")
}

/// Generates, compiles and runs the types of all groups.
///
/// # Panics
/// Where the program cannot be built or run.
#[must_use]
pub fn run(groups: Vec<Group>) -> Vec<Tested> {
    let made: Vec<_> = groups.into_iter().map(made::make).collect();
    let program = program::build(&made);
    program::run(&program, made)
}
