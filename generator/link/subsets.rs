//! Conversions between unions of which one has all the branches of another.

use std::collections::BTreeMap;

use crate::draft::{Branch, ItemKind, Items, Union};
use crate::ir::{Ident, Select, Subset, TagValue, UnionDecision};

/// Conversions between unions over one tag, where one has all the branches of another and more.
pub fn find_subsets(items: &Items) -> Vec<Subset> {
    let unions: Vec<(&Ident, &str, Branches<'_>)> = items
        .values()
        .filter_map(|item| match &item.kind {
            ItemKind::Union(Union {
                decision: UnionDecision::Tag { key, .. },
                branches,
                ..
            }) => Some((&item.name, key.as_str(), index_branches(branches))),
            _ => None,
        })
        .collect();
    let mut subsets = Vec::new();
    for (small, key, few) in &unions {
        for (big, other, many) in &unions {
            if key == other && few.len() < many.len() {
                let pairs = few.iter().map(|(branch, name)| {
                    many.get(branch)
                        .filter(|other| *other == name)
                        .map(|_| (*name).clone())
                });
                subsets.extend(pairs.collect::<Option<_>>().map(|variants| Subset {
                    small: (*small).clone(),
                    big: (*big).clone(),
                    variants,
                }));
            }
        }
    }
    subsets
}

/// The variants by their type and their tag values.
type Branches<'b> = BTreeMap<(String, &'b [TagValue]), &'b Ident>;

fn index_branches(branches: &[Branch]) -> Branches<'_> {
    let keyed = branches.iter().filter_map(|branch| match &branch.select {
        Select::Tags(values) => Some((
            (format!("{:?}", branch.ty), values.as_slice()),
            &branch.name,
        )),
        Select::Kind(_) | Select::Shape(_) => None,
    });
    keyed.collect()
}
