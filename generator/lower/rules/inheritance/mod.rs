//! A `discriminator` on a schema that others extend by `allOf` → the schema is the union of those and of itself.
//!
//! What the others extend is put beside it, at `…/base`. Where the tag may be absent, what has none is that.

mod circles;
mod heirs;
mod tags;

pub use self::circles::open_circles;

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use self::heirs::{
    Children, adds, ancestors, children, extends, is_named, parts, property, requires,
};
use self::tags::{Division, base_place, divide};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::normal::{
    Schemas, UNIONS, extension, is_nullable, is_union, reference, referenced, target,
};

/// See the module.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    keep_branches(schemas);
    let bases: BTreeSet<String> = schemas
        .keys()
        .filter(|place| is_base(schemas, place))
        .cloned()
        .collect();
    let children = children(schemas, &bases);
    let (bases, others): (BTreeSet<String>, BTreeSet<String>) = bases
        .into_iter()
        .partition(|base| children.contains_key(base));
    for found in others.iter().filter_map(|other| childless(schemas, other)) {
        diagnostics.push(found);
    }
    let of = |base: &String| {
        Some((
            base.clone(),
            divide(schemas, base, (&children, &bases), diagnostics)?,
        ))
    };
    let divisions: Vec<(String, Division)> = bases.iter().filter_map(of).collect();
    let bases = divisions.iter().map(|(base, _)| base.clone()).collect();
    extend_bases(schemas, &bases, &children);
    for (base, division) in divisions {
        put(schemas, &base, division);
    }
    let mut extending = Vec::new();
    for (place, schema) in schemas.iter_mut() {
        let Some(schema) = schema.as_object_mut() else {
            continue;
        };
        if schema.remove(extension::OWN_VALUE).is_some() && schema.contains_key("allOf") {
            extending.push(place.clone());
        }
    }
    for place in extending {
        // What has a value of its own is a schema of its own, also where it adds nothing.
        make_object(schemas, &place);
    }
}

/// Makes a schema an object of its own, also where it adds nothing to what it extends. Where none of these has a `type`, it is assumed.
fn make_object(schemas: &mut Schemas, place: &str) {
    let has_type = |at: &&str| {
        let schema = schemas.get(*at).and_then(Value::as_object);
        schema.is_some_and(|schema| {
            schema.contains_key("type") && !schema.contains_key(extension::ASSUMED)
        })
    };
    let is_assumed = !ancestors(schemas, place).iter().any(has_type);
    let Some(schema) = schemas.get_mut(place).and_then(Value::as_object_mut) else {
        return;
    };
    schema.entry("type").or_insert(json!("object"));
    if is_assumed {
        schema.insert(extension::ASSUMED.to_owned(), json!("object"));
    }
}

/// Lets the branches of unions with a discriminator be schemas of their own, by their names, also where they add nothing to what they
/// extend: a value of the tag stands for each.
fn keep_branches(schemas: &mut Schemas) {
    let unions = schemas.values().filter_map(Value::as_object);
    let unions = unions.filter(|schema| schema.contains_key("discriminator"));
    let lists = unions.flat_map(|union| {
        UNIONS
            .into_iter()
            .filter_map(|key| union.get(key)?.as_array())
    });
    let branches = lists.flatten().filter_map(referenced);
    let wrappers = branches.filter(|branch| is_named(branch) && wraps_object(schemas, branch));
    let wrappers: BTreeSet<String> = wrappers.map(str::to_owned).collect();
    for wrapper in wrappers {
        make_object(schemas, &wrapper);
    }
}

/// Whether a schema is nothing but another one, with a name, that is an object.
fn wraps_object(schemas: &Schemas, place: &str) -> bool {
    let Some(schema) = schemas.get(place).and_then(Value::as_object) else {
        return false;
    };
    let whole = parts(schema)
        .map(|part| target(schemas, part))
        .find(|part| is_named(part));
    let whole = whole.and_then(|part| schemas.get(part)?.as_object());
    !extends(schema)
        && !is_nullable(schema)
        && whole.is_some_and(|whole| whole.contains_key("properties") && !is_union(whole))
}

/// What is said of a discriminator that maps values to what does not extend its schema.
fn childless(schemas: &Schemas, base: &str) -> Option<Diagnostic> {
    schemas
        .get(base)?
        .get("discriminator")?
        .get("mapping")?
        .as_object()
        .filter(|mapping| !mapping.is_empty())?;
    let message = "nothing extends this schema, so that its discriminator decides nothing";
    let help = "let what it maps to extend it by `allOf`, or list that in a `oneOf`";
    let at = format!("{base}/discriminator");
    Some(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message).help(help))
}

