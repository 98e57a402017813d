//! Unions → enums, or the one type of all their branches.
//!
//! A union with a tag is decided here; all others by [`kinds`](self::kinds).

pub mod decisions;
mod kinds;
pub mod one_of;
pub mod trials;
pub mod undecided;

use std::collections::HashSet;

use self::decisions::by_tag;
use super::planned::Planned;
use super::planner::Planner;
use crate::analyse::names::type_names::kind_location;
use crate::analyse::tags::Tagged;
use crate::draft::{Branch, ItemKind, Union};
use crate::ir::{Docs, Ident, Select, TagValue, Type, UnionDecision};
use crate::names::parts::Part;
use crate::names::{self, Use, joined, prefixed};
use crate::schema::leaves::takes_null;
use crate::schema::{Found, Kind};
use crate::values::literals::name_of_value;

impl<'a> Planner<'a> {
    /// The type of a union at a location.
    pub(super) fn plan_union(
        &mut self,
        location: &str,
        found: Found<'a>,
        branches: &'a [String],
    ) -> Planned {
        let branches: Vec<&str> = branches.iter().map(String::as_str).collect();
        let tagged = self
            .tags
            .of_union(found.location)
            .cloned()
            .zip(self.names.get(location).cloned());
        let mut planned = match tagged {
            Some((tagged, name)) => self.plan_tagged(&name, location, found, &branches, &tagged),
            None => self.plan_by_kind(location, found),
        };
        planned.nullable |= self.has_null_branch(found);
        planned
    }

    /// Whether a branch of a union accepts null.
    pub(super) fn has_null_branch(&self, found: Found<'a>) -> bool {
        matches!(found.schema.kind, Kind::OneOf(_) | Kind::AnyOf(_))
            && takes_null(self.model, found.location)
    }

    /// The enum of a union with a tag.
    pub(super) fn plan_tagged(
        &mut self,
        name: &Ident,
        location: &str,
        found: Found<'_>,
        branches: &[&str],
        tagged: &Tagged,
    ) -> Planned {
        self.report_unchecked_values(branches);
        let mut parts = Vec::new();
        for (branch, values) in branches.iter().zip(&tagged.values) {
            // A tag is a property, so all branches are objects, even those without a description.
            let planned_type = self.plan_type(branch).ty;
            let ty = match self.model.find_bare(branch).map(|found| &found.schema.kind) {
                Some(Kind::Any) => Type::Map(Box::new(Type::String), Box::new(Type::Value)),
                _ => planned_type,
            };
            let raw_name = self.spell_branch(name, branch, (&tagged.key, values), &ty);
            parts.push((raw_name, ty, Select::Tags(values.clone())));
        }
        let keys = tagged.values.iter().zip(branches);
        let keys = keys.map(|(values, location)| {
            values
                .first()
                .map_or((*location).to_owned(), TagValue::plain)
        });
        let keys: Vec<String> = keys.collect();
        let properties = keys
            .iter()
            .zip(&parts)
            .map(|(key, (raw_name, ..))| Part::of(key, raw_name));
        let both = keys.iter().zip(branches);
        let both: Vec<[&str; 2]> = both.map(|(key, branch)| [key.as_str(), *branch]).collect();
        let names = self.name_parts_by(
            found.location,
            &properties.collect::<Vec<_>>(),
            &both,
            Use::Variant,
        );
        let named = names.into_iter().zip(parts).zip(branches);
        let planned = named.map(|((name, (_, ty, select)), at)| Branch {
            dropped: self
                .dropped
                .version_of_branch(found.location, at)
                .map(str::to_owned),
            ..branch_of(name.clone(), prefixed("as_", &name), ty, select)
        });
        let mut planned: Vec<Branch> = planned.collect();
        mark_conversions(&mut planned);
        let kind = self.names.get(&kind_location(location)).cloned();
        let kind = kind.unwrap_or_else(|| joined([name.plain(), "Kind"]));
        let locations: Vec<Vec<&str>> = branches.iter().map(|branch| vec![*branch]).collect();
        let untagged = match tagged.untagged.as_slice() {
            [] => None,
            [only] => Some(planned[*only].name.clone()),
            // Without a tag it could be any branch: it is kept as raw JSON.
            _ => Some(joined(["Unknown"])),
        };
        self.note_enum(
            found.location,
            name,
            by_tag(tagged, untagged.as_ref()),
            &planned,
            &locations,
        );
        let decision = UnionDecision::Tag {
            key: tagged.key.clone(),
            kind,
            untagged,
            is_default: tagged.default.is_some(),
        };
        let union = Union {
            decision,
            branches: planned,
        };
        self.declare(name.clone(), location, found, ItemKind::Union(union))
    }

