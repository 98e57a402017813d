//! The cases of `tests/cases`: each stage's minimal documents against what they are known to give.
//!
//! Code is compared with `tests/expected`, a crate that compiles; diagnostics with the snapshots next to the documents.

#[path = "support/case.rs"]
mod case;
#[path = "support/golden.rs"]
mod golden;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{fs, panic};

use case::Case;
use disjunct::{Code, Deviations, Files, Generation, Layout, MessageFormat, render};
use tempfile::TempDir;

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
    let mut types = Vec::new();
    for case in Case::all(stage) {
        let name = case.name.trim_end_matches(".yaml");
        let made = case.generate(Layout::OneFile);
        writeln!(modules, "pub mod {name};").unwrap();
        // What becomes of deviations in a type of a user is the type's own affair.
        if case.options.replace.is_empty() {
            types.push(list_types(&case, stage, &made.bindings.schemas));
        }
        files.insert(format!("{name}.rs"), emit_module(&case, made));
    }
    files.insert("mod.rs", modules);
    let mut lists = Files::default();
    lists.insert("mod.rs", write_lists(stage, &types));
    // Both are repaired before the test fails.
    let folder = format!("tests/deviations/src/{stage}");
    let lists = panic::catch_unwind(|| golden::assert_fresh(&lists, &folder));
    golden::assert_fresh(&files, &format!("tests/expected/src/{stage}"));
    if let Err(stale) = lists {
        panic::resume_unwind(stale);
    }
}

/// The types of a case, with the JSON pointers of their schemas, for the crate `deviations`, which reads values of all of them.
fn list_types(case: &Case, stage: &str, schemas: &BTreeMap<String, String>) -> String {
    let mut pointers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (pointer, ty) in schemas {
        let component = pointer.strip_prefix("/components/schemas/");
        let is_component = component.is_some_and(|name| !name.contains('/'));
        // Bytes and files are never in JSON.
        let is_json = !["Bytes", "File"].iter().any(|other| ty.contains(other));
        if is_json && (is_component || ty.starts_with("types::")) {
            pointers.entry(ty).or_default().push(pointer);
        }
    }
    let name = case.name.trim_end_matches(".yaml");
    let mut rows = String::new();
    for (ty, mut pointers) in pointers {
        pointers.sort_by_key(|pointer| pointer.len());
        pointers.truncate(4);
        writeln!(rows, "            Type::of::<{ty}>(&{pointers:?}),").unwrap();
    }
    let import = |item: &str, path: &str| {
        let is_used = rows.contains(&format!("{item}::"));
        is_used.then(|| format!("        use expected::{path}{item};\n"))
    };
    let imports = [
        import("runtime", ""),
        import("types", &format!("{stage}::{name}::")),
    ];
    let imports: String = imports.into_iter().flatten().collect();
    let path = case.path.display().to_string().replace('\\', "/");
    let path = path.trim_start_matches("tests/cases/");
    let unknown_fields = match case.options.deviations {
        Deviations::Refuse => "Exact".to_owned(),
        _ => format!("{:?}", case.options.unknown_fields),
    };
    format!(
        "    Case {{ document: {path:?}, unknown_fields: {unknown_fields:?}, types: {{\n{imports}        &[\n{rows}        ]\n    }} }},\n"
    )
}

fn write_lists(stage: &str, lists: &[String]) -> String {
    let lists = lists.concat();
    let import = if lists.contains("BTreeMap<") {
        "use std::collections::BTreeMap;\n\n"
    } else {
        ""
    };
    format!(
        "//! The types of the cases of `tests/cases/{stage}`.\n\n{import}use crate::listed::{{Case, Type}};\n\n\
         /// The types of each case.\npub const CASES: &[Case] = &[\n{lists}];\n"
    )
}

fn emit_module(case: &Case, made: Generation) -> String {
    let path = case.path.display();
    let format = MessageFormat::Human { colored: false };
    let messages = render(&made.diagnostics, &made.sources, format);
    let files = made
        .files
        .unwrap_or_else(|| panic!("{path} has errors\n{messages}"));
    let code = files.only().expect("one file was asked for");
    let code = with_lints(without_comment(without_runtime(code)));
    let import = if code.contains("runtime") {
        "use crate::runtime;\n\n"
    } else {
        ""
    };
    format!("//! From `{path}`.\n\n{import}{code}\n")
}

/// The module `runtime` is the last one.
fn without_runtime(code: &str) -> &str {
    let (before, _) = code
        .split_once("\npub mod runtime {\n")
        .expect("the code names the runtime");
    let (before, _) = before
        .rsplit_once("\n#[allow(\n")
        .expect("the runtime has attributes");
    before.trim()
}

/// Included code allows all lints. Here it does not, so that a warning about it is found.
fn with_lints(code: &str) -> String {
    let mut parts = code.split("#[allow(\n");
    let first = parts.next().unwrap_or_default().to_owned();
    let first = first.replace(", unreachable_pub)]", ")]");
    parts.fold(first, |text, part| {
        let (_, rest) = part.split_once(")]\n").expect("an attribute has an end");
        text + LINTS + rest
    })
}

