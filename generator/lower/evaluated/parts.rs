//! Which properties and items of a value the keywords of a schema evaluate (JSON Schema core 11): its own, and those of the schemas
//! that apply to the same value, by `$ref`, `allOf`, a union, a condition.
//!
//! In: the document as it was written. Out: these schemas, and what `unevaluatedProperties` and `unevaluatedItems` leave.

use std::collections::{BTreeSet, HashSet};

use serde_json::{Map, Value};

use super::super::normal::{Keywords, UNIONS};
use super::super::resolve::pointer_of;
use super::super::version::Version;
use crate::source::MISSING_KEY;
use crate::source::pointer::{escape, value_at};

/// How many schemas that apply to one value are looked at.
const MOST_PARTS: usize = 256;

/// Branches of unions: the location of each union, and the branch.
type Branches = Vec<(String, usize)>;

/// A schema that applies to the same value as another.
pub struct Part<'d> {
    /// JSON pointer.
    pub location: String,
    /// Its keywords.
    pub keywords: &'d Keywords,
    /// The branches that it is in.
    branches: Branches,
    /// Whether it applies only where a condition is met: `if`, `dependentSchemas`.
    is_conditional: bool,
}

/// The schemas that apply to one value.
#[derive(Default)]
pub struct Parts<'d> {
    /// Each after those that it refers to.
    pub all: Vec<Part<'d>>,
    /// Whether there may be more: the target of a `$dynamicRef`, or a missing file.
    is_open: bool,
    seen: HashSet<(String, Branches, bool)>,
}

/// The properties or items that a keyword about unevaluated ones applies to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Left {
    /// Nothing: all are evaluated.
    None,
    /// All but those that are evaluated for every value.
    Others,
    /// It depends on the value.
    Depends,
}

impl<'d> Part<'d> {
    /// Whether both can apply to one value: they are not in different branches of one union.
    pub fn meets(&self, other: &Self) -> bool {
        self.branches.iter().all(|(union, branch)| {
            let mut others = other.branches.iter();
            others.all(|(other, index)| other != union || index == branch)
        })
    }

    /// Whether it applies only where a condition is met.
    pub fn is_conditional(&self) -> bool {
        self.is_conditional
    }

    /// Whether it applies to every value.
    fn is_certain(&self) -> bool {
        self.branches.is_empty() && !self.is_conditional
    }

    /// The names, or patterns of names, that a keyword lists.
    pub fn names(&self, keyword: &str) -> impl Iterator<Item = &'d str> + use<'d> {
        let named = self.keywords.get(keyword).and_then(Value::as_object);
        named.into_iter().flat_map(Map::keys).map(String::as_str)
    }

    fn has(&self, keyword: &str) -> bool {
        self.keywords.contains_key(keyword)
    }

    /// How many items it describes by their positions.
    fn positions(&self) -> usize {
        let lists = ["prefixItems", "items"].into_iter();
        let lists = lists.filter_map(|keyword| self.keywords.get(keyword)?.as_array());
        lists.map(Vec::len).max().unwrap_or_default()
    }

    /// Whether it evaluates all items.
    fn evaluates_all_items(&self) -> bool {
        let others = match self.keywords.get("items") {
            Some(Value::Array(_)) => "additionalItems",
            _ => "items",
        };
        self.has(others)
    }
}

impl<'d> Parts<'d> {
    /// The schemas that apply to the values of the schema at `location`, itself the last.
    pub fn of(root: &'d Value, version: Version, location: &str) -> Self {
        let mut parts = Self::default();
        parts.add(root, version, location);
        parts
    }

    /// Adds those that apply to the values of the schema at `location`.
    pub fn add(&mut self, root: &'d Value, version: Version, location: &str) {
        self.visit(root, version, location.to_owned(), &[], false);
    }

    fn visit(
        &mut self,
        root: &'d Value,
        version: Version,
        location: String,
        branches: &[(String, usize)],
        is_conditional: bool,
    ) {
        let key = (location.clone(), branches.to_vec(), is_conditional);
        if self.seen.len() >= MOST_PARTS {
            self.is_open = true;
            return;
        }
        if !self.seen.insert(key) {
            return;
        }
        let keywords = match value_at(root, &location) {
            Some(Value::Object(keywords)) => keywords,
            Some(Value::Bool(_)) => return,
            _ => {
                self.is_open = true;
                return;
            }
        };
        self.is_open |= keywords.contains_key(MISSING_KEY);
        if let Some(target) = keywords.get("$ref") {
            match target.as_str().and_then(pointer_of) {
                Some(target) => self.visit(root, version, target, branches, is_conditional),
                None => self.is_open = true,
            }
            if version == Version::V30 {
                return;
            }
        }
        self.is_open |= keywords.contains_key("$dynamicRef");
        for index in 0..count(keywords, "allOf") {
            let part = format!("{location}/allOf/{index}");
            self.visit(root, version, part, branches, is_conditional);
        }
        for keyword in UNIONS {
            let union = format!("{location}/{keyword}");
            for index in 0..count(keywords, keyword) {
                let mut branches = branches.to_vec();
                if branches.iter().all(|(other, _)| *other != union) {
                    branches.push((union.clone(), index));
                }
                let branch = format!("{union}/{index}");
                self.visit(root, version, branch, &branches, is_conditional);
            }
        }
        for inside in conditions(keywords) {
            let condition = format!("{location}/{inside}");
            self.visit(root, version, condition, branches, true);
        }
        self.all.push(Part {
            location,
            keywords,
            branches: branches.to_vec(),
            is_conditional,
        });
    }

