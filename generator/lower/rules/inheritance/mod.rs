//! A `discriminator` on a schema that others extend by `allOf` → the schema is the union of those and of itself.
//!
//! The properties that the others extend are moved to `…/base`. If the tag may be absent, a value without it is of that schema.

mod cycles;
mod extend;
mod hierarchy;
mod tags;

pub use self::cycles::open_cycles;

use self::extend::{extend_base, make_object};
use std::collections::BTreeSet;

use self::hierarchy::{
    Children, adds, ancestors, children, extends, is_named, parts, property, requires,
};
use self::tags::{Division, base_location, divide};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::normal::{
    Schema, Schemas, UNIONS, each_schema, each_schema_mut, references, schema_at, target,
};
use crate::schema::Discriminator;

/// See the module's documentation.
pub fn lower(schemas: &mut Schemas, diagnostics: &mut Diagnostics) {
    keep_branches(schemas);
    let bases: BTreeSet<String> = schemas
        .keys()
        .filter(|location| is_base(schemas, location))
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
    for (location, schema) in each_schema_mut(schemas) {
        let value = schema.assertions.discriminator_value.take();
        if value.is_some() && schema.has("allOf") {
            extending.push(location.clone());
        }
    }
    for location in extending {
        // What has a value of its own is a schema of its own, also where it adds nothing.
        make_object(schemas, &location);
    }
}

/// Lets the branches of unions with a discriminator be schemas of their own, by their names, also where they add nothing to what they
/// extend: a value of the tag stands for each.
fn keep_branches(schemas: &mut Schemas) {
    let unions = each_schema(schemas).filter(|(_, schema)| schema.discriminator.is_some());
    let branches = unions.flat_map(|(_, union)| {
        let keywords = UNIONS.into_iter();
        keywords.flat_map(|keyword| union.locations(keyword))
    });
    let wrappers = branches.filter(|branch| is_named(branch) && wraps_object(schemas, branch));
    let wrappers: BTreeSet<String> = wrappers.map(str::to_owned).collect();
    for wrapper in wrappers {
        make_object(schemas, &wrapper);
    }
}

/// Whether a schema is nothing but another one, with a name, that is an object.
fn wraps_object(schemas: &Schemas, location: &str) -> bool {
    let Some(schema) = schema_at(schemas, location) else {
        return false;
    };
    let whole = parts(schema)
        .map(|part| target(schemas, part))
        .find(|part| is_named(part));
    let whole = whole.and_then(|part| schema_at(schemas, part));
    !extends(schema)
        && !schema.is_nullable()
        && whole.is_some_and(|whole| whole.has("properties") && !whole.is_union())
}

/// The diagnostic for a discriminator that maps values to schemas that do not extend its own.
fn childless(schemas: &Schemas, base: &str) -> Option<Diagnostic> {
    let discriminator = schema_at(schemas, base)?.discriminator.as_ref()?;
    if discriminator.mapping.is_empty() {
        return None;
    }
    let message = "no schema extends this one; its discriminator is ignored";
    let help = "let the mapped schemas extend it by `allOf`, or list them in a `oneOf`";
    let at = format!("{base}/discriminator");
    Some(Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message).help(help))
}

/// Whether a schema is a named one with a discriminator and no branches of its own. Null has no tag.
fn is_base(schemas: &Schemas, location: &str) -> bool {
    let Some(schema) = schema_at(schemas, location) else {
        return false;
    };
    let has_tag = |discriminator: &Discriminator| {
        let key = discriminator.property_name.as_str();
        requires(schemas, location, key) || !may_be_null(schemas, location, key)
    };
    !schema.is_union() && is_named(location) && schema.discriminator.as_ref().is_some_and(has_tag)
}

/// Whether a property of a schema, or of one that it extends, may be null.
fn may_be_null(schemas: &Schemas, location: &str, key: &str) -> bool {
    let all = ancestors(schemas, location);
    let properties = all
        .iter()
        .filter_map(|location| property(schemas, location, key));
    let mut declared = properties.flat_map(|property| ancestors(schemas, property));
    declared.any(|location| schema_at(schemas, location).is_some_and(Schema::is_nullable))
}

/// Lets the child schemas of a parent extend the schema that was derived from the parent.
fn extend_bases(schemas: &mut Schemas, bases: &BTreeSet<String>, children: &Children) {
    let locations: Vec<String> = schemas.keys().cloned().collect();
    for location in locations {
        let Some(schema) = schema_at(schemas, &location) else {
            continue;
        };
        // A schema without a name that adds nothing is replaced by the target of its reference.
        let is_child = |base: &String| {
            if !is_named(&location) {
                return adds(schemas, schema);
            }
            extends(schema)
                || children
                    .get(base)
                    .is_some_and(|children| children.contains(&location))
        };
        let above = parts(schema).map(|part| target(schemas, part));
        let own = above
            .filter_map(|base| bases.get(base))
            .filter(|base| is_child(base));
        let own: BTreeSet<String> = own.cloned().collect();
        extend_base(schemas, &location, &own);
    }
}

/// Makes the parent schema a union of its branches.
fn put(schemas: &mut Schemas, location: &str, division: Division) {
    let Some(mut base) = schema_at(schemas, location).cloned() else {
        return;
    };
    let Some(discriminator) = base.discriminator.take() else {
        return;
    };
    let branches = division.branches.iter().map(String::as_str);
    // What is left of the parent is a branch of its own.
    let is_itself = |default: &String| default.strip_prefix('#') == Some(location);
    let default = discriminator.default.clone().map(|default| {
        if is_itself(&default) {
            format!("#{}", base_location(location))
        } else {
            default
        }
    });
    let mut union = Schema::with("oneOf", references(branches));
    for annotation in ["title", "description", "nullable", "deprecated"] {
        if let Some(value) = base.get(annotation) {
            union.set(annotation, value.clone());
        }
    }
    union.discriminator = Some(Discriminator {
        mapping: division.mapping,
        untagged: division.untagged,
        default,
        ..discriminator
    });
    union.annotations.component_name = base.annotations.component_name.take();
    base.remove("nullable");
    schemas.insert(location.to_owned(), union.into());
    schemas.insert(base_location(location), base.into());
}
