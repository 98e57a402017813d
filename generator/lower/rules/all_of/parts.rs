//! Which parts of an `allOf` add something to the others.

use std::collections::{HashMap, HashSet};

use indexmap::IndexSet;
use serde_json::{Value, json};

use super::super::type_lists::{says_type, subjects, subjects_of};
use super::narrow::kinds;
use crate::lower::named::named;
use crate::lower::normal::{
    Annotations, Entry, Schema, Schemas, TYPES, UNIONS, each_schema, is_annotation, is_description,
    references, schema_at, target, target_schema,
};

/// How many schemas are visited to decide whether one of them is another.
const MOST_STEPS: usize = 256;

/// What each schema extends, before it is merged with that.
pub struct Extended(HashMap<String, Vec<String>>);

impl Extended {
    /// What the schemas extend.
    pub fn of(schemas: &Schemas) -> Self {
        let parts = |schema| {
            targets(schemas, schema, "allOf")
                .map(str::to_owned)
                .collect()
        };
        // A schema with `nullable` accepts more than the target of its reference.
        let extended = each_schema(schemas)
            .filter(|(_, schema)| schema.has("allOf") && !schema.is_nullable())
            .map(|(location, schema)| (location.clone(), parts(schema)));
        Self(extended.collect())
    }

    /// The parts without those that another one extends, or that are another or null, or unions of another and more; of equal parts
    /// the first.
    pub fn needed(&self, parts: &[String], schemas: &Schemas) -> Vec<String> {
        let ends: IndexSet<&str> = parts.iter().map(|part| target(schemas, part)).collect();
        let above = |location: &str| {
            self.0
                .get(location)
                .into_iter()
                .flatten()
                .map(String::as_str)
                .collect()
        };
        let below = |location: &str| narrower(schemas, location);
        let mut declared: HashSet<&str> = HashSet::new();
        for end in ends.iter().copied().filter(|_| ends.len() > 1) {
            let is_other = |location: &&str| *location != end && ends.contains(location);
            // Schemas that extend each other are reported as a cycle later, and unions that contain each other stay.
            let extended = reached(end, above).into_iter().filter(is_other);
            declared.extend(extended.filter(|other| !reached(other, above).contains(end)));
            let mut inside = reached(end, below).into_iter().filter(is_other);
            if inside.any(|other| !reached(other, below).contains(end)) {
                declared.insert(end);
            }
        }
        ends.into_iter()
            .filter(|end| !declared.contains(end))
            .map(str::to_owned)
            .collect()
    }
}

/// What one leads to, in so many steps.
fn reached<'s>(from: &str, next: impl Fn(&str) -> Vec<&'s str>) -> HashSet<&'s str> {
    let (mut rest, mut seen) = (next(from), HashSet::new());
    while let Some(location) = rest.pop().filter(|_| seen.len() < MOST_STEPS) {
        if seen.insert(location) {
            rest.extend(next(location));
        }
    }
    seen
}

/// Where the references lead that are listed under a keyword.
fn targets<'s>(
    schemas: &'s Schemas,
    schema: &'s Schema,
    keyword: &str,
) -> impl Iterator<Item = &'s str> {
    schema
        .locations(keyword)
        .map(|location| target(schemas, location))
}

/// The schemas that accept nothing but what a schema accepts: the branches of a union, and a nullable schema without null.
fn narrower<'s>(schemas: &'s Schemas, location: &str) -> Vec<&'s str> {
    let schema = schema_at(schemas, location);
    let nullable = schema
        .filter(|schema| schema.is_nullable())
        .and_then(Schema::annotated);
    branches(schemas, location)
        .into_iter()
        .chain(nullable.map(|location| target(schemas, location)))
        .collect()
}

/// The branches of a union, or none.
fn branches<'s>(schemas: &'s Schemas, location: &str) -> Vec<&'s str> {
    let Some(schema) = schema_at(schemas, location) else {
        return Vec::new();
    };
    let all = UNIONS.into_iter();
    all.flat_map(|keyword| targets(schemas, schema, keyword))
        .collect()
}

/// A reference to the one part to which neither the others nor their siblings add anything, with their annotations.
///
/// A schema with a name is one of its own all the same.
pub fn only_part(
    location: &str,
    schema: &Schema,
    parts: &[String],
    schemas: &Schemas,
    is_own: impl Fn(&str) -> bool,
) -> Option<Entry> {
    let end = |part: &str| target_schema(schemas, part);
    let mut speaking = parts
        .iter()
        .filter(|part| end(part).is_none_or(may_restrict));
    let only = speaking
        .next()
        .filter(|_| speaking.next().is_none() && named(location).is_none())?;
    let mut own = schema.clone();
    own.keywords.shift_remove("allOf");
    // The nearest first, each with whether the part comes before it.
    let (mut sides, mut is_beyond) = (vec![(location, &own, false)], false);
    for part in parts.iter().rev() {
        if part == only {
            is_beyond = true;
        } else {
            sides.push((part, end(part)?, is_beyond));
        }
    }
    if sides
        .iter()
        .any(|(_, side, _)| !repeats_all(side, only, schemas))
    {
        return None;
    }
    // A part without a type accepts null as the others do.
    let or_null = |side: &Schema| says_type(side) && side.is_nullable();
    if sides.iter().any(|(_, side, _)| or_null(side)) && !is_typed(schemas, only) {
        return None;
    }
    let mut kept = only.as_str();
    if sides
        .iter()
        .any(|(_, side, _)| says_type(side) && !side.is_nullable())
    {
        // Null is excluded: the rest of the part is left.
        while end(kept)?.is_nullable() {
            kept = end(kept)?.annotated()?;
        }
    }
    let mut whole = Schema::with("allOf", references([kept]));
    let itself = end(only).filter(|_| is_own(only));
    let extends = named(only).is_some();
    for (at, side, is_beyond) in sides {
        let itself = itself.filter(|_| is_beyond);
        let describes_whole = at == location || is_own(at);
        // The documentation of another schema does not describe this one. A nullable type narrows nothing.
        let is_reported = |key: &str| {
            is_annotation(key)
                && (describes_whole || !is_description(key))
                && (at == location
                    || key != "nullable"
                    || !says_type(side)
                    || (extends && is_own(at)))
                && !itself.is_some_and(|itself| itself.has(key))
        };
        for (key, value) in side.keywords.iter().filter(|(key, _)| is_reported(key)) {
            whole.keywords.entry(key).or_insert_with(|| value.clone());
        }
        let mut annotations = side.annotations.clone();
        if let Some(itself) = itself {
            annotations = annotations.without(&itself.annotations);
        }
        if !describes_whole {
            annotations.component_name = None;
        }
        whole.annotations = whole.annotations.or(annotations);
    }
    let is_bare = whole.keywords.len() == 1 && whole.annotations == Annotations::default();
    Some(if is_bare {
        Entry::Reference(kept.to_owned())
    } else {
        whole.into()
    })
}

