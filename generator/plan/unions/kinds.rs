//! Unions without a tag for all their branches: decided first by JSON type, then, where several branches have the same JSON type, by
//! shape ([`trials`](super::trials)).
//!
//! Branches with the same Rust type become one variant.

use std::collections::HashSet;

use super::{branch_of, mark_conversions, short_names};
use crate::analyse::locations::is_component;
use crate::analyse::names::content_of;
use crate::analyse::renames::{chosen, confirm};
use crate::analyse::unions::{
    flat_branches, is_untagged_union, json_kind, object_location, text_location,
};
use crate::diagnostic::{Diagnostic, codes};
use crate::draft::{Branch, ItemKind, Union};
use crate::ir::{
    Check, DecidedBy, Docs, Ident, IntegerType, JsonKind, ObjectShape, Select, Shape, Type,
    UnionDecision, UntypedReason, last_step,
};
use crate::lock::{Lock, Terms};
use crate::names::{self, Claim, Scope, Use, ident, prefixed};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::schema::leaves::enum_values;
use crate::schema::{Found, Kind};

/// A future variant of a union: a type, and the branches with this type.
pub struct Candidate<'p> {
    /// The JSON type.
    pub kind: JsonKind,
    /// The type.
    pub planned: Planned,
    /// The branches.
    pub locations: Vec<&'p str>,
}

/// The branches of all candidates.
pub(super) fn locations_of<'p>(candidates: &[Candidate<'p>]) -> Vec<&'p str> {
    let locations = candidates.iter().flat_map(|candidate| &candidate.locations);
    locations.copied().collect()
}

