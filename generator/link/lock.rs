//! The names for `disjunct.lock`, and what parameters must not be named.

use super::laid::Defaults;
use super::layout::Layout;
use crate::analyse::names::type_names::{TypeNames, kind_location};
use crate::analyse::renames::Renames;
use crate::draft::{ItemKind, Items, Union};
use crate::ir::{Client, Decision, UnionDecision};
use crate::lock::Lock;
use crate::lower::named::named;

/// Keeps the names of variants. Variants that a tag selects are named after its values, and the variants of a union that is named
/// after its contents need no entry either.
pub fn keep_variants(decisions: &[Decision], names: &TypeNames, lock: &mut Lock) {
    let own = decisions
        .iter()
        .filter(|union| !union.by.is_tag() && names.get(&union.pointer).is_some());
    for union in own {
        for branch in &union.branches {
            if let Some(variant) = &branch.variant {
                lock.keep_part(&union.pointer, branch.pointer.as_str(), variant);
            }
        }
    }
}

/// Keeps what is boxed, and the defaults of fields.
pub fn keep_forms(items: &Items, layout: &Layout, defaults: &Defaults, lock: &mut Lock) {
    layout.keep(items, lock);
    defaults.keep(items, lock);
}

/// Keeps the names of types. A schema whose own name is the type's name needs no entry.
pub fn keep_names(items: &Items, renames: &Renames, lock: &mut Lock) {
    // The setting keeps the names of a user.
    let is_kept = |pointer: &str| renames.of_type(pointer).is_none();
    for item in items.values() {
        if named(&item.pointer).as_deref() != Some(item.name.plain()) && is_kept(&item.pointer) {
            lock.keep_type(item.pointer.as_str(), item.name.plain());
        }
        if let ItemKind::Union(Union {
            decision: UnionDecision::Tag { kind, .. },
            ..
        }) = &item.kind
        {
            let location = kind_location(&item.pointer);
            if is_kept(&location) {
                lock.keep_type(location, kind.plain());
            }
        }
    }
}

/// Keeps the names of methods that return pages and items, which a later parameter may have too.
pub fn keep_methods(client: Option<&Client>, lock: &mut Lock) {
    let groups = client.into_iter().flat_map(|client| &client.groups);
    for call in groups.flat_map(|group| &group.calls) {
        let Some(pages) = &call.pages else { continue };
        let methods = &mut lock.form_mut(&call.pointer).methods;
        for method in [&pages.method, &pages.items_method] {
            if !methods.iter().any(|known| known == method.plain()) {
                methods.push(method.plain().to_owned());
            }
        }
    }
}
