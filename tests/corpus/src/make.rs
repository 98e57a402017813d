//! A document → its crate, a program around it, and what the program is asked.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use disjunct::{Decision, Files, Layout, Options, Severity, WriteMode, generate, write_files};

use crate::checkout;
use crate::documents::Document;
use crate::evolve;
use crate::examples::Example;
use crate::included::Included;
use crate::known::Known;
use crate::probe::{Case, Expected, Probe};
use crate::raw::{Raw, escape};

/// A document's crate.
#[derive(Debug)]
pub struct Made {
    /// The document.
    pub document: Document,
    /// It, as its author wrote it.
    pub raw: Raw,
    /// The Rust type of every schema, by its JSON pointer.
    pub bindings: BTreeMap<String, String>,
    /// What decides each union.
    pub decisions: Vec<Decision>,
    /// What each declared type is, by its name.
    pub declared: BTreeMap<String, Declared>,
    /// Operations that were left out.
    pub skipped: usize,
    /// Operations of the document.
    pub operations: usize,
    /// How many schemas stay untyped, by reason.
    pub untyped: BTreeMap<&'static str, usize>,
    /// The errors of the document; there is no crate where there are any.
    pub errors: Vec<String>,
    /// What its program is asked.
    pub probe: Probe,
    /// Examples for which no type was found.
    pub unbound: Vec<Example>,
    /// The client as one file, if that is asked for.
    pub included: Option<Included>,
    files: Files,
}

/// What a declared type is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declared {
    /// A struct.
    Object,
    /// An enum over types; decided by a member, if it has a tag.
    Union(Option<String>),
    /// An enum of texts.
    Text,
    /// Another name of a type.
    Alias(String),
}

/// Generates the crates, and the files of build scripts if they are to be included.
#[must_use]
pub fn make_crates(documents: &[Document], included: bool) -> Vec<Made> {
    let mut crates: Vec<Made> = documents.iter().map(make_crate).collect();
    if included {
        for made in &mut crates {
            made.included = Included::generate(&made.document);
        }
    }
    crates
}

fn make_crate(document: &Document) -> Made {
    let mut options = Options::default();
    options.name = Some(package(document).parse().unwrap());
    let made = generate(&document.path, &options, Layout::Crate).unwrap();
    let count = |code: &str| {
        made.diagnostics
            .iter()
            .filter(|found| found.code.name == code)
            .count()
    };
    let errors = made
        .diagnostics
        .iter()
        .filter(|found| found.severity == Severity::Error);
    let errors = errors
        .map(|found| format!("{} at {}", found.code.name, found.pointer()))
        .collect();
    let skipped = count("skipped-operation");
    let mut untyped = BTreeMap::new();
    for untyped_schema in &made.untyped {
        *untyped.entry(untyped_schema.reason.text()).or_default() += 1;
    }
    let raw = Raw::read(&document.path);
    let operations = count_operations(&raw);
    let files = made.files.unwrap_or_default();
    let declared = find_declared(&files);
    let has = |part: &str| files.iter().any(|(path, _)| path.starts_with(part));
    let probe = Probe::new(has("src/types"), has("src/runtime/data/decode.rs"));
    Made {
        document: document.clone(),
        raw,
        bindings: made.bindings.schemas,
        decisions: made.decisions,
        declared,
        skipped,
        operations,
        untyped,
        errors,
        probe,
        unbound: Vec::new(),
        included: None,
        files,
    }
}

impl Made {
    /// Asks for every example.
    pub fn plan_examples(&mut self, examples: &[Example]) {
        for example in examples {
            let Some(ty) = self.type_at(&example.at) else {
                self.unbound.push(example.clone());
                continue;
            };
            self.probe.ask(
                &ty,
                Case {
                    what: example.pointer.clone(),
                    at: example.at.clone(),
                    text: example.text.clone(),
                    expected: Expected::Example,
                },
            );
        }
    }

    /// Asks for samples of so many unions and objects, and what becomes of them with one thing changed.
    pub fn plan_changes(&mut self, most: usize, known: &Known) {
        for (ty, case) in evolve::plan(self, most, known) {
            self.probe.ask(&ty, case);
        }
    }

