//! Arrays and maps that contain themselves through arrays and maps only: `Nest: {type: array, items: Nest}`.
//!
//! An alias of such a type would be infinite, so it is an enum of one variant.

use crate::draft::{ItemKind, Union};
use crate::ir::{Ident, JsonKind, Select, Type, UnionDecision};
use crate::names::{Use, ident, prefixed};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::plan::unions::{branch_of, mark_conversions};
use crate::schema::{Found, Kind};

impl<'a> Planner<'a> {
    /// The enum of an array or map that contains itself.
    pub(in crate::plan) fn plan_loop(
        &mut self,
        name: Ident,
        location: &str,
        found: Found<'a>,
    ) -> Planned {
        let named = Planned {
            nullable: found.schema.nullable,
            ..Planned::of(Type::Named(name.clone()))
        };
        self.planned.insert(location.to_owned(), named.clone());
        let (kind, word) = match &found.schema.kind {
            Kind::Array(_) => (JsonKind::Array, self.options.lock.terms().array()),
            _ => (JsonKind::Object, "map"),
        };
        let held = self.plan_held(location, found);
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
        };
        self.declare(name, location, found, ItemKind::Union(union));
        named
    }
}
