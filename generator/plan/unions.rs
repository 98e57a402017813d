//! Unions → enums, or the one type that all their branches come down to.
//!
//! A tag decides first, then the kind of JSON value; where neither does, values stay untyped and the reader is told.

use std::collections::{BTreeMap, HashSet};

use openapiv3::{ReferenceOr, Schema};

use super::model::{Found, Model, Shape, place_of, values_of};
use super::names::{Scope, Use, joined, prefixed};
use super::tags::Tagged;
use super::types::{Planned, kind_place};
use super::{Planner, names, places};
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{
    Branch, Docs, Ident, ItemKind, JsonKind, Select, Subset, TagValue, Type, Union, UnionDecision,
    UntypedReason,
};

/// Unions of more branches than this are called after their place rather than after what they hold.
const MOST_NAMED_BRANCHES: usize = 3;

/// The name of a union that its branches alone decide, as words; `None` where it is called after its place.
pub fn kind_name(model: Model<'_>, union: Found<'_>) -> Option<String> {
    let Shape::Union(branches) = union.shape else { return None };
    let parts: Vec<String> = branches
        .iter()
        .map(|branch| part_name(model, place_of(branch)?, 0))
        .collect::<Option<_>>()?;
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

impl Planner<'_> {
    /// The type of a union at a place.
    pub(super) fn plan_union(
        &mut self,
        place: &str,
        found: Found<'_>,
        branches: &[ReferenceOr<Schema>],
    ) -> Planned {
        let branches: Vec<&str> = branches.iter().filter_map(place_of).collect();
        if let (Some(tagged), Some(name)) =
            (self.tags.of_union(found.place).cloned(), self.names.get(place).cloned())
        {
            return self.plan_tagged(&name, place, found, &branches, &tagged);
        }
        self.plan_by_kind(place, found, &branches)
    }

    fn plan_tagged(
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
        let decision = UnionDecision::Tag { key: tagged.key.clone(), kind };
        let union = Union { decision, branches: planned, shared: Vec::new() };
        self.declare(name.clone(), place, found, ItemKind::Union(union))
    }

    fn plan_by_kind(&mut self, place: &str, found: Found<'_>, branches: &[&str]) -> Planned {
        let mut nullable = false;
        let mut kinds: BTreeMap<JsonKind, (usize, Planned)> = BTreeMap::new();
        for (index, branch) in branches.iter().enumerate() {
            let planned = self.plan_type(branch);
            nullable |= planned.nullable;
            let Some(kind) = self.json_kind(branch) else {
                return self.undecided(place, "a branch allows values of any kind");
            };
            match kinds.remove(&kind) {
                None => drop(kinds.insert(kind, (index, planned))),
                Some((index, before)) => match collapse(before, planned) {
                    Some(one) => drop(kinds.insert(kind, (index, one))),
                    None => return self.undecided(place, "two branches are of one kind of JSON value"),
                },
            }
        }
        let mut kinds: Vec<_> = kinds.into_iter().collect();
        kinds.sort_by_key(|(_, (index, _))| *index);
        let mut planned = match kinds.as_slice() {
            [(_, (_, only))] => only.clone(),
            _ => self.declare_by_kind(place, found, kinds),
        };
        planned.nullable |= nullable;
        planned
    }

    fn declare_by_kind(
        &mut self,
        place: &str,
        found: Found<'_>,
        kinds: Vec<(JsonKind, (usize, Planned))>,
    ) -> Planned {
        let mut scope = Scope::with(["Unknown"]);
        let mut branches: Vec<Branch> = kinds
            .into_iter()
            .map(|(kind, (_, planned))| {
                let name = scope.mint(&variant_of(&planned.ty, kind), Use::Variant);
                let accessor = prefixed("as_", &name);
                let mut branch = branch_of(name, accessor, planned.ty, Select::Kind(kind));
                branch.checks = planned.checks;
                branch
            })
            .collect();
        mark_conversions(&mut branches);
        let union = ItemKind::Union(Union { decision: UnionDecision::Kind, branches, shared: Vec::new() });
        match self.names.get(place).cloned() {
            Some(name) => self.declare(name, place, found, union),
            None => self.declare_by_content(place, found, union),
        }
    }

    /// A union that is called after what it holds is one type wherever it stands.
    fn declare_by_content(&mut self, place: &str, found: Found<'_>, union: ItemKind) -> Planned {
        let Some(spelling) = kind_name(self.model, found) else {
            return self.undecided(place, "it has no name");
        };
        let name = names::ident(&spelling, Use::Type);
        let before = self.items.get(name.as_str()).map(|(_, item)| item.pointer.clone());
        let planned = self.declare(name.clone(), place, found, union);
        if let Some((home, item)) = self.items.get_mut(name.as_str()) {
            spelling.clone_into(home);
            item.docs = Docs::default();
            if let Some(before) = before {
                item.pointer = before.min(item.pointer.clone());
            }
        }
        planned
    }

    fn undecided(&mut self, place: &str, why: &str) -> Planned {
        let message = format!("this union cannot be decided: {why}; its values stay untyped");
        let help = "give it a `discriminator`, or give each branch a property with a `const` of its own";
        self.diagnostics.push(Diagnostic::new(&codes::UNDECIDED_UNION, place, message).help(help));
        self.untyped(place, UntypedReason::UndecidedUnion)
    }

    /// The one kind of JSON value that a schema accepts, null aside.
    fn json_kind(&self, place: &str) -> Option<JsonKind> {
        let found = self.model.find_bare(place)?;
        match found.shape {
            Shape::Text(_) => Some(JsonKind::String),
            Shape::Integer(_) => Some(JsonKind::Integer),
            Shape::Number(_) => Some(JsonKind::Number),
            Shape::Boolean => Some(JsonKind::Boolean),
            Shape::Array(_) => Some(JsonKind::Array),
            Shape::Object(object) => {
                let described = !object.properties.is_empty() || values_of(object).is_some();
                (described || object.additional_properties.is_none()).then_some(JsonKind::Object)
            }
            Shape::Union(_) => self.tags.of_union(found.place).map(|_| JsonKind::Object),
            Shape::Annotated(_) | Shape::Any => None,
        }
    }

    /// Conversions between unions over one tag, where one has all the branches of another and more.
    pub(super) fn plan_subsets(&self) -> Vec<Subset> {
        let unions: Vec<(&Ident, &str, Branches<'_>)> = self
            .items
            .values()
            .filter_map(|(_, item)| match &item.kind {
                ItemKind::Union(Union { decision: UnionDecision::Tag { key, .. }, branches, .. }) => {
                    Some((&item.name, key.as_str(), index_branches(branches)))
                }
                _ => None,
            })
            .collect();
        let mut subsets = Vec::new();
        for (small, key, few) in &unions {
            for (big, other, many) in &unions {
                if key == other && few.len() < many.len() {
                    let pairs = few.iter().map(|(branch, name)| {
                        many.get(branch).map(|other| ((*name).clone(), (*other).clone()))
                    });
                    subsets.extend(pairs.collect::<Option<_>>().map(|variants| Subset {
                        small: (*small).clone(),
                        big: (*big).clone(),
                        variants,
                    }));
                }
            }
        }
        subsets
    }
}

/// The variants by what they hold and what selects them.
type Branches<'b> = BTreeMap<(String, &'b [TagValue]), &'b Ident>;

