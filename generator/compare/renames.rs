//! Types that have another name and the same content: probable renames.
//!
//! Each type is hashed with the hashes of the types in it, a few times over, so that a type whose parts were renamed too is found.
//! Types with equal hashes are matched within their group, so that the work is near-linear.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::index::Index;
use crate::hash::fnv1a;
use crate::surface::{Item, ItemKind, RustType};

/// How deep contents are compared.
const ROUNDS: usize = 4;

/// The types of `old` that are not in `new` by name, with those of `new` that have the same content. The first is the old path.
///
/// A type whose former name is an alias has that one already.
pub fn find_renames<'s>(
    old: &Index<'s>,
    new: &Index<'s>,
    aliased: &[(&'s str, &'s str)],
) -> Vec<(&'s str, &'s str)> {
    let named: HashSet<&str> = aliased.iter().map(|(_, name)| *name).collect();
    let removed = missing(old, new);
    let mut added = missing(new, old);
    added.retain(|item| !named.contains(item.path.as_str()));
    if removed.is_empty() || added.is_empty() {
        return Vec::new();
    }
    let (old_hashes, new_hashes) = (hash_all(old), hash_all(new));
    let mut groups: BTreeMap<u64, (Vec<&Item>, Vec<&Item>)> = BTreeMap::new();
    for item in removed {
        let hash = old_hashes[item.path.as_str()];
        groups.entry(hash).or_default().0.push(item);
    }
    for item in added {
        let hash = new_hashes[item.path.as_str()];
        groups.entry(hash).or_default().1.push(item);
    }
    let mut pairs = Vec::new();
    for (before, after) in groups.into_values() {
        match_group(before, after, &mut pairs);
    }
    pairs.sort_unstable();
    pairs
}

/// The types of `old` whose paths are aliases in `new`, with the types that have them: renames that keep the former name.
pub fn find_aliased<'s>(old: &Index<'s>, new: &Index<'s>) -> Vec<(&'s str, &'s str)> {
    let mut aliased = Vec::new();
    for item in &new.surface.items {
        let ItemKind::Alias(ty) = &item.kind else {
            continue;
        };
        let before = old.item(&item.path);
        let is_type = before.is_some_and(|before| !matches!(before.kind, ItemKind::Alias(_)));
        let is_new = old.item(&ty.name).is_none() && new.item(&ty.name).is_some();
        if item.deprecated && is_type && is_new && ty.arguments.is_empty() {
            aliased.push((item.path.as_str(), ty.name.as_str()));
        }
    }
    aliased
}

/// The types of one surface whose paths the other one does not have. Shared enums of errors are named by what they contain: their
/// names are no one's choice.
fn missing<'s>(one: &Index<'s>, other: &Index<'s>) -> Vec<&'s Item> {
    let items = one.surface.items.iter();
    items
        .filter(|item| item.path.starts_with("types::") && other.item(&item.path).is_none())
        .collect()
}

/// Matches types of equal content: first those of one location, then the rest by the order of their paths, if there are as many.
fn match_group<'s>(
    before: Vec<&'s Item>,
    after: Vec<&'s Item>,
    pairs: &mut Vec<(&'s str, &'s str)>,
) {
    let mut by_pointer: HashMap<&str, &Item> = after
        .iter()
        .map(|item| (item.pointer.as_str(), *item))
        .collect();
    let mut rest = Vec::new();
    let mut matched = Vec::new();
    for item in before {
        match by_pointer.remove(item.pointer.as_str()) {
            Some(same) => {
                pairs.push((&item.path, &same.path));
                matched.push(same.path.as_str());
            }
            None => rest.push(item),
        }
    }
    matched.sort_unstable();
    let after = after.into_iter();
    let after: Vec<&Item> = after
        .filter(|item| matched.binary_search(&item.path.as_str()).is_err())
        .collect();
    if rest.len() == after.len() {
        let both = rest.into_iter().zip(after);
        pairs.extend(both.map(|(old, new)| (old.path.as_str(), new.path.as_str())));
    }
}

/// The hash of each type's content, without its own name.
fn hash_all<'s>(index: &Index<'s>) -> HashMap<&'s str, u64> {
    let items = &index.surface.items;
    let mut hashes: HashMap<&str, u64> = items.iter().map(|item| (item.path.as_str(), 0)).collect();
    for _ in 0..ROUNDS {
        hashes = items
            .iter()
            .map(|item| (item.path.as_str(), hash_item(item, &hashes)))
            .collect();
    }
    hashes
}

fn hash_item(item: &Item, known: &HashMap<&str, u64>) -> u64 {
    let mut content = Content::default();
    match &item.kind {
        ItemKind::Struct(object) => {
            content.add("struct");
            for field in &object.fields {
                content.add(field.key());
                add_type(&field.ty, known, &mut content);
                content.add(&format!("{:?}{:?}", field.presence, field.transfer));
                content.add(&format!("{:?}", field.limits));
            }
            content.add(&format!("{:?}{}", object.constants, object.closed));
            add_type(&object.rest.ty, known, &mut content);
        }
        ItemKind::Union(union) => {
            content.add("union");
            for branch in &union.branches {
                content.add(&format!("{:?}", branch.select));
                add_type(&branch.ty, known, &mut content);
            }
        }
        ItemKind::Values(values) => {
            content.add(&values.of);
            for variant in &values.variants {
                content.add(&variant.value);
            }
        }
        ItemKind::Alias(ty) => {
            content.add("alias");
            add_type(ty, known, &mut content);
        }
        ItemKind::Responses(responses) => {
            content.add("responses");
            for branch in &responses.branches {
                content.add(&branch.status);
                if let Some(ty) = &branch.ty {
                    add_type(ty, known, &mut content);
                }
            }
        }
    }
    fnv1a(content.0.bytes())
}

/// What is hashed.
#[derive(Debug, Default)]
struct Content(String);

impl Content {
    fn add(&mut self, part: &str) {
        self.0.push_str(part);
        self.0.push('\n');
    }
}

/// A type by the contents of the types that it names.
fn add_type(ty: &RustType, known: &HashMap<&str, u64>, content: &mut Content) {
    match known.get(ty.name.as_str()) {
        Some(hash) => content.add(&hash.to_string()),
        None => content.add(&ty.name),
    }
    for argument in &ty.arguments {
        add_type(argument, known, content);
    }
    content.add(")");
}
