//! A file for which one component stands is called after it: `Cat: {$ref: cat-model.yaml}`. What that component says of itself
//! it says of the schema in the file.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::named::{is_file, is_in_file, named};
use super::normal::{Schema, Schemas, extension, reference, referenced, target};

/// A component that is nothing but a reference.
struct Lender {
    place: String,
    /// Whether it leads to the file by way of another schema.
    is_indirect: bool,
    /// What it says besides.
    said: Schema,
}

/// Calls the files after their components. It has to be known which references lead there straight.
pub fn lend_names(schemas: &mut Schemas) {
    let mut lenders: BTreeMap<String, Vec<Lender>> = BTreeMap::new();
    for (place, schema) in schemas
        .iter()
        .filter(|(place, _)| !is_in_file(place) && named(place).is_some())
    {
        if let Some((part, said)) = lent(schema) {
            let file = target(schemas, part);
            if is_file(file) {
                let lender = Lender {
                    place: place.clone(),
                    is_indirect: file != part,
                    said,
                };
                lenders.entry(file.to_owned()).or_default().push(lender);
            }
        }
    }
    for (file, lenders) in lenders {
        let Some(Lender { place, said, .. }) = nearest(lenders) else {
            continue;
        };
        if let Some(schema) = schemas.get_mut(&file).and_then(Value::as_object_mut) {
            schema.extend(said);
            schema.insert(extension::CALLED.to_owned(), json!(named(&place)));
        }
        schemas.insert(place, reference(&file));
    }
}

/// The one that stands for the file more than any other does.
fn nearest(mut lenders: Vec<Lender>) -> Option<Lender> {
    let rank = |lender: &Lender| (lender.is_indirect, !lender.said.is_empty());
    let least = lenders.iter().map(rank).min();
    lenders.retain(|lender| Some(rank(lender)) == least);
    lenders.pop().filter(|_| lenders.is_empty())
}

/// What a schema refers to, where it adds no more than words about it.
fn lent(schema: &Value) -> Option<(&str, Schema)> {
    if let Some(part) = referenced(schema) {
        return Some((part, Schema::new()));
    }
    let keywords = schema.as_object()?;
    let [part] = keywords.get("allOf")?.as_array()?.as_slice() else {
        return None;
    };
    let said = keywords.iter().filter(|(key, _)| *key != "allOf");
    let said: Schema = said
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    said.keys()
        .all(|key| matches!(key.as_str(), "title" | "description"))
        .then_some((referenced(part)?, said))
}
