//! What the values of an `enum` are called, and what is said of each: OpenAPI has no keyword for it, generators have several.
//!
//! In: a schema as the document has it. Out: names and descriptions by value, in the two extensions of the normal form. Lists
//! go with `enum` position by position, null included; maps go by value.

use serde_json::{Map, Value};

use super::normal::{Schema, extension};
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
/// `AutoRest`'s, whose `values` say both.
const BOTH: &str = "x-ms-enum";

/// How a value is spelled in what is said of the values by their texts: `1.0` is 1.
pub fn spell_value(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => as_whole(other).as_ref().unwrap_or(other).to_string(),
    }
}

/// Adds what the schema at `place` says of its values.
pub fn read_value_names(
    keywords: &Map<String, Value>,
    place: &str,
    schema: &mut Schema,
    diagnostics: &mut Diagnostics,
) {
    let Some(values) = keywords.get("enum").and_then(Value::as_array) else {
        return;
    };
    let kinds = [
        (extension::VALUE_NAMES, &NAMES[..], "name"),
        (
            extension::VALUE_DESCRIPTIONS,
            &DESCRIPTIONS[..],
            "description",
        ),
    ];
    for (key, spellings, member) in kinds {
        let said = spellings.iter().find_map(|spelling| {
            let found = keywords.get(*spelling)?;
            let said = by_value(values, found);
            if said.is_none() {
                let message =
                    format!("`{spelling}` has no text for each value of `enum`; it is ignored");
                let help = "it is a list with as many texts as `enum` has values, in their order";
                let at = format!("{place}/{spelling}");
                diagnostics.push(Diagnostic::new(&codes::IGNORED_KEYWORD, at, message).help(help));
            }
            said
        });
        let said = said.or_else(|| by_entry(keywords.get(BOTH)?.get("values")?, member));
        if let Some(said) = said.filter(|said| !said.is_empty()) {
            schema.insert(key.to_owned(), Value::Object(said));
        }
    }
}

/// The texts of a list, which go with the values by their positions, or of a map.
fn by_value(values: &[Value], said: &Value) -> Option<Map<String, Value>> {
    let said: Map<String, Value> = match said {
        Value::Array(texts) if texts.len() == values.len() => {
            // Of a value that is listed twice the first is what is left.
            values
                .iter()
                .map(spell_value)
                .zip(texts.iter().cloned())
                .rev()
                .collect()
        }
        Value::Object(texts) => texts.clone(),
        _ => return None,
    };
    // A value of which nothing is said has null or nothing there.
    let is_text = |text: &Value| text.is_string() || text.is_null();
    said.values()
        .all(is_text)
        .then(|| said.into_iter().filter(|(_, text)| says(text)).collect())
}

/// A member of each entry, by the entry's `value`.
fn by_entry(entries: &Value, member: &str) -> Option<Map<String, Value>> {
    let of = |entry: &Value| Some((spell_value(entry.get("value")?), entry.get(member)?.clone()));
    Some(
        entries
            .as_array()?
            .iter()
            .filter_map(of)
            .filter(|(_, text)| says(text))
            .collect(),
    )
}

fn says(text: &Value) -> bool {
    text.as_str().is_some_and(|text| !text.trim().is_empty())
}