impl<'a> Planner<'a> {
    /// The type of a union without a tag.
    pub(in crate::plan) fn plan_by_kind(&mut self, location: &str, found: Found<'a>) -> Planned {
        self.report_assumed_inside(found);
        let branches = flat_branches(self.model, self.tags, found);
        let mut kinds: Vec<(JsonKind, Vec<&str>)> = Vec::new();
        for branch in &branches {
            // A branch that accepts any value makes the union accept any value.
            let Some(kind) = json_kind(self.model, branch) else {
                self.note_no_enum(location, DecidedBy::Nothing, &branches);
                self.report_common_value(found, &branches);
                self.report_unchecked_values(&branches);
                return self.untyped(location, UntypedReason::AnyValue);
            };
            match kinds.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, locations)) => locations.push(branch),
                None => kinds.push((kind, vec![branch])),
            }
        }
        let alone = kinds.len() == 1;
        let candidates = kinds.iter();
        let candidates: Vec<Candidate<'_>> = candidates
            .flat_map(|(kind, locations)| self.plan_kind(location, found, *kind, locations, alone))
            .collect();
        match candidates.as_slice() {
            [] => {
                let message = "all branches refer back to this union; its values stay untyped";
                self.diagnostics.push(Diagnostic::new(
                    &codes::UNDECIDED_UNION,
                    found.location,
                    message,
                ));
                self.untyped(location, UntypedReason::UndecidedUnion)
            }
            [only] => {
                self.note_no_enum(location, DecidedBy::OneType, &only.locations);
                self.report_common_value(found, &branches);
                only.planned.clone()
            }
            _ => self.plan_candidates(location, found, candidates),
        }
    }

    /// Reports branches of any type that list their values, or allow none: in a union these are not checked.
    pub(super) fn report_unchecked_values(&mut self, branches: &[&str]) {
        for branch in branches {
            let Some(found) = self.model.find_bare(branch) else {
                continue;
            };
            if found.schema.kind == Kind::Any && found.schema.values.is_some() {
                let message = "which values this branch allows is not checked by the client; the types allow others";
                let report = Diagnostic::new(&codes::UNCHECKED_KEYWORD, found.location, message);
                self.diagnostics.push(report);
            }
        }
    }

    fn plan_candidates(
        &mut self,
        location: &str,
        found: Found<'a>,
        mut candidates: Vec<Candidate<'_>>,
    ) -> Planned {
        widen_integers(&mut candidates);
        let kinds: HashSet<JsonKind> = candidates.iter().map(|candidate| candidate.kind).collect();
        if kinds.len() < candidates.len() {
            return self.plan_by_shape(location, found, candidates);
        }
        self.report_common_value(found, &locations_of(&candidates));
        // Such a union decides by the shapes of its values, which this union can do as well.
        let looks = |location: &&str| is_untagged_union(self.model, self.tags, location);
        if candidates
            .iter()
            .any(|candidate| candidate.locations.iter().any(looks))
        {
            let selects = candidates
                .iter()
                .map(|candidate| Select::Shape(outline(candidate.kind)))
                .collect();
            return self.declare_enum(
                location,
                found,
                candidates,
                selects,
                (UnionDecision::Shape { open: None }, DecidedBy::Kind),
            );
        }
        let selects = candidates
            .iter()
            .map(|candidate| Select::Kind(candidate.kind))
            .collect();
        self.declare_enum(
            location,
            found,
            candidates,
            selects,
            (UnionDecision::Kind, DecidedBy::Kind),
        )
    }

    /// The types of all branches of one JSON type.
    fn plan_kind<'p>(
        &mut self,
        location: &str,
        found: Found<'a>,
        kind: JsonKind,
        branches: &[&'p str],
        alone: bool,
    ) -> Vec<Candidate<'p>> {
        if let Some(texts) = self
            .one_enum(location, found, branches, alone)
            .filter(|_| kind == JsonKind::String)
        {
            return vec![texts];
        }
        let mut candidates: Vec<Candidate<'p>> = Vec::new();
        for branch in branches {
            let planned = self.plan_type(branch);
            match candidates
                .iter_mut()
                .find(|candidate| candidate.planned.ty == planned.ty)
            {
                Some(counterpart) => {
                    counterpart.planned.checks = either(
                        std::mem::take(&mut counterpart.planned.checks),
                        planned.checks,
                    );
                    counterpart.planned.nullable |= planned.nullable;
                    counterpart.locations.push(branch);
                }
                None => candidates.push(Candidate {
                    kind,
                    planned,
                    locations: vec![branch],
                }),
            }
        }
        if candidates.len() < 2 {
            return candidates;
        }
        let types: Vec<&Type> = candidates
            .iter()
            .map(|candidate| &candidate.planned.ty)
            .collect();
        let one = match kind {
            JsonKind::String => Some(one_text(&types)),
            JsonKind::Integer => Some(Type::Int(widest(&types))),
            JsonKind::Object => self.one_tagged(location, found, branches),
            JsonKind::Number | JsonKind::Boolean | JsonKind::Array => None,
        };
        let Some(ty) = one else { return candidates };
        let nullable = candidates
            .iter()
            .any(|candidate| candidate.planned.nullable);
        let checks = candidates
            .into_iter()
            .map(|candidate| candidate.planned.checks);
        let checks = checks.reduce(either).unwrap_or_default();
        let planned = Planned {
            ty,
            nullable,
            checks,
        };
        vec![Candidate {
            kind,
            planned,
            locations: branches.to_vec(),
        }]
    }

    /// The objects of a union, distinguished by a tag of their own.
    fn one_tagged(&mut self, location: &str, found: Found<'a>, branches: &[&str]) -> Option<Type> {
        let inner = object_location(location);
        let tagged = self.tags.of_union(&inner).cloned()?;
        let name = self.names.get(&inner).cloned()?;
        Some(self.plan_tagged(&name, &inner, found, branches, &tagged).ty)
    }

    /// Several string enums, with or without plain strings, are one enum of all their values. It is open, so it accepts other strings as
    /// well. A string enum inside the union declares no type of its own then.
    fn one_enum<'p>(
        &mut self,
        location: &str,
        found: Found<'a>,
        branches: &[&'p str],
        alone: bool,
    ) -> Option<Candidate<'p>> {
        let model = self.model;
        let of = |branch: &&&str| {
            model
                .find_bare(branch)
                .filter(|found| enum_values(*found).is_some())
        };
        let (enums, others): (Vec<&str>, Vec<&str>) =
            branches.iter().partition(|branch| of(branch).is_some());
        let found_enums: Vec<Found<'_>> = enums.iter().filter_map(|branch| of(&branch)).collect();
        let home = if alone {
            location.to_owned()
        } else {
            text_location(location)
        };
        let name = self.names.get(&home).cloned();
        if found_enums.len() < 2 || (name.is_none() && !alone) {
            return None;
        }
        let others: Vec<Planned> = others.iter().map(|branch| self.plan_type(branch)).collect();
        if others
            .iter()
            .any(|planned| matches!(planned.ty, Type::Secret | Type::File))
        {
            return None;
        }
        let texts = ItemKind::Values(self.plan_common_enum(&home, &found_enums));
        let ty = match name {
            Some(name) => self.declare(name, &home, found, texts).ty,
            None => self.declare_by_content(location, found, texts),
        };
        if let (false, Type::Named(name)) = (alone, &ty)
            && let Some(item) = self.items.get_mut(name.as_str())
        {
            item.docs = Docs::default();
        }
        let planned = Planned {
            ty,
            nullable: false,
            checks: Vec::new(),
        };
        for branch in enums.iter().filter(|branch| !is_component(branch)) {
            self.planned
                .entry((*branch).to_owned())
                .or_insert_with(|| planned.clone());
        }
        let nullable = others.iter().any(|planned| planned.nullable);
        Some(Candidate {
            kind: JsonKind::String,
            planned: Planned {
                nullable,
                ..planned
            },
            locations: branches.to_vec(),
        })
    }

    /// The enum of the candidates, with the given selection.
    pub(in crate::plan) fn declare_enum(
        &mut self,
        location: &str,
        found: Found<'a>,
        candidates: Vec<Candidate<'_>>,
        selects: Vec<Select>,
        (decision, by): (UnionDecision, DecidedBy),
    ) -> Planned {
        let names = self.name_variants(found.location, &candidates, self.names.get(location));
        // The description of a type that is used in many locations does not describe this location.
        let is_named = self.names.get(location).is_some();
        let mut locations = Vec::new();
        let mut branches: Vec<Branch> = Vec::new();
        for ((candidate, select), name) in candidates.into_iter().zip(selects).zip(names) {
            let accessor = prefixed("as_", &name);
            let checks = candidate.planned.checks;
            let docs =
                is_named.then(|| self.describe_branch(&candidate.planned.ty, &candidate.locations));
            let docs = docs.unwrap_or_default();
            branches.push(Branch {
                checks,
                docs,
                dropped: self.dropped_branch(found.location, &candidate.locations),
                ..branch_of(name, accessor, candidate.planned.ty, select)
            });
            locations.push(candidate.locations);
        }
        mark_conversions(&mut branches);
        let union = ItemKind::Union(Union {
            decision,
            branches: branches.clone(),
        });
        let ty = match self.names.get(location).cloned() {
            Some(name) => self.declare(name, location, found, union).ty,
            None => self.declare_by_content(location, found, union),
        };
        if let Type::Named(name) = &ty {
            self.note_enum(found.location, name, by, &branches, &locations);
        }
        Planned {
            ty,
            nullable: false,
            checks: Vec::new(),
        }
    }

    /// The version of the API that no longer has any of the branches at these locations.
    fn dropped_branch(&self, union: &str, locations: &[&str]) -> Option<String> {
        let versions = |at: &&str| self.dropped.version_of_branch(union, at);
        let mut versions = locations.iter().map(versions);
        let first = versions.next()??;
        versions
            .all(|version| version.is_some())
            .then(|| first.to_owned())
    }

    /// The variant for each candidate of the union at a location: the name in the lock, where it is still possible.
    fn name_variants(
        &self,
        union: &str,
        candidates: &[Candidate<'_>],
        name: Option<&Ident>,
    ) -> Vec<Ident> {
        let lock = &self.options.lock;
        let terms = lock.terms();
        let raw_names = spell_variants(candidates, name, terms);
        let before: Vec<Option<String>> = candidates
            .iter()
            .map(|candidate| {
                let mut before = candidate
                    .locations
                    .iter()
                    .filter_map(|location| lock.part_at(union, location));
                before
                    .find(|before| can_be_named(candidate, before, lock))
                    .map(str::to_owned)
            })
            .collect();
        let renames: Vec<_> = candidates
            .iter()
            .map(|candidate| self.rename_of_part(union, &candidate.locations))
            .collect();
        let claims = before.iter().zip(&raw_names).zip(&renames);
        let claims = claims.map(|((before, raw_name), rename)| Claim {
            chosen: chosen(*rename, Use::Variant),
            rank: usize::from(before.is_none()),
            ..Claim::of(before.as_ref().unwrap_or(raw_name))
        });
        let claims: Vec<Claim<'_>> = claims.collect();
        let settled = Scope::default().settle(&claims, Use::Variant);
        let names = settled.iter().map(|raw_name| ident(raw_name, Use::Variant));
        let names: Vec<Ident> = names.collect();
        for (rename, name) in renames.into_iter().zip(&names) {
            confirm(rename, name);
        }
        names
    }

    /// The name of a union that is named after its contents.
    pub(in crate::plan) fn name_by_content(&self, union: Found<'a>) -> Option<Ident> {
        let content = content_of(self.model, self.tags, self.locations, union)?;
        self.names.of_content(&content.key).cloned()
    }

    /// A union that is named after its contents is one type in all locations.
    fn declare_by_content(&mut self, location: &str, found: Found<'a>, union: ItemKind) -> Type {
        let Some(name) = self.name_by_content(found) else {
            return self.undecided(location);
        };
        let before = self.items.get(name.as_str()).cloned();
        let planned = self.declare(name.clone(), location, found, union);
        if let Some(item) = self.items.get_mut(name.as_str()) {
            name.plain().clone_into(&mut item.home);
            item.docs = Docs::default();
            item.deprecated = false;
            // Which one is declared does not depend on the order of planning.
            if let Some(before) = before.filter(|before| before.pointer < item.pointer) {
                *item = before;
            }
        }
        planned.ty
    }

    fn undecided(&mut self, location: &str) -> Type {
        let message = "no name can be made for this union; its values stay untyped";
        self.diagnostics
            .push(Diagnostic::new(&codes::UNDECIDED_UNION, location, message));
        self.untyped(location, UntypedReason::UndecidedUnion).ty
    }
}

