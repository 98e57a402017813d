//! Discriminators: what a mapping says, as places of schemas.
//!
//! In: a discriminator as it was written, and the schema that it stands in. Out: the same with a reference to a place for each value
//! mapped. Must not know what the branches are.

use serde_json::{Map, Value, json};

use super::named::{named, places_of};
use super::normal::UNIONS;
use super::resolve::pointer_of;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::{escape, join};
use crate::source::{Format, Place};

/// A discriminator whose mapping leads to places. As Swagger 2.0 had it, it is nothing but the name of its property.
pub fn read_discriminator(
    (value, at): (&Value, &str),
    (union, place): (&Map<String, Value>, &str),
    root: &Value,
    diagnostics: &mut Diagnostics,
) -> Value {
    if value.is_string() {
        let message = "a discriminator is an object; this text is taken for its `propertyName`";
        diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
        return json!({ "propertyName": value });
    }
    let mut discriminator = value.clone();
    let mut mapping = discriminator
        .get_mut("mapping")
        .and_then(Value::as_object_mut);
    if let Some(mapping) = &mut mapping {
        // That a file is not there has been said.
        let is_schema = |name: &str| root.pointer(&join("/components/schemas", name)).is_some();
        mapping.retain(|_, mapped| {
            mapped
                .as_str()
                .is_none_or(|said| !names_file(said) || is_schema(said))
        });
    }
    for (value, mapped) in mapping.into_iter().flatten() {
        if let Some(reference) = mapped.get("$ref").filter(|reference| reference.is_string()) {
            let message = "a value is mapped to a text; this `$ref` is taken for it";
            let at = format!("{at}/mapping/{}", escape(value));
            diagnostics.push(Diagnostic::new(&codes::ASSUMED_FIELD, at, message));
            *mapped = reference.clone();
        }
        if let Some(said) = mapped.as_str() {
            *mapped = json!(format!("#{}", mapped_place(said, (union, place), root)));
        }
    }
    discriminator
}

/// The place that a discriminator's mapping means by a reference, or by the name of a schema.
fn mapped_place(said: &str, (union, place): (&Map<String, Value>, &str), root: &Value) -> String {
    let mut known = places_of(said, place).chain(places_of(said, ""));
    let known = || known.find(|place| root.pointer(place).is_some());
    let branches = || {
        UNIONS
            .iter()
            .filter_map(|key| union.get(*key)?.as_array())
            .flatten()
    };
    let branch = || {
        let mut places = branches().filter_map(|branch| pointer_of(branch.get("$ref")?.as_str()?));
        places.find(|place| named(place).as_deref() == Some(said))
    };
    pointer_of(said)
        .or_else(known)
        .or_else(branch)
        .unwrap_or_else(|| match said.split_once('#') {
            Some((file, _)) if !file.is_empty() => Place::spelled(said).pointer,
            _ => join("/components/schemas", said),
        })
}

/// Whether a text names a whole file. Of those that are there the text is a pointer by now.
fn names_file(mapped: &str) -> bool {
    Format::of_ending(mapped).is_some() && !mapped.contains('#')
}
