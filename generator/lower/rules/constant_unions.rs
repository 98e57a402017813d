//! `oneOf: [{const: a, title: …}, {const: b}]` → `enum: [a, b]`: the way to describe the values of an enum in JSON Schema.
//!
//! The branches' descriptions are kept beside the values, and the titles of integers, which are all that there is to call them by.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::super::normal::{Schemas, UNIONS, extension, referenced};
use super::super::value_names::spell_value;
use super::constants::without_repeats;
use super::null_branches::is_null;
use crate::diagnostic::Diagnostics;

/// See the module.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    let mut left = HashSet::new();
    for place in places {
        for key in UNIONS {
            let Some(Constants {
                values,
                named,
                described,
                nullable,
                branches,
            }) = constants(schemas, &place, key)
            else {
                continue;
            };
            left.extend((0..branches).map(|index| format!("{place}/type/{index}")));
            let Some(schema) = schemas.get_mut(&place).and_then(Value::as_object_mut) else {
                continue;
            };
            schema.remove(key);
            schema.insert("enum".to_owned(), Value::Array(without_repeats(values)));
            if nullable {
                schema.insert("nullable".to_owned(), json!(true));
            }
            for (key, said) in [
                (extension::VALUE_NAMES, named),
                (extension::VALUE_DESCRIPTIONS, described),
            ] {
                if !said.is_empty() {
                    schema.insert(key.to_owned(), Value::Object(said));
                }
            }
        }
    }
    // Branches that a list of types was split into are nothing that anybody wrote or refers to.
    schemas.retain(|place, _| !left.contains(place));
}

/// What the branches of a union of constants say together.
struct Constants {
    values: Vec<Value>,
    named: Map<String, Value>,
    described: Map<String, Value>,
    nullable: bool,
    branches: usize,
}

/// The values of a union whose branches, all of them its own, are one value each, and what is said of them.
fn constants(schemas: &Schemas, place: &str, key: &str) -> Option<Constants> {
    let schema = schemas.get(place)?;
    if schema.get("enum").is_some() {
        return None;
    }
    let (mut values, mut named, mut described, mut nullable) =
        (Vec::new(), Map::new(), Map::new(), false);
    let branches = schema.get(key)?.as_array()?;
    for branch in branches {
        let at = referenced(branch)?;
        if !at.strip_prefix(place)?.starts_with('/') {
            return None;
        }
        if is_null(schemas, branch) {
            nullable = true;
            continue;
        }
        let branch = schemas.get(at)?;
        let [value] = branch.get("enum")?.as_array()?.as_slice() else {
            return None;
        };
        let title = branch.get("title");
        if let Some(title) = title.filter(|title| value.is_i64() && is_name(title)) {
            named.insert(spell_value(value), title.clone());
        }
        if let Some(said) = branch
            .get("description")
            .or(title)
            .filter(|_| value.is_i64() || value.is_string())
        {
            described.insert(spell_value(value), said.clone());
        }
        nullable |= branch.get("nullable").is_some_and(|flag| *flag == true);
        values.push(value.clone());
    }
    // One branch alone is the schema itself, with all that it says, unless nothing else would call it.
    (values.len() > 1 || !named.is_empty()).then_some(Constants {
        values,
        named,
        described,
        nullable,
        branches: branches.len(),
    })
}

/// Whether a title is a name rather than a sentence.
fn is_name(title: &Value) -> bool {
    const MOST_WORDS: usize = 4;
    title.as_str().is_some_and(|title| {
        title.starts_with(char::is_alphabetic) && title.split_whitespace().count() <= MOST_WORDS
    })
}
