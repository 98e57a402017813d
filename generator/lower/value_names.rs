//! Names and descriptions of the values of an `enum`: OpenAPI has no keyword for them, generators have several.
//!
//! In: a schema of the document. Out: names and descriptions by value. Arrays go with `enum` position by position, null included; maps
//! go by value.

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::normal::{Keywords, Schema};
use super::rules::as_whole;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// Names: OpenAPI Generator's, `NSwag`'s, Speakeasy's.
const NAMES: [&str; 4] = [
    "x-enum-varnames",
    "x-enumNames",
    "x-enum-names",
    "x-speakeasy-enums",
];
/// Descriptions: OpenAPI Generator's, `NSwag`'s and Redocly's.
const DESCRIPTIONS: [&str; 2] = ["x-enum-descriptions", "x-enumDescriptions"];
/// `AutoRest`'s, whose `values` have both.
const BOTH: &str = "x-ms-enum";

/// A value as a key of names and descriptions: `1.0` is 1.
pub fn spell_value(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => as_whole(other).as_ref().unwrap_or(other).to_string(),
    }
}

/// Adds the names and descriptions in the schema at `location`.
pub fn read_value_names(
    keywords: &Keywords,
    location: &str,
    schema: &mut Schema,
    diagnostics: &mut Diagnostics,
) {
    let Some(values) = keywords.get("enum").and_then(Value::as_array) else {
        return;
    };
    let mut read = |extensions: &[&str], field: &str| {
        let found = extensions.iter().find_map(|extension| {
            let found = by_value(values, keywords.get(*extension)?);
            if found.is_none() {
                let message =
                    format!("`{extension}` has no string for each value of `enum`; it is ignored");
                let help =
                    "use an array with as many strings as `enum` has values, in the same order";
                let at = format!("{location}/{extension}");
                diagnostics.push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message).help(help));
            }
            found
        });
        found
            .or_else(|| by_entry(keywords.get(BOTH)?.get("values")?, field))
            .unwrap_or_default()
    };
    schema.assertions.value_names = read(&NAMES, "name");
    schema.assertions.value_descriptions = read(&DESCRIPTIONS, "description");
}

/// The strings of an array, which go with the values by their positions, or of a map.
fn by_value(values: &[Value], described: &Value) -> Option<IndexMap<String, String>> {
    let by_value: Map<String, Value> = match described {
        Value::Array(strings) if strings.len() == values.len() => {
            // Of equal values only the first is kept.
            let pairs = values.iter().map(spell_value).zip(strings.iter().cloned());
            pairs.rev().collect()
        }
        Value::Object(strings) => strings.clone(),
        _ => return None,
    };
    // A value without a description has null or an empty string there.
    let is_string = |value: &Value| value.is_string() || value.is_null();
    let described = by_value.iter().filter_map(described_value);
    by_value
        .values()
        .all(is_string)
        .then(|| described.collect())
}

/// A field of each entry, by the entry's `value`.
fn by_entry(entries: &Value, field: &str) -> Option<IndexMap<String, String>> {
    let described = |entry: &Value| {
        let value = spell_value(entry.get("value")?);
        described_value((&value, entry.get(field)?))
    };
    Some(entries.as_array()?.iter().filter_map(described).collect())
}

/// A value with its name or description, where that is not blank.
fn described_value((value, described): (&String, &Value)) -> Option<(String, String)> {
    let described = described.as_str()?;
    (!described.trim().is_empty()).then(|| (value.clone(), described.to_owned()))
}
