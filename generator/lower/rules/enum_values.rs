//! `type: string, enum: [1.0, true]` → `enum: ["1.0", "true"]`, `type: integer, enum: ["1"]` → `enum: [1]`, and an `enum` of a list's
//! items that stands at the list → at its items.
//!
//! Taken at its word such an `enum` would allow nothing. YAML makes a number of an unquoted `1.0`; the rest is what people write.

use serde_json::{Value, json};

use super::super::normal::{Schemas, referenced};
use super::constants::without_repeats;
use super::type_lists::is_of;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    for place in places {
        let message = if spell_as_type(schemas, &place).is_some() {
            "these values are not of the schema's type; they are taken as that type spells them"
        } else if move_to_items(schemas, &place).is_some() {
            "these values are no lists; they are taken as those of the list's items"
        } else {
            continue;
        };
        diagnostics.push(Diagnostic::new(&codes::MIXED_ENUM, format!("{place}/enum"), message));
    }
}

/// Spells the values as the type does; `None` where they are of the type already, or one of them cannot be.
fn spell_as_type(schemas: &mut Schemas, place: &str) -> Option<()> {
    let schema = schemas.get_mut(place)?.as_object_mut()?;
    let kind = schema.get("type")?.as_str()?;
    let values = schema.get("enum")?.as_array()?;
    if values.iter().all(|value| is_of(value, kind)) {
        return None;
    }
    let spelled = values.iter().map(|value| match (kind, value) {
        _ if is_of(value, kind) => Some(value.clone()),
        ("string", Value::Number(_) | Value::Bool(_)) => Some(json!(value.to_string())),
        ("integer" | "number", Value::String(text)) => {
            serde_json::from_str(text).ok().filter(|number| is_of(number, kind))
        }
        _ => None,
    });
    let spelled = spelled.collect::<Option<Vec<Value>>>()?;
    schema.insert("enum".to_owned(), Value::Array(without_repeats(spelled)));
    Some(())
}

/// Gives the values of a list to its items; `None` where they are lists, or the items would not have them.
fn move_to_items(schemas: &mut Schemas, place: &str) -> Option<()> {
    let list = schemas.get(place)?;
    if list.get("type")? != "array" {
        return None;
    }
    let values = list.get("enum")?.as_array().filter(|values| !values.is_empty())?.clone();
    let items = referenced(list.get("items")?)?.to_owned();
    let item = schemas.get_mut(&items)?.as_object_mut()?;
    let kind = item.get("type")?.as_str()?;
    let is_own = items.strip_prefix(place) == Some("/items");
    let fits = values.iter().all(|value| is_of(value, kind) && !value.is_array());
    if !is_own || !fits || item.contains_key("enum") {
        return None;
    }
    item.insert("enum".to_owned(), Value::Array(values));
    schemas.get_mut(place)?.as_object_mut()?.remove("enum");
    Some(())
}
