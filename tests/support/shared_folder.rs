//! The folder next to the checkout with documents of others, which a clone does not have.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The folder of that name in `../shared`; `None`, with a message that the test is skipped, if there is none.
pub fn shared_folder(folder: &str) -> Option<PathBuf> {
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
