//! `oneOf: [{const: a, title: …}, {const: b}]` → `enum: [a, b]`: the way to describe the values of an enum in JSON Schema.
//!
//! The branches' descriptions are kept with the values, and the titles of integers, which are their only names.

use indexmap::IndexMap;
use serde_json::Value;

use super::super::normal::{Schemas, UNIONS, referenced, schema_at, schema_at_mut};
use super::super::value_names::spell_value;
use super::constants::without_repeats;
use super::null_branches::is_null;
use crate::diagnostic::Diagnostics;
use crate::hash::HashSet;
use crate::schema::derived::{How, derive};

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, _: &mut Diagnostics) {
    let locations: Vec<String> = schemas.keys().cloned().collect();
    let mut left = HashSet::default();
    for location in locations {
        for key in UNIONS {
            let Some(constants) = constants(schemas, &location, key) else {
                continue;
            };
            let branches = 0..constants.branches;
            left.extend(branches.map(|index| derive(&location, How::OfType(index))));
            let Some(schema) = schema_at_mut(schemas, &location) else {
                continue;
            };
            schema.remove(key);
            schema.set("enum", without_repeats(constants.values));
            if constants.nullable {
                schema.set("nullable", true);
            }
            schema.assertions.value_names = constants.names;
            schema.assertions.value_descriptions = constants.descriptions;
        }
    }
    // Branches that an array of types was split into are not in the document, and nothing refers to them.
    schemas.retain(|location, _| !left.contains(location));
}

/// The values and descriptions of the branches of a union of constants.
#[derive(Default)]
struct Constants {
    values: Vec<Value>,
    names: IndexMap<String, String>,
    descriptions: IndexMap<String, String>,
    nullable: bool,
    branches: usize,
}

/// The values of a union whose branches are inline and have one value each, with their descriptions.
fn constants(schemas: &Schemas, location: &str, key: &str) -> Option<Constants> {
    let schema = schema_at(schemas, location).filter(|schema| !schema.has("enum"))?;
    let branches = schema.array(key)?;
    let mut constants = Constants {
        branches: branches.len(),
        ..Constants::default()
    };
    for branch in branches {
        let at = referenced(branch)?;
        if !at.strip_prefix(location)?.starts_with('/') {
            return None;
        }
        if is_null(schemas, branch) {
            constants.nullable = true;
            continue;
        }
        let branch = schema_at(schemas, at)?;
        let [value] = branch.values()?.as_slice() else {
            return None;
        };
        let string = |key: &str| branch.get(key).and_then(Value::as_str);
        let title = string("title");
        if let Some(name) = title.filter(|title| value.is_i64() && is_name(title)) {
            constants.names.insert(spell_value(value), name.to_owned());
        }
        let description = string("description").or(title);
        if let Some(description) = description.filter(|_| value.is_i64() || value.is_string()) {
            let descriptions = &mut constants.descriptions;
            descriptions.insert(spell_value(value), description.to_owned());
        }
        constants.nullable |= branch.is_nullable();
        constants.values.push(value.clone());
    }
    // A single branch is the schema itself, with all its keywords, unless it has no other name.
    (constants.values.len() > 1 || !constants.names.is_empty()).then_some(constants)
}

/// Whether a title is a name rather than a sentence.
fn is_name(title: &str) -> bool {
    const MOST_WORDS: usize = 4;
    title.starts_with(char::is_alphabetic) && title.split_whitespace().count() <= MOST_WORDS
}
