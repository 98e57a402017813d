//! The values that a `discriminator` gives to the branches of a union.

use std::collections::HashMap;

use super::mapping::{Mapped, Mapping, said_untagged};
use super::tagged::{Tagged, are_distinct, branch_literals, describes, find_untagged};
use crate::analyse::locations::display;
use crate::ir::TagValue;
use crate::lower::named::named;
use crate::ownership::{Claim, Precedence, owned_values};
use crate::schema::leaves::leaves;
use crate::schema::{Discriminator, Found, Kind, Schemas};
use crate::values::literals::{is_structured, may_be};

/// How deep unions with a discriminator may lead into others.
const DEEPEST: usize = 16;

/// How the discriminator of a union decides it, if it does.
pub fn decide_by_discriminator<'a>(
    model: &'a Schemas,
    union: Found<'a>,
    branches: &[&'a str],
    mapped: &Mapped<'a>,
) -> Option<Tagged> {
    let discriminator = union.discriminator()?;
    let values = said_values(
        model,
        discriminator,
        branches,
        &mut Inside::of(union, mapped),
    )?;
    let key = discriminator.property_name.clone();
    let mut untagged = said_untagged(discriminator, branches);
    // What a discriminator names has to be there, unless one branch only says of it that it may be absent, or knows nothing of it and is
    // alone in having no value: a base that is a type like those that extend it.
    let mapping = Mapping::of(model, discriminator);
    let is_mapped = |branch: &str| {
        model
            .find_bare(branch)
            .is_some_and(|bare| mapping.values.contains_key(bare.place))
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
    Some(Tagged {
        key,
        explicit: true,
        values,
        untagged,
    })
}

/// The values that a discriminator gives to each branch, if they tell the branches apart.
fn said_values<'a>(
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
    // What other discriminators say counts only where they say it of all branches.
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
                "in `{name}` it is a list or an object: name a property whose value is a text"
            ));
        }
        let claim = read_claim(model, &mapping, branch, &mut inside);
        let values = claim.and_then(|mut claim| {
            claim.elsewhere = None;
            claim.values(Precedence::Schema)
        });
        let Some(values) = values else {
            return Some(format!(
                "give `{name}` a value by `mapping`, or by a `const` of its own for `{key}`"
            ));
        };
        for value in values {
            let spelled = value.plain();
            if let Some(other) = seen.insert(value, name.clone()) {
                return Some(format!(
                    "`{other}` and `{name}` both have the value `{spelled}`: give each its own"
                ));
            }
        }
    }
    None
}

/// The values of unions inside of a union, as far as they have been looked at.
struct Inside<'a, 'm> {
    /// What other discriminators say.
    mapped: &'m Mapped<'a>,
    known: HashMap<&'a str, Option<Vec<TagValue>>>,
    depth: usize,
}

impl<'a, 'm> Inside<'a, 'm> {
    fn of(union: Found<'a>, mapped: &'m Mapped<'a>) -> Self {
        Self {
            mapped,
            known: HashMap::from([(union.place, None)]),
            depth: 0,
        }
    }

    /// The values of a union that the same discriminator decides; one that leads back to itself has none there.
    fn values(&mut self, model: &'a Schemas, union: Found<'a>, key: &str) -> Option<Vec<TagValue>> {
        let branches = union.branches()?;
        let discriminator = union
            .discriminator()
            .filter(|discriminator| discriminator.property_name == key)?;
        if let Some(known) = self.known.get(union.place) {
            return known.clone();
        }
        self.known.insert(union.place, None);
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        let branches: Vec<&str> = branches
            .iter()
            .map(String::as_str)
            .filter(|branch| *branch != union.place)
            .collect();
        let values = said_values(model, discriminator, &branches, self);
        self.depth -= 1;
        let values = values.map(|values| values.concat());
        self.known.insert(union.place, values.clone());
        values
    }
}

/// What the document declares about the values of a branch. `None` where it is not an object with a tag.
fn read_claim<'a>(
    model: &'a Schemas,
    mapping: &Mapping<'_>,
    branch: &'a str,
    inside: &mut Inside<'a, '_>,
) -> Option<Claim<TagValue>> {
    let bare = model.find_bare(branch)?;
    // A branch of which nothing is said is an object with the tag.
    let is_object = |found: &Found<'_>| matches!(found.schema.kind, Kind::Object(_));
    if !matches!(bare.schema.kind, Kind::Any) && !leaves(model, branch).iter().all(is_object) {
        return None;
    }
    let mapped = mapping.values.get(bare.place).cloned().unwrap_or_default();
    let key = mapping.key;
    let inner = inside.values(model, bare, key);
    // What the schema itself says is what its values hold; what it shares with others says little.
    let is_said = |value: &TagValue| match &inner {
        Some(values) => values.contains(value),
        None => leaves(model, branch)
            .iter()
            .any(|leaf| may_be(model, *leaf, key, value)),
    };
    let fits = mapped.iter().all(is_said);
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
        elsewhere: inside.mapped.get(key, bare.place),
        name: mapping.implicit_value(model, branch),
    })
}
