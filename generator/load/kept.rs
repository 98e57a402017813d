//! The parts that a crate keeps of former versions of the document, and the document → the document with them.

use std::io;
use std::path::Path;

use serde_json::{Value, json};

use super::folder::{open_regular, read_within};
use super::library::Library;
use super::{Document, Error};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::kept::{KeptFile, Part, Place, parse, place, references_of, target_of};
use crate::source::{Location, Origins, Sources, Written, pointer};

/// The size limit of the file, in bytes.
const MOST: usize = 128 << 20;

/// Parts that were read, with the pointer of their file's tree.
pub struct ReadParts {
    base: String,
    parts: Vec<Part>,
}

/// The file at `path`; `None` if there is none.
///
/// # Errors
/// If it cannot be read.
pub fn read_kept(path: &Path) -> Result<Option<KeptFile>, Error> {
    let unreadable = |source| Error {
        path: path.to_owned(),
        source,
    };
    let file = match open_regular(path) {
        Ok(file) => file,
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
            ) =>
        {
            return Ok(None);
        }
        Err(source) => return Err(unreadable(source)),
    };
    let bytes = read_within(file, MOST).map_err(unreadable)?;
    let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok());
    let Some(text) = text else {
        return Err(unreadable(io::Error::other(
            "it is not UTF-8, or larger than 128 MiB",
        )));
    };
    Ok(Some(KeptFile {
        path: path.to_owned(),
        text,
    }))
}

/// Reads the parts. There is no document any more if that fails: the crate would lose them.
pub fn read_parts(
    library: &mut Library,
    (path, text): (&Path, &str),
    diagnostics: &mut Diagnostics,
) -> Option<ReadParts> {
    let bytes = Some(text.to_owned().into_bytes());
    let read = library.add_overlay(path, bytes, diagnostics);
    let read = read.and_then(|(base, tree)| match parse(&tree) {
        Ok(parts) => Some(ReadParts { base, parts }),
        Err(reason) => {
            let message = format!("expected the parts that the crate keeps: {reason}");
            let at = Location::value(base);
            diagnostics.push(Diagnostic::new(&codes::INVALID_KEPT, at, message));
            None
        }
    });
    if read.is_none() {
        library.discard_document();
    }
    read
}

/// Adds the parts that the document does not have. What a part refers to may be gone since; such a part is skipped, and reported.
pub fn add_parts(
    document: &mut Document,
    read: &ReadParts,
    sources: &mut Sources,
    diagnostics: &mut Diagnostics,
) {
    let mut parts: Vec<(usize, &Part)> = read.parts.iter().enumerate().collect();
    while let Some((position, missing)) = find_unresolved(&document.root, &parts) {
        let (index, _) = parts.remove(position);
        let message =
            format!("this part refers to `#{missing}`, which does not exist; it is skipped");
        let at = Location::value(pointer_of(read, index));
        let found = Diagnostic::new(&codes::UNUSED_KEPT, at, message);
        diagnostics
            .push(found.help("run `disjunct bump`, which keeps that too, or delete this part"));
    }
    for (index, part) in parts {
        let at = match place(&mut document.root, part) {
            Place::At(at) => at,
            Place::Inserted {
                array,
                index,
                before,
            } => {
                move_items(&mut sources.origins, &array, index..before);
                pointer::join(&array, &index.to_string())
            }
            Place::Present | Place::Nowhere => continue,
        };
        let written = Written::at(pointer_of(read, index));
        sources.origins.place(&at, written);
        record(&at, part, sources);
        locate_reference(&mut document.root, &at);
    }
}

/// Adds the parts to the file of a document alone. Those of other files are not in it.
pub fn add_parts_of_own_file(root: &mut Value, read: &ReadParts) {
    for part in &read.parts {
        place(root, part);
    }
}

/// The pointer of the value of a part.
fn pointer_of(read: &ReadParts, index: usize) -> String {
    let part = pointer::join(&pointer::join(&read.base, "parts"), &index.to_string());
    pointer::join(&part, "value")
}

/// The first part that refers to what neither the document nor the parts have, and that.
fn find_unresolved<'p>(root: &Value, parts: &[(usize, &'p Part)]) -> Option<(usize, &'p str)> {
    let is_there = |at: &str| {
        let in_part = |part: &Part| {
            let inside = at.strip_prefix(part.at.as_str());
            inside.is_some_and(|inside| pointer::value_at(&part.value, inside).is_some())
        };
        pointer::value_at(root, at).is_some() || parts.iter().any(|(_, part)| in_part(part))
    };
    parts.iter().enumerate().find_map(|(position, (_, part))| {
        let mut references = references_of(&part.value).into_iter();
        let missing = references.find(|at| !is_there(at))?;
        Some((position, missing))
    })
}

/// The items of an array in a range are one index further.
fn move_items(origins: &mut Origins, array: &str, range: std::ops::Range<usize>) {
    let item = |index: usize| pointer::join(array, &index.to_string());
    for index in range.rev() {
        let written = origins.written(&item(index));
        origins.place(&item(index + 1), written);
    }
}

/// Records that a part is kept. The values of an enum are known by themselves.
fn record(at: &str, part: &Part, sources: &mut Sources) {
    sources.dropped.add(at, &part.dropped_in);
    let Some((array, _)) = at.rsplit_once('/') else {
        return;
    };
    let Some((schema, key)) = array.rsplit_once('/') else {
        return;
    };
    let is_branch = matches!(key, "oneOf" | "anyOf");
    let target = pointer::referenced(&part.value);
    if let Some(target) = target.filter(|_| is_branch) {
        sources.dropped.add_branch(schema, target, &part.dropped_in);
    }
    let value = match key {
        "enum" => Some(&part.value),
        _ if is_branch => part.value.get("const"),
        _ => None,
    };
    let value = match value {
        Some(Value::String(text)) => Some(text.clone()),
        Some(Value::Number(number)) => Some(number.to_string()),
        _ => None,
    };
    if let Some(value) = value {
        sources.dropped.add_value(schema, &value, &part.dropped_in);
    }
}

/// Gives a property or parameter that is a reference a location of its own, by which it is known: that of a reference is its target's.
fn locate_reference(root: &mut Value, at: &str) {
    let Some((container, _)) = at.rsplit_once('/') else {
        return;
    };
    let value = pointer::value_at(root, at).filter(|value| value.get("$ref").is_some());
    let located = match (value, container.rsplit_once('/')) {
        (Some(value), Some((_, "properties"))) => json!({ "allOf": [value], "deprecated": true }),
        (Some(value), Some((_, "parameters"))) => target_of(root, value).clone(),
        _ => return,
    };
    if let Some(value) = root.pointer_mut(at) {
        *value = located;
    }
}
