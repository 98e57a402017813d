//! Modules that name deprecated types say that they mean it, so that a client compiles without a warning.

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

/// Notes which of the modules beside `types`, and of those inside, name a deprecated type.
pub fn note_deprecated(modules: &mut [Module], deprecated: &BTreeSet<&Ident>) {
    let names: BTreeSet<&str> = deprecated.iter().map(|name| name.plain()).collect();
    if !names.is_empty() {
        note_in(modules, &names);
    }
}

fn note_in(modules: &mut [Module], deprecated: &BTreeSet<&str>) {
    for module in modules {
        module.names_deprecated = module
            .named
            .types
            .iter()
            .any(|name| deprecated.contains(name.as_str()));
        note_in(&mut module.children, deprecated);
    }
}
