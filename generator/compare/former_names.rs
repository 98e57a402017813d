//! Former names of operations, which a bump keeps as deprecated aliases.

use std::collections::BTreeSet;

use super::change::Change;
use super::codes;
use crate::surface::{FormerName, Operation, Output};

/// The names of a request builder and of the methods that return it: `calls::items::ListItems`, `calls::items::list_items()`.
pub fn names_of(operation: &Operation) -> Vec<String> {
    let mut names = vec![plain(&operation.path)];
    names.push(method_path(operation, &operation.method));
    for other in operation.other_methods() {
        names.push(method_path(operation, &other.method));
    }
    names
}

/// The path of a method as the lock has it.
fn method_path(operation: &Operation, method: &str) -> String {
    plain(&format!("{}::{method}()", operation.module()))
}

/// A path as the lock has it.
pub fn plain(path: &str) -> String {
    path.replace("r#", "")
}

/// Whether an operation with another name still has all its former names.
pub fn keeps_names(old: &Operation, new: &Operation) -> bool {
    let kept = all_names(new);
    names_of(old).iter().all(|name| kept.contains(name))
}

/// The names and the former names of an operation.
fn all_names(operation: &Operation) -> BTreeSet<String> {
    let former = operation.former_names.iter();
    let former = former.map(|FormerName { former, name: _ }| plain(former));
    names_of(operation).into_iter().chain(former).collect()
}

/// The changes of the former names that an operation had already.
pub fn compare_former_names(old: &Operation, new: &Operation) -> Vec<Change> {
    let (before, after) = (all_names(old), all_names(new));
    let mut changes = Vec::new();
    for FormerName { former, name } in &old.former_names {
        if !after.contains(&plain(former)) {
            let change = Change::new(codes::FORMER_NAME_REMOVED, &**former)
                .old(format!("the former name of {name}"), &*old.pointer)
                .breaks_source("the former name no longer exists")
                .advice(format!("write `{name}` for `{former}`"));
            changes.push(change);
        }
    }
    for FormerName { former, name } in &new.former_names {
        if !before.contains(&plain(former)) {
            let change = Change::new(codes::FORMER_NAME_ADDED, &**former)
                .new_side(format!("the former name of {name}"), &*new.pointer)
                .keeps_source("a deprecated alias is added");
            changes.push(change);
        }
    }
    changes
}

/// The names of an operation that differ, each with the new one: those of its types and of its methods.
pub fn renamed_names(old: &Operation, new: &Operation) -> Vec<(String, String)> {
    let mut pairs = vec![(plain(&old.path), plain(&new.path))];
    pairs.push((method_path(old, &old.method), method_path(new, &new.method)));
    for before in old.other_methods() {
        let mut others = new.other_methods();
        if let Some(after) = others.find(|after| after.body.media == before.body.media) {
            pairs.push((
                method_path(old, &before.method),
                method_path(new, &after.method),
            ));
        }
    }
    let outputs = several(old).zip(several(new));
    let contents = old.contents.as_deref().zip(new.contents.as_deref());
    let errors = old.error.as_deref().zip(new.error.as_deref());
    for (before, after) in [outputs, contents, errors].into_iter().flatten() {
        pairs.push((plain(before), plain(after)));
    }
    pairs.retain(|(before, after)| before != after);
    pairs
}

/// The enum of the responses of an operation.
fn several(operation: &Operation) -> Option<&str> {
    match &operation.output {
        Output::Several(path) => Some(path),
        _ => None,
    }
}
