//! Cargo over the workspace of the crates: the messages of the compiler, and where the programs are.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use crate::{Effort, Lints, included, target_folder};

/// What cargo did.
#[derive(Debug, Default)]
pub struct Built {
    /// Warnings and errors, by the name of the target.
    pub messages: BTreeMap<String, Vec<String>>,
    /// The programs, by the name of the target.
    pub programs: BTreeMap<String, PathBuf>,
    /// The libraries of the workspace that were compiled.
    pub libraries: BTreeSet<String>,
}

#[derive(Deserialize)]
struct Line {
    reason: String,
    #[serde(default)]
    target: Option<Target>,
    #[serde(default)]
    message: Option<Message>,
    #[serde(default)]
    executable: Option<PathBuf>,
    #[serde(default)]
    manifest_path: PathBuf,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    rendered: String,
}

impl Message {
    /// Whether it is a warning or an error. The last one only counts the others.
    fn counts(&self) -> bool {
        let is_sum =
            self.rendered.contains("aborting due to") || self.rendered.contains(" emitted");
        ["warning", "error"].contains(&self.level.as_str()) && !is_sum
    }
}

/// Builds the crates and the programs, and compiles the examples in the documentation of the crates, of which none is run.
#[must_use]
pub fn build(workspace: &Path, effort: Effort, crates: impl Iterator<Item = String>) -> Built {
    let mut built = Built::default();
    let without_included = format!("--exclude={}", included::PACKAGES);
    if effort.lints == Lints::Clippy {
        let packages = ["--workspace", "--exclude=program_*", &without_included];
        cargo(workspace, "clippy", &packages, &mut built);
    }
    if effort.included {
        let packages = ["--package", included::PACKAGES];
        cargo(workspace, "clippy", &packages, &mut built);
    }
    // It builds the crates as well, with the compiler's warnings of each.
    let packages = ["--workspace", &without_included];
    cargo(workspace, "build", &packages, &mut built);
    for name in crates {
        test_examples(workspace, name, &mut built);
    }
    built
}

/// Has the compiler check the crates, without building them.
///
/// # Panics
/// Where there is no such folder.
#[must_use]
pub fn check(workspace: &Path) -> Built {
    let mut built = Built::default();
    // Cargo's messages have paths as they really are.
    let workspace = workspace.canonicalize().unwrap();
    cargo(&workspace, "check", &["--workspace"], &mut built);
    built
}

fn test_examples(workspace: &Path, name: String, built: &mut Built) {
    let tested = Command::new(env!("CARGO"))
        .args(["test", "--doc", "--quiet", "--package", &name])
        .current_dir(workspace)
        .env("CARGO_TARGET_DIR", target_folder())
        .env_remove("RUSTFLAGS")
        .output()
        .unwrap();
    if !tested.status.success() {
        let output = String::from_utf8_lossy(&tested.stdout).into_owned()
            + &String::from_utf8_lossy(&tested.stderr);
        built.messages.entry(name).or_default().push(output);
    }
}

fn cargo(workspace: &Path, command: &str, packages: &[&str], built: &mut Built) {
    let mut child = Command::new(env!("CARGO"))
        .arg(command)
        .args(packages)
        .args(["--keep-going", "--quiet", "--message-format=json"])
        .current_dir(workspace)
        .env("CARGO_TARGET_DIR", target_folder())
        .env_remove("RUSTFLAGS")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let Ok(line) = serde_json::from_str::<Line>(&line.unwrap()) else {
            continue;
        };
        let Some(target) = line.target else { continue };
        match (line.reason.as_str(), line.message, line.executable) {
            ("compiler-message", Some(message), _) if message.counts() => {
                built
                    .messages
                    .entry(target.name)
                    .or_default()
                    .push(message.rendered);
            }
            ("compiler-artifact", _, Some(program)) => {
                drop(built.programs.insert(target.name, program));
            }
            ("compiler-artifact", _, None) if line.manifest_path.starts_with(workspace) => {
                built.libraries.insert(target.name);
            }
            _ => {}
        }
    }
    child.wait().unwrap();
}
