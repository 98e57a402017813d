//! The crate that `link` makes of a document: a value that is compared and written as it is.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use crate::diagnostic::Diagnostics;
use crate::ir::Crate;
use crate::load::{Input, Settings, load};
use crate::{Layout, Options, generate, plan_document};

/// The document of the browser session service.
const SERVICE: &str = "specs/openapi.json";

#[test]
fn the_crate_of_the_service_is_known() {
    let text = text_of(&crate_of(Path::new(SERVICE)).unwrap());
    let mut settings = insta::Settings::clone_current();
    settings.set_omit_expression(true);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_snapshot_path("../tests/service_document");
    settings.bind(|| insta::assert_snapshot!("crate.yaml", text));
}

#[test]
fn two_runs_make_equal_crates() {
    for path in documents() {
        assert_equal(&path, crate_of(&path), crate_of(&path));
    }
}

#[test]
fn json_and_yaml_make_equal_crates() {
    let folder = TempDir::new().unwrap();
    for path in documents() {
        let document = document_at(&path);
        let write = |name: &str, text: String| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            crate_of(&path)
        };
        let json = serde_json::to_string_pretty(&document).unwrap();
        let yaml = serde_yaml::to_string(&document).unwrap();
        assert_equal(
            &path,
            write("document.json", json),
            write("document.yaml", yaml),
        );
    }
}

/// What differs is shown by a line rather than by two whole crates.
#[track_caller]
fn assert_equal(path: &Path, one: Option<Crate>, other: Option<Crate>) {
    let (one, other) = (one.unwrap(), other.unwrap());
    if one == other {
        return;
    }
    let (one, other) = (text_of(&one), text_of(&other));
    let differing = one
        .lines()
        .zip(other.lines())
        .enumerate()
        .find(|(_, (one, other))| one != other);
    panic!("{}: {differing:?}", path.display());
}

/// As YAML. It is made of JSON, whose enums in enums YAML's tags do not write.
fn text_of(made: &Crate) -> String {
    let value = serde_json::to_value(made).unwrap();
    serde_yaml::to_string(&value).unwrap()
}

/// The document as it is read: `serde_yaml` has no integers below `i64::MIN`.
fn document_at(path: &Path) -> Value {
    let settings = Settings::default();
    let (document, _) = load(Input::File(path), settings, &mut Diagnostics::default()).unwrap();
    document.unwrap().root
}

fn crate_of(path: &Path) -> Option<Crate> {
    let options = Options::default();
    let (made, diagnostics, _) =
        plan_document(Input::File(path), &options, Cow::Borrowed, |_, made| made).unwrap();
    assert!(
        !diagnostics.has_errors(),
        "{}: {diagnostics:#?}",
        path.display()
    );
    made
}

/// The service's and those of the cases that are one file.
fn documents() -> Vec<PathBuf> {
    let mut documents = vec![PathBuf::from(SERVICE)];
    for stage in ["types", "unions", "operations"] {
        let folder = Path::new("tests/cases").join(stage);
        let entries = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        documents.extend(entries.filter(|path| path.is_file()));
    }
    documents.sort();
    documents
}

/// A build script has no option for it, but the library does.
#[test]
fn a_file_to_be_included_has_the_version_of_the_document_too() {
    let options = Options {
        version: Some("2.0.0".parse().unwrap()),
        ..Options::default()
    };
    let made = generate(Path::new(SERVICE), &options, Layout::OneFile).unwrap();
    let files = made.files.unwrap();
    let constant =
        "#[allow(dead_code, unreachable_pub)]\npub const API_VERSION: &str = \"1.4.40\";\n";
    let text = files.only().unwrap();
    assert!(text.contains(constant), "{}", &text[..2_000]);
}
