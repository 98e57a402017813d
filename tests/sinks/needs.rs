//! No text and no name of a document decides what the code around it needs: crates, parts of the runtime, imports, attributes.
//!
//! Each place of a plain document is filled with something that our own code names, and with the same less one letter. What both
//! need is the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use disjunct::{Files, Layout, Options, generate};
use proc_macro2::{TokenStream, TokenTree};
use serde_json::json;
use tempfile::TempDir;

use crate::document::Template;

/// Names of crates, of the runtime's parts and modules, and what ends or begins with one.
const NAMES: [&str; 26] = [
    "base64",
    "regex",
    "jiff",
    "bytes",
    "httpdate",
    "tracing",
    "percent_encoding",
    "serde_json",
    "http",
    "data",
    "runtime",
    "types",
    "failures",
    "Gruntime",
    "subtypes",
    "BTreeMap",
    "Btree_map",
    "DateTime",
    "Untyped",
    "File",
    "Base64",
    "Regex",
    "minimum",
    "min_length",
    "pattern",
    "check",
];

/// Texts in which such names are written as paths.
const TEXTS: [&str; 3] = [
    "see base64::x, ::regex::Regex, <jiff::y>, (httpdate::z)",
    "runtime::DateTime runtime::Base64::a super::Secret types::b",
    "#[check(pattern(1))] runtime::pattern! super::Untyped, BTreeMap<a, b>",
];

/// Every text in each place, and every name in a part of the places.
#[test]
fn no_text_decides_what_code_needs() {
    let template = Template::read_plain();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("openapi.json");
    let (mut made, mut wrong) = (0, Vec::new());
    for (row, sink) in template.sinks().iter().enumerate() {
        let names = NAMES
            .iter()
            .enumerate()
            .filter(|(column, _)| (row + column) % 5 == 0);
        for text in TEXTS.iter().chain(names.map(|(_, name)| name)) {
            let needs_of = |text: &str| {
                fs::write(&path, template.fill(sink, text).to_string()).unwrap();
                needs_of(&path)
            };
            // A path with such signs, say, makes no client.
            let (Some(found), Some(expected)) = (needs_of(text), needs_of(&altered(text))) else {
                continue;
            };
            made += 1;
            if found != expected {
                wrong.push(format!("{sink}, `{text}`: {found:#?}\nbut: {expected:#?}"));
            }
        }
    }
    assert!(made > 250, "{made}");
    assert!(
        wrong.is_empty(),
        "{} of {made} are wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// `use base64::…` next to a module `base64` would be ambiguous.
#[test]
fn no_module_is_called_like_a_crate() {
    let known: toml::Table = include_str!("../../templates/crate/dependencies.toml")
        .parse()
        .unwrap();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("openapi.json");
    for name in known.keys() {
        let name = name.replace('-', "_");
        let document = json!({
            "openapi": "3.1.0",
            "info": {"title": name, "version": "1"},
            "paths": {"/a": {"get": {"operationId": name, "tags": [name], "responses": {"204": {"description": "Done."}}}}},
            "components": {"schemas": {&*name: {"type": "object", "properties": {"a": {"type": "string"}}}}},
        });
        fs::write(&path, document.to_string()).unwrap();
        let files = generate(&path, &Options::default(), Layout::Crate)
            .unwrap()
            .files
            .unwrap();
        // The runtime has a module `http`, next to which nothing names the crate.
        let is_own = |path: &str| path.starts_with("src/runtime/");
        let steps: BTreeSet<&str> = files
            .iter()
            .filter(|(path, _)| !is_own(path))
            .flat_map(|(path, _)| path.split(['/', '.']))
            .collect();
        assert!(
            !steps.contains(&*name) && steps.contains(&*format!("{name}_")),
            "{name}: {steps:?}"
        );
        let manifest: toml::Table = files.get("Cargo.toml").unwrap().parse().unwrap();
        assert_ne!(manifest["lib"]["name"].as_str(), Some(&*name));
    }
}

/// The text with other letters in each of its words.
fn altered(text: &str) -> String {
    let letters = [
        ("e", "o"),
        ("in", "im"),
        ("ff", "fg"),
        ("http", "hddp"),
        ("at", "ad"),
        ("h", "k"),
    ];
    letters
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// What the code of a document needs, a line each; `None` where no code is made of it.
fn needs_of(path: &Path) -> Option<Vec<String>> {
    let made = generate(path, &Options::default(), Layout::Crate).unwrap();
    let files = made.files?;
    let manifest: toml::Table = files.get("Cargo.toml").unwrap().parse().unwrap();
    let dependencies = made.dependencies.iter().cloned();
    let parts = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/runtime/"));
    let mut own = own_needs(&files);
    own.sort();
    let needs = dependencies.chain([manifest["dependencies"].to_string()]);
    Some(
        needs
            .chain(parts.map(|(path, _)| path.to_owned()))
            .chain(own)
            .collect(),
    )
}

/// Of each file of ours what it imports of ours, and its attributes.
fn own_needs(files: &Files) -> Vec<String> {
    let own = files
        .iter()
        .filter(|(path, _)| path.starts_with("src/") && !path.starts_with("src/runtime/"));
    let mut needs: Vec<String> = own
        .map(|(_, text)| {
            let imports = text.lines().filter(|line| line.starts_with("use "));
            let imports: BTreeSet<String> = imports.flat_map(ours).collect();
            let attributes: Vec<&str> = text
                .lines()
                .filter(|line| line.starts_with("#!["))
                .collect();
            format!("{imports:?} {attributes:?}")
        })
        .collect();
    let readme = files.get("README.md").unwrap_or_default();
    let example = readme
        .lines()
        .filter(|line| line.starts_with("use "))
        .flat_map(ours);
    needs.push(format!("README.md: {:?}", example.collect::<BTreeSet<_>>()));
    needs
}

/// The names of ours in a line.
fn ours(line: &str) -> Vec<String> {
    const OURS: [&str; 5] = ["runtime", "types", "failures", "BTreeMap", "Client"];
    let mut names = Vec::new();
    let mut queue: Vec<TokenStream> = line.parse().into_iter().collect();
    while let Some(tokens) = queue.pop() {
        for token in tokens {
            match token {
                TokenTree::Ident(name) if OURS.iter().any(|own| name == own) => {
                    names.push(name.to_string());
                }
                TokenTree::Group(group) => queue.push(group.stream()),
                _ => {}
            }
        }
    }
    names
}
