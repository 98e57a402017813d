//! A file that only one component refers to is named after it: `Cat: {$ref: cat-model.yaml}`. The component's description is that of
//! the schema in the file.

use std::collections::BTreeMap;

use super::named::{is_file, is_in_file, named};
use super::normal::{Entry, Keywords, Schemas, referenced, schema_at_mut, target};

/// A component that is only a `$ref`.
struct Lender {
    place: String,
    /// Whether it refers to the file through another schema.
    is_indirect: bool,
    /// Its title and description.
    description: Keywords,
}

/// Names the files after their components. Needs to know which references refer to them directly.
pub fn lend_names(schemas: &mut Schemas) {
    let mut lenders: BTreeMap<String, Vec<Lender>> = BTreeMap::new();
    for (place, entry) in schemas
        .iter()
        .filter(|(place, _)| !is_in_file(place) && named(place).is_some())
    {
        if let Some((part, description)) = lent(entry) {
            let file = target(schemas, part);
            if is_file(file) {
                let lender = Lender {
                    place: place.clone(),
                    is_indirect: file != part,
                    description,
                };
                lenders.entry(file.to_owned()).or_default().push(lender);
            }
        }
    }
    for (file, lenders) in lenders {
        let Some(lender) = nearest(lenders) else {
            continue;
        };
        if let Some(schema) = schema_at_mut(schemas, &file) {
            schema.keywords.extend(lender.description);
            schema.annotations.component_name = named(&lender.place);
        }
        schemas.insert(lender.place, Entry::Reference(file));
    }
}

/// The component that the file is named after.
fn nearest(mut lenders: Vec<Lender>) -> Option<Lender> {
    let rank = |lender: &Lender| (lender.is_indirect, !lender.description.is_empty());
    let least = lenders.iter().map(rank).min();
    lenders.retain(|lender| Some(rank(lender)) == least);
    lenders.pop().filter(|_| lenders.is_empty())
}

/// The target of a schema that adds no more than a title and a description.
fn lent(entry: &Entry) -> Option<(&str, Keywords)> {
    let schema = match entry {
        Entry::Reference(part) => return Some((part, Keywords::new())),
        Entry::Schema(schema) => schema,
    };
    let [part] = schema.array("allOf")?.as_slice() else {
        return None;
    };
    let mut description = schema.keywords.clone();
    description.remove("allOf");
    let is_description = |key: &String| matches!(key.as_str(), "title" | "description");
    (schema.is_plain() && description.keys().all(is_description))
        .then_some((referenced(part)?, description))
}
