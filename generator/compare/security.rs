//! Changes of the credentials that an operation needs.

use super::change::Change;
use super::codes;
use super::effect::Effect;
use super::verdict::Direction;
use crate::surface::{Client, Credential, Operation};

const LESS: &str = "credentials that were enough no longer are";
const MORE: &str = "the old service does not accept these credentials";

/// A set of credentials.
type Set = Vec<String>;

/// Whether the credentials of one side are enough for the other one.
pub fn compare_security(
    (old_client, old): (&Client, &Operation),
    (new_client, new): (&Client, &Operation),
) -> Option<Change> {
    let sent = |of: &Client, scheme: &str| name_credential([old_client, new_client], of, scheme);
    let before = alternatives(&old.security, |scheme| sent(old_client, scheme));
    let after = alternatives(&new.security, |scheme| sent(new_client, scheme));
    if before == after {
        return None;
    }
    let mut effect = Effect::NONE;
    if !is_enough(&before, &after) {
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
    // A method of the builder sends its credential as the new service needs it.
    let had = alternatives(&old.security, |scheme| method_of(old_client, scheme));
    let needed = alternatives(&new.security, |scheme| method_of(new_client, scheme));
    if is_enough(&had, &needed) {
        return Some(change);
    }
    let advice = format!("give the client `{}`", show(&after).replace('`', "'"));
    Some(change.breaks_behaviour(LESS).advice(advice))
}

/// A credential by how it is sent: the name of its scheme does not matter, unless both sides have it next to others of the kind.
fn name_credential(sides: [&Client; 2], of: &Client, scheme: &str) -> String {
    let Some(credential) = find_credential(of, scheme) else {
        return scheme.to_owned();
    };
    let kind = &credential.kind;
    let is_one_of_several = sides.iter().any(|side| {
        let alike = side.credentials.iter().filter(|other| other.kind == *kind);
        alike.count() > 1
    });
    let is_kept = sides
        .iter()
        .all(|side| find_credential(side, scheme).is_some());
    if is_one_of_several && is_kept {
        format!("{kind} of `{scheme}`")
    } else {
        kind.clone()
    }
}

/// The builder's method for a scheme.
fn method_of(client: &Client, scheme: &str) -> String {
    let credential = find_credential(client, scheme);
    credential
        .map_or(scheme, |credential| &credential.method)
        .to_owned()
}

fn find_credential<'c>(client: &'c Client, scheme: &str) -> Option<&'c Credential> {
    let mut credentials = client.credentials.iter();
    credentials.find(|credential| credential.scheme == scheme)
}

/// Alternative sets of credentials, sorted.
fn alternatives(security: &[Vec<String>], name: impl Fn(&str) -> String) -> Vec<Set> {
    let mut sets = Vec::new();
    for schemes in security {
        let mut set: Set = schemes.iter().map(|scheme| name(scheme)).collect();
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
