//! Reports names that a user wrote into the lock and that no item has: a lock keeps names, it does not choose them.

use std::ops::Range;
use std::path::Path;

use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::emit::Bindings;
use crate::error::Error;
use crate::files::Files;
use crate::lock::{self, Lock, Unkept};
use crate::source::{FILES_KEY, Location, SourceFile, Sources, pointer};
use crate::write::is_edited;

/// What to do about it.
const HELP: &str = "rename it in the document (its key in `components`, its `title` or `operationId`), and delete this line";

/// Reports the entries of an edited lock that are not kept: of the lock that was read, with its source text, those that the
/// generated one has in another way.
///
/// # Errors
/// If the manifest in `output` cannot be read.
pub fn report_edited_lock(
    (read, source): (&Lock, &SourceFile),
    (files, bindings): (&Files, &Bindings),
    output: &Path,
    diagnostics: &mut Diagnostics,
    sources: &Sources,
) -> Result<(), Error> {
    let Some(text) = files.get(lock::FILE_NAME) else {
        return Ok(());
    };
    if !is_edited(output, lock::FILE_NAME)? {
        return Ok(());
    }
    let (made, _) = Lock::parse(text);
    let written = |at: &str| sources.unconverted(&Location::value(at));
    let is_known = |at: &str| sources.known(&written(at)) == written(at);
    let type_at = |at: &str| {
        bindings
            .schemas
            .get(&written(at).to_string())
            .map(String::as_str)
    };
    let path = output.join(lock::FILE_NAME).display().to_string();
    let mut at = String::new();
    pointer::push(&mut at, FILES_KEY);
    pointer::push(&mut at, &path);
    for unkept in read.unkept(&made, is_known, type_at) {
        let span = span_of(&unkept, &source.text);
        let made = match &unkept.made {
            Some(made) => format!("; it is `{made}`"),
            None => String::new(),
        };
        let message = format!("the item cannot be named `{}`{made}", unkept.wanted);
        let found = Diagnostic::new(
            &codes::EDITED_LOCK,
            Location::text(at.clone(), span),
            message,
        );
        diagnostics.push(found.help(HELP));
    }
    Ok(())
}

/// The bytes of the name in the text of the lock.
fn span_of(unkept: &Unkept, text: &str) -> Range<usize> {
    let table = unkept
        .ty
        .as_ref()
        .and_then(|ty| text.find(&format!("[members.\"{ty}\"]")));
    let start = table.unwrap_or_default();
    let value = format!("\"{}\"", unkept.wanted);
    let found = text[start..].find(&value).map(|at| start + at);
    found.map_or(0..0, |at| at..at + value.len())
}
