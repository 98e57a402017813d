//! Reads `disjunct.lock`, and reports errors in it.

use std::io::{self, Read};
use std::path::Path;

use super::Error;
use super::folder::open_regular;
use crate::diagnostic::{Diagnostic, codes};
use crate::lock::Lock;
use crate::source::{FILES_KEY, Format, Location, SourceFile, pointer};

/// A lock and its file.
#[derive(Debug, Default)]
pub struct LockFile {
    /// Its names.
    pub lock: Lock,
    /// Its source text, to show the line of an error; `None` if there is no such file.
    pub source: Option<SourceFile>,
    /// What is wrong in it: warnings only.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads the lock at `path`; there need not be one.
///
/// # Errors
/// If a file exists and cannot be read.
pub fn read_lock(path: &Path) -> Result<LockFile, Error> {
    let mut bytes = Vec::new();
    match open_regular(path).and_then(|mut file| file.read_to_end(&mut bytes)) {
        Ok(_) => {}
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
            ) =>
        {
            return Ok(LockFile::default());
        }
        Err(source) => {
            return Err(Error {
                path: path.to_owned(),
                source,
            });
        }
    }
    let text = String::from_utf8_lossy(&bytes);
    let (lock, problems) = Lock::parse(&text);
    let name = path.display().to_string();
    let mut at = String::new();
    pointer::push(&mut at, FILES_KEY);
    pointer::push(&mut at, &name);
    let mut diagnostics = Vec::new();
    for problem in problems {
        let location = Location::text(at.clone(), problem.span);
        diagnostics.push(Diagnostic::new(
            &codes::UNUSABLE_LOCK,
            location,
            problem.message,
        ));
    }
    let source = Some(SourceFile::new(&name, &name, text, Format::Yaml));
    Ok(LockFile {
        lock,
        source,
        diagnostics,
    })
}
