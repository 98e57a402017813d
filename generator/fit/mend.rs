//! What is not as declared → the actions of an overlay that declare it, and what no overlay can declare.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::actions::{Action, actions_between};
use super::describe::came;
use super::deviation::{Beyond, Deviation, What};
use super::keywords::{Change, mend};
use super::responses::{NewStatus, add_media_type, add_status};
use super::tally::Tally;
use super::tree::{Dialect, Tree};
use crate::source::{Location, Sources, pointer};

/// With more names of properties, or more values of an enum, they are data of the service rather than words of its API.
const MOST_WORDS: usize = 32;

/// How a document is made true.
#[derive(Debug, Default)]
pub struct Mended {
    /// The actions, in the order of the document; those inside a node come before those of the node.
    pub actions: Vec<Action>,
    /// What stays as it is, with the reason.
    pub left: Vec<(Deviation, String)>,
}

/// What is to be changed at one node.
#[derive(Default)]
struct Plan {
    change: Change,
    /// Responses by status, and further media types of a response.
    statuses: BTreeMap<u16, NewStatus>,
    media_types: BTreeSet<String>,
    because: Vec<Deviation>,
}

/// Makes the actions for all deviations.
pub fn mend_document(tally: &Tally, tree: &Tree, sources: &Sources) -> Mended {
    let mut mended = Mended::default();
    let mut plans: BTreeMap<(String, Step), Plan> = BTreeMap::new();
    let words = count_words(tally);
    for deviation in tally.found.keys() {
        let has_many = words.get(deviation.at.as_str()) > Some(&MOST_WORDS);
        match targets(deviation, tree, sources) {
            Ok(nodes) => {
                for node in nodes {
                    let plan = plans.entry((node, Step::of(deviation))).or_default();
                    plan.add(deviation, has_many);
                }
            }
            Err(reason) => mended.left.push((deviation.clone(), reason)),
        }
    }
    let mut document = tree.own.clone();
    let dialect = tree.dialect();
    let mut plans: Vec<((String, Step), Plan)> = plans.into_iter().collect();
    plans.sort_by_cached_key(|((node, _), _)| Order::of(&document, node));
    for ((node, _), plan) in plans {
        let description = describe(&plan.because, tally);
        match plan.carry_out(&mut document, &node, &description, dialect) {
            Ok(actions) => mended.actions.extend(actions),
            Err(reason) => {
                let left = plan.because.into_iter();
                mended.left.extend(left.map(|one| (one, reason.to_owned())));
            }
        }
    }
    mended
}

/// Which changes of a node are described together, in the order in which they are made.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    /// A property may be absent.
    Optional(String),
    /// There is a response of a status.
    Status(u16),
    /// Everything else.
    Further,
}

impl Step {
    fn of(deviation: &Deviation) -> Self {
        match &deviation.what {
            What::Absent(name) => Self::Optional(name.clone()),
            What::Status(status, ..) => Self::Status(*status),
            _ => Self::Further,
        }
    }
}

/// How many names of properties or values of an enum came at each location.
fn count_words(tally: &Tally) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for deviation in tally.found.keys() {
        if let What::Undeclared(..) | What::Excluded(..) | What::Value(_) = deviation.what {
            *counts.entry(deviation.at.as_str()).or_default() += 1;
        }
    }
    counts
}

/// The nodes that have to change.
fn targets(deviation: &Deviation, tree: &Tree, sources: &Sources) -> Result<Vec<String>, String> {
    let nodes = tree.nodes(&deviation.at, sources);
    let parts = || nodes.iter().flat_map(|node| tree.parts(node));
    let with = |keys: &[&str]| {
        let has_key = |part: &String| {
            let node = tree.node(part);
            keys.iter()
                .any(|key| node.is_some_and(|node| node.get(key).is_some()))
        };
        parts().filter(has_key).collect::<Vec<String>>()
    };
    let found = match &deviation.what {
        What::Absent(name) => {
            let requires = |part: &String| {
                let required = tree.node(part).and_then(|node| node.get("required"));
                let required = required.and_then(Value::as_array);
                required.is_some_and(|required| required.iter().any(|own| own == name))
            };
            parts().filter(requires).collect()
        }
        What::Value(_) => {
            let listed = with(&["enum", "const"]);
            if listed.is_empty() {
                nodes.clone()
            } else {
                listed
            }
        }
        What::Limit(Beyond::Minimum) => with(&["minimum", "exclusiveMinimum"]),
        What::Limit(Beyond::Maximum) => with(&["maximum", "exclusiveMaximum"]),
        What::Limit(Beyond::Format) => with(&["format"]),
        What::Undeclared(..) => nodes.iter().take(1).cloned().collect(),
        What::Excluded(..) => {
            let closed: Vec<String> = parts().filter(|part| is_closed(tree, part)).collect();
            if closed.is_empty() {
                nodes.iter().take(1).cloned().collect()
            } else {
                closed
            }
        }
        What::MediaType(_) if tree.dialect() == Dialect::V2 => {
            let operation = nodes
                .iter()
                .filter_map(|node| node.split_once("/responses/"));
            operation
                .map(|(operation, _)| operation.to_owned())
                .collect()
        }
        What::Null | What::Type(_) | What::Status(..) | What::MediaType(_) => nodes.clone(),
        What::Length => return Err("the number of items is part of the type".to_owned()),
        What::NoBranch(_) => return Err("no branch is evidently meant".to_owned()),
        What::NotJson => return Err("the service sends something else than it names".to_owned()),
    };
    if let Some(other) = found.iter().find(|node| Tree::is_in_other_file(node)) {
        let location = Location::key(other.as_str());
        let (file, _) = location.split();
        return Err(format!("it is in {file}, which an overlay does not reach"));
    }
    if found.is_empty() {
        return Err("no keyword of the document declares it alone".to_owned());
    }
    Ok(found)
}

