//! `disjunct generate --check`: a change of the API needs a version, however often the crate was generated since.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::diff::git;
use super::{expect, folder, run};

const OLD: &str = "openapi: 3.1.0
info: {title: Pets, version: 1.4.0}
paths: {/pets: {get: {operationId: list, tags: [pets], responses: {'200': {description: Ok., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}}
components: {schemas: {Pet: {type: object, properties: {name: {type: string}}}}}
";

const OWN_VERSION: &str = "[[client]]\nspec = 'api.yaml'\nversion = '3.0.0'\n";
const NO_VERSION: &str = "[[client]]\nspec = 'api.yaml'\n";
const SURFACE: &str = "generated/disjunct.api.json";

/// A folder with a crate.
fn with_crate(config: &str) -> TempDir {
    let folder = folder(&[("api.yaml", OLD), ("disjunct.toml", config)]);
    expect(&folder, &["generate"], 0, "");
    expect(&folder, &["generate", "--check"], 0, "up to date");
    folder
}

/// The document with another type of a field, and another version.
fn broken(version: &str) -> String {
    let document = OLD.replace("name: {type: string}", "name: {type: integer}");
    document.replace("version: 1.4.0", &format!("version: {version}"))
}

fn write(folder: &TempDir, path: &str, text: &str) {
    fs::write(folder.path().join(path), text).expect("a file");
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).expect("a file")
}

/// What `--check` prints of a breaking change.
const TOO_SMALL: &str = "crate version 3.0.0 (API version 1.5.0) is too small for 1 breaking, 0 compatible changes since \
    crate version 3.0.0 (API version 1.4.0): it must be at least 4.0.0";

#[test]
fn generating_again_is_no_way_around_a_bump() {
    let folder = with_crate(OWN_VERSION);
    let released = read(&folder, SURFACE);
    write(&folder, "api.yaml", &broken("1.5.0"));
    for _ in 0..2 {
        let (exit, _, errors) = run(&folder, &["generate", "--check"]);
        assert_eq!(exit, 1, "{errors}");
        assert!(errors.contains(TOO_SMALL), "{errors}");
        // One error with one help.
        let help = "help: run `disjunct bump`, which sets this version, generates the crate, and lists the changes in its CHANGELOG.md\n";
        assert!(errors.ends_with(help), "{errors}");
        assert_eq!(errors.matches("help: ").count(), 1, "{errors}");
        expect(
            &folder,
            &["generate"],
            0,
            "1 breaking, 0 compatible changes since",
        );
        assert_eq!(read(&folder, SURFACE), released);
    }
    expect(&folder, &["names", "--renew"], 0, "");
    expect(&folder, &["generate", "--overwrite"], 0, "");
    expect(&folder, &["generate", "--check"], 1, TOO_SMALL);
    expect(&folder, &["bump"], 0, "version 3.0.0 replaced by 4.0.0, ");
    expect(&folder, &["generate", "--check"], 0, "up to date");
    assert_ne!(read(&folder, SURFACE), released);
}

#[test]
fn a_commit_is_no_way_around_a_bump() {
    let origin = with_crate(OWN_VERSION);
    git(origin.path(), &["init", "--quiet", "."]);
    write(&origin, "api.yaml", &broken("1.5.0"));
    for message in ["First", "Second"] {
        expect(&origin, &["generate"], 0, "");
        git(origin.path(), &["add", "."]);
        git(
            origin.path(),
            &["commit", "--quiet", "--allow-empty", "--message", message],
        );
    }
    let parent = folder(&[]);
    let url = format!("file://{}", origin.path().display());
    for (name, depth) in [("full", None), ("shallow", Some("--depth=1"))] {
        let mut arguments = vec!["clone", "--quiet", &url, name];
        arguments.extend(depth);
        git(parent.path(), &arguments);
        let clone = parent.path().join(name);
        expect(&clone, &["generate", "--check"], 1, TOO_SMALL);
        expect(&clone, &["diff"], 1, "");
        expect(&clone, &["bump"], 0, "version 3.0.0 replaced by 4.0.0, ");
        expect(&clone, &["generate", "--check"], 0, "up to date");
    }
}

/// A version that is set by hand is one that `disjunct bump` has still to release.
#[test]
fn a_large_version_is_enough_and_released_by_a_bump() {
    let folder = with_crate(OWN_VERSION);
    write(&folder, "api.yaml", &broken("1.5.0"));
    write(
        &folder,
        "disjunct.toml",
        &OWN_VERSION.replace("3.0.0", "5.0.0"),
    );
    expect(&folder, &["generate"], 0, "");
    expect(&folder, &["generate", "--check"], 0, "up to date");
    expect(&folder, &["bump"], 0, "version 5.0.0 replaced by 5.0.0, ");
    let changelog = read(&folder, "generated/CHANGELOG.md");
    assert!(changelog.contains("## 5.0.0\n"), "{changelog}");
    write(&folder, "api.yaml", OLD);
    let part = "since crate version 5.0.0 (API version 1.5.0): it must be at least 6.0.0";
    expect(&folder, &["generate", "--check"], 1, part);
}

/// Without a version in `disjunct.toml`, a version of the document that is large enough is a release.
#[test]
fn the_version_of_a_document_must_be_large_enough() {
    let folder = with_crate(NO_VERSION);
    let released = read(&folder, SURFACE);
    write(&folder, "api.yaml", &broken("1.5.0"));
    expect(&folder, &["generate"], 0, "1 breaking");
    let part = "crate version 1.5.0 (API version 1.5.0) is too small";
    expect(&folder, &["generate", "--check"], 1, part);
    assert_eq!(read(&folder, SURFACE), released);
    write(&folder, "api.yaml", &broken("2.0.0"));
    expect(&folder, &["generate"], 0, "1 breaking");
    assert_ne!(read(&folder, SURFACE), released);
    expect(&folder, &["generate", "--check"], 0, "up to date");
}

#[test]
fn a_version_on_the_command_line_must_be_large_enough() {
    let folder = folder(&[("api.yaml", OLD)]);
    let generate = |version: &str, more: &[&str], exit, part: &str| {
        let arguments = [&["generate", "api.yaml", "--version", version], more].concat();
        expect(&folder, &arguments, exit, part);
    };
    generate("3.0.0", &[], 0, "");
    write(&folder, "api.yaml", &broken("1.5.0"));
    let command = "since crate version 3.0.0 (API version 1.4.0): disjunct diff generated/disjunct.api.json api.yaml";
    generate("3.0.0", &[], 0, command);
    generate("3.0.0", &["--check"], 1, "help: pass `--version 4.0.0`");
    generate(
        "4.0.0",
        &[],
        0,
        "disjunct diff HEAD:./generated/disjunct.api.json api.yaml",
    );
    generate("4.0.0", &["--check"], 0, "up to date");
}

/// Where nobody decides on versions, each run is a release.
#[test]
fn a_document_alone_has_no_gate() {
    let folder = folder(&[("api.yaml", OLD)]);
    expect(&folder, &["generate", "api.yaml"], 0, "");
    write(&folder, "api.yaml", &broken("1.4.0"));
    let (exit, _, errors) = run(&folder, &["generate", "api.yaml", "--check"]);
    assert!(exit == 1 && !errors.contains("too small"), "{errors}");
    expect(&folder, &["generate", "api.yaml"], 0, "1 breaking");
    expect(
        &folder,
        &["generate", "api.yaml", "--check"],
        0,
        "up to date",
    );
}

#[test]
fn edited_files_are_named_in_the_command() {
    let folder = with_crate(OWN_VERSION);
    write(&folder, "generated/src/lib.rs", "// Mine.\n");
    write(&folder, "api.yaml", &broken("1.5.0"));
    expect(
        &folder,
        &["generate", "--check"],
        1,
        "run `disjunct bump --overwrite`, which",
    );
    expect(&folder, &["bump", "--overwrite"], 0, "replaced by 4.0.0");
}

/// A surface that this generator cannot read is not replaced.
#[test]
fn a_surface_of_a_newer_generator_stays() {
    let folder = with_crate(OWN_VERSION);
    let newer = read(&folder, SURFACE).replace("\"version\":5,", "\"version\":99,");
    write(&folder, SURFACE, &newer);
    let part =
        "generated/disjunct.api.json has version 99 of the format, which a newer generator writes";
    expect(&folder, &["generate"], 2, part);
    assert_eq!(read(&folder, SURFACE), newer);
    assert!(Path::new(&folder.path().join("generated/src/lib.rs")).exists());
}