    /// The name of a branch with these tag values: made of the values where they are words, else of its type's name.
    fn spell_branch(
        &self,
        union: &Ident,
        branch: &str,
        (key, values): (&str, &[TagValue]),
        ty: &Type,
    ) -> String {
        if let [number @ TagValue::Int(_)] = values
            && let Some(named) = name_of_value(self.model, branch, key, number)
        {
            return named.to_owned();
        }
        match (values, ty) {
            ([value], Type::Named(_)) if !says_little(value) => value.plain(),
            (_, Type::Named(branch)) => words_within(branch, union).join(" "),
            ([value, ..], _) => value.plain(),
            ([], _) => String::new(),
        }
    }
}

/// The types' names without the union's name, and without the words at their beginning and end that all of them share.
pub fn short_names(names: &[&Ident], union: Option<&Ident>) -> Vec<String> {
    let words =
        |name: &&Ident| union.map_or_else(|| names::split(name), |union| words_within(name, union));
    let words: Vec<Vec<String>> = names.iter().map(words).collect();
    let shortest = words.iter().map(Vec::len).min().unwrap_or(0);
    let shared = |same: &dyn Fn(usize) -> bool, most: usize| {
        (0..most).take_while(|count| same(*count)).count()
    };
    let (Some(first), true) = (words.first(), words.len() > 1) else {
        return words.iter().map(|words| words.join(" ")).collect();
    };
    let before = shared(
        &|at| words.iter().all(|other| other[at] == first[at]),
        shortest.saturating_sub(1),
    );
    let from_end = |words: &[String], at: usize| words[words.len() - 1 - at].clone();
    let after = shared(
        &|at| {
            words
                .iter()
                .all(|other| from_end(other, at) == from_end(first, at))
        },
        shortest.saturating_sub(1 + before),
    );
    words
        .iter()
        .map(|words| words[before..words.len() - after].join(" "))
        .collect()
}

/// The words of a type's name without those of the union's name at its beginning.
pub fn words_within(name: &Ident, union: &Ident) -> Vec<String> {
    let words = names::split(name);
    match words.strip_prefix(names::split(union).as_slice()) {
        Some(rest) if !rest.is_empty() => rest.to_vec(),
        _ => words,
    }
}

/// A branch before boxes are added.
pub fn branch_of(name: Ident, accessor: Ident, ty: Type, select: Select) -> Branch {
    let (checks, docs) = (Vec::new(), Docs::default());
    Branch {
        name,
        accessor,
        ty,
        select,
        from: false,
        checks,
        docs,
        dropped: None,
    }
}

/// `From` is implemented for types that only one branch has.
pub fn mark_conversions(branches: &mut [Branch]) {
    let mut seen = HashSet::new();
    let mut twice = HashSet::new();
    for branch in branches.iter() {
        if !seen.insert(format!("{:?}", branch.ty)) {
            twice.insert(format!("{:?}", branch.ty));
        }
    }
    for branch in branches {
        branch.from = !twice.contains(&format!("{:?}", branch.ty));
    }
}

/// Whether a tag value is no good name: a number, or an address.
pub fn says_little(value: &TagValue) -> bool {
    match value {
        TagValue::String(text) => text.contains("://"),
        TagValue::Int(_) => true,
        TagValue::Bool(_) => false,
    }
}