fn is_closed(tree: &Tree, part: &str) -> bool {
    let node = tree.node(part);
    let keys = ["additionalProperties", "unevaluatedProperties"];
    let mut declared = keys.iter().filter_map(|key| node?.get(key));
    declared.any(|declared| declared == false)
}

impl Plan {
    fn add(&mut self, deviation: &Deviation, has_many: bool) {
        let change = &mut self.change;
        match &deviation.what {
            What::Absent(name) => {
                change.optional.insert(name.clone());
            }
            What::Null => change.null = true,
            What::Type(found) => {
                change.types.insert(*found);
            }
            What::Limit(beyond) => {
                change.beyond.insert(*beyond);
            }
            What::Value(Some(word)) if !has_many => {
                let value = serde_json::from_str(word).unwrap_or(Value::Null);
                change.values.push(value);
            }
            What::Value(_) => change.any_value = true,
            What::Undeclared(Some(name), _) if !has_many => {
                // A type would refuse what the object allows.
                change.declared.entry(name.clone()).or_default();
            }
            What::Excluded(Some(name), found) if !has_many => {
                let types = change.declared.entry(name.clone()).or_default();
                types.insert(*found);
            }
            What::Undeclared(..) | What::Excluded(..) => change.opens = true,
            What::Status(status, media_type, like) => {
                let new = self.statuses.entry(*status).or_default();
                new.media_types.extend(media_type.clone());
                new.like.insert(like.clone());
            }
            What::MediaType(name) => {
                self.media_types.insert(name.clone());
            }
            What::Length | What::NoBranch(_) | What::NotJson => {}
        }
        self.because.push(deviation.clone());
    }

    /// Changes the node, and returns the actions for that.
    fn carry_out(
        &self,
        document: &mut Value,
        at: &str,
        description: &str,
        dialect: Dialect,
    ) -> Result<Vec<Action>, &'static str> {
        let before = pointer::value_at(document, at).and_then(Value::as_object);
        let before = before.ok_or("the document has no object there")?;
        let after = self.apply(document, at, before, dialect)?;
        let actions = actions_between(document, at, (before, &after), description);
        if actions.is_empty() {
            return Err("the document declares it, and another schema does not");
        }
        if let Some(own) = document.pointer_mut(at) {
            *own = Value::Object(after);
        }
        Ok(actions)
    }

    /// The node with all changes.
    fn apply(
        &self,
        document: &Value,
        at: &str,
        before: &Map<String, Value>,
        dialect: Dialect,
    ) -> Result<Map<String, Value>, &'static str> {
        let mut after = before.clone();
        for (status, new) in &self.statuses {
            add_status(&mut after, at, (*status, new), dialect);
        }
        for name in &self.media_types {
            add_media_type(&mut after, (document, at), name, dialect);
        }
        if self.change != Change::default() {
            after = mend(&after, &self.change, dialect)?;
        }
        Ok(after)
    }
}

/// Why a node is changed.
fn describe(because: &[Deviation], tally: &Tally) -> String {
    let mut reasons = Vec::new();
    for deviation in because {
        let count = tally.found.get(deviation).copied().unwrap_or_default();
        let of = tally.of(deviation);
        reasons.push(format!("{} ({count} of {of})", came(&deviation.what)));
    }
    format!("Recorded {}", reasons.join(", "))
}

/// The order of actions: that of the document, and what is inside a node before the node.
#[derive(PartialEq, Eq)]
struct Order(Vec<usize>);

impl Order {
    fn of(document: &Value, at: &str) -> Self {
        let mut indices = Vec::new();
        let mut node = Some(document);
        for token in pointer::tokens(at) {
            let index = match node {
                Some(Value::Object(fields)) => fields.keys().position(|key| *key == *token),
                Some(Value::Array(_)) => token.parse().ok(),
                _ => None,
            };
            indices.push(index.unwrap_or(usize::MAX));
            node = node.and_then(|node| pointer::value_at(node, &pointer::join("", &token)));
        }
        Self(indices)
    }
}

impl Ord for Order {
    fn cmp(&self, other: &Self) -> Ordering {
        let length = self.0.len().min(other.0.len());
        let common = self.0[..length].cmp(&other.0[..length]);
        common.then_with(|| other.0.len().cmp(&self.0.len()))
    }
}

impl PartialOrd for Order {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
