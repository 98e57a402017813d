//! Overlays: `--overlay` and `overlays`, what `disjunct effective` prints, and where messages and changes are located.

use std::fs;

use serde_json::{Value, json};

use super::diff::git;
use super::{DOCUMENT, folder, run};

/// No client can be generated: the `$ref` leads nowhere, and the path parameter is not declared as required.
const BROKEN: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
paths:
  /pets/{id}:
    get:
      operationId: find
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
";

const MENDING: &str = "overlay: 1.1.0
info: {title: Corrections, version: 1.0.0}
actions:
  - target: $
    update:
      components:
        schemas:
          Pet: {type: object, required: [name], properties: {name: {type: string}}}
";

const CONFIG: &str = "[[client]]\nspec = 'api.yaml'\noverlays = ['fix.yaml', 'more.yaml']\n";

#[test]
fn a_broken_document_that_an_overlay_mends_generates() {
    let folder = folder(&[("api.yaml", BROKEN), ("fix.yaml", MENDING)]);
    let (exit, _, error) = run(&folder, &["generate", "api.yaml"]);
    assert_eq!(exit, 3, "{error}");
    assert!(error.contains("unresolved-ref"), "{error}");
    let (exit, _, error) = run(&folder, &["generate", "api.yaml", "--overlay", "fix.yaml"]);
    assert_eq!(exit, 0, "{error}");
    let pet = fs::read_to_string(folder.path().join("generated/src/types/pet.rs"));
    assert!(pet.expect("the type is there").contains("pub struct Pet"));
}

#[test]
fn overlays_of_the_settings_apply_in_order() {
    let more = "overlay: 1.0.0\nactions:\n- {target: $.components.schemas.Pet.properties, update: {name: {type: integer}}}\n";
    let folder = folder(&[
        ("api.yaml", BROKEN),
        ("fix.yaml", MENDING),
        ("more.yaml", more),
        ("disjunct.toml", CONFIG),
    ]);
    let (exit, document, error) = run(&folder, &["effective"]);
    assert_eq!((exit, error.as_str()), (0, ""));
    let document: Value = serde_json::from_str(&document).expect("it prints JSON");
    let pet = &document["components"]["schemas"]["Pet"];
    assert_eq!(pet["properties"]["name"], json!({ "type": "integer" }));
    assert_eq!(document["info"]["title"], "Pets");
}

#[test]
fn what_is_printed_is_read_as_the_document_with_its_overlays() {
    let folder = folder(&[("api.yaml", BROKEN), ("fix.yaml", MENDING)]);
    let with_overlay = ["generate", "api.yaml", "--overlay", "fix.yaml"];
    assert_eq!(run(&folder, &with_overlay).0, 0);
    let arguments = ["effective", "api.yaml", "--overlay", "fix.yaml"];
    let (exit, document, _) = run(&folder, &arguments);
    assert_eq!(exit, 0);
    fs::write(folder.path().join("whole.json"), document).expect("it can be written");
    let (exit, _, error) = run(&folder, &["generate", "whole.json", "--check"]);
    assert_eq!(exit, 0, "{error}");
}

#[test]
fn a_message_about_what_an_overlay_wrote_shows_the_overlay() {
    let overlay = "overlay: 1.1.0
actions:
  - target: $.paths['/health'].get
    update:
      parameters: [{name: a, in: query, schema: {type: strin}}]
  - target: $.info.titel
    update: Dogs
";
    let folder = folder(&[("api.yaml", DOCUMENT), ("fix.yaml", overlay)]);
    let arguments = ["generate", "api.yaml", "--overlay", "fix.yaml"];
    let (exit, _, error) = run(&folder, &arguments);
    assert_eq!(exit, 0, "{error}");
    // The summary counts the files of the crate, which are not of interest here.
    let (messages, _) = error.split_once("\n1 schema").expect("a summary follows");
    insta::assert_snapshot!("messages_in_an_overlay", messages);
    let json = run(
        &folder,
        &[&["--message-format", "json"], &arguments[..]].concat(),
    )
    .2;
    let messages: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect();
    let located = |code: &str| {
        let mut found = messages.iter().filter(|message| message["code"] == code);
        let found = found.next().expect("it is there");
        (
            found["file"].clone(),
            found["line"].clone(),
            found["pointer"].clone(),
        )
    };
    assert_eq!(
        located("unused-action"),
        (
            json!("fix.yaml"),
            json!(6),
            json!("./fix.yaml#/actions/1/target")
        )
    );
}

#[test]
fn an_error_of_an_overlay_shows_both_files() {
    let overlay = "overlay: 1.1.0\nactions: [{target: $.info, update: {title: [Dogs]}}]\n";
    let folder = folder(&[("api.yaml", DOCUMENT), ("fix.yaml", overlay)]);
    let (exit, _, error) = run(&folder, &["generate", "api.yaml", "--overlay", "fix.yaml"]);
    assert_eq!(exit, 3, "{error}");
    insta::assert_snapshot!("an_error_of_an_overlay", error);
}

#[test]
fn a_missing_overlay_is_an_error_that_names_it() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("disjunct.toml", CONFIG)]);
    let (exit, _, error) = run(&folder, &["generate", "api.yaml", "--overlay", "none.yaml"]);
    assert_eq!(exit, 4, "{error}");
    assert!(error.contains("cannot read none.yaml"), "{error}");
    let (exit, _, error) = run(&folder, &["generate"]);
    assert_eq!(exit, 4, "{error}");
    assert!(error.contains("disjunct.toml:3:12"), "{error}");
    assert!(error.contains("cannot read fix.yaml"), "{error}");
}

#[test]
fn changes_are_located_in_the_overlay_that_wrote_them() {
    let files = [("api.yaml", BROKEN), ("fix.yaml", MENDING)];
    let folder = folder(&files);
    git(folder.path(), &["init", "--quiet", "."]);
    git(folder.path(), &["add", "."]);
    git(folder.path(), &["commit", "--quiet", "--message", "Old"]);
    let changed = MENDING.replace("name: {type: string}", "name: {type: integer}");
    fs::write(folder.path().join("fix.yaml"), changed).expect("it can be written");
    for old in ["HEAD:api.yaml", "HEAD:./api.yaml"] {
        let arguments = [
            "--message-format",
            "json",
            "diff",
            old,
            "api.yaml",
            "--overlay",
            "fix.yaml",
        ];
        let (exit, out, error) = run(&folder, &arguments);
        assert_eq!(exit, 1, "{error}");
        let report: Value = serde_json::from_str(&out).expect("it prints JSON");
        let change = &report["changes"][0];
        let file = |side: &str| change[side]["file"].as_str().map(str::to_owned);
        assert_eq!(
            (file("old").as_deref(), file("new").as_deref()),
            (Some("HEAD:fix.yaml"), Some("fix.yaml")),
            "{out}"
        );
    }
}
