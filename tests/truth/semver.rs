//! What `cargo-semver-checks` says about the old and the new crate of each pair, where it is installed.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use disjunct::Files;

use crate::batch::{Job, bumps, generate_pair, target_folder, write};

/// The lints that ask for a new major version, for each pair; nothing if `cargo-semver-checks` is not installed.
pub fn lints_of_pairs(jobs: &[Job]) -> Option<Vec<Vec<String>>> {
    if !is_installed() {
        return None;
    }
    let [old, new] = ["semver_old", "semver_new"].map(|name| bumps().join(name));
    for folder in [&old, &new] {
        start_workspace(folder);
    }
    for (index, job) in jobs.iter().enumerate() {
        let pair = generate_pair(job).unwrap_or_else(|error| panic!("{error}"));
        write_crate(&old, index, &pair.old);
        write_crate(&new, index, &pair.new);
    }
    document(&old);
    document(&new);
    let mut lints = Vec::new();
    for index in 0..jobs.len() {
        lints.push(compare(&rustdoc(&old, index), &rustdoc(&new, index)));
    }
    Some(lints)
}

fn is_installed() -> bool {
    let version = semver_checks().arg("--version").output();
    version.is_ok_and(|output| output.status.success())
}

fn semver_checks() -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.arg("semver-checks");
    command
}

fn start_workspace(folder: &Path) {
    if folder.exists() {
        fs::remove_dir_all(folder).expect("an old workspace");
    }
    let manifest = "[workspace]\nmembers = [\"crates/*\"]\nresolver = \"3\"\n";
    write(&folder.join("Cargo.toml"), manifest);
    // The versions are those of our workspace, so that nothing is fetched.
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    fs::copy(lock, folder.join("Cargo.lock")).expect("a copy");
}

/// The name of the old and of the new crate of a pair: the paths of items, which are compared, begin with it.
fn name(index: usize) -> String {
    format!("pair_{index}")
}

fn write_crate(folder: &Path, index: usize, files: &Files) {
    let folder = folder.join("crates").join(name(index));
    for (path, text) in files.iter() {
        let is_manifest = Path::new(path) == Path::new("Cargo.toml");
        if is_manifest {
            write(&folder.join(path), &with_name(text, &name(index)));
        } else {
            write(&folder.join(path), text);
        }
    }
}

/// A manifest with another name of the package and of the library.
fn with_name(manifest: &str, name: &str) -> String {
    let mut lines = Vec::new();
    for line in manifest.lines() {
        if line.starts_with("name = ") {
            lines.push(format!("name = \"{name}\""));
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n") + "\n"
}

/// Writes rustdoc's JSON of each crate of a workspace into the workspace. The format is not stable, so rustdoc has to be allowed to write it.
fn document(folder: &Path) {
    let status = Command::new(env!("CARGO"))
        .args([
            "doc",
            "--workspace",
            "--lib",
            "--no-deps",
            "--offline",
            "--quiet",
        ])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target_folder())
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "RUSTDOCFLAGS",
            "-Z unstable-options --output-format json --document-hidden-items --cap-lints allow",
        )
        .status()
        .expect("cargo runs");
    assert!(
        status.success(),
        "the crates of {} have no rustdoc",
        folder.display()
    );
    for entry in fs::read_dir(folder.join("crates")).expect("a folder") {
        let package = entry
            .expect("an entry")
            .file_name()
            .into_string()
            .expect("UTF-8");
        let file = format!("{package}.json");
        let written = target_folder().join("doc").join(&file);
        fs::rename(written, folder.join(file)).expect("rustdoc's JSON");
    }
}

fn rustdoc(folder: &Path, index: usize) -> PathBuf {
    folder.join(format!("{}.json", name(index)))
}

/// The lints that fail for a release which is not a new major version.
fn compare(old: &Path, new: &Path) -> Vec<String> {
    let output = semver_checks()
        .arg("--baseline-rustdoc")
        .arg(old)
        .arg("--current-rustdoc")
        .arg(new)
        .args(["--release-type", "minor", "--color", "never"])
        .output()
        .expect("cargo runs");
    let report = String::from_utf8(output.stdout).expect("UTF-8");
    let mut lints = Vec::new();
    for line in report.lines() {
        let failure = line.strip_prefix("--- failure ");
        let lint = failure.and_then(|failure| failure.split(':').next());
        lints.extend(lint.map(str::to_owned));
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.success(), lints.is_empty(), "{errors}");
    lints
}