    /// The properties that `unevaluatedProperties` of the last schema applies to.
    pub fn properties_left(&self) -> Left {
        let evaluates_all = |part: &Part<'_>, is_last: bool| {
            part.has("additionalProperties") || (part.has("unevaluatedProperties") && !is_last)
        };
        let all: Vec<(&Part<'_>, bool)> = self
            .each()
            .map(|(part, is_last)| (part, evaluates_all(part, is_last)))
            .collect();
        if all.iter().any(|(part, all)| *all && part.is_certain()) {
            return Left::None;
        }
        let is_described = |keyword: &str| {
            let certain = all.iter().filter(|(part, _)| part.is_certain());
            let names: BTreeSet<&str> = certain.flat_map(|(part, _)| part.names(keyword)).collect();
            let mut possible = all.iter().flat_map(|(part, _)| part.names(keyword));
            possible.all(|name| names.contains(name))
        };
        let evaluates_more = all.iter().any(|(_, all)| *all)
            || !is_described("properties")
            || !is_described("patternProperties");
        if self.is_open || evaluates_more {
            Left::Depends
        } else {
            Left::Others
        }
    }

    /// The items that `unevaluatedItems` of the last schema applies to.
    pub fn items_left(&self) -> Left {
        let evaluates_all = |part: &Part<'_>, is_last: bool| {
            part.evaluates_all_items() || (part.has("unevaluatedItems") && !is_last)
        };
        let mut depends = self.is_open;
        for (part, is_last) in self.each() {
            let all = evaluates_all(part, is_last);
            if all && part.is_certain() {
                return Left::None;
            }
            depends |= all || part.has("contains") || part.positions() > self.positions();
        }
        if depends { Left::Depends } else { Left::Others }
    }

    /// How many items of any value may be evaluated at most; `None` if there is no limit.
    pub fn most_items(&self) -> Option<usize> {
        let has_no_limit = |(part, is_last): (&Part<'_>, bool)| {
            let has_others = part.has("unevaluatedItems") && !is_last;
            part.evaluates_all_items() || part.has("contains") || has_others
        };
        if self.is_open || self.each().any(has_no_limit) {
            return None;
        }
        self.all.iter().map(Part::positions).max()
    }

    /// How many items are described by position for every value.
    pub fn positions(&self) -> usize {
        let certain = self.all.iter().filter(|part| part.is_certain());
        certain.map(Part::positions).max().unwrap_or_default()
    }

    /// Whether the last schema itself describes all properties that are described for every value.
    pub fn last_describes_all(&self) -> bool {
        let Some(last) = self.all.last() else {
            return false;
        };
        ["properties", "patternProperties"]
            .into_iter()
            .all(|keyword| {
                let own: BTreeSet<&str> = last.names(keyword).collect();
                let mut all = self.all.iter().flat_map(|part| part.names(keyword));
                all.all(|name| own.contains(name))
            })
    }

    /// Whether the last schema itself describes as many items by their positions as all others.
    pub fn last_positions_all(&self) -> bool {
        self.all
            .last()
            .is_some_and(|last| last.positions() == self.positions())
    }

    /// Each schema, and whether it is the last.
    fn each(&self) -> impl Iterator<Item = (&Part<'d>, bool)> {
        let last = self.all.len().saturating_sub(1);
        let all = self.all.iter().enumerate();
        all.map(move |(index, part)| (part, index == last))
    }
}

/// How many schemas a keyword lists.
fn count(keywords: &Keywords, keyword: &str) -> usize {
    let list = keywords.get(keyword).and_then(Value::as_array);
    list.map_or(0, Vec::len)
}

/// Keywords of a schema whose schemas apply under a condition.
fn conditions(keywords: &Keywords) -> Vec<String> {
    let mut all = Vec::new();
    if keywords.contains_key("if") {
        let parts = ["if", "then", "else"].into_iter();
        let there = parts.filter(|keyword| keywords.contains_key(*keyword));
        all.extend(there.map(str::to_owned));
    }
    for keyword in ["dependentSchemas", "dependencies"] {
        let schemas = keywords.get(keyword).and_then(Value::as_object);
        let schemas = schemas.into_iter().flatten();
        let schemas = schemas.filter(|(_, schema)| schema.is_object());
        all.extend(schemas.map(|(name, _)| format!("{keyword}/{}", escape(name))));
    }
    all
}
