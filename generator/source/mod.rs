//! Data type: the source text of a document's files, and the locations of the document's nodes in them.
//!
//! A [`Location`] is a JSON pointer into the one bundled tree; [`Sources::locate`] turns it into file, line and column.
//! That is lazy: a run without messages parses each file once. [`events`] parses JSON and YAML into one kind
//! of events, each with its bytes. Nothing here depends on OpenAPI.

mod document;
mod dropped;
pub mod event;
mod events;
mod file;
mod format;
mod json;
mod location;
mod moves;
mod origins;
mod outline;
pub mod pointer;
mod scalar;
mod settings;
mod size_limit;
mod yaml;
mod yaml_help;

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

pub use document::{ADDITIONAL, Document, METHODS, MISSING_KEY, QUERY};
pub use dropped::Dropped;
use event::Scalar;
pub use events::events;
pub use file::{Point, SourceFile};
pub use format::Format;
pub use location::{FILES_KEY, Location, On};
pub use moves::Moves;
pub use origins::{Origins, Written};
pub use settings::Settings;
pub use size_limit::SizeLimit;

/// The files that a document was read from. The first one is the document itself.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
    by_key: HashMap<String, usize>,
    /// The first `$ref` to each pointer, and how many pointers had one before.
    references: HashMap<String, (usize, Location)>,
    missing: BTreeSet<String>,
    /// Where the values were written that overlays changed.
    pub(crate) origins: Origins,
    /// The parts of the document that are kept of former versions.
    pub(crate) dropped: Dropped,
    limit: SizeLimit,
    /// What was moved after the files were read, because the document is of another version.
    moves: Moves,
}

impl Sources {
    /// No files yet. Each file is parsed only up to the limit.
    pub(crate) fn within(limit: SizeLimit) -> Self {
        Self {
            limit,
            ..Self::default()
        }
    }

    /// Adds a file; one with the same key stays as it is.
    pub(crate) fn add(&mut self, file: SourceFile) -> &SourceFile {
        let file = file.with_limit(self.limit);
        let next = self.files.len();
        let index = *self.by_key.entry(file.key.clone()).or_insert(next);
        if index == next {
            self.files.push(file);
        }
        &self.files[index]
    }

    /// Adds a file that may not be there.
    pub(crate) fn extend(&mut self, file: Option<SourceFile>) {
        if let Some(file) = file {
            self.add(file);
        }
    }

    /// The file with this key changes the document, and is no part of it.
    pub(crate) fn mark_overlay(&mut self, key: &str) {
        if let Some(index) = self.by_key.get(key) {
            self.files[*index].is_overlay = true;
        }
    }

    /// All files but overlays.
    pub(crate) fn document_files(&self) -> impl Iterator<Item = &SourceFile> {
        self.files.iter().filter(|file| !file.is_overlay)
    }

    /// Records the path of a missing file.
    pub(crate) fn miss(&mut self, path: Option<String>) {
        self.missing.extend(path);
    }

    /// Records what was moved in a document of another version.
    pub(crate) fn set_moves(&mut self, moves: Moves) {
        self.moves = moves;
    }

    /// The location before the conversion of a location in the converted document. If nothing was converted, it is the same.
    pub(crate) fn unconverted(&self, location: &Location) -> Location {
        Location {
            pointer: self.moves.origin(&location.pointer).into_owned(),
            on: location.on.clone(),
        }
    }

