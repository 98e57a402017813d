//! What is next to the `$ref` of a schema where that has no effect: in OpenAPI 3.0, and where it restricts nothing.

use serde_json::{Value, json};

use super::grammar::is_keyword;
use super::normal::{Entry, Keywords, Schema, is_member, reference};
use super::resolve::{next_to_ref, pointer_of};
use super::rules::restricts_nothing;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::source::pointer::{escape, value_at};

/// The keyword that has an effect all the same.
const NULLABLE: &str = "nullable";

/// Keywords whose loss changes no value.
const HARMLESS: [&str; 5] = ["description", "title", "example", "deprecated", "readOnly"];

/// A schema that refers to another one, with what is read of the keywords next to the `$ref`.
pub fn refer(target: Option<String>, keywords: &Keywords, location: &str) -> Entry {
    // The description of a property is documentation, even though 3.0 ignores siblings of a `$ref`.
    let description = keywords
        .get("description")
        .filter(|description| description.is_string() && is_member(location));
    let is_nullable = is_nullable(keywords);
    if let (Some(target), None, false) = (&target, description, is_nullable) {
        return Entry::Reference(target.clone());
    }
    let mut schema = Schema::default();
    if let Some(target) = target {
        schema.set("allOf", json!([reference(&target)]));
    }
    if is_nullable {
        schema.set(NULLABLE, true);
    }
    if let Some(description) = description {
        schema.set("description", description.clone());
    }
    schema.into()
}

/// Reports the keywords next to a `$ref`. `root` is the document.
pub fn report_siblings(
    root: &Value,
    keywords: &Keywords,
    location: &str,
    diagnostics: &mut Diagnostics,
) {
    let dropped = keywords.iter().filter(|(key, value)| {
        let is_other = is_keyword(key) && *key != "$ref" && !HARMLESS.contains(&key.as_str());
        is_other && *key != NULLABLE && !restricts_nothing(key, value)
    });
    let dropped = dropped.map(|(key, _)| key);
    if let Some((key, message)) = next_to_ref(dropped.clone(), "in OpenAPI 3.0") {
        let at = format!("{location}/{}", escape(key));
        let severity = severity(root, keywords, dropped.map(String::as_str));
        let found = Diagnostic::new(&codes::REF_SIBLING, at, message).severity(severity);
        diagnostics.push(found.help("put both into an `allOf`, or use OpenAPI 3.1"));
    }
    if is_nullable(keywords) {
        let severity = severity(root, keywords, [NULLABLE].into_iter());
        let message =
            "`nullable` next to `$ref` has no effect in OpenAPI 3.0; the client accepts null";
        let at = format!("{location}/{NULLABLE}");
        let found = Diagnostic::new(&codes::REF_SIBLING, at, message).severity(severity);
        diagnostics.push(found.help("put the `$ref` into an `allOf`, next to `nullable: true`"));
    }
}

/// How serious it is that keywords have no effect: not at all where the referenced schema has the same.
fn severity<'k>(
    root: &Value,
    keywords: &Keywords,
    mut siblings: impl Iterator<Item = &'k str>,
) -> Severity {
    let target = keywords.get("$ref").and_then(Value::as_str);
    let target = target.and_then(pointer_of);
    let target = target.and_then(|target| value_at(root, &target));
    let is_same = |key: &str| target.is_some_and(|target| target.get(key) == keywords.get(key));
    if siblings.all(is_same) {
        Severity::Note
    } else {
        Severity::Warning
    }
}

/// Whether null is a value: `nullable: true` next to a `$ref` can mean nothing else.
fn is_nullable(keywords: &Keywords) -> bool {
    keywords.get(NULLABLE) == Some(&Value::Bool(true))
}