fn index_branches(branches: &[Branch]) -> Branches<'_> {
    let keyed = branches.iter().filter_map(|branch| match &branch.select {
        Select::Tags(values) => Some(((format!("{:?}", branch.ty), values.as_slice()), &branch.name)),
        Select::Kind(_) => None,
    });
    keyed.collect()
}

fn branch_of(name: Ident, accessor: Ident, ty: Type, select: Select) -> Branch {
    Branch { name, accessor, ty, boxed: false, select, from: false, checks: Vec::new(), docs: Docs::default() }
}

/// `From` a type is given where only one branch holds it.
fn mark_conversions(branches: &mut [Branch]) {
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

/// One type for two branches of one kind: a secret text is the more careful of two texts.
fn collapse(before: Planned, after: Planned) -> Option<Planned> {
    let nullable = before.nullable || after.nullable;
    let texts = |a: &Type, b: &Type| *a == Type::Secret && *b == Type::Text;
    let mut one = match (&before.ty, &after.ty) {
        (a, b) if texts(a, b) || a == b => before,
        (a, b) if texts(b, a) => after,
        _ => return None,
    };
    // What only one branch demands, the other does not.
    one.checks.clear();
    one.nullable = nullable;
    Some(one)
}

fn spell_tag(value: &TagValue) -> String {
    match value {
        TagValue::Text(text) => text.clone(),
        TagValue::Int(number) => number.to_string(),
        TagValue::Bool(flag) => flag.to_string(),
    }
}

fn variant_of(ty: &Type, kind: JsonKind) -> String {
    match (ty, kind) {
        (Type::Named(name), _) => name.plain().to_owned(),
        (_, JsonKind::String) => "text".to_owned(),
        (_, JsonKind::Integer) => "integer".to_owned(),
        (_, JsonKind::Number) => "number".to_owned(),
        (_, JsonKind::Boolean) => "boolean".to_owned(),
        (_, JsonKind::Array) => "list".to_owned(),
        (_, JsonKind::Object) => "map".to_owned(),
    }
}