/// Whether a schema may restrict more than the other parts.
pub fn may_restrict(schema: &Schema) -> bool {
    schema.keywords.iter().any(keyword_may_restrict) || !schema.assertions.are_none()
}

/// Whether a keyword may restrict more than the other parts.
fn keyword_may_restrict((key, value): (&String, &Value)) -> bool {
    match key.as_str() {
        "type" | "required" => false,
        "properties" => value != &json!({}),
        "additionalProperties" => value != &json!(true),
        key => !is_annotation(key) && !is_description(key),
    }
}

/// Whether a schema restricts nothing that the schema at a location does not restrict as well.
fn repeats_all(schema: &Schema, location: &str, schemas: &Schemas) -> bool {
    let mut keywords = schema.keywords.iter();
    let mut subjects = schema.assertions.subjects();
    keywords.all(|keyword| repeats(keyword, location, schemas))
        && subjects.all(|types| is_foreign(types, location, schemas))
}

/// Whether a keyword restricts nothing that the schema at a location does not restrict as well.
fn repeats((key, value): (&String, &Value), location: &str, schemas: &Schemas) -> bool {
    let whole = || target_schema(schemas, location);
    let tag = || Some(whole()?.discriminator.as_ref()?.property_name.as_str());
    let is_tag = |name: &Value| name.is_string() && name.as_str() == tag();
    match key.as_str() {
        "type" => value
            .as_str()
            .is_some_and(|kind| is_of_kind(schemas, location, kind)),
        "required" => {
            let required = whole().and_then(|whole| whole.array("required"));
            let all: HashSet<&Value> = required.into_iter().flatten().collect();
            value
                .as_array()
                .into_iter()
                .flatten()
                .all(|name| all.contains(name) || is_tag(name))
        }
        // Keywords about values of other types do not apply to these.
        _ => !keyword_may_restrict((key, value)) || is_foreign(subjects_of(key), location, schemas),
    }
}

/// Whether keywords about values of some types do not apply to the values of a schema.
fn is_foreign(subjects: &[&str], location: &str, schemas: &Schemas) -> bool {
    let mut others = TYPES.into_iter().filter(|kind| !subjects.contains(kind));
    !subjects.is_empty() && others.any(|kind| is_of_kind(schemas, location, kind))
}

/// How deeply nested unions are followed.
const DEEPEST_UNION: usize = 8;

/// Whether all values of a schema, null aside, are of a type.
pub fn is_of_kind(schemas: &Schemas, location: &str, kind: &str) -> bool {
    let declared = |schema: &Schema| schema.get("type").map(|declared| declared == kind);
    let implied = |schema: &Schema| {
        if let Some(kinds) = kinds(schema) {
            return kinds.iter().all(|own| *own == kind);
        }
        let mut subjects = subjects(schema).peekable();
        kind != "integer"
            && subjects.peek().is_some()
            && subjects.all(|types| types.contains(&kind))
    };
    is_true_of_all(schemas, location, 0, &declared, &implied)
}

/// Whether a schema declares its type, and does not only have keywords about it.
fn is_typed(schemas: &Schemas, location: &str) -> bool {
    let declared =
        |schema: &Schema| (schema.has("type") || kinds(schema).is_some()).then_some(true);
    is_true_of_all(schemas, location, 0, &declared, &|_| false)
}

/// Whether something is true of all values of a schema: by the schema itself, one of its parts, or all its branches; `otherwise` where
/// it has none of them.
fn is_true_of_all(
    schemas: &Schemas,
    location: &str,
    depth: usize,
    declares: &dyn Fn(&Schema) -> Option<bool>,
    otherwise: &dyn Fn(&Schema) -> bool,
) -> bool {
    let Some(schema) = target_schema(schemas, location) else {
        return false;
    };
    if let Some(declared) = declares(schema) {
        return declared;
    }
    if depth == DEEPEST_UNION {
        return false;
    }
    let is_true =
        |location: &str| is_true_of_all(schemas, location, depth + 1, declares, otherwise);
    if targets(schemas, schema, "allOf").any(is_true) {
        return true;
    }
    let branches = branches(schemas, location);
    if branches.is_empty() {
        otherwise(schema)
    } else {
        branches.into_iter().all(is_true)
    }
}
