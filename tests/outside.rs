//! The emitted crates outside of this workspace, where they have their own dependencies alone.
//!
//! In: the emitted crates and their tests. Out: a copy in a workspace of its own, whose tests pass, and libraries without what reads the
//! types of their documents. The layouts are swapped: what depends on the runtime here, a client and the cases, has a copy of it there, and
//! the other way round, so that all tests of emitted crates run with both. The generator asks for features of crates that emitted code uses
//! too, and cargo builds those once for all that are built together: what needs such a feature passes here and fails at its user.

#[path = "support/case.rs"]
mod case;
#[path = "support/whole_runtime.rs"]
mod whole_runtime;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use toml::{Table, Value};

/// What is copied: the crates, what they are tested against, and their tests.
const COPIED: [&str; 10] = [
    "specs",
    "templates/runtime",
    "tests/depot_service",
    "tests/expected",
    "tests/expected_failures.tsv",
    "tests/limits",
    "tests/secrets",
    "tests/service",
    "tests/support/expected_failure.rs",
    "tests/wire",
];

/// Where the clients of `disjunct.toml` are generated in the copy, in the order in which it has them.
const SWAPPED: [&str; 2] = ["swapped/session", "swapped/depot"];

/// The manifest of a client that has a copy of the runtime here.
const CLIENT_WITH_COPY: &str = "generated/depot/Cargo.toml";

/// The files that the crate of the cases has others of, for its copy of the runtime.
const WITH_COPY: [&str; 2] = ["tests/expected/src/lib.rs", "tests/expected/Cargo.toml"];

/// What a client allows for its copy, of which it may use less.
const UNUSED: &str = "#[allow(dead_code, unused_imports, unused_macros)]";

/// The tests of the clients.
const CLIENT_TESTS: [&str; 3] = ["limits", "secrets", "wire"];

/// The packages of the copy beside the one with the tests of the clients.
const MEMBERS: [&str; 6] = [
    SWAPPED[0],
    SWAPPED[1],
    "tests/depot_service",
    "tests/expected",
    "tests/service",
    "templates/runtime",
];

/// The tests of the copy.
const TESTS: [&str; 4] = [
    "test",
    "--workspace",
    "--exclude=browser-session-service",
    "--exclude=depot-service",
];

#[test]
#[ignore = "it compiles the emitted crates and their tests once more: a minute or two"]
fn the_tests_of_the_clients_pass() {
    let copy = copy();
    generate_swapped(&copy);
    copy_runtime(&copy);
    let tree = cargo(
        &copy,
        &[
            "tree",
            "--workspace",
            "--edges=features",
            "--invert=serde_json",
        ],
    );
    assert!(
        tree.contains("serde_json v1") && !tree.contains("preserve_order"),
        "{tree}"
    );
    let tested = cargo(&copy, &TESTS);
    let passed = tested
        .lines()
        .filter_map(|line| line.strip_prefix("test result: ok. ")?.split(' ').next());
    let passed: usize = passed.map(|count| count.parse::<usize>().unwrap()).sum();
    assert!(passed > 300, "only {passed} tests ran:\n{tested}");
    let expected_failures = read("tests/expected_failures.tsv").lines().count() - 1;
    let failures = tested
        .lines()
        .filter(|line| line.contains("expected_failures::"))
        .count();
    assert_eq!(
        failures, expected_failures,
        "each row of the table is a test:\n{tested}"
    );
    // In the same test: the other one would replace files that it compiles.
    nothing_that_reads_a_type_is_compiled_in_a_library(&copy);
}

/// Users pay for the readers that they call: what is not `#[inline]` is compiled in the library, with the readers that it calls.
fn nothing_that_reads_a_type_is_compiled_in_a_library(copy: &Path) {
    // They are built already: cargo only lists them. Nothing is inlined there, so that every function has a symbol.
    let built = cargo(
        copy,
        &[&TESTS[..], &["--no-run", "--message-format=json"]].concat(),
    );
    for name in ["browser_session", "depot"] {
        let path = library(&built, name).unwrap_or_else(|| panic!("{name} was not built"));
        let symbols = symbols(&fs::read(path).unwrap());
        let of_runtime = format!("{name}::runtime::");
        assert!(
            symbols.iter().any(|symbol| symbol.contains(&of_runtime)),
            "no symbols were found in the library of {name}"
        );
        let readers: Vec<&String> = symbols.iter().filter(|symbol| reads_type(symbol)).collect();
        assert!(readers.is_empty(), "{name}: {readers:#?}");
    }
}

