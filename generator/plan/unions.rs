//! Unions → enums, or the one type that all their branches come down to.
//!
//! A tag decides first; what it does not decide goes to [`kinds`](super::kinds).

use std::collections::HashSet;

use openapiv3::{ReferenceOr, Schema};

use super::branches::flat_branches;
use super::decisions::by_tag;
use super::kinds::json_kind;
use super::model::{Found, Model, Shape, place_of};
use super::names::{Scope, Use, joined, prefixed};
use super::tags::Tagged;
use super::types::{Planned, kind_place};
use super::{Planner, places};
use crate::ir::{Branch, Docs, Ident, ItemKind, JsonKind, Select, TagValue, Type, Union, UnionDecision};

/// Unions of more branches than this are called after their place rather than after what they hold.
const MOST_NAMED_BRANCHES: usize = 3;

/// The name of a union that its branches alone decide, as words; `None` where it is called after its place.
pub fn kind_name(model: Model<'_>, union: Found<'_>) -> Option<String> {
    let branches = flat_branches(model, union).places;
    let kinds: Vec<JsonKind> = branches.iter().filter_map(|branch| json_kind(model, branch)).collect();
    let twice = |kind: JsonKind| kinds.iter().filter(|other| **other == kind).count() > 1;
    if twice(JsonKind::Object) || twice(JsonKind::Array) {
        return None;
    }
    let parts: Vec<String> =
        branches.iter().map(|branch| part_name(model, branch, 0)).collect::<Option<_>>()?;
    let parts: Vec<String> = parts.into_iter().fold(Vec::new(), |mut parts, part| {
        if !parts.contains(&part) {
            parts.push(part);
        }
        parts
    });
    (parts.len() <= MOST_NAMED_BRANCHES).then(|| parts.join(" or "))
}

fn part_name(model: Model<'_>, place: &str, depth: usize) -> Option<String> {
    let found = model.find_bare(place)?;
    if let Some(name) = places::named(found.place) {
        return Some(name);
    }
    match found.shape {
        Shape::Text(text) if text.enumeration.is_empty() && text.pattern.is_none() => {
            let bounded = text.min_length.is_some() || text.max_length.is_some();
            (!bounded).then(|| "text".to_owned())
        }
        Shape::Integer(integer) => {
            let bounded = integer.minimum.is_some() || integer.maximum.is_some();
            (!bounded && integer.multiple_of.is_none()).then(|| "integer".to_owned())
        }
        Shape::Number(number) => {
            let bounded = number.minimum.is_some() || number.maximum.is_some();
            (!bounded && number.multiple_of.is_none()).then(|| "number".to_owned())
        }
        Shape::Boolean => Some("boolean".to_owned()),
        Shape::Array(array) if depth < 2 => {
            let bounded = array.min_items.is_some() || array.max_items.is_some() || array.unique_items;
            let items = part_name(model, place_of(array.items.as_ref()?)?, depth + 1)?;
            (!bounded).then(|| format!("{items} list"))
        }
        _ => None,
    }
}

impl<'a> Planner<'a> {
    /// The type of a union at a place.
    pub(super) fn plan_union(
        &mut self,
        place: &str,
        found: Found<'a>,
        branches: &'a [ReferenceOr<Schema>],
    ) -> Planned {
        let branches: Vec<&str> = branches.iter().filter_map(place_of).collect();
        if let (Some(tagged), Some(name)) =
            (self.tags.of_union(found.place).cloned(), self.names.get(place).cloned())
        {
            return self.plan_tagged(&name, place, found, &branches, &tagged);
        }
        self.plan_by_kind(place, found)
    }

    /// The enum of a union that a tag decides.
    pub(super) fn plan_tagged(
        &mut self,
        name: &Ident,
        place: &str,
        found: Found<'_>,
        branches: &[&str],
        tagged: &Tagged,
    ) -> Planned {
        let mut scope = Scope::with(["Unknown"]);
        let mut accessors = Scope::default();
        let mut planned = Vec::new();
        for (branch, values) in branches.iter().zip(&tagged.values) {
            let ty = self.plan_type(branch).ty;
            let spelling = match (values.as_slice(), &ty) {
                ([value], _) => spell_tag(value),
                (_, Type::Named(name)) => name.plain().to_owned(),
                ([value, ..], _) => spell_tag(value),
                ([], _) => String::new(),
            };
            let name = scope.mint(&spelling, Use::Variant);
            let accessor = accessors.mint(prefixed("as_", &name).plain(), Use::Method);
            planned.push(branch_of(name, accessor, ty, Select::Tags(values.clone())));
        }
        mark_conversions(&mut planned);
        let kind = self.names.get(&kind_place(place)).cloned();
        let kind = kind.unwrap_or_else(|| joined([name.plain(), "Kind"]));
        let places: Vec<Vec<&str>> = branches.iter().map(|branch| vec![*branch]).collect();
        self.note_enum(found.place, name, by_tag(tagged), &planned, &places);
        let decision = UnionDecision::Tag { key: tagged.key.clone(), kind };
        let union = Union { decision, branches: planned, shared: Vec::new() };
        self.declare(name.clone(), place, found, ItemKind::Union(union))
    }
}

/// A branch before it is looked at in memory.
pub fn branch_of(name: Ident, accessor: Ident, ty: Type, select: Select) -> Branch {
    Branch {
        name,
        accessor,
        ty,
        boxed: false,
        select,
        from: false,
        checks: Vec::new(),
        docs: Docs::default(),
    }
}

/// `From` a type is given where only one branch holds it.
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

fn spell_tag(value: &TagValue) -> String {
    match value {
        TagValue::Text(text) => text.clone(),
        TagValue::Int(number) => number.to_string(),
        TagValue::Bool(flag) => flag.to_string(),
    }
}
