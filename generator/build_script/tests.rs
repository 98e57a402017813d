use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{BuildError, Builder, watch};
use crate::error::Error;

/// A folder with documents and an empty `out`.
fn folder(documents: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("out")).unwrap();
    for (path, text) in documents {
        fs::write(folder.path().join(path), text).unwrap();
    }
    folder
}

/// The name of the file or the error, and what cargo was told; paths relative to the folder.
fn generate(
    folder: &TempDir,
    builder: impl Fn(Builder) -> Builder,
    spec: &str,
) -> (Result<String, BuildError>, String) {
    let mut cargo = Vec::new();
    let builder = builder(Builder::new(folder.path().join(spec)));
    let done = builder.generate_into(&folder.path().join("out"), &mut cargo);
    let name = done.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned());
    let root = format!("{}/", folder.path().display());
    (name, String::from_utf8(cargo).unwrap().replace(&root, ""))
}

fn document(title: &str) -> String {
    let paths = "paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}";
    format!("openapi: 3.1.0\ninfo: {{title: {title}, version: '1.0.0'}}\n{paths}\n")
}

fn outputs(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path().join("out")).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn one_file_is_made_and_cargo_watches_the_document() {
    let folder = folder(&[("Pet Store.yaml", &document("Pets"))]);
    let (done, cargo) = generate(&folder, |builder| builder, "Pet Store.yaml");
    assert_eq!(done.unwrap(), "pet_store.rs");
    assert_eq!(cargo, "cargo::rerun-if-changed=Pet Store.yaml\n");
    assert_eq!(outputs(&folder), ["pet_store.rs"]);
}

#[test]
fn cargo_watches_every_file_of_the_document() {
    let text = document("Pets") + "components: {schemas: {Pet: {$ref: 'pet.yaml#/Pet'}}}\n";
    let folder = folder(&[("api.yaml", &text), ("pet.yaml", "Pet: {type: string}\n")]);
    let (done, cargo) = generate(&folder, |builder| builder.file_name("client.rs"), "api.yaml");
    assert_eq!(done.unwrap(), "client.rs");
    assert_eq!(cargo, "cargo::rerun-if-changed=api.yaml\ncargo::rerun-if-changed=pet.yaml\n");
}

#[test]
fn a_lock_beside_the_document_is_honoured_and_watched() {
    let schemas = "components: {schemas: {item: {type: object, properties: {a: {type: string}}}, Item: {type: object, \
                   properties: {b: {type: string}}}}}\n";
    let lock = "version = 1\n[names]\n\"/components/schemas/item\" = \"types::Item\"\n";
    let folder = folder(&[("api.yaml", &(document("Pets") + schemas)), ("disjunct.lock", lock)]);
    let (done, cargo) = generate(&folder, |builder| builder, "api.yaml");
    let code = fs::read_to_string(folder.path().join("out").join(done.unwrap())).unwrap();
    assert!(code.contains("pub struct Item2 {"), "{code}");
    assert_eq!(cargo, "cargo::rerun-if-changed=api.yaml\ncargo::rerun-if-changed=disjunct.lock\n");
}

#[test]
fn warnings_are_told_to_cargo_unless_they_are_allowed() {
    let folder = folder(&[("api.yaml", &document("!x Pets"))]);
    let (done, cargo) = generate(&folder, |builder| builder, "api.yaml");
    assert!(done.is_ok());
    assert!(cargo.contains("\ncargo::warning=api.yaml:2:15: "), "{cargo}");
    let (done, cargo) =
        generate(&folder, |builder| builder.allow("yaml-tag@/info/title").strict(true), "api.yaml");
    assert!(done.is_ok());
    assert_eq!(cargo, "cargo::rerun-if-changed=api.yaml\n");
}

#[test]
fn denied_warnings_and_errors_leave_no_file() {
    let folder = folder(&[("api.yaml", &document("!x Pets")), ("broken.json", "{\n  \"openapi\": \n}")]);
    for (spec, place) in [("api.yaml", "api.yaml:2:15: "), ("broken.json", "broken.json:3:1: ")] {
        let (done, told) = generate(&folder, |builder| builder.strict(true), spec);
        let Err(BuildError::Document { messages, cargo, .. }) = done else { panic!("{done:?}") };
        assert_eq!(told, format!("cargo::rerun-if-changed={spec}\n"));
        assert!(cargo.starts_with("cargo::error=") && cargo.contains(place), "{cargo}");
        assert!(messages.starts_with("error["), "{messages}");
    }
    assert!(outputs(&folder).is_empty());
}

#[test]
fn what_makes_no_sense_is_an_error() {
    let folder = folder(&[("api.yaml", &document("Pets"))]);
    for name in ["", "..", "../client.rs", "a/b.rs", "a\\b.rs", "/client.rs", "c:client.rs"] {
        let (done, _) = generate(&folder, |builder| builder.file_name(name), "api.yaml");
        assert!(matches!(done, Err(BuildError::Machine(Error::Usage(_)))), "{name}: {done:?}");
    }
    let (done, _) = generate(&folder, |builder| builder.allow("yaml-tag"), "api.yaml");
    assert!(matches!(done, Err(BuildError::Machine(Error::Usage(_)))), "{done:?}");
    let (done, told) = generate(&folder, |builder| builder, "missing.yaml");
    assert!(matches!(done, Err(BuildError::Machine(Error::Io { .. }))), "{done:?}");
    assert_eq!(told, "cargo::rerun-if-changed=missing.yaml\n");
    assert!(outputs(&folder).is_empty());
}

#[test]
fn a_path_cannot_say_anything_else_to_cargo() {
    assert_eq!(watch(Path::new("specs/a.json")), "cargo::rerun-if-changed=specs/a.json\n");
    assert_eq!(watch(Path::new("specs/x\ncargo::rustc-cfg=y/a.json")), "cargo::rerun-if-changed=specs\n");
    assert_eq!(watch(Path::new("x\r.json")), "cargo::rerun-if-changed=.\n");
}
