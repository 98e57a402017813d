//! The crates of hostile documents, compiled: no warning of rustc's or rustdoc's, and no documentation that is run.
//!
//! They are one workspace, so that what they depend on is compiled once. Takes some minutes, and the crates that the lock file
//! of the checkout names, so it is run on demand: `cargo test --test badspecs -- --ignored`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::run::run;
use crate::{Case, Outcome, all_cases};

#[test]
#[ignore = "compiles some eighty crates"]
fn crates_of_hostile_documents_compile() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("badspecs");
    let _ = fs::remove_dir_all(folder.join("crates"));
    let compiles = |case: &&Case| {
        case.outcomes
            .iter()
            .any(|outcome| [Outcome::Warn, Outcome::Sanitise].contains(outcome))
    };
    let count = all_cases()
        .iter()
        .filter(compiles)
        .filter(|case| put_crate(case, &folder))
        .count();
    assert!(count > 20, "{count} crates");
    fs::write(
        folder.join("Cargo.toml"),
        "[workspace]\nmembers = [\"crates/*\"]\nresolver = \"3\"\n",
    )
    .unwrap();
    fs::copy(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock"),
        folder.join("Cargo.lock"),
    )
    .unwrap();
    cargo(&folder, &["doc", "--no-deps", "--keep-going"]);
    let tested = cargo(&folder, &["test", "--doc", "--no-fail-fast"]);
    let tested = String::from_utf8_lossy(&tested.stdout).into_owned();
    let tests: Vec<&str> = tested
        .lines()
        .filter(|line| line.starts_with("test ") && !line.starts_with("test result"))
        .collect();
    let run: Vec<&&str> = tests
        .iter()
        .filter(|test| !test.ends_with(" - compile ... ok"))
        .collect();
    assert!(
        tests.len() > count && run.is_empty(),
        "of {} tests, were run: {run:#?}",
        tests.len()
    );
}

/// Puts the crate of a document into the workspace; false where none is made of it.
fn put_crate(case: &Case, folder: &Path) -> bool {
    let name = case.name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    // Two documents may have one title.
    let ran = run(&case.path, &["--name", &format!("badspec-{name}")]);
    for (path, text) in &ran.made {
        let path = folder.join("crates").join(&name).join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    !ran.made.is_empty()
}

fn cargo(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(arguments)
        .args(["--workspace", "--offline", "--all-features"])
        .current_dir(folder);
    command.envs([
        ("RUSTFLAGS", "-D warnings"),
        ("RUSTDOCFLAGS", "-D warnings"),
        ("CARGO_PROFILE_DEV_DEBUG", "0"),
        ("CARGO_INCREMENTAL", "0"),
    ]);
    command.env("CARGO_TARGET_DIR", folder.join("target"));
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{arguments:?}\n{said}{}",
        String::from_utf8_lossy(&output.stdout)
    );
    output
}
