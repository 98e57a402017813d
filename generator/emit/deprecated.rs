//! Modules that use deprecated types allow it, so that a client compiles without a warning.

use std::collections::BTreeSet;

use super::tree::Module;
use crate::ir::{Crate, Ident, Item, ItemKind, Union, UnionDecision};

/// The types that are deprecated, or have deprecated variants. What a macro writes for a field allows it there.
pub fn deprecated_types(plan: &Crate) -> BTreeSet<&Ident> {
    let items = plan.types.iter().flat_map(|module| &module.items);
    let mut types = BTreeSet::new();
    for item in items {
        if item.is_deprecated() || has_dropped_variant(item) {
            types.insert(&item.name);
        }
        // The enum of a union's tag has the same variants.
        if let ItemKind::Union(Union {
            decision: UnionDecision::Tag { kind, .. },
            ..
        }) = &item.kind
            && has_dropped_variant(item)
        {
            types.insert(kind);
        }
    }
    types
}

fn has_dropped_variant(item: &Item) -> bool {
    match &item.kind {
        ItemKind::Union(union) => union.branches.iter().any(|branch| branch.dropped.is_some()),
        ItemKind::Values(values) => {
            let mut variants = values.variants.iter();
            variants.any(|variant| variant.dropped.is_some())
        }
        ItemKind::Object(_) | ItemKind::Alias(_) => false,
    }
}

/// Marks which of the modules, and of those inside, use a deprecated type.
pub fn mark_deprecated(modules: &mut [Module], deprecated: &BTreeSet<&Ident>) {
    for module in modules {
        let types = &module.uses.types;
        module.uses_deprecated = deprecated.iter().any(|name| types.contains(name));
        mark_deprecated(&mut module.children, deprecated);
    }
}
