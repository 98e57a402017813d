//! The documents of `tests/cases/lower` against their normal form: one for each rule, named after the rule's file.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

use super::lower_document;
use super::normal::{Entry, reference};
use crate::diagnostic::Diagnostics;
use crate::load::{Input, Settings, load};

#[test]
fn every_document_has_its_normal_form() {
    insta::glob!("../..", "tests/cases/lower/*.yaml", check_normal_form);
}

fn check_normal_form(path: &Path) {
    let mut settings = insta::Settings::clone_current();
    settings.set_description(fs::read_to_string(path).unwrap());
    settings.set_omit_expression(true);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_snapshot_path("../../tests/cases/lower");
    settings.set_snapshot_suffix("");
    let name = path.file_name().unwrap().to_str().unwrap();
    settings.bind(|| insta::assert_snapshot!(name, spell_normal_form(path)));
}

/// The servers, paths, webhooks and schemas as YAML, then the diagnostics.
fn spell_normal_form(path: &Path) -> String {
    let mut diagnostics = Diagnostics::default();
    let settings = Settings::default();
    let (document, sources) = load(Input::File(path), settings, &mut diagnostics).unwrap();
    let normal = lower_document(document.unwrap(), &sources, &mut diagnostics).unwrap();
    let skeleton = Value::Object(normal.skeleton);
    let part = |at: &str| {
        skeleton
            .pointer(at)
            .and_then(Value::as_object)
            .cloned()
            .unwrap_or_default()
    };
    let (paths, webhooks) = (part("/paths"), part("/components/callbacks"));
    let schemas = normal.schemas.into_iter();
    let schemas: Map<String, Value> = schemas
        .map(|(location, entry)| (location, entry_as_json(entry)))
        .collect();
    let parts = [paths, webhooks, schemas]
        .into_iter()
        .filter(|part| !part.is_empty());
    let servers = skeleton
        .get("servers")
        .into_iter()
        .map(|servers| serde_yaml::to_string(servers).unwrap());
    let mut text: String = servers
        .chain(parts.map(|part| serde_yaml::to_string(&part).unwrap()))
        .collect();
    for found in diagnostics.iter() {
        let (severity, code) = (found.severity.text(), found.code.name);
        writeln!(text, "# {severity}[{code}] {}: {}", found.at, found.message).unwrap();
    }
    text
}

fn entry_as_json(entry: Entry) -> Value {
    match entry {
        Entry::Reference(location) => reference(&location),
        Entry::Schema(schema) => serde_json::to_value(*schema).unwrap(),
    }
}
