//! Compile errors of emitted crates: a word that a macro of the runtime does not know is named, and for a value that a setter does
//! not accept, the type to pass.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// Exports the macros of a file within the crate.
fn exported(text: &str) -> String {
    let exported = text.split("#[macro_export]\nmacro_rules! ").skip(1);
    let names = exported.filter_map(|item| item.split(' ').next());
    names
        .map(|name| format!("pub(crate) use {name};\n"))
        .collect()
}

/// The first lines of the errors that rustc reports for `code`, which sees the macros and nothing else of the runtime.
fn errors(code: &str) -> Vec<String> {
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/runtime/src");
    let files = [
        ("unknown_word", "data/unknown_word.rs"),
        ("object_macro", "data/object_macro.rs"),
        ("read_macro", "data/read_macro.rs"),
        ("union", "data/union.rs"),
        ("text", "data/text.rs"),
        ("call_macro", "http/call_macro.rs"),
        ("failure_macro", "http/failure_macro.rs"),
    ];
    let mut source = String::from("#![allow(unused)]\nmod runtime {\n");
    for (module, file) in files {
        let text = std::fs::read_to_string(runtime.join(file)).unwrap();
        // The macros alone: what else is in the file names parts that are not here.
        let macros: String = text.split_inclusive("\n}\n").filter_map(macro_of).collect();
        let exports: String = exported(&text);
        let _ = write!(
            source,
            "mod {module} {{\n{macros}{exports}\n}}\npub(crate) use {module}::*;\n"
        );
    }
    let _ = write!(source, "}}\n{code}\nfn main() {{}}\n");
    let errors = errors_of(&source);
    let lines = errors
        .lines()
        .filter_map(|line| line.strip_prefix("error: "));
    lines.map(str::to_owned).collect()
}

/// What rustc reports for `source`.
fn errors_of(source: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("main.rs");
    std::fs::write(&file, source).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .args([
            "--edition=2024",
            "--emit=metadata",
            "--crate-name=words",
            "--out-dir",
        ])
        .arg(folder.path())
        .arg(&file)
        .output()
        .unwrap();
    assert!(!output.status.success(), "it compiles");
    String::from_utf8(output.stderr).unwrap()
}

/// The macro that an item of a file is.
fn macro_of(item: &str) -> Option<&str> {
    item.find("macro_rules! ").map(|start| &item[start..])
}

/// Checks that the first error names the word.
fn assert_names(code: &str, word: &str, attribute: &str) {
    let expected =
        format!("`{word}` is not a word of `#[{attribute}(…)]`: `runtime::macros` lists them");
    let errors = errors(code);
    assert!(
        errors.contains(&expected),
        "{expected:?} is not among {errors:#?}"
    );
}

#[test]
fn of_a_struct() {
    let object = |head: &str, field: &str| {
        format!(
            "runtime::object! {{ /// Docs.\n {head} pub struct A {{ {field} pub a: u8, #[json(flatten)] pub extra: u8 }} }}"
        )
    };
    assert_names(
        &object("#[object(clsed)]", "#[json(\"a\")]"),
        "clsed",
        "object",
    );
    assert_names(
        &object(
            "#[object(tag = (\"a\", 1), tag_maybe)]",
            "#[json(\"a\", optional)]",
        ),
        "tag_maybe",
        "object",
    );
    assert_names(
        &object("#[object()]", "#[json(\"a\", optional, nulable)]"),
        "nulable",
        "json",
    );
    assert_names(
        &object("#[object()]", "#[json(\"a\", optinal)]"),
        "optinal",
        "json",
    );
    let errors = errors(&object("#[object()]", "#[serde(default)]"));
    assert_eq!(
        errors[0],
        "`#[serde]` is not an attribute of the runtime's macros: `runtime::macros` lists them"
    );
}

#[test]
fn of_a_union() {
    let union = |head: &str, branch: &str| {
        format!("runtime::union! {{ {head} pub enum A {{ {branch} B(Box<u8>) }} }}")
    };
    let branch = "#[json(\"b\", accessor = as_b)]";
    assert_names(
        &union("#[union(tagg = \"type\", kind = K)]", branch),
        "tagg",
        "union",
    );
    assert_names(
        &union(
            "#[union(tag = \"type\", kind = K)]",
            "#[json(\"b\", accessor = as_b, form)]",
        ),
        "form",
        "json",
    );
}

#[test]
fn of_a_request() {
    let call = |head: &str, row: &str| {
        format!("runtime::call! {{ {head} pub struct A {{ {row} a: u8 }} }}")
    };
    let head = "#[call(output = u8, failure = u8)]";
    assert_names(
        &call("#[call(output = u8, error = u8)]", "#[query(\"a\")]"),
        "error",
        "call",
    );
    assert_names(&call(head, "#[query(\"a\", joined)]"), "joined", "query");
    assert_names(&call(head, "#[header(\"a\", joined)]"), "joined", "query");
    assert_names(
        "runtime::failure! { pub enum A { #[status(404, format = text)] NotFound(String) } }",
        "format",
        "status",
    );
}

#[test]
fn what_is_out_of_order_is_an_error_too() {
    let errors = errors(
        "runtime::object! { #[object(closed, tag = (\"a\", 1))] pub struct A { #[json(flatten)] pub extra: u8 } }",
    );
    assert_eq!(
        errors[0],
        "`object!` cannot read this item: `runtime::macros` lists the words of its attributes, in their order"
    );
}

/// The traits of setters, with what a setter for a field of the type `ty` reports for `value`.
fn refusal(ty: &str, value: &str) -> String {
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/runtime/src/data");
    let read = |file: &str| std::fs::read_to_string(runtime.join(file)).unwrap();
    let text = read("text.rs");
    let (traits, _) = text.split_once("/// Reads an enum of strings.").unwrap();
    let traits = traits.replace("use serde::", "// use serde::");
    let fields = read("into_field.rs");
    let exports = exported(&fields);
    let fields: String = fields
        .split_inclusive("\n}\n")
        .filter_map(macro_of)
        .collect();
    errors_of(&format!(
        "#![allow(unused)]\nmod runtime {{\n{traits}\n{fields}\n{exports}\nuse super::runtime;\nruntime::into_field! {{}}\n}}\n
        struct Date;\nenum Kind {{ A }}\n
        impl runtime::Text for Kind {{ fn unknown(text: String) -> Self {{ Self::A }} }}\n
        impl runtime::FromText for Kind {{}}\n
        fn set(value: impl runtime::IntoField<{ty}>) {{}}\nfn main() {{ set({value}); }}\n",
    ))
}

#[test]
fn of_a_value_that_a_setter_does_not_accept() {
    for ty in ["Date", "Option<Date>", "Option<Box<Date>>"] {
        let refusal = refusal(ty, "\"2026-01-31\"");
        for part in [
            "a field of the type `Date` does not accept a string",
            "pass a `Date`",
            "`.parse()`",
        ] {
            assert!(refusal.contains(part), "{ty}: {refusal}");
        }
    }
    for (ty, value, passed) in [
        ("Kind", "1", "Kind"),
        ("Option<Date>", "Kind::A", "Option<Date>"),
        ("Vec<Kind>", "[1]", "Kind"),
    ] {
        let refusal = refusal(ty, value);
        let message = format!("a field of the type `{passed}` does not accept `");
        let label = format!("pass a `{passed}`");
        assert!(refusal.contains(&message), "{ty}: {refusal}");
        assert!(refusal.contains(&label), "{ty}: {refusal}");
    }
}
