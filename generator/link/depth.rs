//! How deeply the compiler has to follow types to prove auto traits.
//!
//! Whether a struct is `Send` depends on each of its fields, and rustc follows them only as deeply as its recursion limit, which
//! a crate may raise.

use super::nested::parts_of;
use crate::draft::Items;
use crate::graph::{Component, components};
use crate::hash::HashMap;
use crate::ir::Type;

/// Types in a row, each of which contains the next, that rustc follows with its default limit.
const FINE: usize = 48;

/// How many steps one type may need: itself, and the types around it (`BTreeMap` and its parts).
const STEPS: usize = 8;

/// The recursion limit that the crate needs; `None` where rustc's default is enough.
pub fn recursion_limit(items: &Items) -> Option<usize> {
    let longest = longest_chain(items);
    (longest > FINE).then(|| (longest * STEPS).next_power_of_two())
}

/// The longest possible chain of types that contain the next. Types in a cycle may all be in it.
fn longest_chain(items: &Items) -> usize {
    let leads: Vec<_> = items
        .iter()
        .map(|(name, item)| {
            let parts = parts_of(&item.kind).0.into_iter();
            (
                name.as_str(),
                parts.flat_map(Type::named).collect::<Vec<_>>(),
            )
        })
        .collect();
    let targets: HashMap<&str, &[&str]> = leads
        .iter()
        .map(|(name, to)| (*name, to.as_slice()))
        .collect();
    let mut chains: HashMap<&str, usize> = HashMap::default();
    for Component { members, .. } in components(&leads) {
        let beyond = members.iter().flat_map(|name| targets[name]);
        let beyond = beyond
            .filter_map(|name| chains.get(name))
            .max()
            .copied()
            .unwrap_or(0);
        let chain = members.len() + beyond;
        chains.extend(members.into_iter().map(|name| (name, chain)));
    }
    chains.into_values().max().unwrap_or(0)
}