/// Whether a schema is a named one with a discriminator and no branches of its own. Null is nobody's tag.
fn is_base(schemas: &Schemas, place: &str) -> bool {
    let Some(schema) = schemas.get(place).and_then(Value::as_object) else {
        return false;
    };
    let key = schema
        .get("discriminator")
        .and_then(|discriminator| discriminator.get("propertyName"));
    let has_tag = |key: &str| {
        !key.is_empty() && (requires(schemas, place, key) || !may_be_null(schemas, place, key))
    };
    !is_union(schema) && is_named(place) && key.and_then(Value::as_str).is_some_and(has_tag)
}

/// Whether a property of a schema, or of one that it extends, may be null.
fn may_be_null(schemas: &Schemas, place: &str, key: &str) -> bool {
    let all = ancestors(schemas, place);
    let properties = all.iter().filter_map(|place| property(schemas, place, key));
    let mut said = properties.flat_map(|property| ancestors(schemas, property));
    said.any(|place| {
        schemas
            .get(place)
            .and_then(Value::as_object)
            .is_some_and(is_nullable)
    })
}

/// Lets whatever extends a base extend what is put beside it.
fn extend_bases(schemas: &mut Schemas, bases: &BTreeSet<String>, children: &Children) {
    let places: Vec<String> = schemas.keys().cloned().collect();
    for place in places {
        let Some(schema) = schemas.get(&place).and_then(Value::as_object) else {
            continue;
        };
        // What has no name and adds nothing is what it refers to.
        let is_child = |base: &String| {
            if !is_named(&place) {
                return adds(schemas, schema);
            }
            extends(schema)
                || children
                    .get(base)
                    .is_some_and(|children| children.contains(&place))
        };
        let above = parts(schema).map(|part| target(schemas, part));
        let own = above
            .filter_map(|base| bases.get(base))
            .filter(|base| is_child(base));
        let own: BTreeSet<String> = own.cloned().collect();
        extend_base(schemas, &place, &own);
    }
}

/// Lets a schema extend what is put beside these bases, not themselves.
fn extend_base(schemas: &mut Schemas, place: &str, bases: &BTreeSet<String>) {
    let parts = schemas
        .get(place)
        .and_then(|schema| schema.get("allOf")?.as_array());
    let extended = |part: &Value| {
        let base = referenced(part).map(|part| target(schemas, part));
        let base = base.filter(|base| bases.contains(*base));
        base.map_or_else(|| part.clone(), |base| reference(&base_place(base)))
    };
    let parts: Vec<Value> = parts.into_iter().flatten().map(extended).collect();
    let is_changed = |schema: &Value| schema.get("allOf") != Some(&json!(parts));
    if parts.is_empty() || !schemas.get(place).is_some_and(is_changed) {
        return;
    }
    // What adds nothing is a schema of its own all the same, by its name.
    make_object(schemas, place);
    schemas[place]["allOf"] = json!(parts);
}

/// Makes the base a union of its branches.
fn put(
    schemas: &mut Schemas,
    place: &str,
    Division {
        branches,
        mapping,
        untagged,
    }: Division,
) {
    let Some(mut base) = schemas.get(place).and_then(Value::as_object).cloned() else {
        return;
    };
    let Some(mut discriminator) = base.remove("discriminator") else {
        return;
    };
    let mut union = Map::new();
    let references = |places: &[String]| {
        places
            .iter()
            .map(|place| reference(place))
            .collect::<Value>()
    };
    union.insert("oneOf".to_owned(), references(&branches));
    if !untagged.is_empty() {
        discriminator[extension::UNTAGGED] = references(&untagged);
    }
    discriminator["mapping"] = json!(mapping);
    union.insert("discriminator".to_owned(), discriminator);
    for annotation in [
        "title",
        "description",
        "nullable",
        "deprecated",
        extension::CALLED,
    ] {
        if let Some(said) = base.get(annotation) {
            union.insert(annotation.to_owned(), said.clone());
        }
    }
    base.remove("nullable");
    base.remove(extension::CALLED);
    schemas.insert(place.to_owned(), Value::Object(union));
    schemas.insert(base_place(place), Value::Object(base));
}
