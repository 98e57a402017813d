//! The names for `disjunct.lock`.

use crate::analyse::names::type_names::{TypeNames, kind_location};
use crate::draft::{ItemKind, Items, Union};
use crate::ir::{Decision, UnionDecision};
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

/// Keeps the names of types. A schema whose own name is the type's name needs no entry.
pub fn keep_names(items: &Items, lock: &mut Lock) {
    for item in items.values() {
        if named(&item.pointer).as_deref() != Some(item.name.plain()) {
            lock.keep_type(item.pointer.as_str(), item.name.plain());
        }
        if let ItemKind::Union(Union {
            decision: UnionDecision::Tag { kind, .. },
            ..
        }) = &item.kind
        {
            lock.keep_type(kind_location(&item.pointer), kind.plain());
        }
    }
}
