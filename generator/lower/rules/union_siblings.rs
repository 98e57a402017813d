//! `oneOf: [A, B]` beside `properties` → `oneOf: [A with them, B with them]`.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::super::named::{called_among, place_of_merger};
use super::super::normal::{
    Schema, Schemas, UNIONS, extension, is_annotation, reference, referenced, target,
};
use super::all_of::is_of_kind;
use super::null_branches::is_inside;
use super::type_lists::says_type;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};

/// How many branches may be merged with what stands beside their unions.
const MOST_MERGED: usize = 4_000;

/// How many levels of unions in unions are merged with what stands beside the outermost.
const LEVELS: usize = 8;

/// See the module. A branch that is a union has what it was merged with beside it then.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    let mut added = 0;
    for _ in 0..LEVELS {
        let before = added;
        distribute_all(schemas, &mut added, diagnostics);
        if added == before || added > MOST_MERGED {
            return;
        }
        super::all_of::lower(schemas, diagnostics);
    }
}

fn distribute_all(schemas: &mut Schemas, added: &mut usize, diagnostics: &mut Diagnostics) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    for place in places {
        let Some(schema) = schemas.get(&place).and_then(Value::as_object) else {
            continue;
        };
        let Some(key) = UNIONS.into_iter().find(|key| schema.contains_key(*key)) else {
            continue;
        };
        let own: Schema = schema
            .iter()
            .filter(|(name, _)| *name != key && !is_annotation(name) && *name != "discriminator")
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        if own
            .iter()
            .all(|said| is_said_by_branches(said, schema, key, schemas))
        {
            report_ruled_out(schemas, &place, key, diagnostics);
            say_type(schemas, &place, key);
            let own: Vec<String> = own.into_iter().map(|(key, _)| key).collect();
            drop_keywords(schemas, &place, &own);
            continue;
        }
        *added += distribute(schemas, &place, key, own, diagnostics);
        if *added > MOST_MERGED {
            let message = format!(
                "unions beside other keywords have more than {MOST_MERGED} branches together"
            );
            diagnostics.push(Diagnostic::new(&codes::TOO_LARGE, place, message));
            return;
        }
    }
}

/// Lets the branches that stand inside a union say its type, where they say none themselves.
fn say_type(schemas: &mut Schemas, place: &str, key: &str) {
    let Some(kind) = schemas[place].get("type").cloned() else {
        return;
    };
    let branches = schemas[place]
        .get(key)
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default();
    for branch in branches
        .iter()
        .filter_map(referenced)
        .filter(|branch| is_inside(branch, place))
    {
        let schema = schemas.get_mut(branch).and_then(Value::as_object_mut);
        if let Some(schema) = schema.filter(|schema| !says_type(schema)) {
            schema.insert("type".to_owned(), kind.clone());
        }
    }
}

/// Whether each branch says as much as a keyword beside the union: its type, a property that it has itself, what it requires. The
/// tag that decides a union is required of each branch.
fn is_said_by_branches(
    (key, value): (&String, &Value),
    union: &Schema,
    of: &str,
    schemas: &Schemas,
) -> bool {
    let tag = union
        .get("discriminator")
        .and_then(|discriminator| discriminator.get("propertyName"));
    let branches = union
        .get(of)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(referenced);
    let end = |branch| Some((branch, schemas.get(target(schemas, branch))?.as_object()?));
    let mut ends = branches.filter_map(end);
    match (key.as_str(), value) {
        ("type", Value::String(kind)) => {
            ends.all(|(at, branch)| says_type(branch) || is_of_kind(schemas, at, kind))
        }
        ("required", Value::Array(names)) => ends.all(|(_, branch)| {
            let own: HashSet<&Value> = branch
                .get("required")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
                .collect();
            names
                .iter()
                .all(|name| Some(name) == tag || own.contains(name))
        }),
        ("properties", Value::Object(properties)) => ends.all(|(_, branch)| {
            properties.iter().all(|(name, said)| {
                let own = branch
                    .get("properties")
                    .and_then(|own| referenced(own.get(name)?));
                let is_tag = tag.is_some_and(|tag| tag == name);
                own.is_some_and(|own| is_plainer(said, own, is_tag, schemas))
            })
        }),
        _ => false,
    }
}

