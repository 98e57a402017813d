//! A manifest that lost lines: modules that it does not name, and that no module declares, are found by how they begin.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{DOCUMENT, expect, folder};

const DEPOT: &str = include_str!("../../specs/depot.yaml");

/// The paths in the manifest of the output `generated`.
fn paths(folder: &Path) -> BTreeSet<String> {
    let manifest = fs::read_to_string(folder.join("generated/.disjunct-manifest")).unwrap();
    let paths = manifest.lines().filter_map(|line| line.split_once("  "));
    paths.map(|(_, path)| path.to_owned()).collect()
}

/// Takes lines out of the manifest.
fn forget(folder: &Path, is_lost: impl Fn(&str) -> bool) -> usize {
    let path = folder.join("generated/.disjunct-manifest");
    let manifest = fs::read_to_string(&path).unwrap();
    let is_kept = |line: &&str| {
        line.trim_end()
            .split_once("  ")
            .is_none_or(|(_, path)| !is_lost(path))
    };
    let kept: String = manifest.split_inclusive('\n').filter(is_kept).collect();
    fs::write(&path, &kept).unwrap();
    manifest.lines().count() - kept.lines().count()
}

#[test]
fn undeclared_modules_are_reported_and_removed() {
    let fresh = folder(&[("api.yaml", DOCUMENT)]);
    expect(&fresh, &["generate", "api.yaml"], 0, "");
    let wanted = paths(fresh.path());

    let folder = folder(&[("depot.yaml", DEPOT), ("api.yaml", DOCUMENT)]);
    expect(folder.path(), &["generate", "depot.yaml"], 0, "");
    let is_lost = |path: &str| {
        path.starts_with("src/") && !path.starts_with("src/runtime/") && !wanted.contains(path)
    };
    assert!(forget(folder.path(), is_lost) > 50);
    let mine = "use super::runtime;\n\npub fn own() {}\n";
    fs::write(folder.path().join("generated/src/types/own.rs"), mine).unwrap();

    expect(
        folder.path(),
        &["generate", "api.yaml", "--check"],
        1,
        "to remove",
    );
    expect(folder.path(), &["generate", "api.yaml"], 0, "");
    let left = sources(&folder.path().join("generated"), "src");
    let mut expected: BTreeSet<String> = wanted
        .into_iter()
        .filter(|path| path.starts_with("src/"))
        .collect();
    expected.insert("src/types/own.rs".to_owned());
    assert_eq!(left, expected);
    expect(
        folder.path(),
        &["generate", "api.yaml", "--check"],
        0,
        "up to date",
    );
}

#[test]
fn a_crate_below_is_left_alone() {
    let folder = folder(&[("api.yaml", DOCUMENT)]);
    expect(folder.path(), &["generate", "api.yaml"], 0, "");
    let below = folder.path().join("generated/src/below");
    fs::create_dir_all(below.join("src")).unwrap();
    fs::write(below.join("Cargo.toml"), "[package]\n").unwrap();
    let module = "use super::runtime;\n\nruntime::object! {\n}\n";
    fs::write(below.join("src/pet.rs"), module).unwrap();
    expect(
        folder.path(),
        &["generate", "api.yaml", "--check"],
        0,
        "up to date",
    );
    fs::write(folder.path().join("generated/src/pet.rs"), module).unwrap();
    let out = expect(folder.path(), &["generate", "api.yaml"], 0, "");
    assert_eq!(out, "removed generated/src/pet.rs\n");
}

/// The files below a folder of the output.
fn sources(output: &Path, inside: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(output.join(inside)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{inside}/{}", entry.file_name().display());
        if entry.file_type().unwrap().is_dir() {
            found.extend(sources(output, &path));
        } else {
            found.insert(path);
        }
    }
    found
}
