//! `propertyNames` is the schema of a map's keys: strings, or an `enum` of them. Other restrictions are reported.

use serde_json::json;

use super::super::normal::{Schema, Schemas, each_schema, end, schema_at_mut};
use crate::diagnostic::{Code, Diagnostic, Diagnostics, codes};

/// How the schema of the names is used.
enum Fate {
    /// Names are validated against it.
    Kept,
    /// It does not restrict names.
    Empty,
    Reported(&'static Code, &'static str),
}

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let fates = each_schema(schemas).filter_map(|(location, schema)| {
        let names = schema.location("propertyNames")?;
        Some((location.clone(), fate(schema, names, schemas)))
    });
    for (location, fate) in fates.collect::<Vec<_>>() {
        if matches!(fate, Fate::Kept) {
            continue;
        }
        if let Some(schema) = schema_at_mut(schemas, &location) {
            schema.remove("propertyNames");
        }
        if let Fate::Reported(code, message) = fate {
            let at = format!("{location}/propertyNames");
            diagnostics.push(Diagnostic::new(code, at, message));
        }
    }
}

fn fate(object: &Schema, names: &str, schemas: &Schemas) -> Fate {
    let Some(names) = end(schemas, names) else {
        return Fate::Empty;
    };
    let has_properties = object
        .get("properties")
        .is_some_and(|properties| properties != &json!({}));
    let is_closed = object.get("additionalProperties") == Some(&json!(false));
    let is_struct = has_properties || is_closed;
    match names.type_name() {
        Some("string") if is_struct && names.has("enum") => Fate::Reported(
            &codes::UNCHECKED_KEYWORD,
            "the names of other properties are not validated against this `enum`; the types allow any",
        ),
        Some("string") => Fate::Kept,
        Some(_) => Fate::Reported(
            &codes::IGNORED_KEYWORD,
            "names of properties are always strings; `propertyNames` is ignored",
        ),
        None if names.is_union() => Fate::Reported(
            &codes::UNCHECKED_KEYWORD,
            "the names of properties are not validated against this union; the types allow any",
        ),
        None if names.assertions.mixed_values.is_some() => Fate::Reported(
            &codes::UNCHECKED_KEYWORD,
            "`false` allows no property, which is not checked by the client; the types allow any",
        ),
        None => Fate::Empty,
    }
}
