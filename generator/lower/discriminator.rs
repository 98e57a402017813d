//! Discriminators: the property whose value decides, and a reference to a schema for each value mapped.
//!
//! Invalid parts are reported and skipped. Nothing here knows the branches.

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::named::{locations_of, named};
use super::normal::{Keywords, UNIONS};
use super::resolve::pointer_of;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::Discriminator;
use crate::source::pointer::{escape, join};
use crate::source::{Format, Location};

/// Reads a discriminator and the locations of its mapping. In Swagger 2.0 it was only the name of its property.
pub fn read_discriminator(
    (value, at): (&Value, &str),
    union: (&Keywords, &str),
    root: &Value,
    diagnostics: &mut Diagnostics,
) -> Option<Discriminator> {
    if let Some(name) = value.as_str() {
        let message = "a discriminator is an object; this string is treated as its `propertyName`";
        diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
        return named_property(name);
    }
    let mapping = read_mapping(value.get("mapping"), at, union, root, diagnostics);
    let default = value.get("defaultMapping").and_then(Value::as_str);
    let default = default.filter(|mapped_to| !names_missing_file(mapped_to, root));
    let default = default.map(|mapped_to| format!("#{}", mapped_location(mapped_to, union, root)));
    let property_name = value.get("propertyName").and_then(Value::as_str);
    let discriminator = property_name.and_then(named_property);
    if discriminator.is_none() && !has_other_fields(value) {
        let message = "a discriminator needs `propertyName`; it is ignored";
        diagnostics.push(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message));
    }
    Some(Discriminator {
        mapping,
        default,
        ..discriminator?
    })
}

/// A discriminator by a property, which has a name.
fn named_property(name: &str) -> Option<Discriminator> {
    (!name.is_empty()).then(|| Discriminator {
        property_name: name.to_owned(),
        ..Discriminator::default()
    })
}

/// Whether a discriminator has fields that are none of its own: these have been reported.
fn has_other_fields(discriminator: &Value) -> bool {
    let is_other = |key: &String| {
        let own = ["propertyName", "mapping", "defaultMapping"];
        !own.contains(&key.as_str()) && !key.starts_with("x-")
    };
    let fields = discriminator.as_object().into_iter().flat_map(Map::keys);
    fields.into_iter().any(is_other)
}

/// The location that the mapping gives for each value.
fn read_mapping(
    mapping: Option<&Value>,
    at: &str,
    union: (&Keywords, &str),
    root: &Value,
    diagnostics: &mut Diagnostics,
) -> IndexMap<String, String> {
    let mut read = IndexMap::new();
    let entries = match mapping {
        Some(Value::Object(entries)) => entries,
        Some(_) => {
            let message = "`mapping` is a map of values to schemas; it is ignored";
            let at = join(at, "mapping");
            diagnostics.push(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message));
            return read;
        }
        None => return read,
    };
    for (value, mapped) in entries {
        let at = format!("{at}/mapping/{}", escape(value));
        let reference = mapped.get("$ref").and_then(Value::as_str);
        if reference.is_some() {
            let message = "a value is mapped to a string; this `$ref` is treated as it";
            diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at.clone(), message));
        }
        let Some(mapped_to) = reference.or(mapped.as_str()) else {
            let message =
                "a value is mapped to the name of a schema or to a reference; it is not mapped";
            diagnostics.push(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message));
            continue;
        };
        // That a file is missing has been reported.
        if !mapped.is_string() || !names_missing_file(mapped_to, root) {
            let location = mapped_location(mapped_to, union, root);
            read.insert(value.clone(), format!("#{location}"));
        }
    }
    read
}

/// The location of a mapping's target: a reference, or the name of a schema.
fn mapped_location(declared: &str, (union, location): (&Keywords, &str), root: &Value) -> String {
    let mut known = locations_of(declared, location).chain(locations_of(declared, ""));
    let known = || known.find(|location| root.pointer(location).is_some());
    let branches = || {
        UNIONS
            .iter()
            .filter_map(|key| union.get(*key)?.as_array())
            .flatten()
    };
    let branch = || {
        let mut locations =
            branches().filter_map(|branch| pointer_of(branch.get("$ref")?.as_str()?));
        locations.find(|location| named(location).as_deref() == Some(declared))
    };
    pointer_of(declared)
        .or_else(known)
        .or_else(branch)
        .unwrap_or_else(|| match declared.split_once('#') {
            Some((file, _)) if !file.is_empty() => Location::written(declared).pointer,
            _ => join("/components/schemas", declared),
        })
}

/// Whether a string names a whole file. Existing files have been replaced by pointers already.
fn names_missing_file(mapped: &str, root: &Value) -> bool {
    let is_schema = || root.pointer(&join("/components/schemas", mapped)).is_some();
    Format::of_ending(mapped).is_some() && !mapped.contains('#') && !is_schema()
}
