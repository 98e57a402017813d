//! Two surfaces → the changes between them, each with what it breaks: source code, requests and responses, or behaviour.
//!
//! Every type of the surface is taken apart without `..`, so that a new field does not compile before there is a rule for it. What
//! compilers, services and programs do with a change is described in `docs/bumps.md`. Nothing here knows how changes are shown.

mod bodies;
mod change;
mod client;
pub mod codes;
mod constants;
mod context;
mod effect;
mod enums;
mod fields;
mod former_names;
mod grown;
mod headers;
mod index;
mod items;
mod lifecycle;
mod likeness;
mod limits;
mod operations;
mod packages;
mod parameters;
mod renames;
mod security;
mod sending;
mod shown;
mod sides;
mod struct_pair;
mod structs;
mod unchecked;
mod unions;
mod values;
mod verdict;
mod webhooks;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

pub use change::{Change, Side};
pub use codes::ALL as CODES;
pub use verdict::Verdict;

use client::compare_clients;
use context::Context;
use former_names::renamed_names;
use items::{compare_conversions, compare_items};
use operations::match_operations;
use packages::compare_packages;
use unchecked::compare_unchecked;
use webhooks::{compare_events, compare_webhooks};

use crate::surface::{Item, ItemKind, Surface, UnionDecision};

/// The changes from one surface to another, those that break something first.
pub fn compare(old: &Surface, new: &Surface) -> Vec<Change> {
    let Surface {
        // Facts about the file, not about the crate.
        version: _,
        generator: _,
        document_hash: _,
        // What they do to the crate is compared.
        settings: _,
        package: old_package,
        recursion_limit: old_limit,
        items: _,
        conversions: _,
        client: _,
        webhooks: _,
        events: _,
        unchecked: _,
    } = old;
    let Surface {
        version: _,
        generator: _,
        document_hash: _,
        settings: _,
        package: new_package,
        recursion_limit: new_limit,
        items: _,
        conversions: _,
        client: _,
        webhooks: _,
        events: _,
        unchecked: _,
    } = new;
    let context = Context::of(old, new);
    let mut changes = Vec::new();
    changes.extend(compare_packages(&context, old_package, new_package));
    changes.extend(compare_recursion(*old_limit, *new_limit));
    changes.extend(compare_clients(&context));
    changes.extend(compare_items(&context));
    changes.extend(compare_conversions(&context));
    changes.extend(compare_webhooks(&context));
    changes.extend(compare_events(&context));
    changes.extend(compare_unchecked(&context));
    changes.sort_by(|one, other| {
        let key = |change: &Change| (!change.is_breaking(), change.subject.clone(), change.code);
        key(one).cmp(&key(other))
    });
    changes
}

/// The names of types that probably have another name in `new`, each with that name, and the names of the enums of their tags.
#[cfg(feature = "cli")]
pub fn renamed_types(old: &Surface, new: &Surface, by_location: bool) -> Vec<(String, String)> {
    let context = Context::of(old, new);
    let mut names = Vec::new();
    let mut renames: Vec<(&str, &str)> = Vec::new();
    renames.extend(
        context
            .renames
            .iter()
            .map(|(former, name)| (*former, *name)),
    );
    if by_location {
        renames.extend(renamed_in_place(&context));
    }
    renames.sort_unstable();
    for (former, name) in renames {
        let (before, after) = (context.old.item(former), context.new.item(name));
        names.push((former.to_owned(), name.to_owned()));
        let tags = [before, after].map(|item| item.and_then(tag_of));
        if let [Some(before), Some(after)] = tags
            && before != after
        {
            names.push((before.to_owned(), after.to_owned()));
        }
    }
    let name = |path: String| path.trim_start_matches("types::").to_owned();
    let mut names: Vec<(String, String)> = names
        .into_iter()
        .map(|(former, new)| (name(former), name(new)))
        .collect();
    names.sort_unstable();
    names
}

/// The types whose schemas have the types of another name, and that no other one is known to be.
#[cfg(feature = "cli")]
fn renamed_in_place<'s>(context: &Context<'s>) -> Vec<(&'s str, &'s str)> {
    let Context {
        old, new, renames, ..
    } = context;
    let is_added =
        |item: &&Item| item.path.starts_with("types::") && old.item(&item.path).is_none();
    let added = new.surface.items.iter().filter(is_added);
    let added: BTreeMap<&str, &str> = added
        .map(|item| (item.pointer.as_str(), item.path.as_str()))
        .collect();
    let removed = old.surface.items.iter().filter(|item| {
        let is_known = renames.contains_key(item.path.as_str());
        item.path.starts_with("types::") && new.item(&item.path).is_none() && !is_known
    });
    removed
        .filter_map(|item| Some((item.path.as_str(), *added.get(item.pointer.as_str())?)))
        .collect()
}

/// The paths of operations that have another name in `new`, and of their responses and methods, each with the new path. Those of
/// methods end with `()`.
#[cfg(feature = "cli")]
pub fn renamed_calls(old: &Surface, new: &Surface) -> Vec<(String, String)> {
    let (Some(old), Some(new)) = (&old.client, &new.client) else {
        return Vec::new();
    };
    let mut names = Vec::new();
    for (before, after) in match_operations(&old.operations, &new.operations) {
        if let (Some(before), Some(after)) = (before, after) {
            names.extend(renamed_names(before, after));
        }
    }
    names.sort_unstable();
    names
}

/// The enum of a union's tag.
fn tag_of(item: &Item) -> Option<&str> {
    match &item.kind {
        ItemKind::Union(union) => match &union.by {
            UnionDecision::Tag { kind, .. } => Some(kind),
            _ => None,
        },
        _ => None,
    }
}

fn compare_recursion(old: Option<usize>, new: Option<usize>) -> Option<Change> {
    let shown = |limit: Option<usize>| {
        limit.map_or_else(|| "the default".to_owned(), |limit| limit.to_string())
    };
    if old == new {
        return None;
    }
    let change = Change::new(codes::RECURSION_LIMIT_CHANGED, "recursion_limit")
        .old(shown(old), "")
        .new_side(shown(new), "");
    Some(if new > old {
        change
            .breaks_source("a crate that uses the types may need the attribute")
            .advice(format!("add `#![recursion_limit = \"{}\"]`", shown(new)))
    } else {
        change.keeps_source("a higher limit than is needed does not matter")
    })
}