    /// The Rust type of a schema. A schema that is nothing but a reference has the type of what it names.
    #[must_use]
    pub fn type_at(&self, pointer: &str) -> Option<String> {
        let mut pointer = pointer.to_owned();
        for _ in 0..32 {
            if let Some(ty) = self.bindings.get(&pointer) {
                return Some(ty.clone());
            }
            let (found, value) = self.raw.find(&pointer)?;
            if found != pointer {
                pointer = found;
                continue;
            }
            crate::raw::reference(value)?.clone_into(&mut pointer);
        }
        None
    }

    /// How many types the crate declares.
    #[must_use]
    pub fn types(&self) -> usize {
        self.declared.len()
    }
}

/// The name of a document's package.
#[must_use]
pub fn package(document: &Document) -> String {
    format!("corpus_{}", document.name)
}

fn count_operations(raw: &Raw) -> usize {
    const METHODS: [&str; 8] = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace",
    ];
    let paths = raw.root()["paths"]
        .as_object()
        .into_iter()
        .flat_map(|paths| paths.keys());
    let items = paths.filter_map(|path| raw.find_named(&format!("/paths/{}", escape(path))));
    let members = items
        .filter_map(|(_, item)| item.as_object())
        .flat_map(|item| item.keys());
    members
        .filter(|key| METHODS.contains(&key.as_str()))
        .count()
}

/// The declared types, found by the lines that rustfmt gives them.
fn find_declared(files: &Files) -> BTreeMap<String, Declared> {
    let mut declared = BTreeMap::new();
    for (_, text) in files
        .iter()
        .filter(|(path, _)| path.starts_with("src/types"))
    {
        let mut tag = None;
        let mut kind = "";
        for line in text.lines() {
            let line = line.trim_start();
            if let Some(name) = line
                .strip_prefix("runtime::")
                .and_then(|rest| rest.strip_suffix("! {"))
            {
                (kind, tag) = (name, None);
            } else if let Some(rest) = line.strip_prefix("#[union(tag \"") {
                tag = rest.split('"').next().map(str::to_owned);
            }
            let words = line
                .strip_prefix("pub ")
                .map(|rest| rest.split_once([' ', '(']));
            let Some(Some((keyword @ ("struct" | "enum" | "type"), rest))) = words else {
                continue;
            };
            let end = rest
                .find(|c: char| !c.is_alphanumeric() && c != '_')
                .unwrap_or(rest.len());
            let what = match (keyword, kind) {
                ("type", _) => {
                    Declared::Alias(rest[end..].trim_matches([' ', '=', ';']).to_owned())
                }
                (_, "object") => Declared::Object,
                (_, "text") => Declared::Text,
                _ => Declared::Union(tag.clone()),
            };
            declared.insert(rest[..end].to_owned(), what);
        }
    }
    declared
}

/// Writes the crates and the programs around them into a workspace of their own: only what changed, so that it is built again only then.
///
/// # Panics
/// Where the folder cannot be written.
#[must_use]
pub fn write_workspace(crates: &[Made], workspace: PathBuf) -> PathBuf {
    for made in crates.iter().filter(|made| made.errors.is_empty()) {
        let name = &made.document.name;
        let folder = workspace.join("crates").join(name);
        write_files(&made.files, &folder, WriteMode::Overwrite).unwrap();
        let folder = workspace.join("programs").join(name);
        write_changed(
            &folder.join("Cargo.toml"),
            &made
                .probe
                .manifest(name, made.files.get("Cargo.toml").unwrap()),
        );
        write_changed(&folder.join("src/main.rs"), &made.probe.program(name));
        if let Some(included) = &made.included {
            included.write(&made.document, &workspace.join("included").join(name));
        }
    }
    let members = crates.iter().filter(|made| made.errors.is_empty());
    let folders = members.flat_map(|made| {
        let included = made.included.as_ref().map(|_| "included");
        let kinds = ["crates", "programs"].into_iter().chain(included);
        kinds.map(|kind| format!("    \"{kind}/{}\",\n", made.document.name))
    });
    let members: String = folders.collect();
    let manifest = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\n{members}]\n\n[profile.dev]\ndebug = false\nincremental = false\n"
    );
    write_changed(&workspace.join("Cargo.toml"), &manifest);
    let lock = fs::read_to_string(checkout().join("Cargo.lock")).unwrap();
    if !workspace.join("Cargo.lock").exists() {
        write_changed(&workspace.join("Cargo.lock"), &lock);
    }
    workspace
}

/// Writes a file, unless it is there with this text.
///
/// # Panics
/// Where it cannot be written.
pub fn write_changed(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|before| before == text) {
        return;
    }
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}
