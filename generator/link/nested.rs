//! Values whose parts have constraints of their own: `validate()` visits these, and no others.

use std::collections::{HashMap, HashSet};

use crate::draft::{ItemKind, Items};
use crate::ir::{Check, Direction, Rest, Type};

/// The names of the types with constraints, in themselves or in their parts.
pub struct Checked(HashSet<String>);

impl Checked {
    /// Finds them.
    pub fn find(items: &Items) -> Self {
        let mut users: HashMap<&str, Vec<&str>> = HashMap::new();
        let mut queue = Vec::new();
        for (name, item) in items {
            let (types, own) = parts_of(&item.kind);
            for used in types.iter().flat_map(|ty| ty.named()) {
                users.entry(used).or_default().push(name);
            }
            if own {
                queue.push(name.as_str());
            }
        }
        let mut checked: HashSet<&str> = HashSet::new();
        while let Some(name) = queue.pop() {
            if checked.insert(name) {
                queue.extend(users.get(name).into_iter().flatten());
            }
        }
        Self(checked.into_iter().map(str::to_owned).collect())
    }

    /// The checks of a value, with `Nested` where a type with constraints is used.
    pub fn nest(&self, mut checks: Vec<Check>, ty: &Type) -> Vec<Check> {
        // Values of properties that match a pattern are checked by name.
        let is_by_pattern = checks
            .iter()
            .any(|check| matches!(check, Check::ByPattern { .. }));
        if self.holds_any(ty) && !is_by_pattern {
            checks.push(Check::Nested);
        }
        checks
    }

    /// Whether a type is one of them, or contains one.
    pub fn holds_any(&self, ty: &Type) -> bool {
        ty.named().iter().any(|name| self.0.contains(*name))
    }
}

/// The types that a declared type contains, and whether it has a constraint itself.
pub fn parts_of(kind: &ItemKind) -> (Vec<&Type>, bool) {
    match kind {
        ItemKind::Object(object) => {
            let mut own = object.closed || !object.checks.is_empty();
            own |= object.fields.iter().any(|field| {
                !field.checks.is_empty() || field.direction == Direction::RequiredInRequests
            });
            let rest = match &object.rest {
                Rest::Typed(_, ty, checks) => {
                    own |= !checks.is_empty();
                    Some(ty)
                }
                Rest::Keep(_, checks) => {
                    own |= !checks.is_empty();
                    None
                }
                Rest::Drop(_) | Rest::Deny(_) => None,
            };
            (
                object
                    .fields
                    .iter()
                    .map(|field| &field.ty)
                    .chain(rest)
                    .collect(),
                own,
            )
        }
        ItemKind::Union(union) => {
            let own = union
                .branches
                .iter()
                .any(|branch| !branch.checks.is_empty());
            (
                union.branches.iter().map(|branch| &branch.ty).collect(),
                own,
            )
        }
        ItemKind::Alias(ty) => (vec![ty], false),
        ItemKind::Values(_) => (Vec::new(), false),
    }
}