/// The library of a package, in the messages of cargo.
fn library(messages: &str, name: &str) -> Option<PathBuf> {
    messages.lines().find_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let is_library = message["target"]["name"] == name;
        let files = message["filenames"].as_array().filter(|_| is_library)?;
        let mut files = files
            .iter()
            .filter_map(|file| Some(PathBuf::from(file.as_str()?)));
        files.find(|file| {
            file.extension()
                .is_some_and(|extension| extension == "rlib")
        })
    })
}

/// The symbols of a library, in the form that a compiler shows. They are found by how they begin, so in files of any format.
fn symbols(library: &[u8]) -> BTreeSet<String> {
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$".contains(byte);
    let words = library.split(|byte| !is_letter(byte));
    let words = words.filter_map(|word| std::str::from_utf8(word).ok());
    let symbols = words.filter_map(|word| rustc_demangle::try_demangle(word).ok());
    symbols.map(|symbol| format!("{symbol:#}")).collect()
}

/// Whether it is a function that reads a type of a document.
fn reads_type(symbol: &str) -> bool {
    let readers = ["::deserialize", "::read", "::decode", "::known"];
    symbol.contains("::types::") && readers.iter().any(|reader| symbol.contains(reader))
}

#[test]
fn readers_are_found_by_their_symbols() {
    let library = b"\0_ZN5depot5types10item_moved1_102_$LT$impl$u20$depot..runtime..data..object..Object$u20$for$u20$\
        depot..types..item_moved..ItemMoved$GT$4read17h759442c4f5e45b51E\0_ZN5depot7runtime4http4send17h759442c4f5e45b51E\0";
    let symbols = symbols(library);
    let readers: Vec<&String> = symbols.iter().filter(|symbol| reads_type(symbol)).collect();
    assert_eq!((symbols.len(), readers.len()), (2, 1), "{symbols:#?}");
}

/// The output of a command that succeeds.
fn cargo(copy: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        // What this workspace was built with is here already.
        .arg("--offline")
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", target())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success(),
        "{text}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    text
}

/// The folder of this workspace's build: its dependencies are used again where they are the same.
fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .unwrap()
        .to_owned()
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A workspace of its own, whose files are those of this one.
fn copy() -> PathBuf {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside");
    let mut files = BTreeSet::new();
    for path in COPIED {
        collect(Path::new(path), &mut files);
    }
    remove_others(&copy, Path::new(""), &files);
    let copied = files
        .iter()
        .filter(|path| !WITH_COPY.iter().any(|other| path.ends_with(other)));
    for path in copied {
        write(&copy.join(path), &fs::read(path).unwrap());
    }
    write(
        &copy.join("Cargo.toml"),
        manifest(&files).to_string().as_bytes(),
    );
    // The versions are those of this workspace, so that nothing is fetched.
    write(&copy.join("Cargo.lock"), read("Cargo.lock").as_bytes());
    copy
}

/// Generates the clients of `disjunct.toml` in the copy, each with the layout of the runtime that it does not have here.
fn generate_swapped(copy: &Path) {
    let mut config: Table = read("disjunct.toml").parse().unwrap();
    let clients = config["client"].as_array_mut().unwrap();
    assert_eq!(clients.len(), SWAPPED.len());
    for (client, output) in clients.iter_mut().zip(SWAPPED) {
        let client = client.as_table_mut().unwrap();
        let runtime = match client.get("runtime") {
            Some(_) => "copy",
            None => r#"crate, version = "0.1.0", path = "../../templates/runtime""#,
        };
        let lock = format!("{}/disjunct.lock", client["output"].as_str().unwrap());
        // The lock of an earlier run is of the same names.
        write(
            &copy.join(output).join("disjunct.lock"),
            read(&lock).as_bytes(),
        );
        client.insert("runtime".to_owned(), runtime.into());
        client.insert("output".to_owned(), output.into());
    }
    write(&copy.join("disjunct.toml"), config.to_string().as_bytes());
    let generated = Command::new(env!("CARGO_BIN_EXE_disjunct"))
        .args(["generate", "--overwrite"])
        .current_dir(copy)
        .output()
        .unwrap();
    let messages = String::from_utf8_lossy(&generated.stderr);
    assert!(generated.status.success(), "{messages}");
}

