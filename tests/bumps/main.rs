//! Pairs of documents, one for each kind of change, with what `disjunct diff` has to report.

#![cfg(feature = "cli")]

mod pairs;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Map, Value};
use tempfile::TempDir;

use pairs::{Edit, Pair, pairs};

const CODES: &str = include_str!("../../generator/compare/codes.rs");

/// What the command prints, as JSON, and its exit code.
fn diff(folder: &Path, arguments: &[&str]) -> (String, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_disjunct"))
        .current_dir(folder)
        .arg("diff")
        .args(arguments)
        .output()
        .expect("the command runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.is_empty(), "{errors}");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    (text, output.status.code().expect("an exit code"))
}

/// The changes of a report, one a line, as `pairs.yaml` has them.
fn lines(report: &Value) -> Vec<String> {
    let breaks =
        |change: &Value, pointer: &str| change.pointer(pointer) == Some(&Value::Bool(true));
    let mut lines = Vec::new();
    for change in report["changes"].as_array().expect("an array") {
        let verdicts = [
            ("source", "/source/breaks"),
            ("old client", "/wire/old_client_new_service/breaks"),
            ("new client", "/wire/new_client_old_service/breaks"),
            ("behaviour", "/behaviour/breaks"),
        ];
        let broken: Vec<&str> = verdicts
            .into_iter()
            .filter(|(_, pointer)| breaks(change, pointer))
            .map(|(name, _)| name)
            .collect();
        let text = |key: &str| change[key].as_str().expect("a string");
        lines.push(format!(
            "{} {}: [{}]",
            text("code"),
            text("subject"),
            broken.join(", ")
        ));
    }
    lines.sort();
    lines
}

fn expected(pair: &Pair) -> Vec<String> {
    let mut lines = Vec::new();
    for change in &pair.changes {
        for (change, broken) in change {
            let broken = broken.as_array().expect("an array").iter();
            let broken: Vec<&str> = broken
                .map(|axis| axis.as_str().expect("a string"))
                .collect();
            lines.push(format!("{change}: [{}]", broken.join(", ")));
        }
    }
    lines.sort();
    lines
}

#[test]
fn every_pair_has_its_verdicts() {
    let folder = TempDir::new().expect("a folder");
    let mut wrong = String::new();
    for pair in pairs() {
        let (old, new) = pair.documents();
        for (name, document) in [("old.json", &old), ("new.json", &new)] {
            fs::write(folder.path().join(name), document.to_string()).expect("a file");
        }
        let (text, exit) = diff(
            folder.path(),
            &["old.json", "new.json", "--message-format", "json"],
        );
        let report: Value = serde_json::from_str(&text).expect("JSON");
        let found = lines(&report);
        let is_breaking = report["breaking"].as_u64().expect("a number") > 0;
        assert_eq!(exit, i32::from(is_breaking), "{}", pair.name);
        if found != expected(&pair) {
            let _ = writeln!(wrong, "{}:", pair.name);
            for line in found {
                let _ = writeln!(wrong, "  - {line}");
            }
        }
    }
    assert!(wrong.is_empty(), "these pairs have other changes:\n{wrong}");
}

/// Codes of what no small pair of documents changes: the tests of `generator/compare` have them, and those of `tests/cli/kept.rs`.
const WITHOUT_A_PAIR: [&str; 22] = [
    "accessor-renamed",
    "client-header-changed",
    "dependency-changed",
    "feature-added",
    "feature-removed",
    "field-kept",
    "former-name-added",
    "former-name-removed",
    "from-impl-added",
    "from-impl-removed",
    "group-renamed",
    "pages-changed",
    "parameter-kept",
    "parameter-renamed",
    "recursion-limit-changed",
    "response-media-type-changed",
    "response-renamed",
    "response-status-changed",
    "rust-version-changed",
    "type-kept",
    "union-variant-kept",
    "variant-kept",
];

#[test]
fn every_code_has_a_pair() {
    let pairs = pairs();
    assert!(pairs.len() >= 80, "{} pairs", pairs.len());
    let changes = pairs
        .iter()
        .flat_map(|pair| &pair.changes)
        .flat_map(Map::keys);
    let used: BTreeSet<&str> = changes
        .filter_map(|change| change.split(' ').next())
        .collect();
    let codes = CODES
        .lines()
        .filter_map(|line| line.trim().strip_suffix('"')?.rsplit_once('"'));
    let codes = codes.filter(|(name, _)| {
        name.trim_end()
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte == b'_')
    });
    let codes: BTreeSet<&str> = codes.map(|(_, code)| code).collect();
    let missing: Vec<&&str> = codes
        .difference(&used)
        .filter(|code| !WITHOUT_A_PAIR.contains(code) && **code != "runtime-default-changed")
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The session service's document as its next version: what the maintainer of the crate reads.
#[test]
fn the_next_version_of_a_service_reads_like_release_notes() {
    let text = include_str!("../../specs/openapi.json");
    let old: Value = serde_json::from_str(text).expect("JSON");
    let edit: Edit = serde_yaml::from_str(
        "remove: [/paths/~1health, /components/schemas/Cookie/properties/domain]
set:
  /info/version: 1.5.0
  /components/schemas/SpaceCategory/enum/-: wiki
  /components/schemas/Screenshot/properties/format: {type: string}
  /components/schemas/Cookie/properties/host: {type: string}
  /components/schemas/ObserveRequest/properties/max_nb_actions/maximum: 200
  /components/schemas/ScrollDownAction/required: [amount]
",
    )
    .expect("an edit");
    let mut new = old.clone();
    edit.apply(&mut new);
    let folder = TempDir::new().expect("a folder");
    for (name, document) in [("old.json", &old), ("new.json", &new)] {
        let text = format!("{document:#}");
        fs::write(folder.path().join(name), text).expect("a file");
    }
    let (notes, exit) = diff(folder.path(), &["old.json", "new.json"]);
    assert_eq!(exit, 1);
    insta::assert_snapshot!("release_notes", notes);
    let (markdown, _) = diff(folder.path(), &["old.json", "new.json", "--markdown"]);
    insta::assert_snapshot!("release_notes_markdown", markdown);
}

/// The same document as a tool writes it that sorts keys.
fn with_sorted_keys(value: &Value) -> Value {
    match value {
        Value::Object(object) => {
            let sorted: BTreeMap<&String, &Value> = object.iter().collect();
            let sorted = sorted.into_iter();
            let sorted = sorted.map(|(key, value)| (key.clone(), with_sorted_keys(value)));
            Value::Object(sorted.collect())
        }
        Value::Array(items) => items.iter().map(with_sorted_keys).collect(),
        other => other.clone(),
    }
}

/// The same documents give the same bytes, and nothing changes between equal ones, also in another order of the keys.
#[test]
fn equal_documents_have_no_changes() {
    let folder = TempDir::new().expect("a folder");
    let copy = |name: &str, document: &Value| {
        fs::write(folder.path().join(name), document.to_string()).expect("a file");
    };
    for path in ["specs/openapi.json", "specs/depot.yaml"] {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
            .expect("it is there");
        let document: Value = serde_yaml::from_str(&text).expect("a document");
        let reversed = document.as_object().expect("an object").iter().rev();
        let reversed: Map<String, Value> = reversed
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect();
        copy("old.json", &document);
        for other in [Value::Object(reversed), with_sorted_keys(&document)] {
            copy("new.json", &other);
            let (notes, exit) = diff(folder.path(), &["old.json", "new.json"]);
            assert!(
                exit == 0 && notes.ends_with(": no changes\n"),
                "{path}: {notes}"
            );
        }
    }
}
