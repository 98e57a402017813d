//! Unions whose branches have values in common, checked when all types are planned: a note where every such value is kept whole in
//! whichever branch it is decoded, and a warning where a value can be decoded as a branch that it is not valid for.

use std::cell::Cell;
use std::collections::HashMap;

use crate::diagnostic::{Diagnostic, Diagnostics, Severity, codes};
use crate::draft::{Branch, Field, ItemKind, Items, Object, UndecidedUnion};
use crate::ir::{Check, Rest, Type, ValueType};

/// How many fields are compared for one union. If that is too few to prove that nothing is lost, a warning is reported.
const MOST_COMPARED: usize = 1 << 18;

/// How many levels of nested types are compared.
const LEVELS: usize = 4;

/// Reports each of these unions.
pub fn report_undecided(
    undecided: &[UndecidedUnion],
    items: &Items,
    diagnostics: &mut Diagnostics,
) {
    for union in undecided {
        let item = items.get(union.name.as_str()).map(|item| &item.kind);
        let Some(ItemKind::Union(planned)) = item else {
            continue;
        };
        let types = Types {
            items,
            room: Cell::new(MOST_COMPARED),
        };
        let mut pairs = union.by_type.iter();
        let lossy =
            pairs.find(|(first, second)| !types.are_kept(&planned.branches, *first, *second));
        let Some(pair) = lossy.or_else(|| union.by_type.first().or(union.by_shape.first())) else {
            continue;
        };
        let [first, second] = [pair.0, pair.1].map(|index| {
            planned
                .branches
                .get(index)
                .map(|branch| branch.name.as_str())
        });
        let branches = format!(
            "branches `{}` and `{}` have values in common",
            first.unwrap_or_default(),
            second.unwrap_or_default()
        );
        let (severity, message) = if lossy.is_some() {
            let read = "the best match is used, else the first";
            (Severity::Warning, format!("{branches}: {read}"))
        } else {
            (Severity::Note, format!("{branches}; no data is lost"))
        };
        let found = Diagnostic::new(&codes::UNDECIDED_UNION, &union.pointer, message);
        diagnostics.push(found.severity(severity).help(union.help));
    }
}

/// Whether two types have the same limits. Limits of the types of their parts are compared there.
fn same_limits(one: &[Check], other: &[Check]) -> bool {
    let own =
        |check: &&Check| **check != Check::Nested && **check != Check::Each(vec![Check::Nested]);
    one.iter().filter(own).eq(other.iter().filter(own))
}

/// The planned types, and how many of their fields may still be compared.
struct Types<'p> {
    items: &'p Items,
    room: Cell<usize>,
}

impl<'p> Types<'p> {
    fn are_kept(&self, branches: &[Branch], first: usize, second: usize) -> bool {
        match (branches.get(first), branches.get(second)) {
            (Some(first), Some(second)) => {
                same_limits(&first.checks, &second.checks)
                    && self.is_kept(&first.ty, &second.ty, LEVELS)
            }
            _ => false,
        }
    }

    /// Whether every value of one type that is decoded as the other is valid for it and is encoded as it was.
    fn is_kept(&self, one: &Type, other: &Type, levels: usize) -> bool {
        if one == other {
            return true;
        }
        let Some(levels) = levels.checked_sub(1) else {
            return false;
        };
        match (one, other) {
            (Type::Option(one), other) | (other, Type::Option(one)) => {
                self.is_kept(one, other, levels)
            }
            (Type::Vec(one), Type::Vec(other)) => self.is_kept(one, other, levels),
            _ => match (self.declared(one), self.declared(other)) {
                (Some(ItemKind::Object(one)), Some(ItemKind::Object(other))) => {
                    self.keep_each_other(one, other, levels)
                }
                _ => self.takes_any_text(one) && self.takes_any_text(other),
            },
        }
    }

    /// The definition of a type, aliases followed.
    fn declared(&self, ty: &Type) -> Option<&'p ItemKind> {
        let mut ty = ty;
        for _ in 0..LEVELS {
            let Type::Named(name) = ty else { return None };
            match &self.items.get(name.as_str())?.kind {
                ItemKind::Alias(target) => ty = target,
                declared => return Some(declared),
            }
        }
        None
    }

    /// Enums of strings are open.
    fn takes_any_text(&self, ty: &Type) -> bool {
        let is_open_enum = |kind: &ItemKind| matches!(kind, ItemKind::Values(values) if values.of == ValueType::String);
        matches!(ty, Type::String | Type::Secret) || self.declared(ty).is_some_and(is_open_enum)
    }

    /// Both keep unknown properties, and the properties that both describe are the same in both.
    fn keep_each_other(&self, one: &Object, other: &Object, levels: usize) -> bool {
        let is_open = |object: &Object| match &object.rest {
            Rest::Keep(..) => !object.closed,
            Rest::Typed(..) => true,
            Rest::Drop(_) | Rest::Deny(_) => false,
        };
        is_open(one)
            && is_open(other)
            && one.checks == other.checks
            && one.rest == other.rest
            && self.fields_are_kept(one, other, levels)
            && self.fields_are_kept(other, one, levels)
    }

    /// Whether an object keeps the value of each field of another one: in a field, or among unknown properties.
    fn fields_are_kept(&self, object: &Object, other: &Object, levels: usize) -> bool {
        let Some(room) = self
            .room
            .get()
            .checked_sub(1 + object.fields.len() + other.fields.len())
        else {
            return false;
        };
        self.room.set(room);
        let collisions: HashMap<&str, &Field> = other
            .fields
            .iter()
            .map(|field| (field.name.wire.as_str(), field))
            .collect();
        object.fields.iter().all(|field| {
            let (ty, checks) = match (collisions.get(field.name.wire.as_str()), &other.rest) {
                (Some(counterpart), _) => (counterpart.held(), &counterpart.checks),
                (None, Rest::Typed(_, ty, checks)) => (ty, checks),
                (None, _) => return true,
            };
            same_limits(&field.checks, checks) && self.is_kept(field.held(), ty, levels)
        })
    }
}
