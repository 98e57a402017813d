//! The names that the next run has to give again.

use crate::analyse::names::type_names::{TypeNames, kind_place};
use crate::draft::{ItemKind, Items, Union};
use crate::ir::{Decision, UnionDecision};
use crate::lock::Lock;
use crate::lower::named::named;

/// Keeps the variants for the next run. Those that a tag selects are called after its values, and those of a union that is called
/// after what it holds are called so too.
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

/// Keeps the names for the next run. A schema that is spelled as its type has its name by rule.
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
            lock.keep_type(kind_place(&item.pointer), kind.plain());
        }
    }
}