    /// The pointer in the converted document of a pointer before the conversion.
    pub(crate) fn converted<'p>(&self, pointer: &'p str) -> Cow<'p, str> {
        self.moves.target(pointer)
    }

    /// The parts of the converted document that are kept of former versions.
    pub(crate) fn converted_dropped(&self) -> Dropped {
        self.dropped.moved(|at| self.converted(at).into_owned())
    }

    /// The paths of the missing files.
    pub(crate) fn missing(&self) -> impl Iterator<Item = &str> {
        self.missing.iter().map(String::as_str)
    }

    /// Records that a `$ref` refers to a pointer. Only the first one is kept.
    pub(crate) fn refer(&mut self, pointer: String, reference: Location) {
        let before = self.references.len();
        self.references
            .entry(pointer)
            .or_insert((before, reference));
    }

    /// The `$ref`s through which a location was reached, the nearest first: each was recorded before its target.
    pub(crate) fn chain(&self, location: &Location) -> Vec<&Location> {
        let mut chain = Vec::new();
        let (mut at, mut limit) = (location, usize::MAX);
        while let Some((before, reference)) = self.led_to(&at.pointer, limit) {
            chain.push(reference);
            (at, limit) = (reference, *before);
        }
        chain
    }

    /// The reference to a pointer or to its nearest parent, among those with fewer than `limit` before them.
    fn led_to(&self, pointer: &str, limit: usize) -> Option<&(usize, Location)> {
        let above = pointer.rmatch_indices('/').map(|(end, _)| &pointer[..end]);
        let all = [pointer]
            .into_iter()
            .chain(above)
            .filter_map(|outer| self.references.get(outer));
        all.into_iter().find(|(before, _)| *before < limit)
    }

    /// All files, in the order in which they were first named.
    pub(crate) fn files(&self) -> impl Iterator<Item = &SourceFile> {
        self.files.iter()
    }

    /// The file whose [key](SourceFile::key) this is.
    pub(crate) fn file(&self, key: &str) -> Option<&SourceFile> {
        self.by_key.get(key).map(|index| &self.files[*index])
    }

    /// Finds the line and column of a pointer.
    ///
    /// A pointer that does not exist in its file (of a rewritten or merged node) is found at its nearest ancestor in the
    /// file. `None` only if there is no such file.
    pub(crate) fn locate(&self, location: &Location) -> Option<Position<'_>> {
        let location = self.origin_of(location);
        let (key, inside) = location.split();
        let file = self.file(&key)?;
        let span = match &location.on {
            On::Text(span) => file.clamp(span.clone()),
            On::Key => file.outline().find(inside, true),
            On::Value => file.outline().find(inside, false),
        };
        Some(Position::new(file, span))
    }

    /// The location at which a value of the document was written. Bytes are those of the file that was parsed.
    fn origin_of<'l>(&self, location: &'l Location) -> Cow<'l, Location> {
        if matches!(location.on, On::Text(_)) {
            return Cow::Borrowed(location);
        }
        match self.origins.origin_of(&location.pointer) {
            Cow::Borrowed(_) => Cow::Borrowed(location),
            Cow::Owned(pointer) => Cow::Owned(Location {
                pointer,
                on: location.on.clone(),
            }),
        }
    }

    /// The number or boolean at a pointer of the converted document as its author wrote it: `1.10`, which is `1.1` in the tree.
    pub(crate) fn as_written(&self, pointer: &str) -> Option<&str> {
        let pointer = self.moves.origin(pointer);
        let location = Location::value(self.origins.origin_of(&pointer));
        let (key, inside) = location.split();
        let file = self.file(&key)?;
        let text = &file.text[file.outline().scalar(inside)?];
        // The source of a value with a tag is not its author's own text alone.
        matches!(scalar::resolve(text), Scalar::Number | Scalar::Bool(_)).then_some(text)
    }

    /// The location, or its nearest parent that exists in its file.
    pub(crate) fn known(&self, location: &Location) -> Location {
        let origin = self.origin_of(location);
        let (key, inside) = origin.split();
        let Some(file) = self.file(&key) else {
            return location.clone();
        };
        let beyond = inside.len() - file.outline().known(inside).len();
        let known = location.pointer.len().saturating_sub(beyond);
        let pointer = location.pointer[..known].to_owned();
        Location {
            pointer,
            on: location.on.clone(),
        }
    }
}

/// The line and column of a location.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Position<'s> {
    /// The file.
    pub(crate) file: &'s SourceFile,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1, in characters.
    pub column: usize,
    /// The bytes in the file: a key, a scalar, or the key of a map or array.
    pub span: Range<usize>,
}

impl<'s> Position<'s> {
    fn new(file: &'s SourceFile, span: Range<usize>) -> Self {
        let Point { line, column } = file.point(span.start);
        Self {
            file,
            line,
            column,
            span,
        }
    }

    /// The path of the file, as the user wrote it.
    pub fn path(&self) -> &'s str {
        &self.file.path
    }

    /// Where the span ends (exclusive).
    pub(crate) fn end(&self) -> Point {
        self.file.point(self.span.end)
    }

    /// The source text of the span.
    pub fn text(&self) -> &'s str {
        &self.file.text[self.span.clone()]
    }
}
