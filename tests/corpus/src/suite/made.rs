//! A group → an OpenAPI document, the code of its types, and what the generator reports.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;

use disjunct::{Layout, Options, Severity, UntypedReason, generate};
use serde_json::Value;

use super::group::Group;
use crate::checkout;

/// JSON pointer of the group's schema.
pub const SCHEMA: &str = "/components/schemas/Value";

/// Held by whoever writes and reads a document.
static WRITING: Mutex<()> = Mutex::new(());

/// A group whose types were generated.
#[derive(Debug)]
pub struct Made {
    /// The group.
    pub group: Group,
    /// The code of its types; `None` where the document has errors.
    pub code: Option<String>,
    /// The diagnostics about the schema, in the order of the document.
    pub reported: Vec<Reported>,
    /// Which schemas accept any value, as JSON pointers, with the reason.
    pub untyped: Vec<(String, UntypedReason)>,
    /// The Rust type of each schema, by JSON pointer.
    pub types: BTreeMap<String, String>,
}

/// A diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Its code.
    pub code: &'static str,
    /// Its JSON pointer in the document.
    pub pointer: String,
    /// What it says.
    pub message: String,
    /// Whether the document is refused.
    pub is_error: bool,
}

/// Generates the types of a group.
///
/// # Panics
/// Where the document cannot be written to a file.
#[must_use]
pub fn make(group: Group) -> Made {
    let folder = checkout().join("target/corpus/suite/documents");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(file_name(&group));
    // Tests run at the same time, and some make the same documents.
    let writing = WRITING.lock().unwrap();
    fs::write(&path, document(&group)).unwrap();
    let made = generate(&path, &Options::default(), Layout::OneFile).unwrap();
    drop(writing);
    let is_about_schema = |pointer: &str| {
        pointer == SCHEMA || pointer.starts_with(&format!("{SCHEMA}/")) || pointer.is_empty()
    };
    let reported = made.diagnostics.iter().map(|found| Reported {
        code: found.code.name,
        pointer: found.pointer(),
        message: found.message.clone(),
        is_error: found.severity == Severity::Error,
    });
    let reported = reported
        .filter(|found| found.is_error || is_about_schema(&found.pointer))
        .collect();
    let untyped = made
        .untyped
        .into_iter()
        .filter(|schema| is_about_schema(&schema.pointer));
    Made {
        code: made
            .files
            .as_ref()
            .and_then(|files| files.only())
            .map(types_of),
        reported,
        untyped: untyped
            .map(|pointer| (pointer.pointer, pointer.reason))
            .collect(),
        types: made.bindings.schemas,
        group,
    }
}

/// The name of the group's document: of its file, and of as much of its description as tells it from the file's other groups.
fn file_name(group: &Group) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = format!("{} {}", group.file, group.description)
        .chars()
        .map(plain)
        .collect();
    format!("{name}.json")
}

/// A document that has the schema as a component, which a required property of an object refers to.
fn document(group: &Group) -> String {
    let schema = with_id(&group.schema);
    format!(
        r##"{{
"openapi": "3.1.0",
"info": {{"title": "Suite", "version": "1"}},
"paths": {{}},
"webhooks": {{"value": {{"post": {{
    "requestBody": {{"content": {{"application/json": {{"schema": {{"$ref": "#/components/schemas/Holder"}}}}}}}},
    "responses": {{"200": {{"description": "Received."}}}}
}}}}}},
"components": {{"schemas": {{
"Holder": {{"type": "object", "required": ["value"], "properties": {{"value": {{"$ref": "#{SCHEMA}"}}}}}},
"Value": {schema}
}}}}
}}
"##
    )
}

/// The schema with an `$id`: what it refers to as `#/$defs/name` is in the schema, not in the document.
fn with_id(schema: &str) -> String {
    let has_id = match serde_json::from_str::<Value>(schema) {
        Ok(Value::Object(keywords)) => keywords.contains_key("$id"),
        _ => true,
    };
    if has_id {
        schema.to_owned()
    } else {
        schema.replacen('{', "{\"$id\": \"https://suite.invalid/schema\", ", 1)
    }
}

/// The emitted code without the module of the runtime, which all groups have in common.
fn types_of(code: &str) -> String {
    let types = code.split_once("\npub mod runtime {\n");
    let types = types.and_then(|(types, _)| types.rsplit_once("\n#[allow(\n"));
    types.map_or(code, |(types, _)| types).to_owned()
}
