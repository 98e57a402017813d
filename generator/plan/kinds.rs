//! Unions that the kind of JSON value decides.
//!
//! Branches of one kind come down to one type, or to a union of their own; where they do not, values stay untyped and the
//! reader is told.

use std::collections::{BTreeMap, HashSet};

use super::branches::{flat_branches, object_place};
use super::model::{Found, Model, Shape, values_of};
use super::names::{Scope, Use, prefixed};
use super::types::Planned;
use super::unions::{branch_of, content_of, mark_conversions};
use super::{Planner, texts};
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{
    Branch, DecidedBy, Docs, ItemKind, JsonKind, Select, TextEnum, Type, Union, UnionDecision, UntypedReason,
};

impl<'a> Planner<'a> {
    /// The type of a union that no tag decides.
    pub(super) fn plan_by_kind(&mut self, place: &str, found: Found<'a>) -> Planned {
        let branches = flat_branches(self.model, found);
        let mut order = Vec::new();
        let mut kinds: BTreeMap<JsonKind, Vec<&str>> = BTreeMap::new();
        for branch in &branches.places {
            // A branch that takes anything leaves nothing to decide.
            let Some(kind) = json_kind(self.model, branch) else {
                self.note_no_enum(place, DecidedBy::Nothing, &branches.places);
                return self.untyped(place, UntypedReason::AnyValue);
            };
            kinds.entry(kind).or_default().push(branch);
            if !order.contains(&kind) {
                order.push(kind);
            }
        }
        let mut planned = Vec::new();
        for kind in order {
            let Some(branches) = kinds.remove(&kind) else { continue };
            match self.plan_kind(place, found, kind, &branches) {
                Some(one) => planned.push((kind, one, branches)),
                None => {
                    self.note_no_enum(place, DecidedBy::Nothing, &branches);
                    return self.undecided(place, "two branches are of one kind of JSON value");
                }
            }
        }
        let mut planned = match planned.as_slice() {
            [(_, only, places)] => {
                self.note_no_enum(place, DecidedBy::OneType, places);
                only.clone()
            }
            _ => self.declare_by_kind(place, found, planned),
        };
        planned.nullable |= branches.nullable;
        planned
    }

    /// The one type of all branches of a kind; `None` where they cannot be told apart.
    fn plan_kind(
        &mut self,
        place: &str,
        found: Found<'a>,
        kind: JsonKind,
        branches: &[&str],
    ) -> Option<Planned> {
        let planned: Vec<Planned> = branches.iter().map(|branch| self.plan_type(branch)).collect();
        let [first, others @ ..] = planned.as_slice() else { return None };
        let nullable = planned.iter().any(|planned| planned.nullable);
        // What only one branch demands, the others do not.
        let of = |ty: Type| Some(Planned { ty, nullable, checks: Vec::new() });
        if others.is_empty() {
            return Some(first.clone());
        }
        if others.iter().all(|other| other.ty == first.ty) {
            return of(first.ty.clone());
        }
        let types: Vec<&Type> = planned.iter().map(|planned| &planned.ty).collect();
        match kind {
            JsonKind::String => self.one_text(place, found, &types).and_then(of),
            JsonKind::Integer => of(Type::Int(widest(&types))),
            JsonKind::Object => {
                let inner = object_place(place);
                let tagged = self.tags.of_union(&inner).cloned()?;
                let name = self.names.get(&inner).cloned()?;
                Some(self.plan_tagged(&name, &inner, found, branches, &tagged))
            }
            JsonKind::Number | JsonKind::Boolean | JsonKind::Array => None,
        }
    }

