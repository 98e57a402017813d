//! The binary as its users run it: exit codes, streams, and what is on the disk afterwards.

#![cfg(feature = "cli")]

mod action;
mod bindings;
mod bump;
mod causes;
mod config;
mod derived;
mod diff;
mod edited_lock;
mod files;
mod fit;
mod form;
mod gate;
mod init;
mod input;
mod kept;
mod large;
mod lock;
mod messages;
mod module;
mod names;
mod notes;
mod output;
mod overlays;
mod package;
mod readme;
mod renamed;
mod replaced;
mod report;
mod robust;
mod same_names;
mod strays;
mod watch;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const DOCUMENT: &str = "openapi: 3.1.0
info: {title: Pets, version: '1.0.0'}
paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}
";

const WITH_WARNING: &str = "openapi: 3.1.0
info: {title: !x Pets, version: '1.0.0'}
paths: {/health: {get: {operationId: health, responses: {'204': {description: Well.}}}}}
";

/// A folder with these files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_disjunct"));
    command.current_dir(folder).args(args).stdin(Stdio::null());
    for variable in [
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
        "GITHUB_ACTIONS",
        "CI",
    ] {
        command.env_remove(variable);
    }
    command
}

/// Exit code, standard output, standard error.
fn run(folder: impl AsRef<Path>, args: &[&str]) -> (i32, String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = command(folder.as_ref(), args).output().unwrap();
    (
        status.code().unwrap(),
        String::from_utf8(stdout).unwrap(),
        String::from_utf8(stderr).unwrap(),
    )
}

/// Asserts the exit code and a part of standard error, and returns standard output.
fn expect(folder: impl AsRef<Path>, args: &[&str], code: i32, part: &str) -> String {
    let (found, out, err) = run(folder, args);
    assert_eq!(found, code, "{args:?}\n{out}{err}");
    assert!(err.contains(part), "{args:?}\n{err}");
    out
}

#[test]
fn a_run_writes_and_says_what() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--name", "pets-client"],
        0,
        "generated: ",
    );
    assert!(
        out.lines().all(|line| line.starts_with("added generated")),
        "{out}"
    );
    let manifest = fs::read_to_string(folder.path().join("generated/Cargo.toml")).unwrap();
    assert!(manifest.contains("\"pets-client\""), "{manifest}");
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--name", "pets-client"],
        0,
        "generated: up to date, ",
    );
    assert_eq!(out, "");
}

#[test]
fn check_and_dry_run_write_nothing() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        1,
        "error: generated is stale: ",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--dry-run"],
        0,
        "generated: would be ",
    );
    assert!(!folder.path().join("generated").exists());
    expect(&folder, &["generate", "api.yaml", "--quiet"], 0, "");
    expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        0,
        "up to date",
    );
    fs::remove_file(folder.path().join("generated/src/lib.rs")).unwrap();
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        1,
        "stale: 1 to add, 0 to change, 0 to remove",
    );
    assert_eq!(out, "added generated/src/lib.rs\n");
}

#[test]
fn what_others_wrote_is_only_overwritten_on_demand() {
    let folder = folder(&[("api.yaml", DOCUMENT), ("src/lib.rs", "// Mine.\n")]);
    expect(
        &folder,
        &["generate", "api.yaml", "--output", "."],
        4,
        "api.yaml, src",
    );
    assert_eq!(
        fs::read_to_string(folder.path().join("src/lib.rs")).unwrap(),
        "// Mine.\n"
    );
    assert!(!folder.path().join("Cargo.toml").exists());
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--output", ".", "--overwrite"],
        0,
        "1 changed",
    );
    assert!(out.contains("changed ./src/lib.rs\n"), "{out}");
}

#[test]
fn usage_errors_are_told_from_others() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &[], 2, "Usage: disjunct");
    expect(&folder, &["generat"], 2, "generate");
    expect(&folder, &["generate"], 2, "no `disjunct.toml`");
    expect(&folder, &["generate", "--output", "x"], 2, "<SPEC>");
    expect(
        &folder,
        &["generate", "api.yaml", "--check", "--dry-run"],
        2,
        "cannot be used with",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--unknown-fields", "kept"],
        2,
        "keep",
    );
    expect(
        &folder,
        &["generate", "api.yaml", "--allow", "yaml-tog@/"],
        2,
        "did you mean `yaml-tag`?",
    );
    expect(
        &folder,
        &["explain", "yaml-tog"],
        2,
        "did you mean `yaml-tag`?",
    );
    expect(
        &folder,
        &["generate", "missing.yaml"],
        4,
        "error: cannot read missing.yaml: ",
    );
}

#[test]
fn an_invalid_document_leaves_everything_as_it_was() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    let before = fs::read_to_string(folder.path().join("generated/src/lib.rs")).unwrap();
    fs::write(
        folder.path().join("api.yaml"),
        "openapi: 3.1.0\nopenapi: 3.1.0\n",
    )
    .unwrap();
    let out = expect(
        &folder,
        &["generate", "api.yaml"],
        3,
        "error[duplicate-key]",
    );
    assert_eq!(out, "");
    assert_eq!(
        fs::read_to_string(folder.path().join("generated/src/lib.rs")).unwrap(),
        before
    );
}

