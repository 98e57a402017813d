//! Types that had another name in an earlier version of the crate.

mod calls;

pub use calls::keep_renamed_calls;

use std::collections::BTreeSet;

use crate::ir::{Ident, ItemKind, RenamedType, TypeModule, UnionDecision};
use crate::lock::Lock;
use crate::names::{Use, ident};

/// The former names in the lock that are free, of types that exist; `kept` is the lock of the next run.
pub fn keep_renamed(types: &[TypeModule], lock: &Lock, kept: &mut Lock) -> Vec<RenamedType> {
    let declared = declared_names(types);
    let mut renamed = Vec::new();
    for (former, name) in lock.renamed_types() {
        let (former, name) = (ident(former, Use::Type), ident(name, Use::Type));
        if declared.contains(&name) && !declared.contains(&former) {
            kept.rename(former.plain(), name.plain());
            renamed.push(RenamedType { former, name });
        }
    }
    renamed
}

fn declared_names(types: &[TypeModule]) -> BTreeSet<Ident> {
    let mut names = BTreeSet::new();
    for item in types.iter().flat_map(|module| &module.items) {
        names.insert(item.name.clone());
        if let ItemKind::Union(union) = &item.kind
            && let UnionDecision::Tag { kind, .. } = &union.decision
        {
            names.insert(kind.clone());
        }
    }
    names
}
