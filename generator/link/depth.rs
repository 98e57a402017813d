//! How deep the compiler has to look into types to know what they are.
//!
//! Whether a struct may be sent to another thread depends on each of its fields, and rustc goes no deeper than a limit, which
//! a crate may raise.

use std::collections::HashMap;

use super::nested::parts_of;
use crate::draft::Items;
use crate::graph::{Component, components};
use crate::ir::Type;

/// Types in a row, each of which holds the next, that rustc takes without being asked.
const FINE: usize = 48;

/// How many steps one type may take: itself, and what is around it (`BTreeMap` and what it is made of).
const STEPS: usize = 8;

/// The limit to ask for; `None` where rustc's own will do.
pub fn recursion_limit(items: &Items) -> Option<usize> {
    let longest = longest_chain(items);
    (longest > FINE).then(|| (longest * STEPS).next_power_of_two())
}

/// At most how many types hold one the next. In a circle that may be all of it.
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
    let mut chains: HashMap<&str, usize> = HashMap::new();
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