/// Parts of a case are unused; and names of a document are not to be changed.
const LINTS: &str = "#[allow(dead_code, unused_imports, unused_macros)]\n\
    #[allow(clippy::enum_variant_names, clippy::upper_case_acronyms, clippy::wrong_self_convention)]\n";

/// The first lines are a comment: which crates the file needs.
fn without_comment(code: &str) -> &str {
    code.split_once("\n\n")
        .map_or(code, |(_, items)| items.trim_start())
}

/// What a person is told about each document, as it is and written as JSON.
#[test]
fn diagnostics() {
    let cases = Case::all("diagnostics");
    let folder = TempDir::new().unwrap();
    insta::glob!("cases/diagnostics/{*.yaml,*.json,*/openapi.yaml}", |path| {
        let case = cases
            .iter()
            .find(|case| path.ends_with(&case.path))
            .unwrap();
        check_messages(case, &messages_of(case));
        let twin = json_twin(case, folder.path());
        if let Some(twin) = twin.filter(|twin| cases.iter().all(|case| case.name != twin.name)) {
            let messages = messages_of(&twin);
            let folder = folder.path().to_str().unwrap();
            check_messages(&twin, &messages.replace(folder, "tests/cases/diagnostics"));
        }
    });
}

/// The same document as JSON; `None` where YAML has what JSON cannot express.
fn json_twin(case: &Case, folder: &Path) -> Option<Case> {
    let name = case.name.strip_suffix(".yaml")?;
    let text = String::from_utf8(fs::read(&case.path).unwrap()).ok()?;
    let value: serde_json::Value = serde_yaml::from_str(&text)
        .ok()
        .filter(|_| !YAML_ONLY.contains(&name))?;
    let twin = Case {
        name: format!("{name}.json"),
        path: folder.join(format!("{name}.json")),
        ..case.clone()
    };
    fs::write(&twin.path, serde_json::to_string_pretty(&value).unwrap()).unwrap();
    Some(twin)
}

fn messages_of(case: &Case) -> String {
    let made = case.generate(Layout::Crate);
    render(
        &made.diagnostics,
        &made.sources,
        MessageFormat::Human { colored: false },
    )
}

fn check_messages(case: &Case, messages: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_description(String::from_utf8_lossy(&fs::read(&case.path).unwrap()));
    settings.set_omit_expression(true);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_snapshot_path("cases/diagnostics");
    settings.set_snapshot_suffix("");
    settings.bind(|| insta::assert_snapshot!(case.name.as_str(), messages));
}

/// Codes of what only YAML has.
const YAML_ONLY: [&str; 6] = [
    "second-document",
    "yaml-copies",
    "yaml-key",
    "yaml-merge-key",
    "yaml-merge-value",
    "yaml-tag",
];

/// Codes of what only JSON has: YAML's reader takes such an escape for a flaw of the notation, and no file with JSON is misnamed.
const JSON_ONLY: [&str; 2] = ["lone-surrogate", "misnamed-file"];

/// Codes that no document of this size or sort can have.
const IN_NEITHER: [&str; 11] = [
    // Of `disjunct.toml`, of the command line, of `disjunct.lock` and of `disjunct.kept.json`.
    "edited-lock",
    "invalid-config",
    "invalid-kept",
    "missing-lock",
    "unused-allow",
    "unusable-lock",
    "unused-kept",
    // Of overlays: `tests/cli/overlays.rs` shows them.
    "invalid-overlay",
    "unused-action",
    // A case would have three million values.
    "too-large",
    // A gap of the generator: no document is known that has it.
    "not-modelled",
];

/// In JSON and in YAML, each with its line and a caret.
#[test]
fn every_code_is_shown() {
    let snapshots: Vec<String> = fs::read_dir("tests/cases/diagnostics")
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "snap")
        })
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let messages: Vec<&str> = snapshots
        .iter()
        .flat_map(|snapshot| snapshot.split("\n\n"))
        .collect();
    let shown = |code: &str, ending: &str| {
        messages.iter().any(|message| {
            let title = message
                .lines()
                .find(|line| line.contains(&format!("[{code}]:")));
            let arrow = message
                .lines()
                .find_map(|line| line.trim_start().strip_prefix("--> "));
            let located = arrow.is_some_and(|arrow| arrow.contains(&format!(".{ending}:")));
            title.is_some() && located && message.contains('^')
        })
    };
    let mut wrong = Vec::new();
    for code in Code::all()
        .iter()
        .map(|code| code.name)
        .filter(|code| !IN_NEITHER.contains(code))
    {
        for (ending, others) in [("yaml", &JSON_ONLY[..]), ("json", &YAML_ONLY[..])] {
            if shown(code, ending) == others.contains(&code) {
                wrong.push(format!("{code} in {ending}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "these codes have no case, or are exempt and have one: {wrong:#?}"
    );
}
