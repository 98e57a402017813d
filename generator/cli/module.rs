//! What a client that is a module needs of the package around it.

use std::fs;
use std::path::{Path, PathBuf, absolute};

use super::console::Console;
use crate::build_script::find_missing;
use crate::config::ClientConfig;
use crate::error::Error;

/// Prints, after the first run, how the module is declared.
pub fn report_declaration(client: &ClientConfig, console: &mut Console) {
    let name = client.output().file_name().unwrap_or_default();
    // rustfmt would edit the files, which a later run refuses to replace.
    console.status(&format!(
        "next: declare `#[rustfmt::skip] mod {};` in the module above",
        name.display()
    ));
}

/// Prints the dependencies of the module that the package around it lacks.
///
/// # Errors
/// If its manifest cannot be read.
pub fn report_missing_dependencies(
    client: &ClientConfig,
    needed: &[String],
    console: &mut Console,
) -> Result<(), Error> {
    let output = client.output();
    let (manifest, missing) = match find_manifest(output)? {
        Some(path) => {
            let text = fs::read_to_string(&path).map_err(Error::io("read", &path))?;
            let missing = find_missing(&text, needed);
            (path.display().to_string(), missing)
        }
        None => ("its package".to_owned(), needed.to_vec()),
    };
    if missing.is_empty() {
        return Ok(());
    }
    console.status(&format!(
        "{} needs these lines in `[dependencies]` of {manifest}:",
        output.display()
    ));
    for line in missing {
        console.status(&line);
    }
    Ok(())
}

/// The manifest of the package that has the folder.
fn find_manifest(folder: &Path) -> Result<Option<PathBuf>, Error> {
    let folder = absolute(folder).map_err(Error::io("find", folder))?;
    let mut manifests = folder.ancestors().map(|folder| folder.join("Cargo.toml"));
    Ok(manifests.find(|path| path.is_file()))
}
