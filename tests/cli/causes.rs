//! `disjunct diff`: whether a change is the document's, the generator's, or that of the settings.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::diff::git;
use super::{expect, folder};

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.4.0}
paths: {/pets: {get: {operationId: list, tags: [pets], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}}
components: {schemas: {Pet: {type: object, properties: {name: {type: string}}}}}
";

const CONFIG: &str = "[[client]]\nspec = 'api.yaml'\n";
const SURFACE: &str = "generated/disjunct.api.json";

/// A repository with a document and its crate.
fn repository() -> TempDir {
    let folder = folder(&[("api.yaml", DOCUMENT), ("disjunct.toml", CONFIG)]);
    expect(&folder, &["generate"], 0, "");
    git(folder.path(), &["init", "--quiet", "."]);
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "--quiet", "--message", "Old"]);
    folder
}

fn replace(folder: &TempDir, path: &str, from: &str, to: &str) {
    let path = folder.path().join(path);
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replace(from, to)).expect("it can be written");
}

/// Makes the crate that of an older generator, whose runtime waited longer.
fn age(folder: &TempDir) {
    let version = concat!("\"generator\":\"", env!("CARGO_PKG_VERSION"), "\"");
    replace(folder, SURFACE, version, "\"generator\":\"0.0.1\"");
    replace(folder, SURFACE, "\"timeout\":60000", "\"timeout\":90000");
}

fn change_document(folder: &TempDir) {
    replace(
        folder,
        "api.yaml",
        "name: {type: string}",
        "name: {type: integer}",
    );
}

/// Each change of a report, with its cause.
fn causes(folder: impl AsRef<Path>, arguments: &[&str]) -> Vec<(String, String)> {
    let arguments = [
        arguments,
        &["--message-format", "json", "--fail-on", "none"],
    ]
    .concat();
    let report = expect(folder, &arguments, 0, "");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let changes = report["changes"].as_array().expect("an array").iter();
    let text = |value: &Value| value.as_str().expect("a string").to_owned();
    changes
        .map(|change| (text(&change["code"]), text(&change["cause"])))
        .collect()
}

fn both(document: &str, generator: &str) -> Vec<(String, String)> {
    let pair = |code: &str, cause: &str| (code.to_owned(), cause.to_owned());
    vec![
        pair("runtime-default-changed", generator),
        pair("field-type-changed", document),
    ]
}

#[test]
fn the_committed_document_tells_its_changes_from_those_of_the_generator() {
    let folder = repository();
    age(&folder);
    change_document(&folder);
    assert_eq!(causes(&folder, &["diff"]), both("document", "generator"));
    let out = expect(&folder, &["diff"], 1, "");
    let line = "The old side was written by disjunct 0.0.1, each change has its cause.\n";
    assert!(out.contains(line), "{out}");
    assert_eq!(out.matches("    cause: generator\n").count(), 1, "{out}");
    // The lock next to the surface has the hash of the document.
    let named = ["diff", SURFACE, "api.yaml"];
    assert_eq!(causes(&folder, &named), both("document", "generator"));
}

#[test]
fn a_document_that_has_not_changed_is_no_cause() {
    let folder = repository();
    age(&folder);
    let expected = [("runtime-default-changed".to_owned(), "generator".to_owned())];
    assert_eq!(causes(&folder, &["diff"]), expected);
}

#[test]
fn without_the_old_document_a_cause_is_either() {
    let folder = repository();
    age(&folder);
    change_document(&folder);
    fs::write(folder.path().join("old.yaml"), DOCUMENT).expect("a file");
    fs::remove_dir_all(folder.path().join(".git")).expect("it is there");
    let either = "document or generator";
    assert_eq!(causes(&folder, &["diff"]), both(either, either));
    let named = ["diff", SURFACE, "api.yaml"];
    assert_eq!(causes(&folder, &named), both(either, either));
    // Unless it is named.
    let named = ["diff", SURFACE, "api.yaml", "--old-document", "old.yaml"];
    assert_eq!(causes(&folder, &named), both("document", "generator"));
}

#[test]
fn settings_are_compared_as_settings() {
    let folder = repository();
    change_document(&folder);
    let config = format!("{CONFIG}unknown_fields = 'deny'\n");
    fs::write(folder.path().join("disjunct.toml"), config).expect("a file");
    let out = expect(&folder, &["diff"], 1, "");
    let line =
        "The settings differ: unknown_fields = \"deny\", before unknown_fields by default.\n";
    assert!(out.contains(line), "{out}");
    let found = causes(&folder, &["diff"]);
    let expected = [
        ("field-type-changed".to_owned(), "document".to_owned()),
        ("other-fields-changed".to_owned(), "settings".to_owned()),
    ];
    for change in &expected {
        assert!(found.contains(change), "{found:?}");
    }
    let markdown = expect(&folder, &["diff", "--markdown"], 1, "");
    assert!(markdown.contains("  - cause: settings\n"), "{markdown}");
}

/// With the same generator and settings there is no other cause than the document.
#[test]
fn what_is_the_same_on_both_sides_is_no_cause() {
    let folder = repository();
    change_document(&folder);
    let found = causes(&folder, &["diff"]);
    assert_eq!(
        found,
        [("field-type-changed".to_owned(), "document".to_owned())]
    );
    let found = causes(&folder, &["diff", "HEAD:api.yaml"]);
    assert_eq!(
        found,
        [("field-type-changed".to_owned(), "document".to_owned())]
    );
}

#[test]
fn what_a_selection_removes_is_due_to_the_settings() {
    let folder = repository();
    let other = "[client.select]\noperations = ['!list']\n";
    replace(
        &folder,
        "disjunct.toml",
        CONFIG,
        &format!("{CONFIG}{other}"),
    );
    let (_, out, _) = super::run(&folder, &["--message-format", "json", "diff"]);
    let report: Value = serde_json::from_str(&out).expect("it prints JSON");
    let changes = report["changes"].as_array().expect("there are changes");
    assert!(
        changes.iter().all(|change| change["cause"] == "settings"),
        "{out}"
    );
    let subjects: Vec<&str> = changes
        .iter()
        .filter_map(|change| change["subject"].as_str())
        .collect();
    assert!(subjects.contains(&"types::Pet"), "{subjects:?}");
}
