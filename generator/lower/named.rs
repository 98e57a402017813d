//! What can be read from a schema's location: whether the schema has a name, and whether it is a file; and the location of a name.

use super::grammar::fields::METHODS;
use super::normal::{Schemas, target_schema};
use crate::schema::derived::is_pointer;
use crate::source::FILES_KEY;
use crate::source::pointer::{join, unescape};

/// The name of a schema: a component of the document or of one of its files, or such a file.
pub fn named(location: &str) -> Option<String> {
    if let Some(name) = location.strip_prefix("/components/schemas/") {
        return (!name.contains('/')).then(|| unescape(name).into_owned());
    }
    if !is_in_file(location) {
        return None;
    }
    let steps: Vec<&str> = location.split('/').skip(1).collect();
    match steps.as_slice() {
        [FILES_KEY, _, "components", "schemas", name]
        | [FILES_KEY, _, "definitions" | "$defs" | "schemas", name] => {
            Some(unescape(name).into_owned())
        }
        [FILES_KEY, _, name]
            if !INSIDE.contains(name) && !METHODS.contains(name) && is_pointer(name) =>
        {
            Some(unescape(name).into_owned())
        }
        [FILES_KEY, file] => Some(split_path(&unescape(file)).1.to_owned()),
        _ => None,
    }
}

/// The folder of a location's file, or else the file's name; none for the document itself.
pub fn folder(location: &str) -> Option<String> {
    let (file, inside) = split_file(location);
    let path = unescape(file.rsplit_once('/')?.1);
    let (above, name) = split_path(&path);
    let last = above.rsplit('/').next().filter(|folder| !folder.is_empty());
    if inside.is_empty() {
        last.map(str::to_owned)
    } else {
        Some(name.to_owned())
    }
}

/// How many folders deep the file of a location is.
pub fn depth(location: &str) -> usize {
    split_file(location).0.matches("~1").count()
}

/// The folder of a file, and its name without a suffix such as `schema`. A file that is named only so has the name of its folder.
fn split_path(path: &str) -> (&str, &str) {
    let (folder, mut name) = path.rsplit_once('/').unwrap_or(("", path));
    for ending in [".json", ".yaml", ".yml", ".schema", ".openapi", ".oas"] {
        let start = name.len().saturating_sub(ending.len());
        if name
            .get(start..)
            .is_some_and(|end| end.eq_ignore_ascii_case(ending))
            && start > 0
        {
            name = &name[..start];
        }
    }
    if matches!(name, "index" | "_index" | "schema") && !folder.is_empty() {
        return folder.rsplit_once('/').unwrap_or(("", folder));
    }
    (folder, name)
}

/// The name of a named schema: a file has the name of its component.
pub fn name_of(location: &str, component_name: Option<&str>) -> Option<String> {
    component_name
        .map(str::to_owned)
        .or_else(|| named(location))
}

/// The same, by the schemas themselves.
pub fn name_among(schemas: &Schemas, location: &str) -> Option<String> {
    let schema = target_schema(schemas, location);
    let component_name = schema.and_then(|schema| schema.annotations.component_name.as_deref());
    name_of(location, component_name)
}

/// The possible locations of a schema with this name, as used from a location: in the same file before the document.
pub fn locations_of(name: &str, location: &str) -> impl Iterator<Item = String> {
    let (file, _) = split_file(location);
    let sections = ["components/schemas", "definitions", "$defs", "schemas"];
    let inside = sections
        .map(|section| format!("{file}/{section}"))
        .into_iter()
        .chain([file.to_owned()]);
    let locations: Vec<String> = inside.map(|section| join(&section, name)).collect();
    locations
        .into_iter()
        .filter(|location| named(location).is_some())
}

/// Whether a location is in another file than the document.
pub fn is_in_file(location: &str) -> bool {
    location
        .strip_prefix('/')
        .and_then(|rest| rest.strip_prefix(FILES_KEY))
        .is_some_and(|rest| rest.starts_with('/'))
}

/// The location of the file that a location is in, none for the document, and the location within it.
pub fn split_file(location: &str) -> (&str, &str) {
    if !is_in_file(location) {
        return ("", location);
    }
    location.split_at(
        location
            .match_indices('/')
            .nth(2)
            .map_or(location.len(), |(end, _)| end),
    )
}

/// Whether a location is within an operation, even one in another file, or in a path item or a map of them there.
pub fn is_in_operation(location: &str) -> bool {
    let (file, inside) = split_file(location);
    let first = inside.split('/').nth(1).unwrap_or_default();
    first == "paths" || (!file.is_empty() && (METHODS.contains(&first) || first.starts_with("~1")))
}

/// Whether a location is the whole of another file.
pub fn is_file(location: &str) -> bool {
    is_in_file(location) && location.matches('/').count() == 2
}

/// Keywords with inner schemas, and the fields of operations and methods: no schema of a file has such a name.
const INSIDE: [&str; 21] = [
    "items",
    "additionalProperties",
    "unevaluatedProperties",
    "unevaluatedItems",
    "propertyNames",
    "not",
    "properties",
    "patternProperties",
    "allOf",
    "oneOf",
    "anyOf",
    "prefixItems",
    "type",
    "$defs",
    "definitions",
    "content",
    "schema",
    "parameters",
    "requestBody",
    "responses",
    "callbacks",
];
