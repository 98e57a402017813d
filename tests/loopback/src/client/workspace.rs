//! The programs of the clients: many clients in one program, so that few are linked.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;

use corpus::make::write_changed;
use corpus::{checkout, target_folder};
use disjunct::{WriteMode, write_files};
use serde_json::{Value, json};

use super::Client;
use super::driver;

const PROGRAM: &str = include_str!("program.txt");

/// How many clients a program has at most. More take more memory to compile, fewer more time to link.
const PER_PROGRAM: usize = 8;

/// How many programs run at the same time.
const RUNNING: usize = 20;

/// The programs, by the names of their clients.
#[derive(Debug)]
pub struct Programs {
    executables: BTreeMap<String, PathBuf>,
    running: RefCell<Vec<Running>>,
}

/// A program that waits for calls.
#[derive(Debug)]
struct Running {
    client: String,
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Programs {
    /// Makes calls of a client; what became of each.
    ///
    /// # Panics
    /// If the program ends early.
    #[must_use]
    pub fn run(&self, client: &str, base: &str, calls: &[Value]) -> Vec<Value> {
        let mut lines = String::new();
        for call in calls {
            let mut call = call.clone();
            call["base"] = json!(base);
            let _ = writeln!(lines, "{call}");
        }
        let mut running = self.take(client);
        let mut input = running.input;
        // The program writes while it reads.
        let writer = thread::spawn(move || {
            input
                .write_all(lines.as_bytes())
                .expect("all calls are read");
            input
        });
        let mut results = Vec::new();
        for _ in calls {
            let mut line = String::new();
            running.output.read_line(&mut line).expect("UTF-8");
            results.push(serde_json::from_str(&line).expect("the program reports each call"));
        }
        running.input = writer.join().expect("a thread");
        self.running.borrow_mut().push(running);
        results
    }

    /// The program of a client, started if it does not run. The one that was not used for the longest time ends then.
    fn take(&self, client: &str) -> Running {
        let mut all = self.running.borrow_mut();
        if let Some(found) = all.iter().position(|running| running.client == client) {
            return all.remove(found);
        }
        if all.len() >= RUNNING {
            all.remove(0).end();
        }
        let mut process = Command::new(&self.executables[client])
            .arg(client)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Running {
            client: client.to_owned(),
            input: process.stdin.take().expect("a pipe"),
            output: BufReader::new(process.stdout.take().expect("a pipe")),
            process,
        }
    }
}

impl Running {
    /// Closes its input, and waits for its end.
    fn end(mut self) {
        drop(self.input);
        self.process.wait().expect("it ends");
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        for running in self.running.take() {
            running.end();
        }
    }
}

/// Writes and builds the programs of some clients.
///
/// # Panics
/// If they do not compile.
#[must_use]
pub fn build(clients: &[Client]) -> Programs {
    let workspace = workspace_folder();
    let mut names = BTreeMap::new();
    let programs = workspace.join("programs");
    let mut dependencies = BTreeSet::new();
    let per_program = clients.len().div_ceil(2).min(PER_PROGRAM);
    for (number, some) in clients.chunks(per_program).enumerate() {
        let program = format!("clients_{number}");
        for client in some {
            let folder = workspace.join("crates").join(&client.name);
            write_files(&client.files, &folder, WriteMode::Overwrite).expect("a folder");
            let manifest = client.files.get("Cargo.toml").expect("a manifest");
            dependencies.extend(dependencies_of(manifest));
            let executable = target_folder().join("debug").join(&program);
            names.insert(client.name.clone(), executable);
        }
        let path = programs.join("src/bin").join(program).join("main.rs");
        write_changed(&path, &source(some));
    }
    remove_others(
        &programs.join("src/bin"),
        clients.len().div_ceil(per_program),
    );
    write_manifests(&workspace, &dependencies);
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet"])
        .current_dir(&workspace)
        .env("CARGO_TARGET_DIR", target_folder())
        .env_remove("RUSTFLAGS")
        .status()
        .expect("cargo");
    assert!(
        status.success(),
        "the clients in {} do not compile",
        workspace.display()
    );
    Programs {
        executables: names,
        running: RefCell::default(),
    }
}

/// Removes the programs of an earlier run that had more of them.
fn remove_others(folder: &Path, programs: usize) {
    let mut number = programs;
    while fs::remove_dir_all(folder.join(format!("clients_{number}"))).is_ok() {
        number += 1;
    }
}

/// The folder of the crates and programs.
#[must_use]
pub fn workspace_folder() -> PathBuf {
    checkout().join("target/loopback")
}

/// The crate of a client, which a program has as a module: only what it uses becomes machine code.
fn library(client: &str) -> PathBuf {
    workspace_folder()
        .join("crates")
        .join(client)
        .join("src/lib.rs")
}

/// The lines of the dependencies that are not optional.
fn dependencies_of(manifest: &str) -> Vec<String> {
    let lines = manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    lines
        .filter(|line| !line.contains("optional = true"))
        .map(str::to_owned)
        .collect()
}

fn source(clients: &[Client]) -> String {
    let mut code = format!("#![allow(warnings)]\n\n{PROGRAM}\n");
    code.push_str("async fn make(client: &str, base: &str, call: &Value) -> Result<Value, String> {\n    match client {\n");
    for client in clients {
        let _ = writeln!(
            code,
            "        {0:?} => {0}::call(base, call).await,",
            client.name
        );
    }
    code.push_str("        _ => unreachable!(),\n    }\n}\n\nfn webhook(client: &str, name: &str, body: &[u8]) -> Result<(), String> {\n    match client {\n");
    for client in clients {
        let _ = writeln!(
            code,
            "        {0:?} => {0}::webhook(name, body),",
            client.name
        );
    }
    code.push_str("        _ => unreachable!(),\n    }\n}\n");
    for client in clients {
        let _ = write!(code, "\n{}", driver::module(client, &library(&client.name)));
    }
    code
}

fn write_manifests(workspace: &Path, dependencies: &BTreeSet<String>) {
    let has = |name: &str| {
        dependencies
            .iter()
            .any(|line| line.starts_with(&format!("{name} ")))
    };
    let others = ["reqwest", "serde", "serde_json", "tokio"];
    let others = others.into_iter().filter(|name| !has(name));
    let others: String = others.map(|name| format!("{name} = \"1\"\n")).collect();
    let all: Vec<&str> = dependencies.iter().map(String::as_str).collect();
    let manifest = format!(
        "[package]\nname = \"clients\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{}\n{others}",
        all.join("\n")
    );
    write_changed(&workspace.join("programs/Cargo.toml"), &manifest);
    let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"programs\"]\n\n[profile.dev]\ndebug = false\nincremental = false\n";
    write_changed(&workspace.join("Cargo.toml"), manifest);
    let lock = fs::read_to_string(checkout().join("Cargo.lock")).expect("a lock");
    if !workspace.join("Cargo.lock").exists() {
        write_changed(&workspace.join("Cargo.lock"), &lock);
    }
}
