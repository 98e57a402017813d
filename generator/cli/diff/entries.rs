//! Changes with one cause → one entry of a report.
//!
//! A default that changes in a header of every operation is one thing to know, and one thing to do. So are the fields that one type loses.

use std::borrow::Cow;
use std::collections::HashMap;

use indexmap::IndexMap;

use super::located::Located;
use crate::compare::{Change, Side, codes};
use crate::hash::fnv1a;

/// The most items that an entry names.
const MOST_NAMED: usize = 3;

/// Changes that differ only in the items that changed; at least one.
#[derive(Debug)]
pub struct Entry<'r> {
    /// In the order of the report.
    pub changes: Vec<&'r Located>,
}

impl<'r> Entry<'r> {
    /// The first change.
    pub fn first(&self) -> &'r Located {
        self.changes[0]
    }

    /// The items that changed, each by `show`, which makes them inert: the first ones, and the number of the others.
    pub fn subjects(&self, show: impl Fn(&str) -> String) -> String {
        let shown = self.changes.iter().take(MOST_NAMED);
        let shown: Vec<String> = shown.map(|located| show(&located.change.subject)).collect();
        let others = self.changes.len() - shown.len();
        match (shown.split_last(), others) {
            (Some((last, [])), 0) => last.clone(),
            (Some((last, first)), 0) => format!("{} and {last}", first.join(", ")),
            _ => format!("{} and {others} more", shown.join(", ")),
        }
    }

    /// The changes that are shown with what they were and are: the first one, if the others are alike, else the first ones.
    pub fn shown(&self) -> &[&'r Located] {
        let first = &self.first().change;
        let rust = |side: &Option<Side>| side.as_ref().map(|side| side.rust.clone());
        let mut changes = self.changes.iter().map(|located| &located.change);
        let are_alike = changes.all(|change| {
            rust(&change.old) == rust(&first.old) && rust(&change.new) == rust(&first.new)
        });
        let most = if are_alike { 1 } else { MOST_NAMED };
        &self.changes[..self.changes.len().min(most)]
    }

    /// What users have to do, and for how many changes that is the same; empty if nothing.
    pub fn advice(&self) -> (Cow<'r, str>, usize) {
        let first = self.first().change.advice.as_str();
        let mut changes = self.changes.iter();
        if changes.all(|located| located.change.advice == first) {
            return (Cow::Borrowed(first), self.changes.len());
        }
        // Each of them names one item of the type.
        let all = self.changes.iter().map(|located| &located.change.advice);
        let named: Vec<&str> = all.filter_map(|advice| advice.split('`').nth(1)).collect();
        let shown: Vec<String> = named[..named.len().min(MOST_NAMED)]
            .iter()
            .map(|name| format!("`{name}`"))
            .collect();
        let others = match self.changes.len() - shown.len() {
            0 => String::new(),
            others => format!(" and {others} more"),
        };
        let begin = first.split('`').next().unwrap_or_default();
        let owner = owner_of(&self.first().change);
        let advice = format!("{begin}{}{others} of `{owner}`", shown.join(", "));
        (Cow::Owned(advice), 1)
    }

    /// Whether the entry stands for more changes than it names.
    pub fn is_abridged(&self) -> bool {
        self.changes.len() > MOST_NAMED
    }
}

/// The entries of changes, in the order of their first changes.
pub fn entries<'r>(changes: impl IntoIterator<Item = &'r Located>) -> Vec<Entry<'r>> {
    let mut entries: IndexMap<&str, Vec<&Located>> = IndexMap::new();
    for located in changes {
        entries.entry(&located.entry).or_default().push(located);
    }
    let entries = entries.into_values();
    entries.map(|changes| Entry { changes }).collect()
}

/// Parts that a type, an operation or the module `webhooks` loses.
const LOST_PARTS: [&str; 9] = [
    codes::FIELD_KEPT,
    codes::FIELD_REMOVED,
    codes::PARAMETER_KEPT,
    codes::PARAMETER_REMOVED,
    codes::UNION_VARIANT_KEPT,
    codes::UNION_VARIANT_REMOVED,
    codes::VARIANT_KEPT,
    codes::VARIANT_REMOVED,
    codes::WEBHOOK_REMOVED,
];

/// The type or operation that has the item of a change.
fn owner_of(change: &Change) -> &str {
    let owner = change.subject.rsplit_once("::");
    owner.map_or("", |(owner, _)| owner)
}

/// What the changes of an entry have in common.
#[derive(PartialEq, Eq, Hash)]
struct Common<'c> {
    code: &'static str,
    direction: &'static str,
    cause: String,
    /// What breaks, and why.
    reasons: [Option<&'static str>; 4],
    /// What it was, what it is and what to do. Changes that break nothing may differ in that.
    what: Option<[&'c str; 3]>,
}

impl<'c> Common<'c> {
    /// Of parts that one type loses; `None` for other changes.
    fn of_lost_part(located: &'c Located) -> Option<Self> {
        let change = &located.change;
        LOST_PARTS.contains(&change.code).then(|| Self {
            what: Some([owner_of(change), "", ""]),
            ..Self::of(located)
        })
    }

    fn of(located: &'c Located) -> Self {
        let change = &located.change;
        let rust = |side: &'c Option<Side>| side.as_ref().map_or("", |side| side.rust.as_str());
        let what = [rust(&change.old), rust(&change.new), &change.advice];
        Self {
            code: change.code,
            direction: change.direction.name(),
            cause: located.cause.name(),
            reasons: located
                .verdicts()
                .map(|(_, verdict)| verdict.breaks.then_some(verdict.reason)),
            what: change.is_breaking().then_some(what),
        }
    }
}

/// The fingerprint of each change's entry, by which all of its changes are accepted together. That of an entry with one change is the
/// fingerprint of the change.
pub fn entry_fingerprints(changes: &[Located]) -> Vec<String> {
    let mut members: HashMap<Common, Vec<usize>> = HashMap::new();
    for (index, located) in changes.iter().enumerate() {
        members.entry(Common::of(located)).or_default().push(index);
    }
    // What only one type loses, it loses with its other parts.
    let mut alone: IndexMap<Common, Vec<usize>> = IndexMap::new();
    members.retain(|_, indices| {
        let [index] = indices.as_slice() else {
            return true;
        };
        let Some(common) = Common::of_lost_part(&changes[*index]) else {
            return true;
        };
        alone.entry(common).or_default().push(*index);
        false
    });
    for indices in alone.values_mut() {
        indices.sort_unstable();
    }
    let mut fingerprints = vec![String::new(); changes.len()];
    for indices in members.into_values().chain(alone.into_values()) {
        let own = indices.iter().map(|index| &changes[*index].fingerprint);
        let own: Vec<&str> = own.map(String::as_str).collect();
        let together = match own.as_slice() {
            [one] => (*one).to_owned(),
            several => format!("{:016x}", fnv1a(several.concat().bytes())),
        };
        for index in indices {
            fingerprints[index].clone_from(&together);
        }
    }
    fingerprints
}
