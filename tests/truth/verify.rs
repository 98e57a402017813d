//! `disjunct diff --verify`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::batch::{bumps, target_folder};
use crate::pairs::{Edit, pairs};

/// A folder of its own, with the base as `old.json` and a change of it as `new.json`.
fn folder_with(name: &str, edit: &str) -> PathBuf {
    let folder = bumps().join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let (mut document, _) = pairs().remove(0).documents();
    fs::write(folder.join("old.json"), document.to_string()).expect("a file");
    let edit: Edit = serde_yaml::from_str(edit).expect("an edit");
    edit.apply(&mut document);
    fs::write(folder.join("new.json"), document.to_string()).expect("a file");
    folder
}

/// The command for two documents. It builds where all tests build, so that dependencies are compiled once.
pub fn verify_command(old: &Path, new: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_disjunct"));
    command
        .arg("diff")
        .args([old, new])
        .arg("--verify")
        .env("CARGO_TARGET_DIR", target_folder())
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("CARGO_NET_OFFLINE", "true");
    command
}

/// What the command prints, and its exit code.
fn verify(folder: &Path, more: &[&str]) -> (String, String, i32) {
    let output = verify_command(Path::new("old.json"), Path::new("new.json"))
        .current_dir(folder)
        .args(more)
        .output()
        .expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    let exit = output.status.code().expect("an exit code");
    (text(output.stdout), text(output.stderr), exit)
}

#[test]
fn the_compiler_confirms_what_breaks() {
    let edit = "remove: [/components/schemas/Pet/properties/note]
set: {/components/schemas/Pet/properties/notes: {type: string}, /info/title: Animals}";
    let folder = folder_with("verify", edit);
    let (text, errors, exit) = verify(&folder, &[]);
    assert_eq!((errors.as_str(), exit), ("", 1));
    let line = "\nVerified by the compiler: 1 of 1 changes that break source code\n";
    assert!(text.contains(line), "{text}");
    assert!(text.contains("\ncargo-semver-checks "), "{text}");
    let (json, _, exit) = verify(&folder, &["--message-format", "json"]);
    assert_eq!(exit, 1);
    let report: Value = serde_json::from_str(&json).expect("JSON");
    let changes = report["changes"].as_array().expect("an array");
    let renamed = changes
        .iter()
        .find(|change| change["code"] == "field-renamed");
    let fingerprint = &renamed.expect("the change")["fingerprint"];
    assert_eq!(
        report["verified"]["confirmed"],
        Value::from(vec![fingerprint.clone()])
    );
    assert_eq!(report["verified"]["unexplained"], Value::Array(Vec::new()));
}

/// Without the crate of NEW there is nothing to compile.
#[test]
fn a_surface_alone_cannot_be_verified() {
    let folder = folder_with("verify-surface", "{}");
    let generated = disjunct::generate(
        &folder.join("old.json"),
        &disjunct::Options::default(),
        disjunct::Layout::Crate,
    );
    let files = generated.expect("it is read").files.expect("a crate");
    let surface = files.get("disjunct.api.json").expect("a surface");
    fs::write(folder.join("new.api.json"), surface).expect("a file");
    let output = Command::new(env!("CARGO_BIN_EXE_disjunct"))
        .current_dir(&folder)
        .args(["diff", "old.json", "new.api.json", "--verify"])
        .output()
        .expect("the command runs");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("needs both sides on the disk"), "{errors}");
}

/// Two operations have other names.
const RENAMED: &str = "set:
  /paths/~1pets/get/operationId: find_pets
  /paths/~1pets~1{id}/delete/operationId: remove_pet
";

/// The names that another operation had in another group, which the old crate has already.
const FORMER: &str = r#"
[renamed]
"calls::reports::AddPet" = "calls::pets::CreatePet"
"calls::reports::add_pet()" = "calls::pets::create_pet()"
"#;

/// A program that uses the old crate compiles with the crate of a bump, which keeps the former names.
#[test]
fn a_bump_keeps_the_former_names_of_operations() {
    let folder = folder_with("former-names", RENAMED);
    let crate_folder = folder.join("generated");
    if crate_folder.exists() {
        fs::remove_dir_all(&crate_folder).expect("an old crate");
    }
    let config = "[[client]]\nspec = 'api.json'\nname = 'former-names'\n";
    fs::write(folder.join("disjunct.toml"), config).expect("a file");
    fs::copy(folder.join("old.json"), folder.join("api.json")).expect("a copy");
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_disjunct"))
            .current_dir(&folder)
            .args(arguments)
            .output()
            .expect("the command runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
    };
    run(&["generate"]);
    let lock = crate_folder.join("disjunct.lock");
    let names = fs::read_to_string(&lock).expect("a lock");
    fs::write(&lock, names + FORMER).expect("a file");
    run(&["generate"]);
    let surface = crate_folder.join("disjunct.api.json");
    fs::copy(&surface, folder.join("old.api.json")).expect("a copy");
    run(&["bump", "new.json"]);
    let output = verify_command(Path::new("old.api.json"), &surface)
        .current_dir(&folder)
        .output()
        .expect("the command runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    assert_eq!(text.matches("operation-renamed").count(), 2, "{text}");
    let line = "\nVerified by the compiler: 0 of 0 changes that break source code\n";
    assert!(text.contains(line), "{text}");
}
