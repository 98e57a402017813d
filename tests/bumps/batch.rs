//! Pairs of documents → what the compiler reports about the changes between them.
//!
//! For each pair the new crate is generated, and the program that uses everything of the old one. All of them are packages of one
//! workspace, which cargo checks at once: the crates that they depend on are compiled once, and what did not change since the last run
//! is not compiled again.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use disjunct::{Files, Layout, Options, generate};
use serde::Deserialize;
use serde_json::Value;

/// A pair of documents.
#[derive(Clone, Debug)]
pub struct Job {
    /// What it is, for people.
    pub name: String,
    /// The old document.
    pub old: PathBuf,
    /// The new document.
    pub new: PathBuf,
}

/// What the compiler reports about a pair.
#[derive(Debug, Deserialize)]
pub struct Outcome {
    /// Every change, also those that break nothing.
    pub changes: Vec<Change>,
    /// The errors that no change explains.
    pub unexplained: Vec<Unexplained>,
    /// The warnings.
    #[serde(default)]
    pub warnings: Vec<String>,
}

/// A change, and what the compiler reports about it.
#[derive(Debug, Deserialize)]
pub struct Change {
    /// Its code.
    pub code: String,
    /// The item.
    pub subject: String,
    /// Whether source code breaks by it, as `disjunct diff` reports.
    pub breaks: bool,
    /// The number of errors of the compiler that it explains.
    pub errors: usize,
}

/// An error that no change explains.
#[derive(Debug, Deserialize)]
pub struct Unexplained {
    /// The item that is used.
    pub item: Option<String>,
    /// The error.
    pub message: String,
}

/// Both sides of a pair, as generated.
pub struct Generated {
    /// The old crate.
    pub old: Files,
    /// The new crate.
    pub new: Files,
}

impl Generated {
    /// The public surfaces of the old and of the new crate.
    fn surfaces(&self) -> [&str; 2] {
        [&self.old, &self.new].map(|files| files.get("disjunct.api.json").expect("a surface"))
    }
}

/// Checks all pairs in a folder of this name, which no other batch has. An outcome is an error if one of the documents has errors.
///
/// # Panics
/// If a new crate does not compile.
pub fn check(folder: &str, jobs: &[Job]) -> Vec<Result<Outcome, String>> {
    check_generated(folder, jobs.iter().map(generate_pair).collect())
}

