//! Each rule and each kind of type alone, in each location: what is emitted compiles without a warning, so all that it names came along.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use corpus::build::check;
use corpus::documents::{GROUPS, group_of_today};
use corpus::grid::{Cell, cells};
use corpus::make::write_changed;
use corpus::{checkout, target_folder};
use disjunct::{Layout, Options, Severity, WriteMode, generate, write_files};

#[test]
fn each_document_has_a_name_of_its_own() {
    let cells = cells();
    let names: BTreeSet<&str> = cells.iter().map(|cell| cell.name.as_str()).collect();
    assert_eq!(names.len(), cells.len());
    assert!(cells.len() > 500, "only {} documents", cells.len());
}

/// A thirtieth of the documents, another one each day, as of the corpus; and what was wrong once.
#[test]
fn a_sample_compiles() {
    let today = group_of_today();
    let cells = cells().into_iter().enumerate();
    let chosen = cells.filter(|(index, cell)| {
        index % GROUPS == today || WRONG_ONCE.contains(&cell.name.as_str())
    });
    let chosen: Vec<Cell> = chosen.map(|(_, cell)| cell).collect();
    assert_compile(&chosen, "grid-sample");
}

/// `keys` is a rule, and a file of the runtime.
const WRONG_ONCE: [&str; 1] = ["pattern_properties_closed_response_required"];

#[test]
#[ignore = "it compiles a thousand crates: half an hour"]
fn every_document_compiles() {
    assert_compile(&cells(), "grid");
}

/// Generates the crates into a workspace of their own, and has the compiler check them.
fn assert_compile(cells: &[Cell], name: &str) {
    let workspace = target_folder().join(name);
    let mut wrong: Vec<String> = cells
        .iter()
        .filter_map(|cell| write_crate(cell, &workspace).err())
        .collect();
    let mut manifest = "[workspace]\nresolver = \"3\"\nmembers = [\n".to_owned();
    for cell in cells {
        if crate_folder(cell, &workspace).exists() {
            writeln!(manifest, "    \"crates/{}\",", cell.name).unwrap();
        }
    }
    manifest += "]\n\n[profile.dev]\ndebug = false\nincremental = false\n";
    write_changed(&workspace.join("Cargo.toml"), &manifest);
    let lock = fs::read_to_string(checkout().join("Cargo.lock")).unwrap();
    write_changed(&workspace.join("Cargo.lock"), &lock);
    let checked = check(&workspace);
    for (target, messages) in &checked.messages {
        wrong.push(format!("{target}: {}", messages.join("\n")));
    }
    // Cargo gives no message where it refuses the workspace, or where what a crate depends on does not compile.
    let missing = cells.len() - checked.libraries.len();
    let some: String = wrong
        .iter()
        .take(20)
        .map(|wrong| format!("{wrong}\n"))
        .collect();
    fs::write(workspace.join("wrong.txt"), wrong.join("\n")).unwrap();
    assert!(
        wrong.is_empty() && missing == 0,
        "{} things are wrong with {} documents, and {missing} were not compiled:\n{some}",
        wrong.len(),
        cells.len()
    );
}

fn crate_folder(cell: &Cell, workspace: &Path) -> PathBuf {
    workspace.join("crates").join(&cell.name)
}

/// Writes the crate of a document; what is wrong, where there is none.
fn write_crate(cell: &Cell, workspace: &Path) -> Result<(), String> {
    let path = workspace
        .join("documents")
        .join(format!("{}.json", cell.name));
    write_changed(
        &path,
        &serde_json::to_string_pretty(&cell.document).unwrap(),
    );
    let mut options = Options::default();
    options.name = Some(format!("grid_{}", cell.name).parse().unwrap());
    let made = generate(&path, &options, Layout::Crate).unwrap();
    let mut errors = made.diagnostics.iter();
    let error = errors
        .find(|found| found.severity == Severity::Error || found.code.name == "skipped-operation");
    match (error, made.files) {
        (None, Some(files)) => {
            write_files(&files, &crate_folder(cell, workspace), WriteMode::Overwrite).unwrap();
            Ok(())
        }
        (error, _) => {
            let code = error.map(|found| found.code.name);
            Err(format!("{}: no crate, because of {code:?}", cell.name))
        }
    }
}
