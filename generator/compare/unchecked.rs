//! Rules of requests that the crate does not check: the service may refuse what they forbid, and nothing in the crate shows that.

use std::collections::{HashMap, HashSet};

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::verdict::Direction;
use crate::surface::Surface;

/// The version of the format that knows these rules.
const SINCE: u32 = 4;

const REFUSED: &str =
    "the service may reject values that it accepted, which the crate does not check";

/// Rules of requests that are new or changed. One that is gone allows more.
pub fn compare_unchecked(context: &Context<'_>) -> Vec<Change> {
    if !context.has_facts_of(SINCE) {
        return Vec::new();
    }
    let (old, new) = (context.old.surface, context.new.surface);
    let moved = moved_from(old, new);
    let owners = Owners::of(context);
    let mut changes = Vec::new();
    for (pointer, hash) in &new.unchecked {
        let is_known = old.unchecked.get(pointer) == Some(hash) || moved.contains(hash.as_str());
        let owner = owners.find(pointer).filter(|_| !is_known);
        if let Some((subject, true)) = owner {
            let keyword = pointer.rsplit('/').next().unwrap_or_default();
            let mut change = Change::new(codes::RULE_CHANGED, subject)
                .new_side(format!("`{keyword}`"), pointer)
                .on_wire(Direction::REQUEST, Effect::NONE.narrower(REFUSED))
                .advice(format!(
                    "check that what is sent as `{subject}` satisfies `{keyword}`"
                ));
            if old.unchecked.contains_key(pointer) {
                change = change.old(format!("`{keyword}`"), pointer);
            }
            changes.push(change);
        }
    }
    changes
}

/// The hashes of rules that are no longer where they were: a schema with another name has them elsewhere.
fn moved_from<'s>(old: &'s Surface, new: &Surface) -> HashSet<&'s str> {
    let gone = old.unchecked.iter();
    let gone = gone.filter(|(pointer, _)| !new.unchecked.contains_key(*pointer));
    gone.map(|(_, hash)| hash.as_str()).collect()
}

/// The items of the new side and the operations of the old one, by pointer, each with whether requests of both sides have it.
struct Owners<'s>(HashMap<&'s str, (&'s str, bool)>);

impl<'s> Owners<'s> {
    fn of(context: &Context<'s>) -> Self {
        let mut owners = HashMap::new();
        for item in &context.new.surface.items {
            let is_sent = context.direction(&item.path, &item.path).request;
            owners.insert(item.pointer.as_str(), (item.path.as_str(), is_sent));
        }
        let client = context.old.surface.client.iter();
        for operation in client.flat_map(|client| &client.operations) {
            owners.insert(operation.pointer.as_str(), (operation.path.as_str(), true));
        }
        Self(owners)
    }

    /// The nearest owner around a location, and whether requests have what is there.
    fn find(&self, pointer: &str) -> Option<(&'s str, bool)> {
        for (end, _) in pointer.rmatch_indices('/') {
            if let Some((path, is_sent)) = self.0.get(&pointer[..end]) {
                let is_response = pointer[end..].starts_with("/responses/");
                return Some((path, *is_sent && !is_response));
            }
        }
        None
    }
}
