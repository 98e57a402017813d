//! The name of the one file that a build script gets.

use std::path::Path;

use crate::error::Error;

/// The document's name in `a-z`, `0-9` and `_`, with `.rs` for its ending.
pub fn derive_file_name(spec: &Path) -> String {
    let stem = spec
        .file_stem()
        .map(|stem| stem.to_string_lossy().to_ascii_lowercase())
        .unwrap_or_default();
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    format!("{}.rs", stem.chars().map(plain).collect::<String>())
}

/// Refuses what is not the name of a file alone.
pub fn check_file_name(name: &str) -> Result<(), Error> {
    let separate = name.contains(['/', '\\', ':', '\0']) || matches!(name, "" | "." | "..");
    if separate {
        return Err(Error::Usage(format!(
            "`{}` is not a valid file name in `OUT_DIR`",
            name.escape_debug()
        )));
    }
    Ok(())
}
