//! The types of all groups as one program: the runtime once, a module for each group.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Deserialize;

use super::made::Made;
use super::outcome::{Fate, Fates, Tested};
use crate::make::write_changed;
use crate::{checkout, target_folder};

const PROGRAM: &str = include_str!("program.txt");

/// The runtime, with all that types need in a crate of its own.
const RUNTIME: &str = "\
pub use disjunct_runtime::*;

use crate::runtime;

runtime::into_field! {}
runtime::base64_fields! {}
runtime::file_fields! {}
runtime::matching_fields! {}
runtime::open_tuple_fields! {}
runtime::patch_fields! {}
runtime::secret_fields! {}
runtime::time_fields! {}
runtime::untyped_fields! {}
";

/// What the program says of a value.
#[derive(Deserialize)]
struct Response {
    own: Fate,
    strict: Fate,
    by_serde_json: Fate,
}

/// Writes the program and builds it, in the folder of all builds: dependencies are compiled once.
///
/// # Panics
/// Where cargo fails: all emitted types compile.
#[must_use]
pub fn build(made: &[Made]) -> PathBuf {
    let folder = checkout().join("target/corpus/suite/program");
    write_source(&folder, made);
    let target = target_folder();
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", &target)
        .env_remove("RUSTFLAGS")
        .status()
        .unwrap();
    assert!(
        status.success(),
        "the program in {} was not built",
        folder.display()
    );
    target.join("debug/schema-suite")
}

fn write_source(folder: &Path, made: &[Made]) {
    write_changed(&folder.join("src/runtime.rs"), RUNTIME);
    let mut program = PROGRAM.to_owned();
    let mut reads = String::new();
    for (index, code) in made
        .iter()
        .enumerate()
        .filter_map(|(index, made)| Some((index, made.code.as_ref()?)))
    {
        write_changed(
            &folder.join(format!("src/g{index}.rs")),
            &format!("use crate::runtime;\n{code}"),
        );
        let _ = writeln!(program, "mod g{index};");
        let _ = writeln!(reads, "        {index} => read::<g{index}::types::Holder>,");
    }
    let _ = write!(
        program,
        "\nfn reader(group: usize) -> fn(&str) -> String {{\n    match group {{\n{reads}        \
         _ => unreachable!(),\n    }}\n}}\n"
    );
    write_changed(&folder.join("src/main.rs"), &program);
    write_changed(&folder.join("Cargo.toml"), &manifest());
    if !folder.join("Cargo.lock").exists() {
        write_changed(
            &folder.join("Cargo.lock"),
            &fs::read_to_string(checkout().join("Cargo.lock")).unwrap(),
        );
    }
}

fn manifest() -> String {
    let runtime = checkout().join("templates/runtime").canonicalize().unwrap();
    let runtime = runtime.to_str().unwrap();
    let features = "default-features = false, features = [\"data\", \"regex\", \"time\"]";
    format!(
        "[package]\nname = \"schema-suite\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\ndisjunct-runtime = {{ path = {runtime:?}, {features} }}\n\
         serde = \"1\"\nserde_json = \"1\"\n\n[profile.dev]\ndebug = false\nincremental = false\n"
    )
}

/// Asks the program what becomes of each value.
///
/// # Panics
/// Where it does not respond for all of them.
#[must_use]
pub fn run(program: &Path, made: Vec<Made>) -> Vec<Tested> {
    let mut lines = String::new();
    for (index, made) in made
        .iter()
        .enumerate()
        .filter(|(_, made)| made.code.is_some())
    {
        for value in &made.group.values {
            let _ = writeln!(lines, "{index}\t{{\"value\":{}}}", value.text);
        }
    }
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let mut responses = text
        .lines()
        .map(|line| serde_json::from_str::<Response>(line).unwrap());
    let mut tested = Vec::new();
    for made in made {
        let count = if made.code.is_some() {
            made.group.values.len()
        } else {
            0
        };
        let responses: Vec<Response> = responses.by_ref().take(count).collect();
        assert_eq!(responses.len(), count, "the program ended early");
        let fates = responses
            .into_iter()
            .map(|response| Fates {
                own: response.own,
                strict: response.strict,
                by_serde_json: response.by_serde_json,
            })
            .collect();
        tested.push(Tested { made, fates });
    }
    tested
}
