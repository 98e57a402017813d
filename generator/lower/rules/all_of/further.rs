//! The schema that a part of an `allOf` has for properties that it does not describe itself, where others do.

use indexmap::IndexSet;
use serde_json::{Map, Value};

use super::merge::common_type;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::evaluated::PROPERTIES;
use crate::lower::normal::{Schema, Schemas, is_annotation, target_schema};
use crate::source::pointer::referenced;

/// How many properties of one merger are merged with the `additionalProperties` of parts that do not describe them.
const MOST_FURTHER: usize = 10_000;

/// The schemas of two sides for properties that they do not describe.
pub struct Further {
    /// For each side whose `additionalProperties` is a schema: the properties that only other sides describe, each with that schema.
    pub sides: Vec<Schema>,
    /// The names of the properties of all sides, in the order of the document.
    order: IndexSet<String>,
}

/// The schemas that sides have for properties that others describe: `additionalProperties` is about all that its own schema does not
/// describe (core 10.3.2.3). `None` where they have none.
pub fn further_properties(
    sides: &[Schema],
    location: &str,
    schemas: &Schemas,
    diagnostics: &mut Diagnostics,
) -> Option<Further> {
    let saying: Vec<(&Schema, &Value)> = sides
        .iter()
        .filter_map(|side| Some((side, further_schema(side, schemas)?)))
        .collect();
    if saying.is_empty() {
        return None;
    }
    let properties = sides.iter().filter_map(Schema::properties);
    let order: IndexSet<String> = properties.flat_map(Map::keys).cloned().collect();
    let all = sides;
    let (mut sides, mut count) = (Vec::new(), 0);
    for (side, schema) in saying {
        let others = order.iter().filter(|name| !side.describes(name));
        let is_of_another_type = |name: &&String| of_another_type(name, schema, all, schemas);
        let (excluded, others): (Vec<&String>, Vec<&String>) = others.partition(is_of_another_type);
        report_excluded(&excluded, location, diagnostics);
        let others = others.into_iter();
        let properties: Map<String, Value> =
            others.map(|name| (name.clone(), schema.clone())).collect();
        if properties.is_empty() {
            continue;
        }
        count += properties.len();
        if count > MOST_FURTHER {
            let message = format!(
                "`additionalProperties` is not checked against more than {MOST_FURTHER} properties that other parts describe; the types allow more"
            );
            diagnostics.push(Diagnostic::new(
                &codes::UNCHECKED_KEYWORD,
                location,
                message,
            ));
            break;
        }
        sides.push(Schema::with("properties", properties));
    }
    Some(Further { sides, order })
}

/// Whether the sides that describe a property give it a type of which `schema` has no value. The author of a child schema does not mean its
/// properties to be further ones of the parent.
fn of_another_type(name: &str, schema: &Value, sides: &[Schema], schemas: &Schemas) -> bool {
    let type_of = |schema: &Value| {
        let target = target_schema(schemas, referenced(schema)?)?;
        target.get("type").cloned()
    };
    let Some(further) = type_of(schema) else {
        return false;
    };
    let described = sides
        .iter()
        .filter_map(|side| type_of(side.properties()?.get(name)?));
    described
        .into_iter()
        .any(|described| common_type(&further, &described).is_none())
}

/// Reports the properties that the `additionalProperties` of a part exclude by their type.
fn report_excluded(names: &[&String], location: &str, diagnostics: &mut Diagnostics) {
    let Some((first, others)) = names.split_first() else {
        return;
    };
    let more = match others.len() {
        0 => String::new(),
        1 => " and one other property".to_owned(),
        count => format!(" and {count} other properties"),
    };
    let message = format!(
        "the `additionalProperties` of a part have another type than `{first}`{more}; they are accepted as they are described"
    );
    diagnostics.push(Diagnostic::new(&codes::UNSATISFIABLE, location, message));
}

/// The `additionalProperties` of a schema, where they allow less than any value. With patterns they depend on the name.
fn further_schema<'s>(side: &'s Schema, schemas: &Schemas) -> Option<&'s Value> {
    let target = target_schema(schemas, side.location("additionalProperties")?)?;
    let allows_all =
        target.assertions.are_none() && target.keywords.keys().all(|key| is_annotation(key));
    if allows_all || side.has("patternProperties") {
        return None;
    }
    side.get("additionalProperties")
}

/// Brings the properties of a merger into their order in the document.
pub fn put_in_order(merged: &mut Schema, further: &Further) {
    if let Some(Value::Object(mut properties)) = merged.remove("properties") {
        let names = further.order.iter();
        let sorted: Map<String, Value> = names
            .filter_map(|name| properties.shift_remove_entry(name))
            .collect();
        merged.set("properties", sorted);
    }
}

/// `unevaluatedProperties` is `additionalProperties` now that all evaluated properties are described here.
pub fn close_unevaluated(merged: &mut Schema) {
    if let Some(others) = merged.remove(PROPERTIES) {
        merged
            .keywords
            .entry("additionalProperties")
            .or_insert(others);
    }
}
