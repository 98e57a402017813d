//! Unions that have another name since they have further branches: without a name in the document, a union is named after its branches.

use std::collections::HashMap;

use crate::surface::{Item, ItemKind, Union};

/// The unions among removed types whose schemas have unions with all their variants among the added ones. The first is the old path.
pub fn find_grown<'s>(removed: &[&'s Item], added: &[&'s Item]) -> Vec<(&'s str, &'s str)> {
    let mut by_pointer: HashMap<&str, &Item> = added
        .iter()
        .map(|item| (item.pointer.as_str(), *item))
        .collect();
    let mut pairs = Vec::new();
    for item in removed {
        let Some(after) = by_pointer.get(item.pointer.as_str()).copied() else {
            continue;
        };
        let (ItemKind::Union(before), ItemKind::Union(now)) = (&item.kind, &after.kind) else {
            continue;
        };
        if has_all_of(now, before) {
            by_pointer.remove(item.pointer.as_str());
            pairs.push((item.path.as_str(), after.path.as_str()));
        }
    }
    pairs
}

/// Whether a union has each variant of another one, with its type.
fn has_all_of(union: &Union, other: &Union) -> bool {
    other.branches.iter().all(|branch| {
        let mut branches = union.branches.iter();
        branches.any(|own| own.name == branch.name && own.ty == branch.ty)
    })
}