/// The string type for all branches: an open enum accepts all strings, and a secret stays secret.
fn one_text(types: &[&Type]) -> Type {
    let secret = [Type::Secret, Type::File]
        .into_iter()
        .find(|ty| types.contains(&ty));
    let mut named = types.iter().filter(|ty| matches!(ty, Type::Named(_)));
    // Several enums share a name where the union has one.
    let only = named
        .next()
        .filter(|_| named.next().is_none())
        .map(|only| (*only).clone());
    secret.or(only).unwrap_or(Type::String)
}

/// Next to a number, an integer may be negative: limits do not decide which branch a value is, and an integer outside of the limits
/// may be a number.
fn widen_integers(candidates: &mut [Candidate<'_>]) {
    if candidates
        .iter()
        .any(|candidate| candidate.kind == JsonKind::Number)
    {
        for candidate in candidates
            .iter_mut()
            .filter(|candidate| candidate.kind == JsonKind::Integer)
        {
            candidate.planned.checks.clear();
            candidate.planned.ty = Type::Int(IntegerType::I64);
        }
    }
}

/// The checks of two branches with the same type: a check of only one of them does not apply to the other.
fn either(some: Vec<Check>, others: Vec<Check>) -> Vec<Check> {
    if some.is_empty() || others.is_empty() {
        return Vec::new();
    }
    if is_either(&some, &others) {
        some
    } else {
        vec![Check::Either(some, others)]
    }
}

/// Whether values that pass `those` pass these checks.
fn is_either(checks: &[Check], those: &[Check]) -> bool {
    let is_one_of = |checks: &[Check]| is_either(checks, those);
    checks == those
        || matches!(checks, [Check::Either(one, other)] if is_one_of(one) || is_one_of(other))
}

fn outline(kind: JsonKind) -> Shape {
    match kind {
        JsonKind::String => Shape::String,
        JsonKind::Integer => Shape::Integer,
        JsonKind::Number => Shape::Number,
        JsonKind::Boolean => Shape::Boolean,
        JsonKind::Array => Shape::Array(Box::new(Shape::Any)),
        JsonKind::Object => Shape::Object(ObjectShape::default()),
    }
}

/// The integer type for the values of all branches.
fn widest(types: &[&Type]) -> IntegerType {
    let is_unsigned = |ty: &&Type| matches!(ty, Type::Int(integer) if integer.is_unsigned());
    if types.iter().all(is_unsigned) {
        IntegerType::U64
    } else {
        IntegerType::I64
    }
}

/// The names of the variants: those of their types without the words that all share or that the union's name has, else those of their
/// JSON types.
fn spell_variants(
    candidates: &[Candidate<'_>],
    union: Option<&Ident>,
    terms: Terms,
) -> Vec<String> {
    let named: Vec<&Ident> = candidates
        .iter()
        .filter_map(|candidate| match &candidate.planned.ty {
            Type::Named(name) => Some(name),
            _ => None,
        })
        .collect();
    let mut short = short_names(&named, union).into_iter();
    let unnamed = candidates
        .iter()
        .filter(|candidate| !matches!(candidate.planned.ty, Type::Named(_)));
    let twice = |kind: JsonKind| {
        unnamed
            .clone()
            .filter(|candidate| candidate.kind == kind)
            .count()
            > 1
    };
    let spell = |candidate: &Candidate<'_>| match (&candidate.planned.ty, candidate.kind) {
        (Type::Named(_), _) => short.next().unwrap_or_default(),
        (ty @ Type::Custom(_), _) => spell_type(ty, terms),
        (ty, kind) if twice(kind) => spell_type(ty, terms),
        (ty, kind) => spell_kind(ty, kind, terms).to_owned(),
    };
    candidates.iter().map(spell).collect()
}

/// The name of a variant whose type has no name, if no other branch has the same JSON type.
fn spell_kind(ty: &Type, kind: JsonKind, terms: Terms) -> &'static str {
    match (ty, kind) {
        (Type::File, _) => "file",
        (_, JsonKind::String) => terms.string(),
        (_, JsonKind::Integer) => "integer",
        (_, JsonKind::Number) => "number",
        (_, JsonKind::Boolean) => "boolean",
        (_, JsonKind::Array) => terms.array(),
        (_, JsonKind::Object) => "map",
    }
}

