//! The locations in a plan, which are those of the converted document → those in the files as they were written.
//!
//! It does not know what is converted. Of other documents all locations stay as they are.

use crate::ir::{Crate, Decision};
use crate::source::{Location, Sources};

/// Changes the pointers of untyped schemas, and of all schemas and parameters that have a type.
pub fn locate(plan: &mut Crate, sources: &Sources) {
    for schema in &mut plan.untyped {
        rewrite(&mut schema.pointer, sources);
    }
    let bindings = &mut plan.bindings;
    locate_sorted(&mut bindings.schemas, sources);
    for (_, operation) in &mut bindings.operations {
        locate_sorted(&mut operation.parameters, sources);
    }
}

/// The unions, with their pointers and those of their branches changed.
pub fn located_decisions(mut decisions: Vec<Decision>, sources: &Sources) -> Vec<Decision> {
    for decision in &mut decisions {
        rewrite(&mut decision.pointer, sources);
        for branch in &mut decision.branches {
            rewrite(&mut branch.pointer, sources);
        }
    }
    decisions
}

fn locate_sorted<T>(list: &mut [(String, T)], sources: &Sources) {
    for (pointer, _) in &mut *list {
        rewrite(pointer, sources);
    }
    list.sort_by(|(one, _), (other, _)| one.cmp(other));
}

fn rewrite(pointer: &mut String, sources: &Sources) {
    *pointer = sources.unconverted(&Location::written(pointer)).to_string();
}
