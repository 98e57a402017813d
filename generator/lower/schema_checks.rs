//! Checks of schemas in normal form, which do not change them.

use serde_json::Value;

use super::look_alikes::report_look_alikes;
use super::normal::{Entry, Schema, Schemas, each_schema, referenced, target_schema};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::graph::cycles;
use crate::source::Location;
use crate::source::pointer::join;

/// How many schemas are visited for one default: unions may be recursive, or have very many branches.
const MOST_STEPS: usize = 1_000;

/// Keywords that limit values to some types, or refer to schemas that do.
const TYPED: [&str; 4] = ["type", "oneOf", "anyOf", "allOf"];

/// Reports properties that look alike, defaults of null where null is no value, and schemas without a finite value.
pub fn check_schemas(schemas: &Schemas, diagnostics: &mut Diagnostics) {
    for (location, schema) in each_schema(schemas) {
        check_properties(schema, location, diagnostics);
        let has_null = schema.get("default").is_some_and(Value::is_null);
        let mut steps = MOST_STEPS;
        let mut accepts = |schema| accepts_null(schemas, schema, &mut steps);
        if has_null && !whole(schemas, location, schema).any(&mut accepts) {
            let message = "default is null, but null is not allowed; the default is ignored";
            let at = join(location, "default");
            let found = Diagnostic::new(&codes::IGNORED_DEFAULT, at, message);
            diagnostics.push(found.help("remove the default, or let the schema accept null"));
        }
    }
    report_endless(schemas, diagnostics);
}

/// Reports required properties whose values contain a value of the same property, without an end.
fn report_endless(schemas: &Schemas, diagnostics: &mut Diagnostics) {
    let leads = schemas
        .iter()
        .map(|(location, entry)| (location.as_str(), always_inside(entry)));
    let leads: Vec<(&str, Vec<&str>)> = leads.collect();
    for cycle in cycles(&leads) {
        let inner = cycle.iter().filter_map(|location| {
            let schema = schemas.get(*location)?.schema()?;
            let mut required = required_properties(schema);
            let (name, _) = required.find(|(_, target)| cycle.contains(target))?;
            Some(join(&join(location, "properties"), name))
        });
        let Some(location) = inner.min() else {
            continue;
        };
        let message = "the property is required, and each of its values contains another one: no value is finite";
        let found = Diagnostic::new(&codes::UNSATISFIABLE, location, message);
        diagnostics.push(found.help("remove it from `required`, or let it accept null"));
    }
}

/// The schemas that every value of a schema satisfies, or contains a value of.
fn always_inside(entry: &Entry) -> Vec<&str> {
    match entry {
        Entry::Reference(target) => vec![target],
        Entry::Schema(schema) if schema.is_nullable() => Vec::new(),
        Entry::Schema(schema) => {
            let required = required_properties(schema).map(|(_, target)| target);
            schema.locations("allOf").chain(required).collect()
        }
    }
}

/// The required properties that an object describes, each with the location of its schema.
fn required_properties(schema: &Schema) -> impl Iterator<Item = (&str, &str)> {
    let is_object = schema.type_name() == Some("object");
    let properties = schema.properties().filter(|_| is_object);
    let required = schema.required();
    required.filter_map(move |name| Some((name, referenced(properties?.get(name)?)?)))
}

/// The properties of a schema and of all parts of its `allOf`, each where it is described.
fn check_properties(schema: &Schema, location: &str, diagnostics: &mut Diagnostics) {
    let Some(properties) = schema.properties() else {
        return;
    };
    let names = properties
        .iter()
        .map(|(name, property)| (name.as_str(), (name, property)));
    let at = |(name, property): (&String, &Value)| {
        let described = referenced(property).map(str::to_owned);
        Location::key(described.unwrap_or_else(|| join(&join(location, "properties"), name)))
    };
    report_look_alikes("property", names, at, diagnostics);
}

/// A schema, and what it is a branch or part of: the default of a branch is often written for the whole.
fn whole<'s>(
    schemas: &'s Schemas,
    location: &str,
    schema: &'s Schema,
) -> impl Iterator<Item = &'s Schema> {
    let above = location
        .rsplit_once('/')
        .and_then(|(list, _)| list.rsplit_once('/'));
    let above = above.filter(|(_, keyword)| ["allOf", "anyOf", "oneOf"].contains(keyword));
    let whole = above.and_then(|(above, _)| target_schema(schemas, above));
    [schema].into_iter().chain(whole)
}

/// Whether null may be a value of a schema, as far as the steps suffice.
fn accepts_null(schemas: &Schemas, schema: &Schema, steps: &mut usize) -> bool {
    let is_typed = TYPED.iter().any(|keyword| schema.has(keyword));
    let is_any = !is_typed && schema.assertions.tuple.is_none();
    let is_null = schema.type_name() == Some("null");
    if *steps == 0 || is_any || is_null || schema.is_nullable() {
        return true;
    }
    *steps -= 1;
    let mut accepts = |location: &str| match target_schema(schemas, location) {
        Some(described) => accepts_null(schemas, described, steps),
        None => true,
    };
    if schema.has("allOf") {
        return schema.locations("allOf").all(accepts);
    }
    let branches = schema.union_keyword().into_iter();
    branches
        .flat_map(|keyword| schema.locations(keyword))
        .any(&mut accepts)
}
