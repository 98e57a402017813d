//! The crates in `generated/` are what their documents give, and both layouts of the runtime give the same.

#[path = "support/golden.rs"]
mod golden;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use disjunct::{Files, Layout, Options, Runtime, generate};
use toml::{Table, Value};

/// The document of the released crate.
const DOCUMENT: &str = "disjunct.document.json";

#[test]
#[cfg(feature = "cli")]
fn the_command_has_nothing_to_write() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_disjunct"));
    let output = command.args(["generate", "--check"]).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
}

/// A client of `disjunct.toml`.
struct Client {
    spec: String,
    output: String,
    options: Options,
}

/// The clients of `disjunct.toml`, without the names of the locks that are checked in: they must be those that are made anew.
fn clients() -> Vec<Client> {
    let text = fs::read_to_string("disjunct.toml").unwrap();
    let config: Table = text.parse().unwrap();
    let clients = config["client"].as_array().unwrap().iter();
    clients.map(client).collect()
}

fn client(client: &Value) -> Client {
    let text = |key: &str| client[key].as_str().unwrap();
    let mut options = Options::default();
    options.name = Some(text("name").parse().unwrap());
    options.license = client
        .get("license")
        .map(|_| text("license").parse().unwrap());
    options.repository = client
        .get("repository")
        .map(|_| text("repository").parse().unwrap());
    options.tower = client
        .get("tower")
        .is_some_and(|tower| tower == &Value::from(true));
    if client.get("runtime").is_some() {
        options.runtime = text("runtime").parse().unwrap();
    }
    options.secret = strings(client, "secret");
    options.json_schema = strings(client, "json_schema");
    Client {
        spec: text("spec").to_owned(),
        output: text("output").to_owned(),
        options,
    }
}

/// A list of strings in the table of a client.
fn strings(client: &Value, key: &str) -> Vec<String> {
    let items = client.get(key).and_then(Value::as_array);
    let items = items.into_iter().flatten();
    items
        .map(|item| item.as_str().unwrap().to_owned())
        .collect()
}

impl Client {
    fn files(&self) -> Files {
        let made = generate(Path::new(&self.spec), &self.options, Layout::Crate).unwrap();
        made.files
            .unwrap_or_else(|| panic!("the document has errors: {:#?}", made.diagnostics))
    }

    /// The files of the client in another layout.
    fn files_with(&mut self, runtime: Runtime) -> Files {
        self.options.runtime = runtime;
        self.files()
    }
}

#[test]
fn the_checked_in_crates_are_fresh() {
    for client in clients() {
        let mut files = client.files();
        // The command writes it, since only it bumps crates.
        let document = Path::new(&client.output).join(DOCUMENT);
        files.insert(DOCUMENT, fs::read_to_string(document).unwrap());
        golden::assert_fresh(&files, &client.output);
    }
}

#[test]
fn types_and_calls_are_the_same_text_in_both_layouts() {
    for mut client in clients() {
        let packaged = code(&client.files_with(Runtime::package()));
        let copied = code(&client.files_with(Runtime::Copy));
        assert!(packaged.len() > 30, "{}", client.spec);
        assert_eq!(
            packaged.keys().collect::<Vec<_>>(),
            copied.keys().collect::<Vec<_>>()
        );
        for (path, text) in &packaged {
            assert!(*text == copied[path], "{}: {path} differs", client.spec);
        }
    }
}

/// The modules of a crate except its root and its runtime.
fn code(files: &Files) -> BTreeMap<String, String> {
    let is_code = |path: &str| {
        path.starts_with("src/") && path != "src/lib.rs" && !path.starts_with("src/runtime")
    };
    files
        .iter()
        .filter(|(path, _)| is_code(path))
        .map(|(path, text)| (path.to_owned(), text.to_owned()))
        .collect()
}

/// So the tests of the package, and those of types that use it, are tests of a copy too.
#[test]
fn a_copy_has_the_text_of_the_package() {
    const EXPORTED: &str = "#[doc(hidden)]\n#[macro_export]\n";
    for mut client in clients() {
        let files = client.files_with(Runtime::Copy);
        let mut compared = 0;
        for (path, text) in files.iter() {
            let Some(path) = path.strip_prefix("src/runtime/") else {
                continue;
            };
            if path.ends_with("mod.rs") || path == "macros.rs" {
                continue;
            }
            let original = std::fs::read_to_string(format!("templates/runtime/src/{path}"));
            let original = original.unwrap().replace(EXPORTED, "");
            let (original, copied) = (lines(&original), lines(text));
            let (same, further) = copied.split_at(original.len().min(copied.len()));
            assert!(original == same, "{path} differs");
            // A copy exports its macros in the last line.
            let is_export = |line: &&str| line.starts_with("pub(crate) use {");
            assert!(
                further.len() <= 1 && further.iter().all(is_export),
                "{path}: {further:?}"
            );
            compared += 1;
        }
        assert!(compared > 100, "{compared}");
    }
}

/// The lines that are not empty.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty()).collect()
}
