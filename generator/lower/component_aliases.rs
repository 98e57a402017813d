//! A file that only one component refers to is named after it: `Cat: {$ref: cat-model.yaml}`. The component's description is that of
//! the schema in the file.

use std::collections::BTreeMap;

use super::named::{is_file, is_in_file, named};
use super::normal::{Entry, Keywords, Schemas, referenced, schema_at_mut, target};

/// A component that is only a `$ref`.
struct Alias {
    location: String,
    /// Whether it refers to the file through another schema.
    is_indirect: bool,
    /// Its title and description.
    description: Keywords,
}

/// Names the files after their components. Needs to know which references refer to them directly.
pub fn alias_names(schemas: &mut Schemas) {
    let mut aliases: BTreeMap<String, Vec<Alias>> = BTreeMap::new();
    for (location, entry) in schemas
        .iter()
        .filter(|(location, _)| !is_in_file(location) && named(location).is_some())
    {
        if let Some((part, description)) = aliased(entry) {
            let file = target(schemas, part);
            if is_file(file) {
                let alias = Alias {
                    location: location.clone(),
                    is_indirect: file != part,
                    description,
                };
                aliases.entry(file.to_owned()).or_default().push(alias);
            }
        }
    }
    for (file, aliases) in aliases {
        let Some(alias) = nearest(aliases) else {
            continue;
        };
        if let Some(schema) = schema_at_mut(schemas, &file) {
            schema.keywords.extend(alias.description);
            schema.annotations.component_name = named(&alias.location);
        }
        schemas.insert(alias.location, Entry::Reference(file));
    }
}

/// The component that the file is named after.
fn nearest(mut aliases: Vec<Alias>) -> Option<Alias> {
    let rank = |alias: &Alias| (alias.is_indirect, !alias.description.is_empty());
    let least = aliases.iter().map(rank).min();
    aliases.retain(|alias| Some(rank(alias)) == least);
    aliases.pop().filter(|_| aliases.is_empty())
}

/// The target of a schema that adds no more than a title and a description.
fn aliased(entry: &Entry) -> Option<(&str, Keywords)> {
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
