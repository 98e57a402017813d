//! The crates that are built around generated code have the dependencies that the generator gives it, and a build script never
//! compiles the command line.

use std::collections::BTreeMap;
use std::process::Command;

use crate::sources::sources;

/// The table for WebAssembly.
const WEB: &str =
    r#"[target.'cfg(all(target_family = "wasm", target_os = "unknown"))'.dependencies]"#;

#[test]
fn crates_around_generated_code_have_its_dependencies() {
    let table = lines("templates/crate/", "dependencies.toml", "");
    let table: Vec<String> = table.iter().map(|line| with_tls(line)).collect();
    for folder in ["tests/openai/", "tests/prism/"] {
        for line in dependencies(folder) {
            assert!(table.contains(&line), "{folder}: {line}");
        }
    }
    let generated = dependencies("generated/depot/");
    // A build script does not ask for tower, which is a setting.
    let is_extra =
        |line: &&String| line.contains("optional = true") || line.starts_with("tower-service");
    let copied = generated.iter().filter(|line| !is_extra(line));
    let copied = copied.map(|line| with_tls(line));
    // The other clients of its build script depend on the package of the runtime, and one of them checks patterns.
    let package = dependencies("generated/");
    let package = package
        .iter()
        .map(|line| line.replace("path = \"../", "path = \"../../"))
        .map(|line| line.replace("\"client\"", "\"client\", \"regex\", \"rustls\""));
    let mut wanted: Vec<String> = copied.chain(package).collect();
    wanted.sort();
    assert_eq!(dependencies("tests/consumer/"), wanted, "tests/consumer");
}

/// The line of a crate that includes a client, which has no feature for TLS.
fn with_tls(line: &str) -> String {
    line.replace(r#"["http2"]"#, r#"["http2", "rustls"]"#)
}

/// A line of the manifest of a client with a copy of the runtime is that of the package, where that is not optional.
#[test]
fn the_package_of_the_runtime_has_the_dependencies_of_a_copy() {
    let mut copied = lines("templates/crate/", "dependencies.toml", "");
    copied.extend(lines("templates/crate/", "web_dependencies.toml", ""));
    let mut packaged = dependencies("templates/runtime/");
    packaged.extend(lines("templates/runtime/", "Cargo.toml", WEB));
    let requirement = |line: &str| {
        let (name, value) = line.split_once(" = ").unwrap();
        let mut value: toml::Table = format!("v = {value}").parse().unwrap();
        let value = value.remove("v").unwrap();
        let mut value = match value {
            toml::Value::Table(table) => table,
            version => toml::Table::from_iter([("version".to_owned(), version)]),
        };
        value.remove("optional");
        (name.to_owned(), value)
    };
    let packaged: BTreeMap<String, toml::Table> =
        packaged.iter().map(|line| requirement(line)).collect();
    for line in copied {
        let (name, value) = requirement(&line);
        assert_eq!(packaged.get(&name), Some(&value), "{name}");
    }
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
