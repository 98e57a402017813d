//! Which values of a parent schema's discriminator select its child schemas, and which the parent itself.
//!
//! The mapping comes first. A schema without a mapping has the value of its `x-ms-discriminator-value`, else the strings that
//! its own property narrows the tag to, else its name, if the parent allows it. The remaining values are the parent's.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;
use serde_json::Value;

use super::hierarchy::{Children, ancestors, descendants, is_named, parts, property, requires};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::lower::named::name_among;
use crate::lower::normal::{Schemas, schema_at, target};
use crate::ownership::{Claim, Precedence, owned_values};
use crate::schema::Discriminator;
use crate::schema::derived::{How, derive};

/// The union that a parent schema becomes.
pub struct Division {
    /// The branches: what extends it, less what no value stands for, and itself, if values are left.
    pub branches: Vec<String>,
    /// The discriminator's mapping.
    pub mapping: IndexMap<String, String>,
    /// The branches that may lack the tag: the parent itself, if it is one, else all of them.
    pub untagged: Vec<String>,
}

/// The location of a parent's properties: next to the union that it becomes. The top of a file may be a schema's name.
pub fn base_location(location: &str) -> String {
    derive(location, How::Base)
}

/// Divides the values of a base's tag, if they stand for anything that extends it.
pub fn divide(
    schemas: &Schemas,
    base: &str,
    (children, bases): (&Children, &BTreeSet<String>),
    diagnostics: &mut Diagnostics,
) -> Option<Division> {
    let tags = Tags::of(schemas, base)?;
    if ["array", "object"]
        .iter()
        .any(|kind| tags.types.contains(kind))
    {
        diagnostics.push(tags.structured(base));
        return None;
    }
    let child_schemas = descendants(base, children, bases);
    let values = tags.owned_values(&child_schemas);
    if values.iter().all(Vec::is_empty)
        && !child_schemas
            .iter()
            .any(|child_schema| bases.contains(*child_schema))
    {
        diagnostics.push(tags.useless(base));
        return None;
    }
    let (mut mapping, mut branches) = (tags.mapping(base), Vec::new());
    for (child_schema, values) in child_schemas.into_iter().zip(values) {
        if values.is_empty() && !bases.contains(child_schema) {
            // Schemas that others extend may exist only for that purpose.
            if !children.contains_key(child_schema) {
                diagnostics.push(tags.nobodys(child_schema));
            }
            continue;
        }
        for value in values.into_iter().filter(|_| !bases.contains(child_schema)) {
            mapping
                .entry(value)
                .or_insert_with(|| mapped_to(child_schema));
        }
        branches.push(child_schema.to_owned());
    }
    let own = tags.left(base, children, bases);
    let is_branch = tags.mapped.contains_key(base) || !own.is_empty();
    for value in own {
        mapping
            .entry(value)
            .or_insert_with(|| mapped_to(&base_location(base)));
    }
    branches.extend(is_branch.then(|| base_location(base)));
    let untagged = match requires(schemas, base, tags.key) {
        true => Vec::new(),
        false if is_branch => vec![base_location(base)],
        false => branches.clone(),
    };
    Some(Division {
        branches,
        mapping,
        untagged,
    })
}

/// A tag and its values.
struct Tags<'s> {
    schemas: &'s Schemas,
    key: &'s str,
    /// The types that the parent schema gives it.
    types: BTreeSet<&'s str>,
    /// The values that the discriminator maps to each schema.
    mapped: BTreeMap<&'s str, BTreeSet<String>>,
    declared: &'s IndexMap<String, String>,
    /// The strings that the parent allows; `None` where it allows all. Other values are allowed as far as the mapping names them.
    allowed: Option<BTreeSet<String>>,
}

impl<'s> Tags<'s> {
    fn of(schemas: &'s Schemas, base: &'s str) -> Option<Self> {
        let discriminator = schema_at(schemas, base)?.discriminator.as_ref()?;
        let key = discriminator.property_name.as_str();
        let mut mapped = mapped_by(schemas, discriminator);
        // The schema that a parent extends decides where the parent has no value itself.
        for above in ancestors(schemas, base).into_iter().skip(1) {
            let above = schema_at(schemas, above).and_then(|above| above.discriminator.as_ref());
            let above = above.filter(|above| above.property_name == key);
            for (location, values) in above
                .map(|above| mapped_by(schemas, above))
                .unwrap_or_default()
            {
                mapped.entry(location).or_insert(values);
            }
        }
        let all = ancestors(schemas, base);
        let allowed = all
            .iter()
            .find_map(|location| texts(schemas, location, key));
        let types: BTreeSet<&str> = all
            .iter()
            .flat_map(|location| types(schemas, location, key))
            .collect();
        let is_text = !["integer", "number", "boolean"]
            .iter()
            .any(|kind| types.contains(kind));
        let allowed = allowed.or_else(|| (!is_text).then(BTreeSet::new));
        Some(Self {
            schemas,
            key,
            types,
            mapped,
            declared: &discriminator.mapping,
            allowed,
        })
    }

    /// The mapping, with the derived schema in place of the parent.
    fn mapping(&self, base: &str) -> IndexMap<String, String> {
        let mut mapping = self.declared.clone();
        for value in self.mapped.get(base).into_iter().flatten() {
            mapping.insert(value.clone(), mapped_to(&base_location(base)));
        }
        mapping
    }

