//! Unions whose branches have values in common.
//!
//! The planner keeps them with the pairs of branches; `link` reports them when all types are planned.

use crate::analyse::unions::json_kind;
use crate::draft::UndecidedUnion;
use crate::ir::{Decision, JsonKind, Shape, Type};
use crate::plan::planner::Planner;
use crate::values::difference::has_only_empty_in_common;
use crate::values::shapes::is_list;

impl Planner<'_> {
    /// Keeps a union of these shapes, whose type has just been declared.
    pub(in crate::plan) fn note_undecided(
        &mut self,
        location: &str,
        ty: &Type,
        shapes: &[Shape],
        overlaps: &[(usize, usize)],
    ) {
        let (Type::Named(name), [first, ..], Some(decision)) =
            (ty, overlaps, self.decisions.last())
        else {
            return;
        };
        let help = self.help_to_decide(location, decision, first.0);
        let is_kept = |pair: &&(usize, usize)| is_kept_by_shape(&shapes[pair.0], &shapes[pair.1]);
        let (by_shape, by_type): (Vec<_>, Vec<_>) = overlaps.iter().partition(is_kept);
        self.undecided.push(UndecidedUnion {
            pointer: location.to_owned(),
            name: name.clone(),
            by_type,
            by_shape,
            help,
        });
    }

    fn help_to_decide(&self, location: &str, decision: &Decision, branch: usize) -> &'static str {
        let has_discriminator = self
            .model
            .find(location)
            .is_some_and(|found| found.discriminator().is_some());
        let branch = decision.branches.get(branch);
        let kind = branch.and_then(|branch| json_kind(self.model, &branch.pointer));
        match kind {
            Some(JsonKind::Array) => "put each array into an object, under a property of its own",
            _ if has_discriminator => {
                "give each branch a value of the `discriminator` that no other branch has"
            }
            _ => "add a `discriminator`, or add a property with a different `const` to each branch",
        }
    }
}

/// Whether the shapes alone show that nothing is lost: an integer is a number too, and an empty array has no items.
fn is_kept_by_shape(first: &Shape, second: &Shape) -> bool {
    match (first, second) {
        (Shape::Integer, Shape::Number) | (Shape::Number, Shape::Integer) => true,
        _ => is_list(first) && is_list(second) && has_only_empty_in_common(first, second),
    }
}
