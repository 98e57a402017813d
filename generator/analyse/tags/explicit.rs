//! The values that a `discriminator` gives to the branches of a union.

use std::collections::HashMap;

use super::mapping::{Mapped, Mapping, declared_untagged, default_branch};
use super::tagged::{Tagged, are_distinct, branch_literals, describes, find_untagged};
use crate::analyse::locations::display;
use crate::ir::TagValue;
use crate::lower::named::named;
use crate::ownership::{Claim, Precedence, owned_values};
use crate::schema::leaves::leaves;
use crate::schema::{Discriminator, Found, Kind, Schemas};
use crate::values::literals::{is_structured, may_be};

/// How deeply unions with a discriminator may be nested.
const DEEPEST: usize = 16;

/// The tag of a union with a discriminator, if the discriminator distinguishes its branches.
pub fn decide_by_discriminator<'a>(
    model: &'a Schemas,
    union: Found<'a>,
    branches: &[&'a str],
    mapped: &Mapped<'a>,
) -> Option<Tagged> {
    let discriminator = union.discriminator()?;
    let values = declared_values(
        model,
        discriminator,
        branches,
        &mut Inside::of(union, mapped),
    )?;
    let key = discriminator.property_name.clone();
    let mut untagged = declared_untagged(discriminator, branches);
    // The discriminator's property has to be present, unless a branch makes it optional, or a single branch has neither the property
    // nor a value: a parent schema that is a type like its child schemas.
    let mapping = Mapping::of(model, discriminator);
    let is_mapped = |branch: &str| {
        model
            .find_bare(branch)
            .is_some_and(|bare| mapping.values.contains_key(bare.location))
    };
    if let ([], [only]) = (
        untagged.as_slice(),
        find_untagged(model, branches, &key).as_slice(),
    ) && (describes(model, branches[*only], &key)
        || branches
            .iter()
            .enumerate()
            .all(|(index, branch)| is_mapped(branch) == (index != *only)))
    {
        untagged.push(*only);
    }
    let default = default_branch(model, discriminator, branches);
    untagged = default.map_or(untagged, |default| vec![default]);
    Some(Tagged {
        key,
        explicit: true,
        values,
        untagged,
        default,
    })
}

/// The values that a discriminator gives to each branch, if they distinguish the branches.
fn declared_values<'a>(
    model: &'a Schemas,
    discriminator: &'a Discriminator,
    branches: &[&'a str],
    inside: &mut Inside<'a, '_>,
) -> Option<Vec<Vec<TagValue>>> {
    let mapping = Mapping::of(model, discriminator);
    let mut claims = Vec::with_capacity(branches.len());
    for branch in branches {
        claims.push(read_claim(model, &mapping, branch, inside)?);
    }
    // The values of other discriminators count only where they have values for all branches.
    if claims.iter().any(|claim| claim.elsewhere.is_none()) {
        for claim in &mut claims {
            claim.elsewhere = None;
        }
    }
    for precedence in [Precedence::Schema, Precedence::Mapping] {
        let values = claims.iter().map(|claim| claim.values(precedence));
        let values = owned_values(&claims, &values.collect::<Option<Vec<_>>>()?);
        if are_distinct(&values) {
            return Some(values);
        }
    }
    None
}

/// The first branch without a value of the discriminator, or the first two that share one.
pub fn find_flaw<'a>(
    model: &'a Schemas,
    union: Found<'a>,
    discriminator: &'a Discriminator,
    branches: &[&'a str],
    mapped: &Mapped<'a>,
) -> Option<String> {
    let key = &discriminator.property_name;
    let mapping = Mapping::of(model, discriminator);
    let mut inside = Inside::of(union, mapped);
    let mut seen: HashMap<TagValue, String> = HashMap::new();
    for branch in branches {
        let name = named(branch).unwrap_or_else(|| display(branch));
        if is_structured(model, branch, key) {
            return Some(format!(
                "`{key}` is an array or an object in `{name}`: name a property that is a string"
            ));
        }
        let claim = read_claim(model, &mapping, branch, &mut inside);
        let values = claim.and_then(|mut claim| {
            claim.elsewhere = None;
            claim.values(Precedence::Schema)
        });
        let Some(values) = values else {
            return Some(format!(
                "add a value for `{name}` to `mapping`, or a `const` to its `{key}`"
            ));
        };
        for value in values {
            let shared = value.plain();
            if let Some(other) = seen.insert(value, name.clone()) {
                return Some(format!(
                    "`{other}` and `{name}` share the value `{shared}`: give each a value of its own"
                ));
            }
        }
    }
    None
}

/// The values of nested unions that are known so far.
struct Inside<'a, 'm> {
    /// The values from other discriminators.
    mapped: &'m Mapped<'a>,
    known: HashMap<&'a str, Option<Vec<TagValue>>>,
    depth: usize,
}

impl<'a, 'm> Inside<'a, 'm> {
    fn of(union: Found<'a>, mapped: &'m Mapped<'a>) -> Self {
        Self {
            mapped,
            known: HashMap::from([(union.location, None)]),
            depth: 0,
        }
    }

    /// The values of a nested union with the same discriminator property; none for a union inside itself.
    fn values(&mut self, model: &'a Schemas, union: Found<'a>, key: &str) -> Option<Vec<TagValue>> {
        let branches = union.branches()?;
        let discriminator = union
            .discriminator()
            .filter(|discriminator| discriminator.property_name == key)?;
        if let Some(known) = self.known.get(union.location) {
            return known.clone();
        }
        self.known.insert(union.location, None);
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        let branches: Vec<&str> = branches
            .iter()
            .map(String::as_str)
            .filter(|branch| *branch != union.location)
            .collect();
        let values = declared_values(model, discriminator, &branches, self);
        self.depth -= 1;
        let values = values.map(|values| values.concat());
        self.known.insert(union.location, values.clone());
        values
    }
}

/// The values that the document declares for a branch; `None` where it cannot be an object with a tag.
fn read_claim<'a>(
    model: &'a Schemas,
    mapping: &Mapping<'_>,
    branch: &'a str,
    inside: &mut Inside<'a, '_>,
) -> Option<Claim<TagValue>> {
    let bare = model.find_bare(branch)?;
    // A branch without a description is treated as an object with the tag.
    let is_object = |found: &Found<'_>| matches!(found.schema.kind, Kind::Object(_));
    if !matches!(bare.schema.kind, Kind::Any) && !leaves(model, branch).iter().all(is_object) {
        return None;
    }
    let mapped = mapping
        .values
        .get(bare.location)
        .cloned()
        .unwrap_or_default();
    let key = mapping.key;
    let inner = inside.values(model, bare, key);
    // The constants of the schema itself are the possible values; values that it shares with others distinguish nothing.
    let is_reported = |value: &TagValue| match &inner {
        Some(values) => values.contains(value),
        None => leaves(model, branch)
            .iter()
            .any(|leaf| may_be(model, *leaf, key, value)),
    };
    let fits = mapped.iter().all(is_reported);
    let is_union = inner.is_some();
    // A schema may list the values of all branches: they are read only where they count.
    let needs_literals = mapped.is_empty() || !fits;
    let literals = || {
        needs_literals
            .then(|| branch_literals(model, branch, key))
            .flatten()
    };
    Some(Claim {
        mapped,
        fits,
        listed: inner.or_else(literals),
        is_union,
        elsewhere: inside.mapped.get(key, bare.location),
        name: mapping.implicit_value(model, branch),
    })
}