/// Gives the crate of the cases a copy of the runtime, and the dependencies of that.
fn copy_runtime(copy: &Path) {
    let folder = copy.join("tests/expected");
    for (path, text) in whole_runtime::files() {
        write(&folder.join("src/runtime").join(path), text.as_bytes());
    }
    let modules =
        whole_runtime::FOLDERS.map(|name| format!("mod {name};\n    pub use {name}::*;\n"));
    let [library, manifest] = WITH_COPY.map(read);
    let library = library
        .replacen("pub use disjunct_runtime::*;\n", &modules.concat(), 1)
        .replacen(
            "pub mod runtime {",
            &format!("{UNUSED}\npub mod runtime {{"),
            1,
        );
    write(&folder.join("src/lib.rs"), library.as_bytes());
    let mut manifest: Table = manifest.parse().unwrap();
    let mut client: Table = read(CLIENT_WITH_COPY).parse().unwrap();
    manifest.insert("features".to_owned(), client["features"].clone());
    let mut dependencies = client.remove("dependencies").unwrap();
    let of_cases = manifest["dependencies"].as_table().unwrap().clone();
    // What both name, the cases need with more features.
    let all = dependencies.as_table_mut().unwrap();
    all.extend(of_cases);
    all.remove("disjunct-runtime");
    manifest.insert("dependencies".to_owned(), dependencies);
    write(&folder.join("Cargo.toml"), manifest.to_string().as_bytes());
}

/// Adds the file, or all files of the folder.
fn collect(path: &Path, files: &mut BTreeSet<PathBuf>) {
    if path.is_file() {
        files.insert(path.to_owned());
        return;
    }
    for entry in fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
        collect(&entry.unwrap().path(), files);
    }
}

/// Removes what an earlier copy left.
fn remove_others(copy: &Path, folder: &Path, files: &BTreeSet<PathBuf>) {
    for entry in fs::read_dir(copy.join(folder)).into_iter().flatten() {
        let path = folder.join(entry.unwrap().file_name());
        let is_made = ["Cargo.toml", "Cargo.lock", "disjunct.toml", "swapped"]
            .iter()
            .any(|made| path.starts_with(made));
        if is_made || path.starts_with("tests/expected/src/runtime") {
            continue;
        }
        if copy.join(&path).is_dir() {
            remove_others(copy, &path, files);
        } else if !files.contains(&path) {
            fs::remove_file(copy.join(&path)).unwrap();
        }
    }
}

/// Writes what has changed, so that nothing else is compiled anew.
fn write(path: &Path, content: &[u8]) {
    if fs::read(path).is_ok_and(|before| before == content) {
        return;
    }
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

/// The package with the tests of the clients: its dependencies are those of this workspace's that they name, without the generator's
/// features.
fn manifest(files: &BTreeSet<PathBuf>) -> Table {
    let ours: Table = read("Cargo.toml").parse().unwrap();
    let sources: Vec<String> = files
        .iter()
        .filter(|path| {
            CLIENT_TESTS
                .iter()
                .any(|test| path.starts_with(format!("tests/{test}")))
        })
        .map(|path| read(path.to_str().unwrap()))
        .collect();
    let is_named = |name: &str| {
        let name = format!("{}::", name.replace('-', "_"));
        sources.iter().any(|source| source.contains(&name))
    };
    let mut dependencies = ours["dev-dependencies"].as_table().unwrap().clone();
    dependencies.retain(|name, _| is_named(name));
    dependencies.insert("serde".to_owned(), ours["dependencies"]["serde"].clone());
    dependencies.insert("serde_json".to_owned(), "1".into());
    for (name, output) in [("browser-session", SWAPPED[0]), ("depot", SWAPPED[1])] {
        let Value::Table(client) = &mut dependencies[name] else {
            panic!("{name} is no path");
        };
        client.insert("path".to_owned(), output.into());
    }
    let package = Table::from_iter([
        ("name".to_owned(), "outside".into()),
        ("edition".to_owned(), ours["package"]["edition"].clone()),
    ]);
    let workspace = Table::from_iter([
        ("members".to_owned(), MEMBERS.to_vec().into()),
        ("resolver".to_owned(), ours["workspace"]["resolver"].clone()),
        ("lints".to_owned(), ours["workspace"]["lints"].clone()),
    ]);
    let tests = CLIENT_TESTS.map(|name| {
        Table::from_iter([
            ("name".to_owned(), Value::from(name)),
            ("path".to_owned(), format!("tests/{name}/main.rs").into()),
        ])
    });
    Table::from_iter([
        ("package".to_owned(), Value::from(package)),
        ("workspace".to_owned(), workspace.into()),
        ("test".to_owned(), tests.to_vec().into()),
        ("dev-dependencies".to_owned(), dependencies.into()),
        ("profile".to_owned(), profile(&ours).into()),
    ])
}

/// The profiles of this workspace, less the packages that are not in the copy.
fn profile(ours: &Table) -> Table {
    let mut profile = ours["profile"].as_table().unwrap().clone();
    if let Some(packages) = profile["dev"]
        .as_table_mut()
        .and_then(|dev| dev.get_mut("package")?.as_table_mut())
    {
        packages.retain(|name, _| name == "*" || name == "serde_json");
    }
    profile
}
