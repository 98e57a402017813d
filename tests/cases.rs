//! The cases of `tests/cases`: each stage's minimal documents against what they are known to give.
//!
//! Code is compared with `tests/expected`, a crate that compiles; diagnostics with the snapshots beside the documents.

#[path = "support/case.rs"]
mod case;
#[path = "support/golden.rs"]
mod golden;

use std::fmt::Write;
use std::fs;

use case::Case;
use disjunct::Layout;
use disjunct::files::Files;
use disjunct::render::{MessageFormat, render};

#[test]
fn types() {
    check_code("types");
}

#[test]
fn unions() {
    check_code("unions");
}

#[test]
fn operations() {
    check_code("operations");
}

/// The code of each case is a module of the crate `expected`, which has the runtime once for all of them.
fn check_code(stage: &str) {
    let mut files = Files::default();
    let mut modules = format!("//! What the cases of `tests/cases/{stage}` give.\n\n");
    for case in Case::all(stage) {
        let name = case.name.trim_end_matches(".yaml");
        writeln!(modules, "pub mod {name};").unwrap();
        files.insert(format!("{name}.rs"), emit_module(&case));
    }
    files.insert("mod.rs", modules);
    golden::assert_fresh(&files, &format!("tests/expected/src/{stage}"));
}

fn emit_module(case: &Case) -> String {
    let path = case.path.display();
    let made = case.generate(Layout::OneFile);
    let format = MessageFormat::Human { colored: false };
    let messages = render(&made.diagnostics, &made.sources, format);
    let files = made.files.unwrap_or_else(|| panic!("{path} has errors\n{messages}"));
    let code = files.only().expect("one file was asked for");
    let code = without_runtime(code);
    let import = if code.contains("runtime") { "use crate::runtime;\n\n" } else { "" };
    format!("//! From `{path}`.\n\n{import}{code}\n")
}

/// The module `runtime` is the last one.
fn without_runtime(code: &str) -> &str {
    let (before, _) = code
        .split_once("\n#[allow(dead_code, unused_imports)]\npub mod runtime {\n")
        .expect("the code names the runtime");
    before.trim()
}

/// What a person is told about each document: one at least for each code that a document can have.
#[test]
fn diagnostics() {
    let cases = Case::all("diagnostics");
    insta::glob!("cases/diagnostics/{*.yaml,*.json,*/openapi.yaml}", |path| {
        check_messages(cases.iter().find(|case| path.ends_with(&case.path)).unwrap());
    });
}

fn check_messages(case: &Case) {
    let made = case.generate(Layout::Crate);
    let messages = render(&made.diagnostics, &made.sources, MessageFormat::Human { colored: false });
    let mut settings = insta::Settings::clone_current();
    settings.set_description(String::from_utf8_lossy(&fs::read(&case.path).unwrap()));
    settings.set_omit_expression(true);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_snapshot_path("cases/diagnostics");
    settings.set_snapshot_suffix("");
    settings.bind(|| insta::assert_snapshot!(case.name.as_str(), messages));
}
