//! Changes of the credentials that an operation needs, and of their scopes.

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::verdict::Direction;
use crate::surface::{Client, Credential, Operation, RequiredScheme};

/// Why requests with credentials of one side are rejected by the other one.
struct Reasons {
    /// By the new service.
    narrower: &'static str,
    /// By the old service.
    wider: &'static str,
}

const OF_CREDENTIALS: Reasons = Reasons {
    narrower: "credentials that were enough no longer are",
    wider: "the old service does not accept these credentials",
};

const OF_SCOPES: Reasons = Reasons {
    narrower: "scopes that were enough no longer are",
    wider: "the old service needs other scopes",
};

/// A credential that an operation needs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Needed {
    /// The credential, by how it is sent or by the builder's method.
    credential: String,
    scopes: Vec<String>,
}

/// A set of credentials.
type Set = Vec<Needed>;

/// Whether the credentials of one side are enough for the other one.
pub fn compare_security(
    context: &Context<'_>,
    (old_client, old): (&Client, &Operation),
    (new_client, new): (&Client, &Operation),
) -> Option<Change> {
    let has_scopes = context.has_facts_of(3);
    let sent = |of: &Client, scheme: &str| name_credential([old_client, new_client], of, scheme);
    let before = alternatives(old, has_scopes, |scheme| sent(old_client, scheme));
    let after = alternatives(new, has_scopes, |scheme| sent(new_client, scheme));
    if before == after {
        return None;
    }
    let (code, reasons) = if credentials_of(&before) == credentials_of(&after) {
        (codes::SCOPES_CHANGED, OF_SCOPES)
    } else {
        (codes::SECURITY_CHANGED, OF_CREDENTIALS)
    };
    let mut effect = Effect::NONE;
    if !is_enough(&before, &after) {
        effect = effect.narrower(reasons.narrower);
    }
    if !is_enough(&after, &before) {
        effect = effect.wider(reasons.wider);
    }
    let change = Change::new(code, &*new.path)
        .old(show(&before), &*old.pointer)
        .new_side(show(&after), &*new.pointer)
        .keeps_source("credentials are set on the client")
        .on_wire(Direction::REQUEST, effect);
    // A method of the builder sends its credential as the new service needs it.
    let had = alternatives(old, has_scopes, |scheme| method_of(old_client, scheme));
    let needed = alternatives(new, has_scopes, |scheme| method_of(new_client, scheme));
    if is_enough(&had, &needed) {
        return Some(change);
    }
    let advice = format!("give the client `{}`", show(&after).replace('`', "'"));
    Some(change.breaks_behaviour(reasons.narrower).advice(advice))
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

/// Alternative sets of the credentials of an operation, sorted. Without `has_scopes` none has scopes.
fn alternatives(
    operation: &Operation,
    has_scopes: bool,
    name: impl Fn(&str) -> String,
) -> Vec<Set> {
    let mut sets = Vec::new();
    for schemes in &operation.security {
        let mut set = Set::new();
        for RequiredScheme { scheme, scopes } in schemes {
            let scopes = if has_scopes { scopes.as_slice() } else { &[] };
            set.push(Needed {
                credential: name(scheme),
                scopes: scopes.to_vec(),
            });
        }
        set.sort_unstable();
        sets.push(set);
    }
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// The alternatives without their scopes, sorted.
fn credentials_of(sets: &[Set]) -> Vec<Vec<&str>> {
    let mut names: Vec<Vec<&str>> = Vec::new();
    for set in sets {
        names.push(set.iter().map(|needed| &*needed.credential).collect());
    }
    names.sort_unstable();
    names.dedup();
    names
}

/// Whether each of `sets` contains what one of `needed` asks for.
fn is_enough(sets: &[Set], needed: &[Set]) -> bool {
    let is_open = needed.is_empty() || needed.iter().any(Vec::is_empty);
    let is_one_enough = |set: &Set| needed.iter().any(|needed| contains(set, needed));
    is_open || (!sets.is_empty() && sets.iter().all(is_one_enough))
}

/// Whether a set has each of the needed credentials, with its scopes.
fn contains(set: &Set, needed: &Set) -> bool {
    let fits = |has: &Needed, needs: &Needed| {
        let has_scope = |scope| has.scopes.contains(scope);
        has.credential == needs.credential && needs.scopes.iter().all(has_scope)
    };
    let is_there = |needs: &Needed| set.iter().any(|has| fits(has, needs));
    needed.iter().all(is_there)
}

fn show(sets: &[Set]) -> String {
    let mut alternatives = Vec::new();
    for set in sets {
        let credentials: Vec<String> = set.iter().map(show_credential).collect();
        alternatives.push(if credentials.is_empty() {
            "no credentials".to_owned()
        } else {
            credentials.join(" and ")
        });
    }
    if alternatives.is_empty() {
        return "no credentials".to_owned();
    }
    alternatives.join(", or ")
}

fn show_credential(needed: &Needed) -> String {
    let Needed { credential, scopes } = needed;
    match scopes.as_slice() {
        [] => credential.clone(),
        [scope] => format!("{credential} with scope `{scope}`"),
        scopes => format!("{credential} with scopes `{}`", scopes.join("`, `")),
    }
}
