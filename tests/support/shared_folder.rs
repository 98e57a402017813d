//! What lies beside the checkout: documents that others wrote, which a clone of it does not have.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder of that name; where there is none, it is said that what needs it is skipped.
pub fn beside(folder: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../shared")
        .join(folder);
    if path.exists() {
        return Some(path);
    }
    // Not by `println!`: what a passing test prints is shown to nobody.
    writeln!(
        io::stderr(),
        "skipped: there is no folder {}",
        path.display()
    )
    .expect("a standard error");
    None
}