/// Says which branch is of another type than the one that stands beside the union: all branches hold all the same.
fn report_ruled_out(schemas: &Schemas, place: &str, union: &str, diagnostics: &mut Diagnostics) {
    let own = |place: &str| schemas.get(target(schemas, place))?.get("type")?.as_str();
    let Some(kind) = own(place) else { return };
    let branches = schemas[place]
        .get(union)
        .and_then(Value::as_array)
        .into_iter()
        .flatten();
    let other = branches
        .filter_map(referenced)
        .filter_map(own)
        .find(|other| {
            *other != kind
                && (*other, kind) != ("integer", "number")
                && (*other, kind) != ("number", "integer")
        });
    if let Some(other) = other {
        let message =
            format!("the type `{kind}` rules out a branch, of type `{other}`; it is ignored");
        diagnostics.push(Diagnostic::new(
            &codes::IGNORED_KEYWORD,
            format!("{place}/type"),
            message,
        ));
    }
}

/// Whether a schema says nothing of a value but a type that another schema says as well, or, of a tag, which there are.
fn is_plainer(said: &Value, own: &str, is_tag: bool, schemas: &Schemas) -> bool {
    let said = referenced(said).and_then(|at| schemas.get(target(schemas, at))?.as_object());
    said.is_some_and(|said| {
        said.iter().all(|(key, value)| match (key.as_str(), value) {
            ("type", Value::String(kind)) => is_of_kind(schemas, own, kind),
            ("enum", _) => is_tag,
            (key, _) => is_annotation(key) && key != "nullable",
        })
    })
}

fn drop_keywords(schemas: &mut Schemas, place: &str, keywords: &[String]) {
    if let Some(schema) = schemas.get_mut(place).and_then(Value::as_object_mut) {
        schema.retain(|key, _| !keywords.contains(key));
    }
}

/// Merges the branches with what stands beside the union; how many there are.
fn distribute(
    schemas: &mut Schemas,
    place: &str,
    key: &str,
    own: Schema,
    diagnostics: &mut Diagnostics,
) -> usize {
    let branches = schemas
        .get(place)
        .and_then(|schema| schema.get(key)?.as_array())
        .cloned();
    let branches = branches.unwrap_or_default();
    // What a branch is called elsewhere tells it from the others here, in Rust and on the wire.
    let name = |branch: &Value| {
        let branch = referenced(branch).filter(|branch| !is_inside(branch, place))?;
        called_among(schemas, branch)
    };
    let names: Vec<Option<String>> = branches.iter().map(name).collect();
    let Some(schema) = schemas.get_mut(place).and_then(Value::as_object_mut) else {
        return 0;
    };
    let other = if key == "oneOf" { "anyOf" } else { "oneOf" };
    if own.contains_key(other) {
        let message = "`oneOf` and `anyOf` side by side: only `oneOf` is used";
        diagnostics.push(Diagnostic::new(&codes::MERGED_UNIONS, place, message));
    }
    schema.retain(|name, _| name == key || is_annotation(name) || name == "discriminator");
    let base = format!("{place}/{key}/own");
    let mut references = Vec::new();
    let mut added: Vec<(String, Value)> = Vec::new();
    for (index, branch) in branches.iter().enumerate() {
        let at = place_of_merger(&format!("{place}/{key}/{index}"));
        let mut merged = Map::new();
        merged.insert("allOf".to_owned(), json!([reference(&base), branch]));
        let name = names.get(index).cloned().flatten();
        map_to(schema, branch, name.as_deref(), &at);
        merged.extend(name.map(|name| ("title".to_owned(), json!(name))));
        references.push(reference(&at));
        added.push((at, Value::Object(merged)));
    }
    schema.insert(key.to_owned(), Value::Array(references));
    let own = own.into_iter().filter(|(name, _)| name != other).collect();
    schemas.insert(base, Value::Object(own));
    let count = added.len();
    schemas.extend(added);
    count
}

/// Lets the values that a discriminator gives to a branch, and the branch's name, be those of what it is merged to.
fn map_to(union: &mut Schema, branch: &Value, name: Option<&str>, merged: &str) {
    let Some(Value::Object(discriminator)) = union.get_mut("discriminator") else {
        return;
    };
    let untagged = discriminator
        .get_mut(extension::UNTAGGED)
        .and_then(Value::as_array_mut);
    if let Some(own) = untagged.and_then(|branches| branches.iter_mut().find(|own| *own == branch))
    {
        *own = reference(merged);
    }
    let merged = format!("#{merged}");
    let mapping = discriminator
        .get_mut("mapping")
        .and_then(Value::as_object_mut);
    let own = mapping
        .into_iter()
        .flat_map(Map::values_mut)
        .filter(|mapped| **mapped == branch["$ref"]);
    own.for_each(|mapped| *mapped = json!(merged));
    let names = discriminator
        .entry(extension::BRANCH_NAMES)
        .or_insert_with(|| json!({}));
    if let (Some(names), Some(before)) = (names.as_object_mut(), branch["$ref"].as_str()) {
        let name = names.remove(before).or_else(|| name.map(Value::from));
        names.extend(name.map(|name| (merged, name)));
    }
}
