//! Types that have another name and the same content: probable renames.
//!
//! Each type is hashed with the hashes of the types in it, a few levels deep, so that a type whose parts were renamed too is found.
//! Types with equal hashes are matched within their group, so that the work is near-linear.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::grown::find_grown;
use super::index::Index;
use super::likeness::most_alike;
use crate::hash::fnv1a;
use crate::surface::{Item, ItemKind, RustType};

/// What the paths of the enums of error responses that operations share begin with.
pub const FAILURES: &str = "calls::failures::";

/// The most pairs of names that are compared among types of equal content.
const MOST_COMPARED: usize = 10_000;

/// How deep contents are compared.
const LEVELS: usize = 4;

/// The types of `old` that are not in `new` by name, with those of `new` that have the same content. The first is the old path.
///
/// A type whose former name is an alias has that one already.
pub fn find_renames<'s>(
    old: &Index<'s>,
    new: &Index<'s>,
    aliased: &[(&'s str, &'s str)],
) -> Vec<(&'s str, &'s str)> {
    find_renames_by((Hashes::of(old), Hashes::of(new)), aliased).0
}

/// The same, with the number of contents that were hashed.
pub fn find_renames_by<'s>(
    (mut old, mut new): (Hashes<'_, 's>, Hashes<'_, 's>),
    aliased: &[(&'s str, &'s str)],
) -> (Vec<(&'s str, &'s str)>, usize) {
    let named: HashSet<&str> = aliased.iter().map(|(_, name)| *name).collect();
    let removed = missing(old.index, new.index);
    let mut added = missing(new.index, old.index);
    added.extend(back_again(old.index, new.index));
    added.retain(|item| !named.contains(item.path.as_str()));
    if removed.is_empty() || added.is_empty() {
        return (Vec::new(), 0);
    }
    let mut pairs = find_grown(&removed, &added);
    let grown: HashSet<&str> = pairs
        .iter()
        .flat_map(|(before, after)| [*before, *after])
        .collect();
    let is_open = |item: &&Item| !grown.contains(item.path.as_str());
    let mut groups: BTreeMap<u64, (Vec<&Item>, Vec<&Item>)> = BTreeMap::new();
    for item in removed.into_iter().filter(is_open) {
        let hash = old.hash(item, LEVELS);
        groups.entry(hash).or_default().0.push(item);
    }
    for item in added.into_iter().filter(is_open) {
        let hash = new.hash(item, LEVELS);
        groups.entry(hash).or_default().1.push(item);
    }
    for (before, after) in groups.into_values() {
        match_group(before, after, &mut pairs);
    }
    pairs.sort_unstable();
    (pairs, old.known.len() + new.known.len())
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
        let was_alias = former_target(old, &ty.name) == Some(item.path.as_str());
        let was_free = old.item(&ty.name).is_none() || was_alias;
        let is_new = was_free && new.item(&ty.name).is_some();
        if item.deprecated && is_type && is_new && ty.arguments.is_empty() {
            aliased.push((item.path.as_str(), ty.name.as_str()));
        }
    }
    aliased
}

/// The enums of error responses that operations share and that have another name, with that name: they are named after their responses.
/// Each operation that has the old one and is still there has the new one.
pub fn find_renamed_failures<'s>(old: &Index<'s>, new: &Index<'s>) -> Vec<(&'s str, &'s str)> {
    let mut targets: BTreeMap<&str, BTreeSet<Option<&str>>> = BTreeMap::new();
    for item in &old.surface.items {
        let Some(before) = shared_failure(item).filter(|path| new.item(path).is_none()) else {
            continue;
        };
        if let Some(after) = new.item(&item.path) {
            let after = shared_failure(after).filter(|path| old.item(path).is_none());
            targets.entry(before).or_default().insert(after);
        }
    }
    let mut taken = HashSet::new();
    let mut pairs = Vec::new();
    for (before, after) in targets {
        let mut after = after.into_iter();
        if let (Some(Some(after)), None) = (after.next(), after.next())
            && taken.insert(after)
        {
            pairs.push((before, after));
        }
    }
    pairs
}

/// The shared enum of error responses that an operation's own name stands for.
fn shared_failure(item: &Item) -> Option<&str> {
    match &item.kind {
        ItemKind::Alias(ty) if ty.name.starts_with(FAILURES) => Some(&ty.name),
        _ => None,
    }
}

/// The type that a former name stands for.
fn former_target<'s>(surface: &Index<'s>, path: &str) -> Option<&'s str> {
    let item = surface.item(path).filter(|item| item.deprecated)?;
    let is_alias = matches!(item.kind, ItemKind::Alias(_));
    let target = is_alias.then(|| surface.resolve(path)).flatten()?;
    Some(&target.path)
}

/// The types of one surface whose paths the other one does not have. Shared enums of errors are named by what they contain: their
/// names are no one's choice.
fn missing<'s>(one: &Index<'s>, other: &Index<'s>) -> Vec<&'s Item> {
    let items = one.surface.items.iter();
    items
        .filter(|item| item.path.starts_with("types::") && other.item(&item.path).is_none())
        .collect()
}

