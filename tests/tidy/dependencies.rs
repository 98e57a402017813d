//! The crates that are built around generated code have the dependencies that the generator gives it, and a build script never
//! compiles the command line.

use std::process::Command;

use crate::sources::sources;

#[test]
fn crates_around_generated_code_have_its_dependencies() {
    let table = lines("templates/crate/", "dependencies.toml", "");
    for folder in ["tests/expected/", "tests/openai/", "tests/prism/"] {
        for line in dependencies(folder) {
            assert!(table.contains(&line), "{folder}: {line}");
        }
    }
    let generated = dependencies("generated/depot/");
    // A build script does not ask for tower, which is a setting.
    let is_extra =
        |line: &&String| line.contains("optional = true") || line.starts_with("tower-service");
    let wanted: Vec<_> = generated
        .iter()
        .filter(|line| !is_extra(line))
        .cloned()
        .collect();
    assert_eq!(dependencies("tests/consumer/"), wanted, "tests/consumer");
}

#[test]
fn build_scripts_never_compile_the_command_line() {
    let arguments = [
        "tree",
        "--package=disjunct",
        "--no-default-features",
        "--edges=normal",
        "--prefix=none",
        "--offline",
    ];
    let tree = Command::new(env!("CARGO"))
        .args(arguments)
        .output()
        .unwrap();
    assert!(
        tree.status.success(),
        "{}",
        String::from_utf8_lossy(&tree.stderr)
    );
    let tree = String::from_utf8(tree.stdout).unwrap();
    assert!(
        tree.contains("openapiv3 ") && !tree.contains("clap "),
        "{tree}"
    );
}

fn dependencies(folder: &str) -> Vec<String> {
    lines(folder, "Cargo.toml", "[dependencies]")
}

/// The lines of a table: from its heading to the next empty line.
fn lines(folder: &str, name: &str, heading: &str) -> Vec<String> {
    let path = format!("{folder}{name}");
    let file = sources(folder, name)
        .into_iter()
        .find(|file| file.path == path);
    let file = file.unwrap_or_else(|| panic!("there is no {path}"));
    let lines = file
        .text
        .lines()
        .skip_while(|line| *line != heading && !heading.is_empty());
    let lines = lines
        .skip(usize::from(!heading.is_empty()))
        .take_while(|line| !line.is_empty());
    lines
        .filter(|line| !line.starts_with('#'))
        .map(str::to_owned)
        .collect()
}
