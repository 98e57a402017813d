//! All files of a document: each opened once, each with its tree.

use std::collections::HashMap;
use std::path::{Component, Path};
use std::rc::Rc;

use serde_json::Value;

use super::budget::{Budget, FILES, take};
use super::decode::{Markup, NotUtf8, decode_text, find_markup};
use super::folder::{Folder, FoundFile, unreadable};
use super::names::Names;
use super::target::Refusal;
use super::tree::read_tree;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::{
    FILES_KEY, Format, Location, Origins, SizeLimit, SourceFile, Sources, pointer,
};

/// The files that were opened so far. The first is the document.
pub struct Library {
    /// Their source text.
    pub sources: Sources,
    /// `None` for a document without a file, in tests.
    folder: Option<(Folder, FoundFile)>,
    volumes: Vec<Volume>,
    by_key: HashMap<String, usize>,
    budget: Budget,
}

/// A file and its tree.
pub struct Volume {
    /// Its path below the folder; empty for the document.
    pub key: String,
    /// The pointer of its tree in the bundle.
    pub base: String,
    /// Its tree, unless it could not be read.
    pub root: Option<Rc<Value>>,
    names: Option<Names>,
    /// Whether a schema in it may have an `$id`.
    has_ids: bool,
}

impl Library {
    /// A library without files. Without a folder no `$ref` can add another one.
    pub fn new(folder: Option<(Folder, FoundFile)>, limit: SizeLimit) -> Self {
        Self {
            sources: Sources::within(limit),
            folder,
            volumes: Vec::new(),
            by_key: HashMap::new(),
            budget: Budget::of(limit),
        }
    }

    /// A file that was opened.
    pub fn volume(&self, index: usize) -> &Volume {
        &self.volumes[index]
    }

    /// All trees, the document's first.
    pub fn into_volumes(self) -> (Vec<Volume>, Sources) {
        (self.volumes, self.sources)
    }

    /// The names in a file.
    pub fn names(&mut self, index: usize) -> &Names {
        let Volume { root, names, .. } = &mut self.volumes[index];
        names.get_or_insert_with(|| root.as_deref().map(Names::of).unwrap_or_default())
    }