/// The types of the new surface whose names are former ones of types that it does not have: probably these types, which have their former
/// names again.
fn back_again<'s>(old: &Index<'s>, new: &Index<'s>) -> Vec<&'s Item> {
    let items = new.surface.items.iter();
    let is_back = |item: &&Item| {
        let target = former_target(old, &item.path);
        let is_type = !matches!(item.kind, ItemKind::Alias(_));
        is_type && target.is_some_and(|target| new.item(target).is_none())
    };
    items.filter(is_back).collect()
}

/// Matches types of equal content: those of one location, then those of like names, then the last two if their content is no accident.
fn match_group<'s>(
    before: Vec<&'s Item>,
    mut after: Vec<&'s Item>,
    pairs: &mut Vec<(&'s str, &'s str)>,
) {
    let mut by_pointer: HashMap<&str, &Item> = after
        .iter()
        .map(|item| (item.pointer.as_str(), *item))
        .collect();
    let mut matched = HashSet::new();
    let mut rest = Vec::new();
    for item in before {
        match by_pointer.remove(item.pointer.as_str()) {
            Some(same) => {
                pairs.push((&item.path, &same.path));
                matched.insert(same.path.as_str());
            }
            None => rest.push(item),
        }
    }
    after.retain(|item| !matched.contains(item.path.as_str()));
    if rest.len() * after.len() <= MOST_COMPARED {
        rest.retain(|item| {
            let names = after.iter().map(|other| name(other));
            let most_alike = most_alike(name(item), names);
            let is_it = |other: &&Item| most_alike == Some(name(other));
            let Some(index) = after.iter().position(is_it) else {
                return true;
            };
            pairs.push((&item.path, &after.remove(index).path));
            false
        });
    }
    if let ([old], [new]) = (rest.as_slice(), after.as_slice())
        && is_distinctive(old)
    {
        pairs.push((&old.path, &new.path));
    }
}

/// The name of a type without its path.
fn name(item: &Item) -> &str {
    item.path.rsplit("::").next().unwrap_or(&item.path)
}

/// Whether a type of the same content is hardly another one: two objects with an `id` are not the same for that.
fn is_distinctive(item: &Item) -> bool {
    match &item.kind {
        ItemKind::Struct(object) => object.fields.len() + object.constants.len() > 1,
        ItemKind::Union(union) => union.branches.len() > 1,
        ItemKind::Values(values) => values.variants.len() > 1,
        ItemKind::Alias(_) => false,
        ItemKind::Responses(_) => true,
    }
}

/// The hashes of types by their contents, without their own names. Each type is hashed once a level.
#[derive(Debug)]
pub struct Hashes<'i, 's> {
    index: &'i Index<'s>,
    known: HashMap<(&'s str, usize), u64>,
}

impl<'i, 's> Hashes<'i, 's> {
    /// No hashes yet.
    pub fn of(index: &'i Index<'s>) -> Self {
        Self {
            index,
            known: HashMap::new(),
        }
    }

    /// The hash of a type's content, with the contents of types in it down to so many levels. At the last level all types are equal.
    pub fn hash(&mut self, item: &'s Item, levels: usize) -> u64 {
        let Some(below) = levels.checked_sub(1) else {
            return 0;
        };
        let key = (item.path.as_str(), levels);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let hash = self.hash_content(item, below);
        self.known.insert(key, hash);
        hash
    }

    fn hash_content(&mut self, item: &'s Item, below: usize) -> u64 {
        let mut content = Content::default();
        match &item.kind {
            ItemKind::Struct(object) => {
                content.add("struct");
                for field in &object.fields {
                    content.add(field.key());
                    self.add_type(&field.ty, below, &mut content);
                    content.add(&format!("{:?}{:?}", field.presence, field.transfer));
                    content.add(&format!("{:?}", field.limits));
                }
                content.add(&format!("{:?}{}", object.constants, object.closed));
                self.add_type(&object.rest.ty, below, &mut content);
            }
            ItemKind::Union(union) => {
                content.add("union");
                for branch in &union.branches {
                    content.add(&format!("{:?}", branch.select));
                    self.add_type(&branch.ty, below, &mut content);
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
                self.add_type(ty, below, &mut content);
            }
            ItemKind::Responses(responses) => {
                content.add("responses");
                for branch in &responses.branches {
                    content.add(&branch.status);
                    if let Some(ty) = &branch.ty {
                        self.add_type(ty, below, &mut content);
                    }
                }
            }
        }
        fnv1a(content.0.bytes())
    }

    /// A type by the contents of the types that it names.
    fn add_type(&mut self, ty: &'s RustType, below: usize, content: &mut Content) {
        match self.index.item(&ty.name) {
            Some(item) => content.add(&self.hash(item, below).to_string()),
            None => content.add(&ty.name),
        }
        for argument in &ty.arguments {
            self.add_type(argument, below, content);
        }
        content.add(")");
    }
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
