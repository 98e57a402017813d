//! Strongly connected components and cycles of a graph.
//!
//! Used for types that contain themselves, arrays of arrays without an end, and chains that are too long for the compiler.

use crate::hash::HashMap;
use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph;

/// Names that are all reachable from each other, or a single name.
#[derive(Clone, Debug)]
pub struct Component<'a> {
    /// The names.
    pub members: Vec<&'a str>,
    /// Whether they form a cycle.
    pub circular: bool,
}

/// The components of a graph, targets before their sources. Targets that are not in the
/// list are skipped.
pub fn components<'a>(leads: &[(&'a str, Vec<&'a str>)]) -> Vec<Component<'a>> {
    let mut graph = DiGraph::<&str, ()>::new();
    let nodes: HashMap<&str, _> = leads
        .iter()
        .map(|(name, _)| (*name, graph.add_node(name)))
        .collect();
    for (name, targets) in leads {
        for target in targets.iter().filter_map(|target| nodes.get(target)) {
            graph.update_edge(nodes[name], *target, ());
        }
    }
    let components = kosaraju_scc(&graph).into_iter().map(|component| Component {
        circular: component.len() > 1 || graph.contains_edge(component[0], component[0]),
        members: component.into_iter().map(|node| graph[node]).collect(),
    });
    components.collect()
}

/// The cycles of a graph: the names of each.
pub fn cycles<'a>(leads: &[(&'a str, Vec<&'a str>)]) -> impl Iterator<Item = Vec<&'a str>> {
    components(leads)
        .into_iter()
        .filter(|component| component.circular)
        .map(|component| component.members)
}

#[cfg(test)]
mod tests {
    use crate::graph::components;

    #[test]
    fn cycles_are_components_and_what_is_led_to_comes_first() {
        let leads = [
            ("a", vec!["b"]),
            ("b", vec!["c", "nowhere"]),
            ("c", vec!["b"]),
            ("d", vec!["d"]),
            ("e", vec![]),
        ];
        let mut found: Vec<(String, bool)> = Vec::new();
        for mut component in components(&leads) {
            component.members.sort_unstable();
            found.push((component.members.concat(), component.circular));
        }
        let at = |name: &str| {
            found
                .iter()
                .position(|(members, _)| members == name)
                .expect(name)
        };
        assert!(at("bc") < at("a"));
        assert_eq!(
            [at("a"), at("bc"), at("d"), at("e")].map(|at| found[at].1),
            [false, true, true, false]
        );
    }
}
