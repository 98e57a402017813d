//! `disjunct bump`: the version, the changelog and the aliases that a changed document needs.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{expect, folder, run};

const CONFIG: &str = "# Ours.
[[client]]
spec = 'openapi.json'
name = 'browser-session' # as published
";

/// The service's document of version 1.5.0: with a new kind of action, an optional field, a field and a type of another name, a tighter
/// limit, a required field, and without an operation.
fn next_document() -> String {
    let text = fs::read_to_string("specs/openapi.json").unwrap();
    // The type has another name, and the same content.
    let text = text.replace("SetCookiesResponse", "CookiesReport");
    let mut document: Value = serde_json::from_str(&text).unwrap();
    document["info"]["version"] = json!("1.5.0");
    let paths = document["paths"].as_object_mut().unwrap();
    paths.shift_remove("/sessions/{session_id}/replay").unwrap();
    let schemas = &mut document["components"]["schemas"];
    schemas["WaitAction"]["properties"]["time_ms"]["maximum"] = json!(20_000);
    schemas["ScrollUpAction"]["required"] = json!(["amount"]);
    schemas["Observation"]["properties"]["locale"] = json!({"type": "string"});
    let upload = schemas["UploadFileAction"]["properties"]
        .as_object_mut()
        .unwrap();
    let path = upload.shift_remove("file_path").unwrap();
    upload.insert("path".to_owned(), path);
    schemas["UploadFileAction"]["required"] = json!(["path"]);
    let mut hover = schemas["ClickAction"].clone();
    hover["properties"]["type"]["const"] = json!("hover");
    hover["properties"]["type"]["default"] = json!("hover");
    schemas["HoverAction"] = hover;
    for union in ["Action", "InteractionAction"] {
        let reference = "#/components/schemas/HoverAction";
        let branches = schemas[union]["oneOf"].as_array_mut().unwrap();
        branches.push(json!({"$ref": reference}));
        schemas[union]["discriminator"]["mapping"]["hover"] = json!(reference);
    }
    serde_json::to_string_pretty(&document).unwrap()
}

/// A folder with the crate of the service's document.
fn with_crate() -> TempDir {
    let document = fs::read_to_string("specs/openapi.json").unwrap();
    let folder = folder(&[("disjunct.toml", CONFIG), ("openapi.json", &document)]);
    expect(&folder, &["generate"], 0, "");
    folder
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap()
}

#[test]
fn a_version_of_the_service_is_bumped() {
    let folder = with_crate();
    fs::write(folder.path().join("next.json"), next_document()).unwrap();

    let dry = expect(
        &folder,
        &["bump", "next.json", "--dry-run"],
        0,
        "would be replaced by 2.0.0",
    );
    assert_eq!(read(&folder, "disjunct.toml"), CONFIG);
    assert!(!folder.path().join("generated/CHANGELOG.md").exists());

    let summary = expect(
        &folder,
        &["bump", "next.json"],
        0,
        "version 1.4.40 replaced by 2.0.0, ",
    );
    assert_eq!(dry, summary);
    insta::assert_snapshot!("bump_summary", summary);
    insta::assert_snapshot!("bump_changelog", read(&folder, "generated/CHANGELOG.md"));
    assert_eq!(
        read(&folder, "disjunct.toml"),
        format!("{CONFIG}version = \"2.0.0\"\n")
    );
    assert_eq!(read(&folder, "openapi.json"), next_document());
    let manifest = read(&folder, "generated/Cargo.toml");
    assert!(
        manifest.contains("version = \"2.0.0+api.1.5.0\""),
        "{manifest}"
    );
    let types = read(&folder, "generated/src/types/mod.rs");
    let alias = "/// The former name of [`CookiesReport`].\n#[deprecated = \"renamed to `CookiesReport`\"]\npub type SetCookiesResponse = CookiesReport;\n";
    assert!(types.contains(alias), "{types}");

    let value = [
        "bump",
        "--dry-run",
        "--to",
        "2.1.0",
        "--message-format",
        "json",
    ];
    let value: Value = serde_json::from_str(&expect(&folder, &value, 0, "")).unwrap();
    assert_eq!(value["changes"], json!([]));
    // The next run knows all of it.
    expect(&folder, &["generate", "--check"], 0, "");
    expect(&folder, &["bump"], 0, "nothing changed");
    // The alias stays until its line in the lock is deleted.
    let lock = read(&folder, "generated/disjunct.lock");
    let entry = "SetCookiesResponse = \"types::CookiesReport\"\n";
    assert!(lock.contains(entry), "{lock}");
    fs::write(
        folder.path().join("generated/disjunct.lock"),
        lock.replace(entry, ""),
    )
    .unwrap();
    let summary = expect(&folder, &["bump"], 0, "version 2.0.0 replaced by 3.0.0, ");
    assert!(summary.contains("types::SetCookiesResponse"), "{summary}");
    let changelog = read(&folder, "generated/CHANGELOG.md");
    assert!(
        changelog.starts_with("# Changelog\n\n## 3.0.0\n"),
        "{changelog}"
    );
    assert!(changelog.contains("\n\n## 2.0.0\n"), "{changelog}");
}

