//! `cargo semver-checks`, where it is installed: whether it finds a breaking change between two crates.

use std::path::Path;
use std::process::{Command, Output};

use super::workspace::cargo;
use crate::cli::diff::verified::SemverChecks;

/// Compares two crates. `old` is absent if the old crate is not on the disk.
pub fn run(old: Option<&Path>, new: &Path, target: &Path) -> SemverChecks {
    let skipped = |reason: &str| SemverChecks::Skipped(reason.to_owned());
    let is_installed = cargo()
        .args(["semver-checks", "--version"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !is_installed {
        return skipped("it is not installed");
    }
    let Some(old) = old else {
        return skipped("the old crate is not on the disk");
    };
    let mut command = cargo();
    command.args(["semver-checks", "check-release", "--color=never"]);
    // What a minor version must not do, for any versions of the two.
    command.args(["--release-type", "minor"]);
    command.arg("--manifest-path").arg(new.join("Cargo.toml"));
    command.arg("--baseline-root").arg(old);
    read(run_in(command, target))
}

fn run_in(mut command: Command, target: &Path) -> Option<Output> {
    command.env("CARGO_TARGET_DIR", target).output().ok()
}

/// Its verdict, if it came to one.
fn read(output: Option<Output>) -> SemverChecks {
    let Some(output) = output else {
        return SemverChecks::Skipped("it could not be run".to_owned());
    };
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    let line = |start: &str| {
        let mut lines = text.lines().map(str::trim);
        lines.find_map(|line| line.strip_prefix(start).map(|rest| rest.trim().to_owned()))
    };
    match line("Summary") {
        Some(summary) => SemverChecks::Ran {
            breaks: !output.status.success(),
            summary,
        },
        None => {
            let reason = line("error:").unwrap_or_default();
            SemverChecks::Skipped(format!("it failed: {reason}"))
        }
    }
}
