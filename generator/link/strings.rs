//! Types into which every string converts, so that a setter, a constructor or an argument takes a string for them.
//!
//! Open enums of strings, secrets, and unions that have a branch for strings. A date is none: not every string is one.

use std::collections::HashMap;

use crate::ir::{Branch, Item, ItemKind, Passed, Type, TypeModule, Union, ValueType};

/// So many aliases and unions inside one another are followed.
const MOST_DEPTH: usize = 8;

/// The declared types into which strings convert, and how many types are between them and the string: a union may be a branch of
/// itself, and must not convert a string by itself.
pub struct Strings(HashMap<String, usize>);

impl Strings {
    /// Finds them, and marks the branch of each union that strings become.
    pub fn mark(types: &mut [TypeModule]) -> Self {
        let mut found = Self(HashMap::new());
        for depth in 0..MOST_DEPTH {
            let items = types.iter().flat_map(|module| &module.items);
            let new = items.filter(|item| !found.0.contains_key(item.name.as_str()));
            let new = new.filter(|item| found.reach(item));
            let new: Vec<String> = new.map(|item| item.name.to_string()).collect();
            if new.is_empty() {
                break;
            }
            found.0.extend(new.into_iter().map(|name| (name, depth)));
        }
        for item in types.iter_mut().flat_map(|module| &mut module.items) {
            if let ItemKind::Union(union) = &mut item.kind
                && let Some(index) = found.branch_of(union)
            {
                union.branches[index].from_text = true;
            }
        }
        found
    }

    /// How an argument of the type is passed.
    pub fn passed(&self, ty: &Type) -> Passed {
        let converted = match ty {
            Type::Vec(item) => item,
            ty => ty,
        };
        match converted {
            Type::Named(name) if self.0.contains_key(name.as_str()) => Passed::AsStringToo,
            _ => Passed::AsItself,
        }
    }

    fn reach(&self, item: &Item) -> bool {
        match &item.kind {
            ItemKind::Values(values) => values.of == ValueType::String,
            ItemKind::Union(union) => self.branch_of(union).is_some(),
            ItemKind::Alias(ty) => self.depth(ty).is_some(),
            ItemKind::Object(_) => false,
        }
    }

    /// The position of the branch that strings become: a `String`, else the one that is nearest to a string.
    fn branch_of(&self, union: &Union) -> Option<usize> {
        let depth = |branch: &Branch| match &branch.ty {
            Type::String => Some(0),
            ty => self.depth(ty).map(|depth| depth + 1),
        };
        let branches = union.branches.iter().enumerate();
        let converted = branches.filter(|(_, branch)| branch.from);
        let depths = converted.filter_map(|(index, branch)| Some((depth(branch)?, index)));
        depths.min().map(|(_, index)| index)
    }

    fn depth(&self, ty: &Type) -> Option<usize> {
        match ty {
            Type::Secret => Some(0),
            Type::Named(name) => self.0.get(name.as_str()).copied(),
            _ => None,
        }
    }
}
