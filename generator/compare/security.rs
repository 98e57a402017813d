//! Changes of the credentials that an operation needs.

use std::collections::HashMap;

use super::change::Change;
use super::codes;
use super::effect::Effect;
use super::verdict::Direction;
use crate::surface::{Client, Operation};

const LESS: &str = "credentials that were enough no longer are";
const MORE: &str = "the old service does not accept these credentials";

/// A set of credentials, each by how it is sent.
type Set = Vec<String>;

/// Whether the credentials of one side are enough for the other one.
pub fn compare_security(
    (old_client, old): (&Client, &Operation),
    (new_client, new): (&Client, &Operation),
) -> Option<Change> {
    let before = alternatives(old_client, &old.security);
    let after = alternatives(new_client, &new.security);
    if before == after {
        return None;
    }
    let is_kept = is_enough(&before, &after);
    let mut effect = Effect::NONE;
    if !is_kept {
        effect = effect.narrower(LESS);
    }
    if !is_enough(&after, &before) {
        effect = effect.wider(MORE);
    }
    let change = Change::new(codes::SECURITY_CHANGED, &*new.path)
        .old(show(&before), &*old.pointer)
        .new_side(show(&after), &*new.pointer)
        .keeps_source("credentials are set on the client")
        .on_wire(Direction::REQUEST, effect);
    if is_kept {
        return Some(change);
    }
    let advice = format!("give the client `{}`", show(&after).replace('`', "'"));
    Some(change.breaks_behaviour(LESS).advice(advice))
}

/// Alternative sets of credentials, sorted. The names of schemes do not matter, but how their credentials are sent.
fn alternatives(client: &Client, security: &[Vec<String>]) -> Vec<Set> {
    let kinds: HashMap<&str, &str> = client
        .credentials
        .iter()
        .map(|credential| (credential.scheme.as_str(), credential.kind.as_str()))
        .collect();
    let mut sets = Vec::new();
    for schemes in security {
        let kind = |scheme: &String| kinds.get(scheme.as_str()).map(|kind| (*kind).to_owned());
        let mut set: Set = schemes
            .iter()
            .map(|scheme| kind(scheme).unwrap_or_else(|| scheme.clone()))
            .collect();
        set.sort_unstable();
        sets.push(set);
    }
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// Whether each of `sets` contains what one of `needed` asks for.
fn is_enough(sets: &[Set], needed: &[Set]) -> bool {
    let is_open = needed.is_empty() || needed.iter().any(Vec::is_empty);
    let contains = |set: &Set, needed: &Set| needed.iter().all(|scheme| set.contains(scheme));
    let is_one_enough = |set: &Set| needed.iter().any(|needed| contains(set, needed));
    is_open || (!sets.is_empty() && sets.iter().all(is_one_enough))
}

fn show(sets: &[Set]) -> String {
    let mut alternatives = Vec::new();
    for set in sets {
        alternatives.push(if set.is_empty() {
            "no credentials".to_owned()
        } else {
            set.join(" and ")
        });
    }
    if alternatives.is_empty() {
        return "no credentials".to_owned();
    }
    alternatives.join(", or ")
}
