use std::collections::BTreeSet;
use std::path::Path;

use super::{FILE_NAME, RustType, Surface, Unreadable, parse, write};
use crate::{Files, Layout, Options, generate};

/// A document with operations of every kind.
const DEPOT: &str = "specs/depot.yaml";

fn files_of(spec: &str) -> Files {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join(spec);
    let made = generate(&spec, &Options::default(), Layout::Crate).expect("it can be read");
    made.files.expect("it has no errors")
}

fn surface_of(files: &Files) -> Surface {
    parse(files.get(FILE_NAME).expect("a crate has one")).expect("it is readable")
}

#[test]
fn what_is_written_is_read() {
    for spec in [DEPOT, "specs/openapi.json"] {
        let files = files_of(spec);
        let surface = surface_of(&files);
        assert_eq!(files.get(FILE_NAME), Some(write(&surface).as_str()));
    }
}

#[test]
fn a_file_that_is_included_has_no_surface() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join(DEPOT);
    let made = generate(&spec, &Options::default(), Layout::OneFile).expect("it can be read");
    assert_eq!(made.files.expect("it has no errors").len(), 1);
}

#[test]
fn a_file_of_the_first_version_is_read() {
    let first = include_str!("tests/version_1.api.json");
    let surface = parse(first).expect("it is readable");
    assert_eq!(surface.version, 1);
    assert_eq!(surface.package.name, "depot");
    assert_eq!(write(&surface), first);
}

/// It has no scopes.
#[test]
fn a_file_of_the_second_version_is_read() {
    let second = include_str!("tests/version_2.api.json");
    let surface = parse(second).expect("it is readable");
    assert_eq!(surface.version, 2);
    assert!(all_scopes(&surface).is_empty());
    assert_eq!(write(&surface), second);
}

#[test]
fn operations_have_their_scopes() {
    let surface = surface_of(&files_of(DEPOT));
    assert_eq!(surface.version, 5);
    assert_eq!(all_scopes(&surface), BTreeSet::from(["depot"]));
}

fn all_scopes(surface: &Surface) -> BTreeSet<&str> {
    let client = surface.client.as_ref().expect("it has operations");
    let operations = client.operations.iter();
    let required = operations.flat_map(|operation| operation.security.iter().flatten());
    required
        .flat_map(|required| &required.scopes)
        .map(String::as_str)
        .collect()
}

#[test]
fn other_files_are_rejected() {
    assert_eq!(parse(r#"{"version": 6}"#), Err(Unreadable::Newer(6)));
    assert!(matches!(parse("{}"), Err(Unreadable::Invalid(_))));
    assert!(matches!(parse("<<<<<<< HEAD"), Err(Unreadable::Invalid(_))));
    assert!(matches!(
        parse(r#"{"version": 1}"#),
        Err(Unreadable::Invalid(_))
    ));
}

#[test]
fn types_are_read_as_they_are_written() {
    for text in [
        "()",
        "String",
        "(bool, Option<Box<types::Node>>)",
        "runtime::OpenTuple<(String,), bool, 1>",
        "Option<BTreeMap<String, Vec<types::r#Type>>>",
    ] {
        let ty: RustType = text.parse().expect("it is a type");
        assert_eq!(ty.to_string(), text);
    }
    for text in ["", "Vec<", "Vec<u8", "Vec<u8>>", "(u8,u8)", "<u8>"] {
        assert!(text.parse::<RustType>().is_err(), "{text}");
    }
    let deep = "Vec<".repeat(100_000);
    assert!(deep.parse::<RustType>().is_err());
}

/// The exports follow from the operations here, and from the parts of the runtime that are used where code is emitted.
#[test]
fn exports_are_those_of_the_crate() {
    for spec in [DEPOT, "specs/openapi.json"] {
        let files = files_of(spec);
        let root = files.get("src/lib.rs").expect("a crate has a root");
        let mut emitted = BTreeSet::new();
        for exports in root.split("\npub use ").skip(1) {
            let exports = exports.split(';').next().expect("a piece");
            let names = exports.rsplit("::").next().expect("a piece");
            // The last name of `http_crate as http`.
            let names = names.rsplit(" as ").next().expect("a piece");
            let names = names.split(|c: char| !c.is_alphanumeric());
            emitted.extend(names.filter(|name| !name.is_empty()).map(str::to_owned));
        }
        let client = surface_of(&files).client.expect("it has operations");
        let exports: BTreeSet<String> = client.exports.into_iter().collect();
        assert_eq!(exports, emitted, "{spec}");
    }
}

/// What the surface has of the manifest and of the builder is what the crate has.
#[test]
fn manifest_and_builder_are_those_of_the_crate() {
    for spec in [DEPOT, "specs/openapi.json"] {
        let files = files_of(spec);
        let surface = surface_of(&files);
        let manifest: toml::Table = files
            .get("Cargo.toml")
            .and_then(|text| text.parse().ok())
            .expect("a manifest");
        let rust_version = manifest["package"]["rust-version"].as_str();
        assert_eq!(rust_version, Some(&*surface.package.rust_version));
        let dependencies = manifest["dependencies"].as_table().expect("a table");
        let features = manifest["features"].as_table().expect("a table").keys();
        let features: Vec<String> = features
            .filter(|name| *name != "default")
            .cloned()
            .collect();
        assert_eq!(surface.package.features, features);
        assert!(surface.package.dependencies.len() >= 4);
        for (name, version) in &surface.package.dependencies {
            let value = &dependencies[name];
            let declared = value.as_str().or_else(|| value.get("version")?.as_str());
            assert_eq!(declared, Some(version.as_str()), "{spec}: {name}");
        }
        let client = surface.client.expect("it has operations");
        for method in ["idempotency_keys", "max_item", "server_base"] {
            let definition = format!("pub fn {method}(");
            let mut runtime = files
                .iter()
                .filter(|(path, _)| path.starts_with("src/runtime"));
            let is_emitted = runtime.any(|(_, text)| {
                let mut found = text.split(&definition).skip(1);
                found.any(|arguments| arguments.trim_start().starts_with("mut self"))
            });
            let is_described = client.builder_methods.iter().any(|known| known == method);
            assert_eq!(is_described, is_emitted, "{spec}: {method}");
        }
    }
}

/// The paths of types are those of the emitted modules, each once.
#[test]
fn paths_are_unique() {
    for spec in [DEPOT, "specs/openapi.json"] {
        let surface = surface_of(&files_of(spec));
        let paths: Vec<&String> = surface.items.iter().map(|item| &item.path).collect();
        assert!(paths.is_sorted_by(|one, next| one < next), "{spec}");
    }
}
