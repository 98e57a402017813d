//! Warns of a lock that an earlier run wrote, and that is missing.

use std::ops::Range;
use std::path::Path;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::error::Error;
use crate::files::Files;
use crate::lock;
use crate::source::{FILES_KEY, Format, Location, SourceFile, Sources, pointer};
use crate::write::{Changes, MANIFEST, WriteMode, read_file, write_files};

/// So many paths are in a message.
const SHOWN: usize = 10;

/// Warns if the manifest in `output` lists a lock. Called only if there is none.
///
/// # Errors
/// If a file in `output` cannot be read.
pub fn report_missing_lock(
    files: &Files,
    output: &Path,
    diagnostics: &mut Diagnostics,
    sources: &mut Sources,
) -> Result<(), Error> {
    let Some(manifest) = read_file(output, MANIFEST)? else {
        return Ok(());
    };
    let text = String::from_utf8_lossy(&manifest).into_owned();
    let Some(span) = find_lock(&text) else {
        return Ok(());
    };
    let changes = write_files(files, output, WriteMode::Check)?;
    let path = output.join(MANIFEST).display().to_string();
    let mut location = String::new();
    pointer::push(&mut location, FILES_KEY);
    pointer::push(&mut location, &path);
    let message = format!(
        "this file is missing, so no name is kept: {}",
        moves(&changes)
    );
    let found = Diagnostic::new(
        &codes::MISSING_LOCK,
        Location::text(location, span),
        message,
    );
    diagnostics.push(found.help("restore the last committed `disjunct.lock`"));
    sources.add(SourceFile::new(&path, &path, text, Format::Yaml));
    Ok(())
}

/// The bytes of the lock's name in a manifest.
fn find_lock(manifest: &str) -> Option<Range<usize>> {
    let mut start = 0;
    for line in manifest.split_inclusive('\n') {
        let end = start + line.trim_end().len();
        let name = end.saturating_sub(lock::FILE_NAME.len());
        if line.trim_end().ends_with(&format!("  {}", lock::FILE_NAME)) {
            return Some(name..end);
        }
        start += line.len();
    }
    None
}

/// The files that types and operations move from and to. Names within a file can change too, but only with its document.
fn moves(changes: &Changes) -> String {
    let removed = list("removed", &changes.removed);
    let added = list("added", &changes.added);
    match (removed, added) {
        (None, None) => "no type or operation moves to another file".to_owned(),
        (removed, added) => {
            let lists: Vec<String> = removed.into_iter().chain(added).collect();
            format!("types and operations move, {}", lists.join("; "))
        }
    }
}

/// The Rust files of a list; `None` if it has none.
fn list(what: &str, paths: &[String]) -> Option<String> {
    let code: Vec<&str> = paths
        .iter()
        .map(String::as_str)
        .filter(|path| Path::new(path).extension().is_some_and(|end| end == "rs"))
        .collect();
    if code.is_empty() {
        return None;
    }
    let shown = code[..code.len().min(SHOWN)].join(", ");
    let more = code.len().saturating_sub(SHOWN);
    let more = if more > 0 {
        format!(" and {more} more")
    } else {
        String::new()
    };
    Some(format!("{what}: {shown}{more}"))
}
