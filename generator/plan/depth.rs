//! How deep the compiler has to look into types to know what they are.
//!
//! Whether a struct may be sent to another thread depends on each of its fields, and rustc goes no deeper than a limit, which
//! a crate may raise.

use std::collections::HashMap;

use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph;

use super::Items;
use super::checks::{named_in, parts_of};

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
    let mut graph = DiGraph::<&str, ()>::new();
    let nodes: HashMap<&str, _> =
        items.keys().map(|name| (name.as_str(), graph.add_node(name.as_str()))).collect();
    for (name, (_, item)) in items {
        for target in parts_of(&item.kind).0.into_iter().flat_map(named_in) {
            if let (Some(from), Some(to)) = (nodes.get(name.as_str()), nodes.get(target)) {
                graph.update_edge(*from, *to, ());
            }
        }
    }
    let mut chains = HashMap::new();
    // What others lead to comes first.
    for circle in kosaraju_scc(&graph) {
        let beyond = circle.iter().flat_map(|node| graph.neighbors(*node));
        let beyond = beyond.filter_map(|node| chains.get(&node)).max().copied().unwrap_or(0);
        let chain = circle.len() + beyond;
        chains.extend(circle.into_iter().map(|node| (node, chain)));
    }
    chains.into_values().max().unwrap_or(0)
}