/// Of values and of bytes, by the argument and by the file.
#[test]
fn the_size_limit_can_be_raised() {
    let values = format!("{DOCUMENT}x-values: [{}0]\n", "0, ".repeat(25_000));
    let bytes = format!("# {}\n{DOCUMENT}", "long ".repeat(300_000));
    let config = "[[client]]\nspec = 'values.yaml'\nmax_size = 1\n";
    let folder = folder(&[
        ("values.yaml", &values),
        ("bytes.yaml", &bytes),
        ("disjunct.toml", config),
    ]);
    for (spec, message) in [
        ("values.yaml", "has more than 19,531 values"),
        ("bytes.yaml", "is larger than 1 MiB"),
    ] {
        expect(&folder, &["generate", spec, "--max-size", "1"], 3, message);
        expect(
            &folder,
            &["generate", spec, "--max-size", "1"],
            3,
            "`--max-size 2`",
        );
        expect(&folder, &["report", spec, "--max-size", "1"], 3, message);
        expect(
            &folder,
            &["generate", spec, "--max-size", "2", "--check"],
            1,
            "is stale",
        );
        expect(&folder, &["generate", spec, "--check"], 1, "is stale");
    }
    expect(
        &folder,
        &["generate"],
        3,
        "`max_size = 2` in `disjunct.toml`",
    );
    fs::write(
        folder.path().join("disjunct.toml"),
        config.replace("= 1", "= 2"),
    )
    .unwrap();
    expect(&folder, &["generate", "--check"], 1, "is stale");
    expect(
        &folder,
        &["generate", "values.yaml", "--max-size", "0"],
        2,
        "expected 1 to 2048",
    );
}

#[test]
fn denied_warnings_leave_everything_as_it_was() {
    let folder = folder(&[("api.yaml", WITH_WARNING)]);
    expect(
        &folder,
        &["generate", "api.yaml", "--strict"],
        1,
        "due to 1 denied warning",
    );
    assert!(!folder.path().join("generated").exists());
    let allow = "yaml-tag@/info/title";
    let out = expect(
        &folder,
        &["generate", "api.yaml", "--strict", "--allow", allow],
        0,
        "",
    );
    assert!(!out.is_empty());
    expect(
        &folder,
        &["generate", "api.yaml", "--allow", "yaml-tag@/paths"],
        0,
        "warning[unused-allow]",
    );
}

#[test]
fn messages_come_in_the_format_that_is_asked_for() {
    let folder = folder(&[("api.yaml", WITH_WARNING), ("broken.json", "{")]);
    let (_, out, err) = run(
        &folder,
        &["generate", "api.yaml", "--message-format", "json"],
    );
    let [message, report] =
        [&err, &out].map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
    assert_eq!(
        (&message["code"], &message["line"]),
        (&"yaml-tag".into(), &2.into())
    );
    assert_eq!(
        (&report["output"], &report["removed"]),
        (&"generated".into(), &serde_json::json!([]))
    );
    let (_, _, err) = run(
        &folder,
        &["generate", "api.yaml", "--message-format", "github"],
    );
    assert!(
        err.lines()
            .any(|line| line.starts_with("::warning file=api.yaml,line=2,")),
        "{err}"
    );
    let (code, _, err) = run(
        &folder,
        &["generate", "broken.json", "--message-format", "github"],
    );
    assert!(
        code == 3
            && err
                .lines()
                .all(|line| line.starts_with("::error ") || line.starts_with("::error::")),
        "{err}"
    );
    let (_, _, err) = run(
        &folder,
        &["generate", "broken.json", "--message-format", "json"],
    );
    assert!(
        err.lines()
            .all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()),
        "{err}"
    );
}

#[test]
fn colours_are_for_terminals_or_on_demand() {
    let folder = folder(&[("api.yaml", WITH_WARNING)]);
    let (_, _, err) = run(&folder, &["generate", "api.yaml", "--dry-run"]);
    assert!(!err.contains('\u{1b}'), "{err}");
    let forced = command(folder.path(), &["generate", "api.yaml", "--dry-run"])
        .env("CLICOLOR_FORCE", "1")
        .output()
        .unwrap();
    assert!(
        String::from_utf8(forced.stderr)
            .unwrap()
            .contains("\u{1b}[")
    );
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    for args in [
        &["explain"][..],
        &["generate", "api.yaml"],
        &["report", "api.yaml"],
        &["init", "api.yaml"],
        &["diff", "api.yaml", "api.yaml"],
        &["completions", "bash"],
        &["man", "generate"],
        &["--help"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let done = command(folder.path(), args)
            .stdout(writer)
            .output()
            .unwrap();
        assert_eq!(
            done.status.code(),
            Some(0),
            "{args:?}: {}",
            String::from_utf8_lossy(&done.stderr)
        );
    }
    assert!(folder.path().join("generated/Cargo.toml").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let done = command(folder.path(), &["explain"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(done.status.code(), Some(4));
    assert!(
        String::from_utf8(done.stderr)
            .unwrap()
            .starts_with("error: cannot write to standard output: ")
    );
}
