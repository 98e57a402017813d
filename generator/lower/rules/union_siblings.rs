//! `oneOf: [A, B]` next to `properties` → `oneOf: [A with them, B with them]`.

use std::collections::HashSet;

use serde_json::Value;

use super::super::named::name_among;
use super::super::normal::{
    Assertions, Entry, Schema, Schemas, is_annotation, referenced, references, schema_at,
    schema_at_mut, target_schema,
};
use super::all_of::is_of_kind;
use super::null_branches::is_inside;
use super::type_lists::says_type;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::schema::Discriminator;
use crate::schema::derived::{How, derive};

/// How many branches may be merged with the siblings of their unions.
const MOST_MERGED: usize = 4_000;

/// How many levels of nested unions are merged with the siblings of the outermost.
const LEVELS: usize = 8;

/// See the module's documentation. A branch that is a union has its siblings after that.
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
    let locations: Vec<String> = schemas.keys().cloned().collect();
    for location in locations {
        let Some(schema) = schema_at(schemas, &location) else {
            continue;
        };
        let Some(key) = schema.union_keyword() else {
            continue;
        };
        let own = siblings(schema, key);
        let mut keywords = own.keywords.iter();
        let adds_nothing = own.assertions.are_none()
            && keywords.all(|declared| is_declared_by_branches(declared, schema, key, schemas));
        if adds_nothing {
            report_ruled_out(schemas, &location, key, diagnostics);
            say_type(schemas, &location, key);
            if let Some(schema) = schema_at_mut(schemas, &location) {
                schema.keywords.retain(|key, _| !own.has(key));
            }
            continue;
        }
        *added += distribute(schemas, &location, key, own, diagnostics);
        if *added > MOST_MERGED {
            let message =
                format!("unions with siblings have more than {MOST_MERGED} branches together");
            diagnostics.push(Diagnostic::new(&codes::TOO_LARGE, location, message));
            return;
        }
    }
}

/// The keywords of a union that are about the values of its branches.
fn siblings(union: &Schema, key: &str) -> Schema {
    let keywords = union.keywords.iter();
    let own = keywords.filter(|(name, _)| *name != key && !is_annotation(name));
    Schema {
        keywords: own
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect(),
        assertions: union.assertions.clone(),
        ..Schema::default()
    }
}

/// Gives the branches that are inside a union its type, where they have none themselves.
fn say_type(schemas: &mut Schemas, location: &str, key: &str) {
    let Some(union) = schema_at(schemas, location) else {
        return;
    };
    let Some(kind) = union.get("type").cloned() else {
        return;
    };
    let own = union
        .locations(key)
        .filter(|branch| is_inside(branch, location));
    let own: Vec<String> = own.map(str::to_owned).collect();
    for branch in own {
        let schema = schema_at_mut(schemas, &branch);
        if let Some(schema) = schema.filter(|schema| !says_type(schema)) {
            schema.set("type", kind.clone());
        }
    }
}

/// Whether each branch implies a sibling of the union: its type, a property that it has itself, a required property. Each branch
/// requires the tag of its union.
fn is_declared_by_branches(
    (key, value): (&String, &Value),
    union: &Schema,
    of: &str,
    schemas: &Schemas,
) -> bool {
    let discriminator = union.discriminator.as_ref();
    let tag = discriminator.map(|discriminator| discriminator.property_name.as_str());
    let end = |branch| Some((branch, target_schema(schemas, branch)?));
    let mut ends = union.locations(of).filter_map(end);
    match (key.as_str(), value) {
        ("type", Value::String(kind)) => {
            ends.all(|(at, branch)| says_type(branch) || is_of_kind(schemas, at, kind))
        }
        ("required", Value::Array(names)) => ends.all(|(_, branch)| {
            let own: HashSet<&Value> = branch.array("required").into_iter().flatten().collect();
            let is_tag = |name: &Value| name.is_string() && name.as_str() == tag;
            names.iter().all(|name| is_tag(name) || own.contains(name))
        }),
        ("properties", Value::Object(properties)) => ends.all(|(_, branch)| {
            properties.iter().all(|(name, declared)| {
                let own = branch
                    .properties()
                    .and_then(|own| referenced(own.get(name)?));
                let is_tag = tag == Some(name);
                own.is_some_and(|own| is_plainer(declared, own, is_tag, schemas))
            })
        }),
        _ => false,
    }
}

