//! What `cargo-semver-checks` says about the old and the new crate of each pair, where it is installed.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use disjunct::Files;

use crate::batch::{Job, cargo, generate_pair, start_workspace, target_folder, write_crate};

/// The lints that ask for a new major version, for each pair; nothing if `cargo-semver-checks` is not installed.
pub fn lints_of_pairs(jobs: &[Job]) -> Option<Vec<Vec<String>>> {
    if !is_installed() {
        return None;
    }
    let [old, new] = ["semver_old", "semver_new"].map(start_workspace);
    for (index, job) in jobs.iter().enumerate() {
        let pair = generate_pair(job).unwrap_or_else(|error| panic!("{error}"));
        write_named(&old, index, &pair.old);
        write_named(&new, index, &pair.new);
    }
    document(&old, jobs.len());
    document(&new, jobs.len());
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

/// The name of the old and of the new crate of a pair: the paths of items, which are compared, begin with it.
fn name(index: usize) -> String {
    format!("pair_{index}")
}

/// Writes a crate, whose package and library have the name of the pair.
fn write_named(workspace: &Path, index: usize, files: &Files) {
    let name = name(index);
    write_crate(&workspace.join("crates").join(&name), files, |manifest| {
        let mut lines = Vec::new();
        for line in manifest.lines() {
            if line.starts_with("name = ") {
                lines.push(format!("name = \"{name}\""));
            } else {
                lines.push(line.to_owned());
            }
        }
        lines.join("\n") + "\n"
    });
}

/// Writes rustdoc's JSON of each crate of a workspace into the workspace. The format is not stable, so rustdoc has to be allowed to write
/// it.
fn document(workspace: &Path, crates: usize) {
    let status = cargo("doc", workspace)
        .arg("--no-deps")
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
        workspace.display()
    );
    for index in 0..crates {
        let written = target_folder().join("doc").join(name(index));
        fs::rename(written.with_extension("json"), rustdoc(workspace, index))
            .expect("rustdoc's JSON");
    }
}

fn rustdoc(workspace: &Path, index: usize) -> PathBuf {
    workspace.join(name(index)).with_extension("json")
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
