//! Documents of Swagger 2.0, each with one of OpenAPI 3.0 that describes the same service.
//!
//! In: the folders of `pairs`, each of which has `2.0.yaml` and `3.0.yaml`, or a folder for each. The clients of both are the same, byte
//! for byte.

use std::fs;
use std::path::{Path, PathBuf};

use disjunct::{
    Diagnostic, Files, Generation, Layout, MessageFormat, Options, Severity, generate, render,
};
use serde_json::Value;

/// The file with the hash of the document.
const LOCK: &str = "disjunct.lock";

#[test]
fn each_pair_gives_the_same_client() {
    let mut pairs = 0;
    for entry in fs::read_dir("tests/swagger/pairs").unwrap() {
        let folder = entry.unwrap().path();
        let [old, new] = ["2.0", "3.0"].map(|version| client(&document(&folder, version)));
        let name = folder.display();
        assert_eq!(names(&old), names(&new), "{name}: names");
        assert_same(&old.files.unwrap(), &new.files.unwrap(), &folder);
        pairs += 1;
    }
    assert!(pairs >= 7, "only {pairs} pairs");
}

fn document(folder: &Path, version: &str) -> PathBuf {
    let file = folder.join(format!("{version}.yaml"));
    if file.exists() {
        file
    } else {
        folder.join(version).join("openapi.yaml")
    }
}

/// The lock without the hash of the document.
fn names(made: &Generation) -> String {
    let lock = made.lock.to_string();
    let lines = lock.lines().filter(|line| !line.starts_with("hash = "));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The client of a document about which there is nothing to report but notes.
fn client(spec: &Path) -> Generation {
    let mut options = Options::default();
    options.name = Some("pair".parse().unwrap());
    let made = generate(spec, &options, Layout::Crate).unwrap();
    let format = MessageFormat::Human { colored: false };
    let messages = render(&made.diagnostics, &made.sources, format);
    let is_clean = made
        .diagnostics
        .iter()
        .all(|found| found.severity == Severity::Note);
    assert!(is_clean, "{}: {messages}", spec.display());
    made
}

fn assert_same(old: &Files, new: &Files, folder: &Path) {
    let paths = |files: &Files| -> Vec<PathBuf> {
        let paths = files.iter().map(|(path, _)| PathBuf::from(path));
        paths.collect()
    };
    assert_eq!(paths(old), paths(new), "{}", folder.display());
    for ((path, old), (_, new)) in old.iter().zip(new.iter()) {
        if path == LOCK {
            continue;
        }
        let without_hash = |text: &str| -> Vec<String> {
            let lines = text
                .lines()
                .filter(|line| !line.contains("\"document_hash\""));
            lines.map(str::to_owned).collect()
        };
        let (old, new) = (without_hash(old), without_hash(new));
        for (old, new) in old.iter().zip(&new) {
            assert_eq!(old, new, "{}: {path}", folder.display());
        }
        assert_eq!(old.len(), new.len(), "{}: {path}", folder.display());
    }
}

/// Locations in results are those of the document as it was written.
#[test]
fn each_location_is_in_the_document() {
    let mut locations = 0;
    for name in ["bodies", "forms", "parameters", "responses", "schemas"] {
        let spec = format!("tests/swagger/pairs/{name}/2.0.yaml");
        let root: Value = serde_yaml::from_str(&fs::read_to_string(&spec).unwrap()).unwrap();
        let made = client(Path::new(&spec));
        let operations = made.bindings.operations.values();
        let parameters = operations.flat_map(|operation| operation.parameters.keys());
        let branches = made.decisions.iter().flat_map(|union| &union.branches);
        let pointers = made
            .bindings
            .schemas
            .keys()
            .chain(parameters)
            .chain(made.decisions.iter().map(|union| &union.pointer))
            .chain(branches.map(|branch| &branch.pointer));
        for pointer in pointers {
            // A schema that no document has is derived from the one around it.
            let is_derived = |step: &&str| {
                step.starts_with('~') && !["~0", "~1"].iter().any(|escape| step.starts_with(escape))
            };
            let steps = pointer.split('/').take_while(|step| !is_derived(step));
            let written = steps.collect::<Vec<_>>().join("/");
            assert!(root.pointer(&written).is_some(), "{name}: {pointer}");
            locations += 1;
        }
    }
    assert!(locations > 40, "only {locations} locations");
}

/// A user who names a location names it as it is in the document.
#[test]
fn a_secret_is_named_by_its_location_in_the_document() {
    let spec = Path::new("tests/swagger/pairs/schemas/2.0.yaml");
    let mut options = Options::default();
    options.secret = vec!["/definitions/Tree/properties/note".to_owned()];
    let made = generate(spec, &options, Layout::Crate).unwrap();
    let is_found = |found: &Diagnostic| found.code.name == "not-a-secret";
    assert!(!made.diagnostics.iter().any(is_found));
    let files = made.files.unwrap();
    let tree = files.get("src/types/tree.rs").unwrap();
    assert!(tree.contains("runtime::Secret"), "{tree}");
}
