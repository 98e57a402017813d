//! Modules that name deprecated types say that they mean it, so that a client compiles without a warning.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};

use super::tree::Module;
use crate::ir::Crate;

/// Notes which of the modules, and of those inside, name a type that the plan calls deprecated.
pub fn note_deprecated(modules: &mut [Module], plan: &Crate) {
    let items = plan.types.iter().flat_map(|module| &module.items);
    let deprecated: BTreeSet<&str> =
        items.filter(|item| item.deprecated).map(|item| item.name.plain()).collect();
    if !deprecated.is_empty() {
        note_in(modules, &deprecated);
    }
}

fn note_in(modules: &mut [Module], deprecated: &BTreeSet<&str>) {
    for module in modules {
        module.names_deprecated = names_any(module.text.parse().unwrap_or_default(), deprecated);
        note_in(&mut module.children, deprecated);
    }
}

/// Whether one of the names stands in the tokens. Where it is declared, its impls name it.
fn names_any(tokens: TokenStream, names: &BTreeSet<&str>) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(name) => names.contains(name.to_string().as_str()),
        TokenTree::Group(group) => names_any(group.stream(), names),
        _ => false,
    })
}
