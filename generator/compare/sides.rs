//! What both sides have, side by side.

use std::collections::BTreeMap;

use super::change::Change;

/// A method of the old side.
pub const NO_METHOD: &str = "the method no longer exists";

/// A method of the new side.
pub const METHOD_ADDED: &str = "a method is added";

/// What both sides have by a key, in the order of the keys.
pub fn pairs<'s, T>(
    old: &'s [T],
    new: &'s [T],
    key: impl Fn(&'s T) -> &'s str,
) -> Vec<(Option<&'s T>, Option<&'s T>)> {
    let mut both: BTreeMap<&str, (Option<&T>, Option<&T>)> = BTreeMap::new();
    for one in old {
        both.entry(key(one)).or_default().0 = Some(one);
    }
    for one in new {
        both.entry(key(one)).or_default().1 = Some(one);
    }
    both.into_values().collect()
}

/// A change of something that at least one side has.
pub fn change_of<T>(
    code: &'static str,
    subject: &str,
    (old, new): (Option<&T>, Option<&T>),
    shown: impl Fn(&T) -> String,
    pointer: &str,
) -> Change {
    let mut change = Change::new(code, subject);
    if let Some(old) = old {
        change = change.old(shown(old), pointer);
    }
    if let Some(new) = new {
        change = change.new_side(shown(new), pointer);
    }
    change
}
