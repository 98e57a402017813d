//! `type: integer, enum: ['1', '2']` → `enum: [1, 2]`, `type: boolean, default: "false"` → `default: false`, and an `enum` of
//! a list's items that stands at the list → at its items.
//!
//! Taken at their word such values would be none. Texts without quotes are texts already.

use serde_json::Value;

use super::super::member::quoted_flag;
use super::super::normal::{Schemas, referenced};
use super::bounds::as_whole;
use super::constants::without_repeats;
use super::type_lists::is_of;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    let mut warn = |at: String, message: &str| {
        diagnostics.push(Diagnostic::new(&codes::MISMATCHED_VALUE, at, message));
    };
    for place in places {
        spell_whole(schemas, &place);
        if spell_enum(schemas, &place).is_some() {
            let message = "these values are not of the schema's type; they are taken as that type spells them";
            warn(format!("{place}/enum"), message);
        }
        if move_to_items(schemas, &place).is_some() {
            let message = "these values are no lists; they are taken as those of the list's items";
            warn(format!("{place}/enum"), message);
        }
        if let Some(spelled) = spell_default(schemas, &place) {
            let message =
                format!("the default is not of the schema's type; it is taken for `{spelled}`");
            warn(format!("{place}/default"), &message);
        }
    }
}

/// The value as a type spells it; `None` where it cannot be.
fn spell(value: &Value, kind: &str) -> Option<Value> {
    match (kind, value) {
        _ if is_of(value, kind) => Some(value.clone()),
        ("boolean", _) => quoted_flag(value).map(Value::Bool),
        ("integer" | "number", Value::String(text)) => serde_json::from_str(text)
            .ok()
            .filter(|value| is_of(value, kind)),
        _ => None,
    }
}

/// Writes the integers that are written with a fraction without: JSON Schema holds both to be the same.
fn spell_whole(schemas: &mut Schemas, place: &str) {
    let Some(schema) = schemas
        .get_mut(place)
        .filter(|schema| schema["type"] == "integer")
    else {
        return;
    };
    if let Some(values) = schema.get_mut("enum").and_then(Value::as_array_mut) {
        let whole = |value: Value| as_whole(&value).unwrap_or(value);
        *values = without_repeats(std::mem::take(values).into_iter().map(whole).collect());
    }
    if let Some(whole) = schema.get("default").and_then(as_whole) {
        schema["default"] = whole;
    }
}

/// `None` where all values are of the type already, or one of them cannot be.
fn spell_enum(schemas: &mut Schemas, place: &str) -> Option<()> {
    let schema = schemas.get_mut(place)?.as_object_mut()?;
    let kind = schema.get("type")?.as_str()?;
    let values = schema.get("enum")?.as_array()?;
    if values.iter().all(|value| is_of(value, kind)) {
        return None;
    }
    let spelled = values
        .iter()
        .map(|value| spell(value, kind))
        .collect::<Option<Vec<Value>>>()?;
    schema.insert("enum".to_owned(), Value::Array(without_repeats(spelled)));
    Some(())
}

/// What it is now; `None` where the default is of the type already, or cannot be.
fn spell_default(schemas: &mut Schemas, place: &str) -> Option<Value> {
    let schema = schemas.get_mut(place)?.as_object_mut()?;
    let kind = schema.get("type")?.as_str()?;
    let default = schema
        .get("default")
        .filter(|default| !is_of(default, kind))?;
    let spelled = spell(default, kind)?;
    schema.insert("default".to_owned(), spelled.clone());
    Some(spelled)
}

/// Gives the values of a list to its items; `None` where they are lists, or the items would not have them.
fn move_to_items(schemas: &mut Schemas, place: &str) -> Option<()> {
    let list = schemas.get(place)?;
    if list.get("type")? != "array" {
        return None;
    }
    let values = list
        .get("enum")?
        .as_array()
        .filter(|values| !values.is_empty())?
        .clone();
    let items = referenced(list.get("items")?)?.to_owned();
    let item = schemas.get_mut(&items)?.as_object_mut()?;
    let kind = item.get("type")?.as_str()?;
    let is_own = items.strip_prefix(place) == Some("/items");
    let fits = values
        .iter()
        .all(|value| is_of(value, kind) && !value.is_array());
    if !is_own || !fits || item.contains_key("enum") {
        return None;
    }
    item.insert("enum".to_owned(), Value::Array(values));
    schemas.get_mut(place)?.as_object_mut()?.remove("enum");
    Some(())
}