/// Checks pairs of crates that are generated.
///
/// # Panics
/// If a new crate does not compile.
pub fn check_generated(
    folder: &str,
    generated: Vec<Result<Generated, String>>,
) -> Vec<Result<Outcome, String>> {
    let workspace = Workspace::new(folder);
    for (index, made) in generated.iter().enumerate() {
        if let Ok(made) = made {
            workspace.write_pair(index, made);
        }
    }
    let mut messages = workspace.check();
    let mut outcomes = Vec::new();
    for (index, made) in generated.into_iter().enumerate() {
        let outcome = made.map(|made| {
            let name = workspace.consumer(index);
            let lines = messages.remove(&name).unwrap_or_default();
            let proof = disjunct::proof_of_messages(made.surfaces(), &name, &lines.join("\n"))
                .expect("the surfaces are ours");
            let mut outcome: Outcome = serde_json::from_str(&proof).expect("a proof");
            outcome.warnings = lines.iter().filter_map(|line| warning(line)).collect();
            outcome
        });
        outcomes.push(outcome);
    }
    let broken: Vec<String> = messages.into_values().flatten().collect();
    let broken = broken
        .iter()
        .filter(|line| line.contains(r#""level":"error""#));
    let broken: Vec<&String> = broken.collect();
    assert!(
        broken.is_empty(),
        "these crates do not compile: {broken:#?}"
    );
    outcomes
}

/// The old crate, and the new one with the names of the old one.
pub fn generate_pair(job: &Job) -> Result<Generated, String> {
    let made = |document: &Path, options: &Options| {
        let made = generate(document, options, Layout::Crate);
        let made = made.map_err(|error| format!("{}: {error}", document.display()))?;
        let Some(files) = made.files else {
            return Err(format!(
                "{} has errors: {:#?}",
                document.display(),
                made.diagnostics
            ));
        };
        Ok((files, made.lock))
    };
    let (old, lock) = made(&job.old, &Options::default())?;
    let mut options = Options::default();
    options.lock = lock;
    let (new, _) = made(&job.new, &options)?;
    Ok(Generated { old, new })
}

/// A workspace with two packages for each pair.
struct Workspace {
    name: String,
    folder: PathBuf,
}

impl Workspace {
    fn new(name: &str) -> Self {
        let folder = start_workspace(name);
        let name = name.to_owned();
        Self { name, folder }
    }

    /// The package of a program. Cargo keeps what it built by the name and the path in the workspace: names of two workspaces differ.
    fn consumer(&self, index: usize) -> String {
        format!("consumer_{}_{index}", self.name)
    }

    /// The new crate under a name of its own, and the program that uses the old one.
    fn write_pair(&self, index: usize, made: &Generated) {
        let package = format!("crate_{}_{index}", self.name);
        let pair = self.folder.join(index.to_string());
        write_crate(&pair.join("crate"), &made.new, |manifest| {
            rename(manifest, &package)
        });
        let names = [self.consumer(index), package];
        let names = [names[0].as_str(), names[1].as_str()];
        let (program, manifest) = disjunct::consumer_program(made.surfaces()[0], names, "../crate")
            .expect("the surface is ours");
        write(&pair.join("consumer/Cargo.toml"), &manifest);
        write(&pair.join("consumer/src/lib.rs"), &program);
    }

    /// The compiler's messages, as JSON, by the name of the target.
    fn check(&self) -> HashMap<String, Vec<String>> {
        let output = cargo("check", &self.folder)
            .args(["--keep-going", "--message-format=json"])
            .stderr(Stdio::piped())
            .output()
            .expect("cargo runs");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let mut messages: HashMap<String, Vec<String>> = HashMap::new();
        let mut is_finished = false;
        for line in text.lines() {
            let value: Value = serde_json::from_str(line).expect("JSON");
            is_finished |= value["reason"] == "build-finished";
            if value["reason"] == "compiler-message" {
                let target = value["target"]["name"].as_str().expect("a name").to_owned();
                messages.entry(target).or_default().push(line.to_owned());
            }
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(is_finished, "cargo fails: {errors}");
        messages
    }
}

/// An empty workspace in a folder of this name. Its packages are two folders below it.
pub fn start_workspace(name: &str) -> PathBuf {
    let folder = bumps().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old workspace");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = "[workspace]\nmembers = [\"*/*\"]\nresolver = \"3\"\n";
    write(&folder.join("Cargo.toml"), manifest);
    // The versions are those of our workspace, so that nothing is fetched.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("a copy");
    folder
}

/// Writes a crate with another manifest.
pub fn write_crate(folder: &Path, files: &Files, manifest: impl Fn(&str) -> String) {
    for (path, text) in files.iter() {
        let is_manifest = Path::new(path) == Path::new("Cargo.toml");
        let path = folder.join(path);
        if is_manifest {
            write(&path, &manifest(text));
        } else {
            write(&path, text);
        }
    }
}

/// A command of cargo for the libraries of a workspace.
pub fn cargo(command: &str, workspace: &Path) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args([command, "--workspace", "--lib", "--offline", "--quiet"])
        .current_dir(workspace)
        .env("CARGO_TARGET_DIR", target_folder())
        .env("CARGO_INCREMENTAL", "0")
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    cargo
}

/// The folder of the workspaces of all pairs.
pub fn bumps() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("bumps")
}

/// The folder of all builds: dependencies of emitted crates that are the same are compiled once, also for other tests.
pub fn target_folder() -> PathBuf {
    let parent = Path::new(env!("CARGO_TARGET_TMPDIR")).parent();
    parent.expect("it is inside the folder").to_owned()
}

fn write(path: &Path, text: &str) {
    let folder = path.parent().expect("a folder");
    fs::create_dir_all(folder).expect("a folder");
    fs::write(path, text).expect("a file");
}

/// A manifest with another name of the package. That of the library stays.
fn rename(manifest: &str, package: &str) -> String {
    let mut lines: Vec<String> = manifest.lines().map(str::to_owned).collect();
    let name = lines.iter_mut().find(|line| line.starts_with("name = "));
    *name.expect("a name") = format!("name = \"{package}\"");
    lines.join("\n") + "\n"
}

/// A warning of the compiler.
fn warning(line: &str) -> Option<String> {
    let value: Value = serde_json::from_str(line).expect("JSON");
    let is_warning = value["message"]["level"] == "warning";
    is_warning.then(|| value["message"]["rendered"].to_string())
}