/// Reports a branch of another type than its union: the types of all branches are kept.
fn report_ruled_out(schemas: &Schemas, location: &str, key: &str, diagnostics: &mut Diagnostics) {
    let Some(union) = schema_at(schemas, location) else {
        return;
    };
    let Some(kind) = union.type_name() else {
        return;
    };
    let other = union
        .locations(key)
        .filter_map(|branch| target_schema(schemas, branch)?.type_name())
        .find(|other| {
            *other != kind
                && (*other, kind) != ("integer", "number")
                && (*other, kind) != ("number", "integer")
        });
    if let Some(other) = other {
        let message = format!("`type: {kind}` excludes a branch of type `{other}`; it is ignored");
        diagnostics.push(Diagnostic::new(
            &codes::IGNORED_KEYWORD,
            format!("{location}/type"),
            message,
        ));
    }
}

/// Whether a schema only has a type that another schema has as well, or, for a tag, an `enum`.
fn is_plainer(declared: &Value, own: &str, is_tag: bool, schemas: &Schemas) -> bool {
    let declared = referenced(declared).and_then(|at| target_schema(schemas, at));
    let Some(declared) = declared.filter(|declared| declared.has_only(&["type", "enum"])) else {
        return false;
    };
    let mut keywords = declared.keywords.iter();
    keywords.all(|(key, value)| match (key.as_str(), value) {
        ("type", Value::String(kind)) => is_of_kind(schemas, own, kind),
        ("enum", _) => is_tag,
        (key, _) => is_annotation(key) && key != "nullable",
    })
}

/// Merges the branches with the siblings of the union; how many there are.
fn distribute(
    schemas: &mut Schemas,
    location: &str,
    key: &str,
    mut own: Schema,
    diagnostics: &mut Diagnostics,
) -> usize {
    let branches = schema_at(schemas, location).map(|schema| schema.locations(key));
    let branches: Vec<String> = branches.into_iter().flatten().map(str::to_owned).collect();
    // The name of a branch in the document distinguishes it here, in Rust and in JSON.
    let name = |branch: &String| {
        let is_own = is_inside(branch, location);
        (!is_own).then(|| name_among(schemas, branch)).flatten()
    };
    let names: Vec<Option<String>> = branches.iter().map(name).collect();
    let Some(schema) = schema_at_mut(schemas, location) else {
        return 0;
    };
    let other = if key == "oneOf" { "anyOf" } else { "oneOf" };
    if own.remove(other).is_some() {
        let message = "`oneOf` next to `anyOf`; only `oneOf` is used";
        diagnostics.push(Diagnostic::new(&codes::MERGED_UNIONS, location, message));
    }
    schema
        .keywords
        .retain(|name, _| name == key || is_annotation(name));
    schema.assertions = Assertions::default();
    let base = derive(&format!("{location}/{key}"), How::Siblings);
    let mut added: Vec<(String, Entry)> = Vec::new();
    for (index, (branch, name)) in branches.iter().zip(names).enumerate() {
        let at = derive(&format!("{location}/{key}/{index}"), How::Merged);
        let mut merged = Schema::with("allOf", references([base.as_str(), branch]));
        if let Some(discriminator) = &mut schema.discriminator {
            map_to(discriminator, branch, name.as_deref(), &at);
        }
        if let Some(name) = name {
            merged.set("title", name);
        }
        added.push((at, merged.into()));
    }
    schema.set(key, references(added.iter().map(|(at, _)| at.as_str())));
    schemas.insert(base, own.into());
    let count = added.len();
    schemas.extend(added);
    count
}

/// Moves the discriminator values and the name of a branch to the result of its merger.
fn map_to(discriminator: &mut Discriminator, branch: &str, name: Option<&str>, merged: &str) {
    let mut untagged = discriminator.untagged.iter_mut();
    if let Some(own) = untagged.find(|own| *own == branch) {
        merged.clone_into(own);
    }
    let reference = format!("#{branch}");
    let default = discriminator.default.iter_mut();
    for mapped in discriminator.mapping.values_mut().chain(default) {
        if *mapped == reference {
            *mapped = format!("#{merged}");
        }
    }
    let names = &mut discriminator.branch_names;
    let name = names
        .swap_remove(branch)
        .or_else(|| name.map(str::to_owned));
    names.extend(name.map(|name| (merged.to_owned(), name)));
}
