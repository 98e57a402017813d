//! The file `disjunct.api.json`: one line for each item, so that changes of it can be read.

use serde::Deserialize;

use super::model::{Surface, VERSION};
use crate::json_file;

/// The name of the file.
pub const FILE_NAME: &str = "disjunct.api.json";

/// Lines end outside of values that are nested deeper than this.
const DEEPEST: usize = 3;

/// Why a file is not a surface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is none, with the reason.
    Invalid(String),
    /// A newer generator wrote it: the version of its format.
    Newer(u32),
}

/// The text of a file.
pub fn write(surface: &Surface) -> String {
    json_file::write(surface, DEEPEST)
}

/// Reads a file of this version or an earlier one.
///
/// # Errors
/// If it is of a newer version, or no surface.
pub fn parse(text: &str) -> Result<Surface, Unreadable> {
    #[derive(Deserialize)]
    struct Header {
        version: u32,
    }
    let invalid = |error: serde_json::Error| Unreadable::Invalid(error.to_string());
    let Header { version } = serde_json::from_str(text).map_err(invalid)?;
    if version > VERSION {
        return Err(Unreadable::Newer(version));
    }
    serde_json::from_str(text).map_err(invalid)
}