/// The document with another name of an operation.
fn with_renamed_operation() -> Value {
    let text = fs::read_to_string("specs/openapi.json").unwrap();
    let text = text.replace("\"session_replay\"", "\"replay_session\"");
    serde_json::from_str(&text).unwrap()
}

/// A former name stays until its line in the lock is deleted, or another operation has it.
#[test]
fn renamed_operations_keep_their_former_names() {
    let folder = with_crate();
    let mut document = with_renamed_operation();
    fs::write(folder.path().join("openapi.json"), document.to_string()).unwrap();
    let summary = expect(&folder, &["bump"], 0, "version 1.4.40 replaced by 1.5.0, ");
    insta::assert_snapshot!("bump_of_renamed_operation", summary);
    let lock = read(&folder, "generated/disjunct.lock");
    let (_, renamed) = lock.split_once("[renamed]\n").unwrap();
    insta::assert_snapshot!("lock_of_renamed_operation", renamed);
    let group = read(&folder, "generated/src/calls/sessions/mod.rs");
    let (_, aliases) = group.split_once("}\n\n").unwrap();
    insta::assert_snapshot!("aliases_of_renamed_operation", aliases);
    let operation = read(&folder, "generated/src/calls/sessions/replay_session.rs");
    let methods = operation
        .split("\n\n")
        .find(|part| part.contains("deprecated"));
    insta::assert_snapshot!("method_of_renamed_operation", methods.unwrap());
    expect(&folder, &["generate", "--check"], 0, "");
    expect(&folder, &["bump"], 0, "nothing changed");

    let paths = document["paths"].as_object_mut().unwrap();
    let mut other = paths["/sessions/{session_id}/replay"].clone();
    other["get"]["operationId"] = json!("session_replay");
    paths.insert("/sessions/{session_id}/other".to_owned(), other);
    fs::write(folder.path().join("openapi.json"), document.to_string()).unwrap();
    let summary = expect(&folder, &["bump"], 0, "version 1.5.0 replaced by 2.0.0, ");
    assert!(summary.contains("former-name-removed"), "{summary}");
    let lock = read(&folder, "generated/disjunct.lock");
    assert!(!lock.contains("[renamed]"), "{lock}");
}

#[test]
fn a_version_can_be_chosen_if_it_is_large_enough() {
    let folder = with_crate();
    fs::write(folder.path().join("openapi.json"), next_document()).unwrap();
    let part = "error: version 1.9.0 is too small for the changes: at least 2.0.0\n";
    expect(&folder, &["bump", "--to", "1.9.0"], 1, part);
    assert_eq!(read(&folder, "disjunct.toml"), CONFIG);
    expect(
        &folder,
        &["bump", "--to", "3.0.0-rc.1"],
        0,
        "replaced by 3.0.0-rc.1, ",
    );
    let manifest = read(&folder, "generated/Cargo.toml");
    assert!(
        manifest.contains("version = \"3.0.0-rc.1+api.1.5.0\""),
        "{manifest}"
    );
}

/// Replaces a description in the document.
fn change_texts(folder: &TempDir) {
    let document = read(folder, "openapi.json");
    let document = document.replace("The `wait` browser action.", "Waits.");
    fs::write(folder.path().join("openapi.json"), document).unwrap();
}

#[test]
fn texts_alone_are_a_patch() {
    let folder = with_crate();
    let own = format!("{CONFIG}version = '1.4.40'\n");
    fs::write(folder.path().join("disjunct.toml"), own).unwrap();
    expect(&folder, &["generate"], 0, "");
    change_texts(&folder);
    expect(&folder, &["bump"], 0, "version 1.4.40 replaced by 1.4.41, ");
}

