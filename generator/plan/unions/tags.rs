//! How each union is decided by a tag, and which struct owns its tag.
//!
//! A tag is what an explicit `discriminator` names, or a property that every branch fixes to literals of its own. A
//! struct whose tag is one literal owns it: it has no field for it.

use std::collections::{BTreeSet, HashMap, HashSet};

use openapiv3::Discriminator;

use super::branches::{flat_branches, json_kind, leaves, object_place};
use super::claims::Claims;
use super::literals::{fixes, is_structured, literal, literals, may_be};
use super::mapping::{Mapping, report_mapping, report_misspelled, said_untagged};
use super::owned_tags::decide_by_owned;
use super::tag_circles::circular_unions;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::ir::{JsonKind, Owned, OwnedValue, TagValue};
use crate::lower::named::named;
use crate::plan::bindings::display;
use crate::plan::model::{Found, Model, Shape, place_of};

/// How deep unions with a discriminator may lead into others.
const DEEPEST: usize = 16;

/// What is known about tags before any type is planned.
#[derive(Clone, Debug, Default)]
pub struct Tags {
    unions: HashMap<String, Tagged>,
    owners: HashMap<String, Vec<Owned>>,
}

/// A union that a tag decides.
#[derive(Clone, Debug)]
pub struct Tagged {
    /// The tag's name.
    pub key: String,
    /// Whether the document names it.
    pub explicit: bool,
    /// The values of each branch, by the branch's position.
    pub values: Vec<Vec<TagValue>>,
    /// The positions of the branches that do not require the tag.
    pub untagged: Vec<usize>,
}

