//! One run of the binary, in a folder that is watched.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

/// Seconds of processor time, and units of 1024 bytes of memory, that any document may take. A build that is not optimised is slower
/// by more than that, most of all on a busy machine.
const LIMITS: &str = if cfg!(debug_assertions) {
    "ulimit -t 30 && ulimit -v 1048576"
} else {
    "ulimit -t 10 && ulimit -v 1048576"
};

/// The content of a file next to the document's folder, which must not be read.
pub const SECRET: &str = "kept-outside";

/// What a run did.
pub struct Ran {
    /// Its exit code; none where it was killed.
    pub code: Option<i32>,
    /// What it said.
    pub messages: Vec<Value>,
    /// The same, as it was printed.
    pub stderr: String,
    /// The files of the output folder.
    pub made: BTreeMap<String, String>,
    /// How long it took.
    pub time: Duration,
}

/// Runs the binary on a copy of a document that has a folder for itself.
pub fn run(document: &Path, arguments: &[&str]) -> Ran {
    let root = TempDir::new().unwrap();
    let folders = ["document", "work", "home", "temporary"].map(|name| root.path().join(name));
    for folder in &folders {
        fs::create_dir(folder).unwrap();
    }
    let [folder, work, home, temporary] = folders;
    let outside =
        format!("components: {{schemas: {{A: {{type: string, description: {SECRET}}}}}}}\n");
    fs::write(root.path().join("outside.yaml"), outside).unwrap();
    let copied = folder.join(document.file_name().unwrap());
    fs::copy(document, &copied).unwrap();
    let before = tree(root.path());
    let mut command = limited(env!("CARGO_BIN_EXE_disjunct"));
    command
        .args([
            "generate",
            "--notes",
            "--message-format",
            "json",
            "--output",
            "made",
        ])
        .args(arguments)
        .arg(&copied);
    command.current_dir(&work).stdin(Stdio::null()).env_clear();
    command.envs([
        ("HOME", &home),
        ("TMPDIR", &temporary),
        ("XDG_CACHE_HOME", &home),
        ("PATH", &home),
    ]);
    let start = Instant::now();
    let output = command.output().unwrap();
    let time = start.elapsed();
    let stderr = String::from_utf8(output.stderr).unwrap();
    let mut after = tree(root.path());
    let made = after
        .split_off("work/made")
        .into_iter()
        .map(|(path, text)| {
            (
                path.strip_prefix("work/made/")
                    .unwrap_or_else(|| panic!("{path} was written"))
                    .to_owned(),
                text,
            )
        });
    let made = made.collect();
    assert!(
        before == after,
        "{}: something was changed outside of the output folder",
        document.display()
    );
    let messages = stderr
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}\n{stderr}")));
    Ran {
        code: output.status.code(),
        messages: messages.collect(),
        made,
        time,
        stderr,
    }
}

/// A command that gets no more than a document may take.
fn limited(program: &str) -> Command {
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut command = Command::new("/bin/sh");
    command.args(["-c", &format!("{LIMITS} && exec \"$@\""), "sh", program]);
    command
}

/// Every file below a folder, by its path relative to it.
fn tree(root: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut queue = vec![root.to_owned()];
    while let Some(path) = queue.pop() {
        if path.is_dir() {
            queue.extend(
                fs::read_dir(path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        } else {
            let relative = path
                .strip_prefix(root)
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned();
            files.insert(
                relative,
                String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned(),
            );
        }
    }
    files
}