    /// The pointer of the schema with an `$id` that contains a location in a file; empty if there is none.
    pub fn resource<'p>(&mut self, index: usize, at: &'p str) -> &'p str {
        if self.volumes[index].has_ids {
            self.names(index).resource(at)
        } else {
            ""
        }
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.volumes.len()
    }

    /// The file that `path` refers to in the file `from`. Opens it, if this is the first time.
    pub fn open(
        &mut self,
        from: usize,
        path: &str,
        reference: &Location,
        diagnostics: &mut Diagnostics,
    ) -> Result<usize, Refusal> {
        let found = self.find(from, path, diagnostics)?;
        if self
            .folder
            .as_ref()
            .is_some_and(|(_, document)| found.is(document))
        {
            return Ok(0);
        }
        if let Some(index) = self.by_key.get(&found.key) {
            return Ok(*index);
        }
        if self.volumes.len() >= FILES {
            return Err(Refusal::new(
                &codes::TOO_LARGE,
                format!("the document has more than {FILES} files"),
            ));
        }
        let bytes = found
            .read(self.budget.bytes)
            .map_err(|error| unreadable(path, &error))?;
        let index = self.add(found.key, found.shown, bytes, diagnostics);
        self.sources
            .refer(self.volumes[index].base.clone(), reference.clone());
        Ok(index)
    }

    /// The file that `path` refers to in the file `from`, open or not.
    fn find(
        &mut self,
        from: usize,
        path: &str,
        diagnostics: &Diagnostics,
    ) -> Result<FoundFile, Refusal> {
        let Some((folder, _)) = &self.folder else {
            let message = format!(
                "`{path}` cannot be read: the document was passed as a string and has no folder"
            );
            return Err(Refusal::new(&codes::UNREADABLE_FILE, message));
        };
        let from = &self.volumes[from].key;
        folder.find(from, path).map_err(|refusal| {
            if refusal.code != &codes::MISSING_FILE {
                return refusal;
            }
            self.sources.miss(folder.show(from, path));
            let meant = diagnostics
                .may_guess(refusal.code)
                .then(|| folder.meant(from, path))
                .flatten();
            match meant {
                Some(meant) => refusal.help(&format!("did you mean `{meant}`?")),
                None => refusal,
            }
        })
    }

    /// The content of a file that is only a string: `description: {$ref: pet.md}`.
    pub fn open_text(
        &mut self,
        from: usize,
        path: &str,
        diagnostics: &Diagnostics,
    ) -> Result<String, Refusal> {
        let found = self.find(from, path, diagnostics)?;
        if let Some(file) = self.sources.file(&found.key) {
            return Ok(file.text.clone());
        }
        let bytes = found
            .read(self.budget.bytes)
            .map_err(|error| unreadable(path, &error))?;
        let (text, problem) = self.read_text(bytes, "");
        if let Some(Diagnostic {
            code,
            message,
            help,
            ..
        }) = problem
        {
            let refusal = Refusal::new(code, format!("`{path}`: {message}"));
            return Err(help
                .iter()
                .fold(refusal, |refusal, help| refusal.help(help)));
        }
        let file = SourceFile::new(found.key, found.shown, text, Format::Yaml);
        Ok(self.sources.add(file).text.clone())
    }

    /// Adds a file with its bytes; `None` is too many.
    pub fn add(
        &mut self,
        key: String,
        path: String,
        bytes: Option<Vec<u8>>,
        diagnostics: &mut Diagnostics,
    ) -> usize {
        let base = if key.is_empty() {
            String::new()
        } else {
            base_of(&key)
        };
        let parsed = self.parse((key.clone(), path), &base, bytes, diagnostics);
        self.by_key.insert(key.clone(), self.volumes.len());
        self.volumes.push(Volume {
            key,
            base,
            root: parsed.root.map(Rc::new),
            names: None,
            has_ids: parsed.has_ids,
        });
        self.volumes.len() - 1
    }

    /// Adds an overlay with its bytes, and returns its tree and the pointer of it, unless it cannot be parsed.
    pub fn add_overlay(
        &mut self,
        path: &Path,
        bytes: Option<Vec<u8>>,
        diagnostics: &mut Diagnostics,
    ) -> Option<(String, Value)> {
        let shown = path.display().to_string();
        let key = overlay_key(path);
        let base = base_of(&key);
        let parsed = self.parse((key.clone(), shown), &base, bytes, diagnostics);
        self.sources.mark_overlay(&key);
        if let Some(document) = self.volumes.first_mut() {
            document.has_ids |= parsed.has_ids;
        }
        Some((base, parsed.root?))
    }

    /// The bytes that overlays may have.
    pub fn remaining_bytes(&self) -> usize {
        self.budget.bytes
    }

    /// The document as overlays change it, where its values were written, and the remaining budget; `None` if it cannot be parsed.
    pub fn document_mut(&mut self) -> Option<(&mut Value, &mut Origins, &mut Budget)> {
        let document = self.volumes.first_mut()?.root.as_mut()?;
        let origins = &mut self.sources.origins;
        Some((Rc::make_mut(document), origins, &mut self.budget))
    }

    /// The document is not read any further.
    pub fn discard_document(&mut self) {
        if let Some(document) = self.volumes.first_mut() {
            document.root = None;
        }
    }

    /// Reads the text of a file and its tree, and adds the file to the sources, by its key and its path. `base` is the pointer of the
    /// tree.
    fn parse(
        &mut self,
        (key, path): (String, String),
        base: &str,
        bytes: Option<Vec<u8>>,
        diagnostics: &mut Diagnostics,
    ) -> Parsed {
        let (text, problem) = self.read_text(bytes, base);
        let problem =
            problem.or_else(|| find_markup(&text).map(|markup| report_markup(markup, base)));
        let format = Format::of(&path, &text);
        let is_misnamed = Format::of_ending(&path) == Some(Format::Json) && format == Format::Yaml;
        let has_ids = text.contains("$id");
        let file = SourceFile::new(key, path, text, format);
        let file = self.sources.add(file);
        let root = match problem {
            Some(problem) => {
                diagnostics.push(problem);
                None
            }
            None => read_tree(file, base, &mut self.budget, diagnostics),
        };
        if is_misnamed && root.is_some() {
            let line = file.text.lines().next().unwrap_or_default().len();
            let message = "expected JSON, found YAML; it is read as YAML";
            let found = Diagnostic::new(
                &codes::MISNAMED_FILE,
                Location::text(base, 0..line),
                message,
            );
            diagnostics.push(found.help("rename the file to end in `.yaml`"));
        }
        Parsed { root, has_ids }
    }

    /// The source text, or as much as can be shown and the error. It belongs to `base`.
    fn read_text(&mut self, bytes: Option<Vec<u8>>, base: &str) -> (String, Option<Diagnostic>) {
        let taken = bytes.filter(|bytes| take(&mut self.budget.bytes, bytes.len()).is_some());
        match taken.map(decode_text) {
            Some(Ok(text)) => (text, None),
            Some(Err(wrong)) => {
                let NotUtf8 {
                    shown,
                    span,
                    message,
                    help,
                } = wrong;
                let found = Diagnostic::new(&codes::NOT_UTF8, Location::text(base, span), message);
                (
                    shown,
                    Some(Diagnostic {
                        help: help.map(str::to_owned),
                        ..found
                    }),
                )
            }
            None => (
                String::new(),
                Some(self.budget.too_many_bytes(Location::text(base, 0..0))),
            ),
        }
    }
}

/// What parsing a file gives.
struct Parsed {
    /// Its tree, unless it could not be read.
    root: Option<Value>,
    /// Whether a schema in it may have an `$id`.
    has_ids: bool,
}

/// The pointer of the tree of a file other than the document.
fn base_of(key: &str) -> String {
    let mut base = String::new();
    pointer::push(&mut base, FILES_KEY);
    pointer::push(&mut base, key);
    base
}

/// No file that the document refers to has this key: the keys of those are relative, and begin with a name.
fn overlay_key(path: &Path) -> String {
    let begins_with_name = matches!(path.components().next(), Some(Component::Normal(_)));
    let prefix = if begins_with_name { "./" } else { "" };
    format!("{prefix}{}", path.display())
}

fn report_markup(
    Markup {
        span,
        message,
        help,
    }: Markup,
    base: &str,
) -> Diagnostic {
    Diagnostic::new(&codes::INVALID_SYNTAX, Location::text(base, span), message).help(help)
}
