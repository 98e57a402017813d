//! An array → a `Vec`, a tuple or an open tuple.

use super::{LARGEST, size};
use crate::ir::{Check, OpenTuple, Type, UntypedReason};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::schema::ArraySchema;

impl Planner<'_> {
    /// An array, without its own checks.
    pub(super) fn plan_array(&mut self, location: &str, array: &ArraySchema) -> Planned {
        if !array.positions.is_empty() {
            return self.plan_open_tuple(location, array);
        }
        let items = self.plan_each_item(location, array.items.as_deref());
        let checks = items.checks.clone();
        let mut list = Planned::of(Type::Vec(Box::new(items.whole())));
        if !checks.is_empty() {
            list.checks.push(Check::Each(checks));
        }
        list
    }

    /// The items of the array at a location; raw JSON where it does not describe them.
    fn plan_each_item(&mut self, location: &str, items: Option<&str>) -> Planned {
        match items {
            Some(items) => self.plan_type(items),
            None => self.untyped(location, UntypedReason::AnyItems),
        }
    }

    /// An array of exactly these items.
    pub(super) fn plan_tuple(&mut self, location: &str, positions: &[String]) -> Planned {
        let (parts, checks) = self.plan_positions(positions);
        if parts.iter().map(size).sum::<usize>() > LARGEST {
            return self.too_deep(location);
        }
        let mut tuple = Planned::of(Type::Tuple(parts));
        if checks.iter().any(|checks| !checks.is_empty()) {
            tuple.checks.push(Check::Positions(checks));
        }
        tuple
    }

    fn plan_open_tuple(&mut self, location: &str, array: &ArraySchema) -> Planned {
        let (mut first, checks) = self.plan_positions(&array.positions);
        let required = array.required();
        for part in first.iter_mut().skip(required) {
            // Not `optional()`: an absent item is not null.
            *part = Type::Option(Box::new(part.clone()));
        }
        let rest = self.plan_each_item(location, array.items.as_deref());
        let rest_checks = rest.checks.clone();
        let tuple = OpenTuple {
            first,
            required,
            rest: rest.whole(),
        };
        if tuple.parts().map(size).sum::<usize>() > LARGEST {
            return self.too_deep(location);
        }
        let has_checks = checks
            .iter()
            .chain([&rest_checks])
            .any(|all| !all.is_empty());
        let checks = has_checks.then_some(Check::OpenPositions(checks, rest_checks));
        Planned {
            checks: checks.into_iter().collect(),
            ..Planned::of(Type::OpenTuple(Box::new(tuple)))
        }
    }

    /// The types of items by their position, and their checks.
    fn plan_positions(&mut self, positions: &[String]) -> (Vec<Type>, Vec<Vec<Check>>) {
        let positions = positions.iter().map(|location| {
            let planned = self.plan_type(location);
            let checks = planned.checks.clone();
            (planned.whole(), checks)
        });
        positions.unzip()
    }
}
