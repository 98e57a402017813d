//! Finds and reads `disjunct.toml`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::console::Console;
use crate::config::{Config, ConfigError, FILE_NAME, parse_config};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::error::Error;
use crate::source::{Format, Location, SourceFile, Sources};

/// Reads the nearest `disjunct.toml`, in the current folder or above it; `None` if it is not valid, which was reported.
/// `argument` is the one that names a document without this file.
///
/// # Errors
/// Where there is none, or it cannot be read.
pub fn read_config(argument: Option<&str>, console: &mut Console) -> Result<Option<Config>, Error> {
    let path = find_config(argument)?;
    let text = fs::read_to_string(&path).map_err(Error::io("read", &path))?;
    match parse_config(&path, text.as_str()) {
        Ok(config) => Ok(Some(config)),
        Err(error) => {
            show_error(&path, text, error, console);
            Ok(None)
        }
    }
}

/// Whether there is a `disjunct.toml` in the current folder or above it.
pub fn has_config() -> bool {
    find_config(None).is_ok()
}

/// The path as the user would write it: `../disjunct.toml`.
pub fn find_config(argument: Option<&str>) -> Result<PathBuf, Error> {
    let here = env::current_dir().map_err(Error::io("find", Path::new("the current folder")))?;
    let folders = std::iter::successors(Some(PathBuf::new()), |folder| Some(folder.join("..")));
    let mut paths = here
        .ancestors()
        .zip(folders)
        .map(|(_, folder)| folder.join(FILE_NAME));
    paths.find(|path| path.is_file()).ok_or_else(|| {
        let missing = argument.map_or_else(String::new, |name| format!("missing argument {name}, and "));
        Error::Usage(format!(
            "{missing}no `{FILE_NAME}` in this folder or its parents; `disjunct init SPEC` writes one"
        ))
    })
}

fn show_error(path: &Path, text: String, error: ConfigError, console: &mut Console) {
    let ConfigError {
        message,
        span,
        help,
    } = error;
    let mut sources = Sources::default();
    sources.add(SourceFile::new(
        "",
        path.display().to_string(),
        text,
        Format::Yaml,
    ));
    let mut diagnostics = Diagnostics::default();
    let found = Diagnostic::new(&codes::INVALID_CONFIG, Location::text("", span), message);
    diagnostics.push(Diagnostic { help, ..found });
    console.show(&diagnostics, &sources);
}