impl Tags {
    /// Finds the tags of all unions. `keeps_unknown`: structs keep what no field of theirs takes.
    pub fn find(model: Model<'_>, keeps_unknown: bool, diagnostics: &mut Diagnostics) -> Self {
        let mut tags = Self::default();
        let mut claims = Claims::default();
        // Of two unions that a struct is in by literals, one decides which of them is its tag: the first by place, wherever it stands in the document.
        let mut places: Vec<&str> = model.places().collect();
        places.sort_unstable();
        let found =
            places.into_iter().filter_map(|place| model.find(place).filter(|found| found.place == place));
        let unions: Vec<(Found<'_>, Vec<&str>)> =
            found.filter_map(|found| Some((found, branches_of(found)?))).collect();
        for (found, branches) in &unions {
            let tagged = decide(model, *found, branches).map(|tagged| (found.place.to_owned(), tagged));
            tags.unions.extend(tagged);
        }
        for place in circular_unions(model, &unions, &tags.unions) {
            tags.unions.remove(&place);
        }
        for (found, branches) in &unions {
            let (found, branches) = (*found, branches.as_slice());
            if let Some(tagged) = tags.unions.get(found.place).cloned() {
                tags.own(model, &tagged.key, branches);
                claims.add(model, &tagged, branches, &tags.unions);
                report_mapping(model, found, branches, diagnostics);
                if tagged.explicit {
                    report_misspelled(model, found, branches, diagnostics);
                } else {
                    report_unused(model, found, branches, Some(&tagged.key), diagnostics);
                }
                continue;
            }
            report_unused(model, found, branches, None, diagnostics);
            // Among branches of other kinds, the objects can have a tag of their own.
            let objects = objects(model, &tags, found);
            if let Some(tagged) = (objects.len() > 1).then(|| decide_by_literals(model, &objects)).flatten() {
                tags.own(model, &tagged.key, &objects);
                tags.unions.insert(object_place(found.place), tagged);
            }
        }
        for (place, tag) in claims.settle(model, keeps_unknown) {
            let owned = tags.owners.entry(place).or_default();
            // A struct has one member at most that it owns and may leave out.
            let has_room = !tag.optional || owned.iter().all(|other| !other.optional);
            if has_room && owned.iter().all(|other| other.key != tag.key) {
                owned.push(tag);
            }
        }
        let undecided = |(found, _): &&(Found<'_>, Vec<&str>)| !tags.unions.contains_key(found.place);
        let by_owned: Vec<(String, Tagged)> = unions
            .iter()
            .filter(undecided)
            .filter_map(|(found, branches)| decide_by_owned(&tags, model, *found, branches))
            .collect();
        tags.unions.extend(by_owned);
        tags
    }

    /// How the union at a place is decided, if by a tag.
    pub fn of_union(&self, place: &str) -> Option<&Tagged> {
        self.unions.get(place)
    }

    /// The tags that the struct at a place owns: one that its own schema fixes comes first.
    pub fn of_object(&self, place: &str) -> &[Owned] {
        self.owners.get(place).map(Vec::as_slice).unwrap_or_default()
    }

    fn own(&mut self, model: Model<'_>, key: &str, branches: &[&str]) {
        for Found { shape, place, .. } in branches.iter().flat_map(|branch| leaves(model, branch)) {
            let Shape::Object(object) = shape else { continue };
            if let Some(value) = literal(model, object, key) {
                let optional = !object.required.iter().any(|name| name == key);
                let (key, value) = (key.to_owned(), OwnedValue::Tag(value));
                let owned = || vec![Owned { key, value, optional }];
                self.owners.entry(place.to_owned()).or_insert_with(owned);
            }
        }
    }
}

/// The objects among the branches of a union that no tag decides.
pub fn objects<'a>(model: Model<'a>, tags: &Tags, union: Found<'a>) -> Vec<&'a str> {
    let mut all = flat_branches(model, tags, union);
    all.retain(|branch| json_kind(model, branch) == Some(JsonKind::Object));
    all
}

/// The branches, where a schema is a union.
fn branches_of(found: Found<'_>) -> Option<Vec<&str>> {
    let Shape::Union(branches) = found.shape else { return None };
    Some(branches.iter().filter_map(place_of).collect())
}

fn decide(model: Model<'_>, union: Found<'_>, branches: &[&str]) -> Option<Tagged> {
    // Nothing tells a schema from itself.
    let places = branches.iter().filter_map(|branch| Some(model.find_bare(branch)?.place));
    if places.collect::<HashSet<_>>().len() < branches.len() {
        return None;
    }
    if names_nothing(model, union, branches)
        && let Some(decided) = decide_by_literals(model, branches)
    {
        return Some(decided);
    }
    decide_by_discriminator(model, union, branches).or_else(|| decide_by_literals(model, branches))
}

/// Whether a discriminator maps no values, and names a property that no branch describes.
fn names_nothing(model: Model<'_>, union: Found<'_>, branches: &[&str]) -> bool {
    let Some(discriminator) = union.discriminator() else { return false };
    discriminator.mapping.is_empty()
        && !branches.iter().any(|branch| describes(model, branch, &discriminator.property_name))
}

/// Whether an object, or a branch of a union, has a property.
fn describes(model: Model<'_>, branch: &str, key: &str) -> bool {
    leaves(model, branch).iter().any(|found| has_property(found, key))
}

/// Whether an object, or every branch of a union, has a property.
pub fn all_describe(model: Model<'_>, branch: &str, key: &str) -> bool {
    leaves(model, branch).iter().all(|found| has_property(found, key))
}

fn has_property(found: &Found<'_>, key: &str) -> bool {
    matches!(found.shape, Shape::Object(object) if object.properties.contains_key(key))
}

fn decide_by_discriminator(model: Model<'_>, union: Found<'_>, branches: &[&str]) -> Option<Tagged> {
    let discriminator = union.discriminator()?;
    let values = said_values(model, discriminator, branches, &mut Inside::of(union))?;
    let key = discriminator.property_name.clone();
    let mut untagged = said_untagged(discriminator, branches);
    // What a discriminator names has to be there, unless one branch only says of it that it may be absent.
    if let ([], [only]) = (untagged.as_slice(), find_untagged(model, branches, &key).as_slice())
        && describes(model, branches[*only], &key)
    {
        untagged.push(*only);
    }
    Some(Tagged { key, explicit: true, values, untagged })
}

/// The values that a discriminator gives to each branch, if they tell the branches apart.
fn said_values<'a>(
    model: Model<'a>,
    discriminator: &'a Discriminator,
    branches: &[&'a str],
    inside: &mut Inside<'a>,
) -> Option<Vec<Vec<TagValue>>> {
    let mut mapping = Mapping::of(model, discriminator);
    let mut find = |mapping: &Mapping<'_>| {
        let values = branches.iter().map(|branch| explicit_values(model, mapping, branch, inside));
        let values = mapping.settle(model, branches, &values.collect::<Option<Vec<_>>>()?);
        are_distinct(&values).then_some(values)
    };
    find(&mapping).or_else(|| {
        mapping.prevails = true;
        find(&mapping)
    })
}

fn decide_by_literals(model: Model<'_>, branches: &[&str]) -> Option<Tagged> {
    literal_keys(model, branches.first()?).into_iter().find_map(|key| {
        let values = branches.iter().map(|branch| branch_literals(model, branch, &key));
        let values: Vec<_> = values.collect::<Option<_>>()?;
        let untagged = find_untagged(model, branches, &key);
        are_distinct(&values).then_some(Tagged { key, explicit: false, values, untagged })
    })
}

/// The positions of the branches that do not require the tag: a value without one is of no other.
pub fn find_untagged(model: Model<'_>, branches: &[&str], key: &str) -> Vec<usize> {
    let positions = branches.iter().enumerate();
    positions.filter(|(_, branch)| !requires(model, branch, key)).map(|(position, _)| position).collect()
}

/// Whether an object, or every branch of a union, requires a property.
fn requires(model: Model<'_>, branch: &str, key: &str) -> bool {
    let leaves = leaves(model, branch);
    let requires = |found: &Found<'_>| matches!(found.shape, Shape::Object(object) if object.required.iter().any(|name| name == key));
    !leaves.is_empty() && leaves.iter().all(requires)
}

/// Says that a discriminator is ignored; `other` is the property that tells the branches apart all the same.
fn report_unused(
    model: Model<'_>,
    union: Found<'_>,
    branches: &[&str],
    other: Option<&str>,
    diagnostics: &mut Diagnostics,
) {
    let Some(discriminator) = union.discriminator() else { return };
    let key = &discriminator.property_name;
    let does = other.map(|other| format!("; `{other}` does")).unwrap_or_default();
    let message = format!("the discriminator `{key}` does not tell the branches apart{does}");
    let at = format!("{}/discriminator", union.place);
    let found = Diagnostic::new(&codes::IGNORED_DISCRIMINATOR, at, message);
    let help = match other {
        Some(other) if names_nothing(model, union, branches) => {
            Some(format!("no branch has `{key}`: name `{other}` by `propertyName`"))
        }
        _ => find_flaw(model, union, discriminator, branches),
    };
    diagnostics.push(Diagnostic { help, ..found });
}

/// The first branch without a value of the discriminator, or the first two that share one.
fn find_flaw(
    model: Model<'_>,
    union: Found<'_>,
    discriminator: &Discriminator,
    branches: &[&str],
) -> Option<String> {
    let key = &discriminator.property_name;
    let mapping = Mapping::of(model, discriminator);
    let mut inside = Inside::of(union);
    let mut seen: HashMap<TagValue, String> = HashMap::new();
    for branch in branches {
        let name = named(branch).unwrap_or_else(|| display(branch));
        if is_structured(model, branch, key) {
            return Some(format!(
                "in `{name}` it is a list or an object: name a property whose value is a text"
            ));
        }
        let Some(values) = explicit_values(model, &mapping, branch, &mut inside) else {
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
struct Inside<'a> {
    known: HashMap<&'a str, Option<Vec<TagValue>>>,
    depth: usize,
}

impl<'a> Inside<'a> {
    fn of(union: Found<'a>) -> Self {
        Self { known: HashMap::from([(union.place, None)]), depth: 0 }
    }

    /// The values of a union that the same discriminator decides; one that leads back to itself has none there.
    fn values(&mut self, model: Model<'a>, union: Found<'a>, key: &str) -> Option<Vec<TagValue>> {
        let Shape::Union(branches) = union.shape else { return None };
        let discriminator =
            union.discriminator().filter(|discriminator| discriminator.property_name == key)?;
        if let Some(known) = self.known.get(union.place) {
            return known.clone();
        }
        self.known.insert(union.place, None);
        if self.depth == DEEPEST {
            return None;
        }
        self.depth += 1;
        let branches: Vec<&str> =
            branches.iter().filter_map(place_of).filter(|branch| *branch != union.place).collect();
        let values = said_values(model, discriminator, &branches, self);
        self.depth -= 1;
        let values = values.map(|values| values.concat());
        self.known.insert(union.place, values.clone());
        values
    }
}

/// The values that an explicit discriminator gives a branch: its mapping, else the literals, else the schema's name.
fn explicit_values<'a>(
    model: Model<'a>,
    mapping: &Mapping<'_>,
    branch: &'a str,
    inside: &mut Inside<'a>,
) -> Option<Vec<TagValue>> {
    let bare = model.find_bare(branch)?;
    // A branch of which nothing is said is an object with the tag.
    let is_object = |found: &Found<'_>| matches!(found.shape, Shape::Object(_));
    if !matches!(bare.shape, Shape::Any) && !leaves(model, branch).iter().all(is_object) {
        return None;
    }
    let mapped = mapping.values.get(bare.place).cloned().unwrap_or_default();
    let key = mapping.key;
    let inner = inside.values(model, bare, key);
    // What the schema itself says is what its values hold; what it shares with others says little.
    let is_said = |value: &TagValue| match &inner {
        Some(values) => values.contains(value),
        None => leaves(model, branch).iter().any(|leaf| may_be(model, *leaf, key, value)),
    };
    let fits = mapped.iter().all(is_said);
    if !mapped.is_empty() && fits {
        // A union takes what its own branches do, whichever of these the mapping names.
        return Some(inner.filter(|_| !mapping.prevails).unwrap_or(mapped));
    }
    let literals = inner.or_else(|| branch_literals(model, branch, key));
    match literals {
        Some(literals) if mapped.is_empty() || literals.len() == 1 || !mapping.prevails => Some(literals),
        _ if !mapped.is_empty() => Some(mapped),
        _ => Some(vec![mapping.implicit_value(model, branch)?]),
    }
}

/// The properties that an object, or the first branch of a union, fixes to literals.
fn literal_keys(model: Model<'_>, branch: &str) -> Vec<String> {
    let first = leaves(model, branch).into_iter().next();
    let Some(Shape::Object(object)) = first.map(|found| found.shape) else { return Vec::new() };
    object.properties.keys().filter(|key| fixes(model, object, key)).cloned().collect()
}

/// The literals that an object, or every branch of a union, fixes a property to, each once.
fn branch_literals(model: Model<'_>, branch: &str, key: &str) -> Option<Vec<TagValue>> {
    let values = leaves(model, branch).into_iter().map(|found| match found.shape {
        Shape::Object(object) => literals(model, object, key),
        _ => None,
    });
    let mut values = values.collect::<Option<Vec<_>>>()?.concat();
    let mut seen = HashSet::new();
    values.retain(|value| seen.insert(value.clone()));
    (!values.is_empty()).then_some(values)
}

/// Whether each value says which branch it is: no two have one in common, and all are of one kind, so that no text can be
/// taken for a number.
pub fn are_distinct(values: &[Vec<TagValue>]) -> bool {
    let mut seen = HashSet::new();
    let kinds: HashSet<_> = values.iter().flatten().map(std::mem::discriminant).collect();
    kinds.len() == 1
        && values.iter().all(|branch| {
            let branch: BTreeSet<_> = branch.iter().collect();
            !branch.is_empty() && branch.into_iter().all(|value| seen.insert(value))
        })
}
