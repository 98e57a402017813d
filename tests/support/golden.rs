//! Generated files that are checked in: where they are not what they should be, a test fails, and repairs them unless it
//! runs in CI.

use std::env;
use std::path::Path;

use disjunct::{Files, WriteMode, write_files};

/// Asserts that the files in `folder` are `files`, neither more nor less.
pub fn assert_fresh(files: &Files, folder: &str) {
    let in_ci = env::var_os("CI").is_some();
    let mode = if in_ci {
        WriteMode::Check
    } else {
        WriteMode::Overwrite
    };
    let changes = write_files(files, Path::new(folder), mode)
        .unwrap_or_else(|error| panic!("{folder}: {error}"));
    let done = if in_ci {
        "is stale: run this test locally, look at what it changes"
    } else {
        "was repaired: look at it"
    };
    assert!(
        changes.is_empty(),
        "{folder} {done}, and commit it\n{changes:#?}"
    );
}
