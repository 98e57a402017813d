//! `propertyNames` → the schema of a map's keys: a text, or an `enum` of them. What it says besides is reported.

use serde_json::{Value, json};

use super::super::normal::{Schemas, end, extension, is_union, referenced};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, codes};

/// What is made of the names' schema.
enum Fate {
    /// Names are held against it.
    Kept,
    /// It says nothing of names.
    Empty,
    Reported(&'static Code, &'static str),
}

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let said = schemas.iter().filter_map(|(place, schema)| {
        let names = referenced(schema.get("propertyNames")?)?;
        Some((place.clone(), fate(schema, names, schemas)))
    });
    for (place, fate) in said.collect::<Vec<_>>() {
        let Some(schema) = schemas.get_mut(&place).and_then(Value::as_object_mut) else {
            continue;
        };
        let names = schema.remove("propertyNames").unwrap_or_default();
        match fate {
            Fate::Kept => {
                schema.insert(extension::PROPERTY_NAMES.to_owned(), names);
            }
            Fate::Empty => {}
            Fate::Reported(code, message) => {
                diagnostics.push(Diagnostic::new(
                    code,
                    format!("{place}/propertyNames"),
                    message,
                ));
            }
        }
    }
}

fn fate(object: &Value, names: &str, schemas: &Schemas) -> Fate {
    let Some(names) = end(schemas, names).and_then(Value::as_object) else {
        return Fate::Empty;
    };
    let has_members = object
        .get("properties")
        .is_some_and(|members| members != &json!({}));
    let is_struct = has_members || object.get("additionalProperties") == Some(&Value::Bool(false));
    match names.get("type").and_then(Value::as_str) {
        Some("string") if is_struct && names.contains_key("enum") => Fate::Reported(
            &codes::UNCHECKED_KEYWORD,
            "the names of other members are not held against this `enum`; the types allow any",
        ),
        Some("string") => Fate::Kept,
        Some(_) => Fate::Reported(
            &codes::IGNORED_KEYWORD,
            "keys are texts, never anything else; `propertyNames` is ignored",
        ),
        None if is_union(names) => Fate::Reported(
            &codes::UNCHECKED_KEYWORD,
            "the names of members are not held against this union; the types allow any",
        ),
        None => Fate::Empty,
    }
}