/// Whether a variant with this name could be the candidate's: its name is the type's or a part of it, or one of a former name.
fn can_be_named(candidate: &Candidate<'_>, variant: &str, lock: &Lock) -> bool {
    let is_it = |raw_name: &str| ident(raw_name, Use::Variant).plain() == variant;
    let is_part = |name: &Ident| {
        let words = names::split(name);
        let parts = (1..=words.len()).flat_map(|count| words.windows(count));
        parts.map(|part| part.join(" ")).any(|part| is_it(&part))
    };
    match &candidate.planned.ty {
        Type::Named(name) => {
            let mut renamed = lock.renamed_types();
            let is_former = |(former, since): (&str, &str)| {
                since == name.plain() && is_part(&ident(former, Use::Type))
            };
            is_part(name) || renamed.any(is_former)
        }
        ty => {
            let terms = lock.terms();
            is_it(spell_kind(ty, candidate.kind, terms)) || is_it(&spell_type(ty, terms))
        }
    }
}

fn spell_type(ty: &Type, terms: Terms) -> String {
    match ty {
        Type::Bool => "boolean".to_owned(),
        Type::Int(_) => "integer".to_owned(),
        Type::Float => "number".to_owned(),
        Type::String | Type::Secret | Type::Temporal(_) => terms.string().to_owned(),
        Type::Base64 => "bytes".to_owned(),
        Type::File => "file".to_owned(),
        Type::Value => "value".to_owned(),
        Type::Custom(path) => last_step(path).to_owned(),
        Type::Null => "null".to_owned(),
        Type::Named(name) => name.plain().to_owned(),
        Type::Boxed(inner) | Type::Option(inner) | Type::Matching(inner) => {
            spell_type(inner, terms)
        }
        Type::Vec(items) => format!("{} {}", spell_type(items, terms), terms.array()),
        Type::Tuple(parts) => {
            let words = parts.iter().map(|part| spell_type(part, terms));
            words.collect::<Vec<_>>().join(" ")
        }
        Type::OpenTuple(tuple) => {
            let words = tuple.first.iter().map(|part| spell_type(part, terms));
            words.collect::<Vec<_>>().join(" ")
        }
        Type::Map(_, values) => format!("{} map", spell_type(values, terms)),
    }
}