/// The first bump gives the crate a version of its own, and so a constant with the version of the API, which is no change of it.
#[test]
fn the_first_bump_adds_a_constant() {
    let folder = with_crate();
    expect(&folder, &["bump"], 0, "nothing changed");
    assert_eq!(read(&folder, "disjunct.toml"), CONFIG);
    change_texts(&folder);
    expect(&folder, &["bump"], 0, "version 1.4.40 replaced by 1.4.41, ");
    let root = read(&folder, "generated/src/lib.rs");
    assert!(root.contains("pub const API_VERSION: &str"), "{root}");
    let changelog = read(&folder, "generated/CHANGELOG.md");
    assert!(!changelog.contains("API_VERSION"), "{changelog}");
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn an_edited_file_is_not_replaced() {
    let folder = with_crate();
    fs::write(folder.path().join("openapi.json"), next_document()).unwrap();
    let path = folder.path().join("generated/src/types/wait_action.rs");
    fs::write(&path, "// Mine.\n").unwrap();
    let (code, _, err) = run(&folder, &["bump"]);
    assert_eq!(code, 4, "{err}");
    assert!(err.contains("wait_action.rs"), "{err}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "// Mine.\n");
    assert!(err.contains("run `disjunct bump --overwrite`"), "{err}");
    assert_eq!(read(&folder, "disjunct.toml"), CONFIG);
    assert!(!folder.path().join("generated/CHANGELOG.md").exists());

    let part = "version 1.4.40 replaced by 2.0.0, ";
    expect(&folder, &["bump", "--overwrite"], 0, part);
    let written = fs::read_to_string(path).unwrap();
    assert!(written.contains("pub struct WaitAction"), "{written}");
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn what_cannot_be_bumped_is_left() {
    let empty = folder(&[("disjunct.toml", CONFIG)]);
    let part = "error: there is no generated/disjunct.api.json\n";
    expect(&empty, &["bump"], 4, part);

    let folder = with_crate();
    fs::write(folder.path().join("bad.json"), "{\"openapi\": \"3.1.0\"").unwrap();
    expect(&folder, &["bump", "bad.json"], 3, "bad.json");
    let parts = next_document().replace("#/components/schemas/Cookie\"", "cookie.json\"");
    fs::write(folder.path().join("next.json"), parts).unwrap();
    let cookie = "{\"type\": \"object\", \"properties\": {\"name\": {\"type\": \"string\"}}}";
    fs::write(folder.path().join("cookie.json"), cookie).unwrap();
    expect(
        &folder,
        &["bump", "next.json"],
        2,
        "the new document refers to other files",
    );
    assert_eq!(read(&folder, "disjunct.toml"), CONFIG);
    expect(&folder, &["generate", "--check"], 0, "");
}

#[test]
fn changes_of_a_crate_that_was_generated_already_are_those_since_the_last_release() {
    let folder = with_crate();
    fs::write(folder.path().join("openapi.json"), next_document()).unwrap();
    expect(&folder, &["generate"], 0, "breaking");
    expect(&folder, &["bump"], 0, "version 1.4.40 replaced by 2.0.0, ");
    let changelog = read(&folder, "generated/CHANGELOG.md");
    assert!(changelog.contains("an operation is gone"), "{changelog}");
    // Twice needs no other version, and keeps an entry that was edited.
    let edited = changelog.replace("## 2.0.0\n", "## 2.0.0\n\nThanks to all.\n");
    fs::write(folder.path().join("generated/CHANGELOG.md"), &edited).unwrap();
    expect(&folder, &["bump"], 0, "nothing changed");
    assert_eq!(read(&folder, "generated/CHANGELOG.md"), edited);
}

/// The crate is written last: before that, the next run finds the same changes.
#[test]
fn a_bump_that_was_interrupted_goes_on() {
    let folder = with_crate();
    fs::write(folder.path().join("openapi.json"), next_document()).unwrap();
    let config = format!("{CONFIG}version = \"2.0.0\"\n");
    fs::write(folder.path().join("disjunct.toml"), &config).unwrap();
    let changelog = "# Changelog\n\n## 2.0.0\n\nAll of it.\n";
    fs::write(folder.path().join("generated/CHANGELOG.md"), changelog).unwrap();
    expect(&folder, &["bump"], 0, "replaced by 2.0.0, ");
    assert_eq!(read(&folder, "disjunct.toml"), config);
    assert_eq!(read(&folder, "generated/CHANGELOG.md"), changelog);
    let manifest = read(&folder, "generated/Cargo.toml");
    assert!(
        manifest.contains("version = \"2.0.0+api.1.5.0\""),
        "{manifest}"
    );
}

/// What cannot be written stops the bump before anything else is.
#[test]
fn a_crate_that_cannot_be_written_leaves_the_document() {
    let folder = with_crate();
    fs::write(folder.path().join("next.json"), next_document()).unwrap();
    let before = read(&folder, "openapi.json");
    fs::write(folder.path().join("generated/src/lib.rs"), "// Mine.\n").unwrap();
    expect(&folder, &["bump", "next.json"], 4, "lib.rs");
    assert_eq!(read(&folder, "openapi.json"), before);
    assert_eq!(read(&folder, "disjunct.toml"), CONFIG);
}