    /// Texts of several sorts: an enum that is open takes all of them, several enums are one, and a secret stays one.
    fn one_text(&mut self, place: &str, found: Found<'a>, types: &[&Type]) -> Option<Type> {
        if let Some(only) = [Type::Secret, Type::File].into_iter().find(|ty| types.contains(&ty)) {
            return Some(only);
        }
        let named: HashSet<&str> = types.iter().flat_map(|ty| super::checks::named_in(ty)).collect();
        let enums: Vec<&TextEnum> = named
            .iter()
            .filter_map(|name| match &self.items.get(*name)?.1.kind {
                ItemKind::Text(texts) => Some(texts),
                _ => None,
            })
            .collect();
        match (types.iter().find(|ty| matches!(ty, Type::Named(_))), enums.as_slice()) {
            (_, []) => Some(Type::Text),
            (Some(only), [_]) => Some((*only).clone()),
            (_, several) => {
                let values: Vec<String> = several
                    .iter()
                    .flat_map(|texts| &texts.variants)
                    .map(|variant| variant.name.wire.clone())
                    .collect();
                let mut seen = HashSet::new();
                let mut values: Vec<&String> =
                    values.iter().filter(|value| seen.insert(value.as_str())).collect();
                values.sort();
                let variants = texts::plan_variants(&values);
                let name = self.names.get(place).cloned()?;
                Some(self.declare(name, place, found, ItemKind::Text(TextEnum { variants })).ty)
            }
        }
    }

    fn declare_by_kind(
        &mut self,
        place: &str,
        found: Found<'a>,
        kinds: Vec<(JsonKind, Planned, Vec<&str>)>,
    ) -> Planned {
        let mut scope = Scope::with(["Unknown"]);
        let places: Vec<Vec<&str>> = kinds.iter().map(|(_, _, places)| places.clone()).collect();
        let mut branches: Vec<Branch> = kinds
            .into_iter()
            .map(|(kind, planned, _)| {
                let name = scope.mint(&variant_of(&planned.ty, kind), Use::Variant);
                let accessor = prefixed("as_", &name);
                let mut branch = branch_of(name, accessor, planned.ty, Select::Kind(kind));
                branch.checks = planned.checks;
                branch
            })
            .collect();
        mark_conversions(&mut branches);
        let union = ItemKind::Union(Union {
            decision: UnionDecision::Kind,
            branches: branches.clone(),
            shared: Vec::new(),
        });
        let name = self.names.get(place).cloned();
        let planned = match &name {
            Some(name) => self.declare(name.clone(), place, found, union),
            None => self.declare_by_content(place, found, union),
        };
        if let Type::Named(name) = &planned.ty {
            self.note_enum(place, name, DecidedBy::Kind, &branches, &places);
        }
        planned
    }

    /// A union that is called after what it holds is one type wherever it stands.
    fn declare_by_content(&mut self, place: &str, found: Found<'a>, union: ItemKind) -> Planned {
        let content = content_of(self.model, &self.places, found);
        let Some(name) = content.and_then(|content| self.names.of_content(&content.key).cloned()) else {
            return self.undecided(place, "it has no name");
        };
        let before = self.items.get(name.as_str()).map(|(_, item)| item.pointer.clone());
        let planned = self.declare(name.clone(), place, found, union);
        if let Some((home, item)) = self.items.get_mut(name.as_str()) {
            name.plain().clone_into(home);
            item.docs = Docs::default();
            item.deprecated = false;
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
}

/// The one kind of JSON value that a schema accepts, null aside.
pub fn json_kind(model: Model<'_>, place: &str) -> Option<JsonKind> {
    let found = model.find_bare(place)?;
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
        // Only unions of objects are left whole.
        Shape::Union(_) => Some(JsonKind::Object),
        Shape::Annotated(_) | Shape::Any => None,
    }
}

/// The integer type that holds the values of all.
fn widest(types: &[&Type]) -> &'static str {
    let unsigned = types.iter().all(|ty| matches!(ty, Type::Int(name) if name.starts_with('u')));
    if unsigned { "u64" } else { "i64" }
}

fn variant_of(ty: &Type, kind: JsonKind) -> String {
    match (ty, kind) {
        (Type::Named(name), _) => name.plain().to_owned(),
        (Type::File, _) => "file".to_owned(),
        (_, JsonKind::String) => "text".to_owned(),
        (_, JsonKind::Integer) => "integer".to_owned(),
        (_, JsonKind::Number) => "number".to_owned(),
        (_, JsonKind::Boolean) => "boolean".to_owned(),
        (_, JsonKind::Array) => "list".to_owned(),
        (_, JsonKind::Object) => "map".to_owned(),
    }
}
