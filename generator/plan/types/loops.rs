//! Lists and maps that hold themselves, by way of nothing but lists and maps: `Nest: {type: array, items: Nest}`.
//!
//! An alias of such a type would have no end, so it is an enum of one variant.

use std::collections::HashSet;

use super::Planned;
use crate::graph::circles;
use crate::ir::{Ident, ItemKind, JsonKind, Select, Type, Union, UnionDecision};
use crate::plan::Planner;
use crate::plan::names::type_names::is_component;
use crate::plan::names::{Use, ident, prefixed};
use crate::plan::unions::{branch_of, mark_conversions};
use crate::schema::{Found, Kind, Schemas};

/// The lists and maps that need a type of their own.
#[derive(Clone, Debug, Default)]
pub struct Loops(HashSet<String>);

impl Loops {
    /// Of each circle the named schemas, and where none is named, all.
    pub fn find(model: &Schemas) -> Self {
        let found: Vec<Found<'_>> = model
            .places()
            .filter_map(|place| model.find(place))
            .collect();
        let leads = found.iter().map(|found| {
            let inside = inside(*found).and_then(|inside| model.find(inside));
            (
                found.place,
                inside.into_iter().map(|inside| inside.place).collect(),
            )
        });
        let leads: Vec<(&str, Vec<&str>)> = leads.collect();
        let mut loops = HashSet::new();
        for circle in circles(&leads) {
            let places = circle.into_iter().filter(|place| {
                let shape = model.find(place).map(|found| &found.schema.kind);
                matches!(shape, Some(Kind::Array(_) | Kind::Object(_)))
            });
            let (named, others): (Vec<&str>, Vec<&str>) =
                places.partition(|place| is_component(place));
            let chosen = if named.is_empty() { others } else { named };
            loops.extend(chosen.into_iter().map(str::to_owned));
        }
        Self(loops)
    }

    /// Whether the list or map at a place needs a type of its own.
    pub fn contains(&self, place: &str) -> bool {
        self.0.contains(place)
    }
}

/// The one schema that the values of a list, a map or an annotation are made of.
fn inside(found: Found<'_>) -> Option<&str> {
    match &found.schema.kind {
        Kind::Annotated(target) => Some(target),
        Kind::Array(array) => array.items.as_deref(),
        Kind::Object(object) if !object.is_struct() => object.additional_schema(),
        _ => None,
    }
}

impl<'a> Planner<'a> {
    /// The enum of a list or map that holds itself.
    pub(in crate::plan) fn plan_loop(
        &mut self,
        name: Ident,
        place: &str,
        found: Found<'a>,
    ) -> Planned {
        let named = Planned {
            nullable: found.schema.nullable,
            ..Planned::of(Type::Named(name.clone()))
        };
        self.planned.insert(place.to_owned(), named.clone());
        let (kind, word) = match &found.schema.kind {
            Kind::Array(_) => (JsonKind::Array, "list"),
            _ => (JsonKind::Object, "map"),
        };
        let held = self.plan_held(place, found);
        let variant = ident(word, Use::Variant);
        let mut branch = branch_of(
            variant.clone(),
            prefixed("as_", &variant),
            held.ty,
            Select::Kind(kind),
        );
        branch.checks = held.checks;
        let mut branches = vec![branch];
        mark_conversions(&mut branches);
        let union = Union {
            decision: UnionDecision::Kind,
            branches,
            shared: Vec::new(),
        };
        self.declare(name, place, found, ItemKind::Union(union));
        named
    }
}
