//! Modules that use deprecated types allow it, so that a client compiles without a warning.

use std::collections::BTreeSet;

use super::tree::Module;
use crate::ir::{Crate, Ident};

/// The types that the plan calls deprecated.
pub fn deprecated_types(plan: &Crate) -> BTreeSet<&Ident> {
    let items = plan.types.iter().flat_map(|module| &module.items);
    items
        .filter(|item| item.deprecated)
        .map(|item| &item.name)
        .collect()
}

/// Marks which of the modules, and of those inside, use a deprecated type.
pub fn mark_deprecated(modules: &mut [Module], deprecated: &BTreeSet<&Ident>) {
    for module in modules {
        let types = &module.uses.types;
        module.uses_deprecated = deprecated.iter().any(|name| types.contains(name));
        mark_deprecated(&mut module.children, deprecated);
    }
}
