//! The document as it was written: which nodes of it a location of the normal form was made of.

use std::collections::HashSet;

use serde_json::Value;

use crate::schema::derived::{How, read_step};
use crate::source::{FILES_KEY, Location, Sources, pointer};

/// How many nodes are looked at for one location.
const MOST: usize = 1 << 10;

/// The version of a document, as far as schemas differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Swagger 2.0: no unions, `x-nullable`.
    V2,
    /// OpenAPI 3.0: one type, `nullable`.
    V3,
    /// OpenAPI 3.1 and later: several types, of which null is one.
    V31,
}

/// A document before it was converted and lowered.
#[derive(Debug)]
pub struct Tree {
    /// With its other files.
    root: Value,
    /// Its own file alone, whose references are as they were written.
    pub own: Value,
}

impl Tree {
    /// The tree of a document, and that of its own file.
    pub fn new(root: Value, own: Value) -> Self {
        Self { root, own }
    }

    /// The version.
    pub fn dialect(&self) -> Dialect {
        let version = match self.own.get("openapi") {
            None => return Dialect::V2,
            Some(Value::String(version)) => version.clone(),
            // Without quotes, `3.0` is a number.
            Some(other) => other.to_string(),
        };
        let minor = version.split('.').nth(1).unwrap_or("0");
        if minor == "0" {
            Dialect::V3
        } else {
            Dialect::V31
        }
    }

    /// The node at a pointer.
    pub fn node(&self, at: &str) -> Option<&Value> {
        pointer::value_at(&self.root, at)
    }

    /// The pointers of the nodes that a location was made of, in order.
    pub fn nodes(&self, location: &str, sources: &Sources) -> Vec<String> {
        let derived = location
            .split('/')
            .skip(1)
            .position(|step| read_step(step).is_some());
        let steps: Vec<&str> = location.split('/').skip(1).collect();
        let (plain, rest) = steps.split_at(derived.unwrap_or(steps.len()));
        let mut plain_pointer = String::new();
        for step in plain {
            plain_pointer.push('/');
            plain_pointer.push_str(step);
        }
        let written = sources.unconverted(&Location::value(plain_pointer)).pointer;
        let mut nodes = vec![written];
        let mut rest = rest.iter();
        while let Some(step) = rest.next() {
            nodes = self.step(nodes, step);
            if matches!(read_step(step), Some(How::OfType(_))) {
                // The index of the type.
                rest.next();
            }
        }
        nodes.retain(|node| self.node(node).is_some());
        nodes.dedup();
        nodes
    }

    fn step(&self, nodes: Vec<String>, step: &str) -> Vec<String> {
        let mut next = Vec::new();
        for node in nodes {
            match read_step(step) {
                None => next.push(format!("{node}/{step}")),
                Some(How::AllOf(_)) => next.extend(self.parts(&node)),
                // The branch of a union, with the siblings of all branches.
                Some(How::Merged) => {
                    let union = node.rsplitn(3, '/').nth(2).map(str::to_owned);
                    next.extend([Some(node), union].into_iter().flatten());
                }
                Some(How::Values) => {
                    let at = pointer::join(&node, "patternProperties");
                    let patterns = self.node(&at).and_then(Value::as_object);
                    let patterns = patterns.into_iter().flatten();
                    next.extend(patterns.map(|(pattern, _)| pointer::join(&at, pattern)));
                }
                Some(_) => next.push(node),
            }
        }
        if read_step(step).is_none() {
            next.retain(|node| self.node(node).is_some());
        }
        next
    }

    /// A node with the nodes that it refers to, or combines by `allOf`: all of them describe the same values.
    pub fn parts(&self, node: &str) -> Vec<String> {
        let mut seen = HashSet::new();
        let mut found = Vec::new();
        let mut open = vec![node.to_owned()];
        while let Some(at) = open.pop() {
            let Some(value) = self.node(&at).filter(|_| seen.len() < MOST) else {
                continue;
            };
            if !seen.insert(at.clone()) {
                continue;
            }
            if let Some(all) = value.get("allOf").and_then(Value::as_array) {
                let below = pointer::join(&at, "allOf");
                let parts = (0..all.len()).rev();
                open.extend(parts.map(|index| pointer::join(&below, &index.to_string())));
            }
            let target = pointer::referenced(value);
            open.extend(target.and_then(pointer::percent_decode));
            found.push(at);
        }
        found
    }

    /// Whether the document allows any properties of an object in so many words.
    pub fn allows_others(&self, location: &str, sources: &Sources) -> bool {
        let nodes = self.nodes(location, sources);
        let parts = nodes.iter().flat_map(|node| self.parts(node));
        parts.into_iter().any(|part| {
            let node = self.node(&part);
            let keywords = ["additionalProperties", "unevaluatedProperties"];
            let mut declared = keywords.iter().filter_map(|key| node?.get(key));
            declared.any(|declared| declared != false)
        })
    }

    /// Whether a node is in another file, which an overlay does not reach.
    pub fn is_in_other_file(node: &str) -> bool {
        let inside = node
            .strip_prefix('/')
            .and_then(|node| node.strip_prefix(FILES_KEY));
        inside.is_some_and(|rest| rest.starts_with('/'))
    }
}