    /// What the document declares about the values of a schema. Whether it allows the mapped ones is known once it is merged.
    fn claim(&self, location: &str) -> Claim<String> {
        let schema = schema_at(self.schemas, location);
        let own = schema.and_then(|schema| schema.assertions.discriminator_value.clone());
        let own = own.map(|own| vec![own]);
        let narrowed = || Some(self.narrowed(location)?.into_iter().collect());
        let listed: Option<Vec<String>> = own.or_else(narrowed);
        let is_allowed = |name: &String| {
            let allowed = self.allowed.as_ref();
            listed.is_some() || allowed.is_none_or(|allowed| allowed.contains(name))
        };
        let name = name_among(self.schemas, location).filter(is_allowed);
        let mapped = self.mapped.get(location).into_iter().flatten();
        Claim {
            mapped: mapped.cloned().collect(),
            fits: true,
            listed,
            is_union: false,
            elsewhere: None,
            name,
        }
    }

    /// The values of a schema, independent of the others.
    fn values(&self, location: &str) -> Vec<String> {
        let values = self.claim(location).values(Precedence::Mapping);
        values.unwrap_or_default()
    }

    /// The values that each schema owns. A value that several still own belongs to none that is named after another value: the
    /// mapping gives each value to one schema only.
    fn owned_values(&self, child_schemas: &[&str]) -> Vec<Vec<String>> {
        let claims: Vec<Claim<String>> = child_schemas
            .iter()
            .map(|child_schema| self.claim(child_schema))
            .collect();
        let values = claims.iter().map(|claim| claim.values(Precedence::Mapping));
        let values: Vec<Vec<String>> = values.map(Option::unwrap_or_default).collect();
        let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
        for value in values.iter().flatten() {
            *counts.entry(value).or_default() += 1;
        }
        let mut owned = owned_values(&claims, &values);
        for (claim, owned) in claims.iter().zip(&mut owned) {
            let name = claim.name.as_ref().filter(|name| owned.contains(name));
            if let Some(name) = name.filter(|_| claim.mapped.is_empty()).cloned() {
                owned.retain(|value| *value == name || counts[value] == 1);
            }
        }
        owned
    }

    /// The strings that a schema itself, not one that it extends, narrows the tag to.
    fn narrowed(&self, location: &str) -> Option<BTreeSet<String>> {
        let schema = schema_at(self.schemas, location)?;
        let inside = parts(schema).filter(|part| !is_named(part));
        let found = [location]
            .into_iter()
            .chain(inside)
            .find_map(|part| texts(self.schemas, part, self.key))?;
        (self.allowed.as_ref() != Some(&found)).then_some(found)
    }

    /// The values that stand for the base itself: those that stand for nothing that extends it, unless it extends a base too.
    fn left(&self, base: &str, children: &Children, bases: &BTreeSet<String>) -> BTreeSet<String> {
        let divides = |location: &&str| {
            let base = schema_at(self.schemas, location);
            let discriminator = base.and_then(|base| base.discriminator.as_ref());
            let is_same = discriminator.is_some_and(|other| other.property_name == self.key);
            bases.contains(*location) && is_same
        };
        let is_child = ancestors(self.schemas, base).iter().skip(1).any(divides);
        match &self.allowed {
            _ if self.mapped.contains_key(base) => BTreeSet::new(),
            Some(allowed) if !is_child => {
                let all = descendants(base, children, &BTreeSet::new());
                let taken: BTreeSet<String> = all
                    .into_iter()
                    .flat_map(|child_schema| self.values(child_schema))
                    .collect();
                allowed.difference(&taken).cloned().collect()
            }
            _ => self.values(base).into_iter().collect(),
        }
    }

    fn structured(&self, base: &str) -> Diagnostic {
        let message = format!(
            "discriminator `{}` is an array or an object, which distinguishes nothing",
            self.key
        );
        let at = format!("{base}/discriminator");
        Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message)
            .help("name a property whose value is a string")
    }

    fn useless(&self, base: &str) -> Diagnostic {
        let message = format!(
            "no value of the discriminator `{}` selects a schema that extends this one",
            self.key
        );
        let at = format!("{base}/discriminator");
        Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message)
            .help("add a value for each to `mapping`")
    }

    fn nobodys(&self, location: &str) -> Diagnostic {
        let message = format!(
            "no value of the discriminator `{}` selects this schema",
            self.key
        );
        let help = "add one to `mapping`, or rename the schema after a value";
        Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, location, message).help(help)
    }
}

/// The values that a discriminator maps to each schema.
fn mapped_by<'s>(
    schemas: &'s Schemas,
    discriminator: &Discriminator,
) -> BTreeMap<&'s str, BTreeSet<String>> {
    let mut mapped: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (value, to) in &discriminator.mapping {
        let location = to.strip_prefix('#').unwrap_or_default();
        if let Some((location, _)) = schemas.get_key_value(location) {
            mapped
                .entry(target(schemas, location))
                .or_default()
                .insert(value.clone());
        }
    }
    mapped
}

/// The values that a discriminator maps to the schema at a location.
fn mapped_to(location: &str) -> String {
    format!("#{location}")
}

/// The strings that a schema allows for a property; whole numbers as a mapping writes them.
fn texts(schemas: &Schemas, location: &str, key: &str) -> Option<BTreeSet<String>> {
    let mut declared = ancestors(schemas, property(schemas, location, key)?).into_iter();
    let values = declared.find_map(|location| schema_at(schemas, location)?.get("enum"))?;
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => number.as_i64().map(|number| number.to_string()),
        _ => None,
    };
    values.as_array()?.iter().map(text).collect()
}

/// The types that a schema gives a property.
fn types<'s>(schemas: &'s Schemas, location: &str, key: &str) -> impl Iterator<Item = &'s str> {
    let declared = property(schemas, location, key).map(|property| ancestors(schemas, property));
    declared
        .into_iter()
        .flatten()
        .filter_map(|location| schema_at(schemas, location)?.type_name())
}
