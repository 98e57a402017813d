//! Data type: the parts of former versions of a document that the API no longer has, and that the crate keeps, deprecated.
//!
//! `disjunct bump` finds them ([`carry_on`]) and writes them to `disjunct.kept.json`; [`load`](crate::load) adds them to the document.
//! Next to it, `disjunct.document.json` is the document of the last released crate, in which they are found.

mod carry;
mod place;
mod removed;
mod same;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json_file;

pub use carry::{Documents, carry_on};
pub use place::{Place, place};
pub use same::{references_of, target_of};

/// The name of the file with the parts.
pub const FILE_NAME: &str = "disjunct.kept.json";

/// The name of the file with the document of the last released crate.
pub const DOCUMENT_FILE_NAME: &str = "disjunct.document.json";

/// The version of the format.
const VERSION: u32 = 1;

/// Lines of the file of the document end outside of values that are nested deeper: an operation and a schema have a line each.
const DEEPEST: usize = 3;

const DESCRIPTION: &str = "Parts of former versions of the document that the API no longer has. The crate keeps them, deprecated. Delete an entry to remove its item from the crate.";

/// The file with the parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptFile {
    /// Its path.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

impl KeptFile {
    /// Its path, and its text.
    pub fn path_and_text(&self) -> (&Path, &str) {
        (&self.path, &self.text)
    }
}

/// A part of a former version of the document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Its JSON pointer. A part of an array is inserted at its index, or at the end.
    pub at: String,
    /// The version of the API that no longer has it.
    pub dropped_in: String,
    /// It.
    pub value: Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PartsFile {
    version: u32,
    #[serde(default)]
    description: String,
    parts: Vec<Part>,
}

/// Reads the parts of a file.
///
/// # Errors
/// If it is none, with the reason.
pub fn parse(file: &Value) -> Result<Vec<Part>, String> {
    let file = PartsFile::deserialize(file).map_err(|error| error.to_string())?;
    if file.version != VERSION {
        return Err(format!("unsupported version, expected {VERSION}"));
    }
    let is_pointer = |part: &&Part| part.at.starts_with('/');
    match file.parts.iter().find(|part| !is_pointer(part)) {
        Some(part) => Err(format!("`{}` is not the JSON pointer of a part", part.at)),
        None => Ok(file.parts),
    }
}

/// The text of the file of the parts; `None` if there are none.
pub fn write(parts: Vec<Part>) -> Option<String> {
    if parts.is_empty() {
        return None;
    }
    let file = PartsFile {
        version: VERSION,
        description: DESCRIPTION.to_owned(),
        parts,
    };
    // Each value has a line, so that a version control system merges values.
    Some(json_file::write(&file, usize::MAX))
}

/// The text of the file of the document.
pub fn write_document(document: &Value) -> String {
    json_file::write(document, DEEPEST)
}

/// Whether a part is one that users of the crate see. Others only belong to such a part.
pub fn is_item(part: &Part) -> bool {
    !part.at.contains("/discriminator/mapping/")
}
