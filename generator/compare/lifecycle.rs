//! What a document announces about the end and the stability of an operation.

use std::collections::BTreeSet;

use super::change::Change;
use super::codes;
use super::context::Context;
use crate::surface::Operation;

/// The version of the format that knows it.
const SINCE: u32 = 5;

/// The extension with the date after which an operation may be gone.
const SUNSET: &str = "x-sunset";

/// The announcements that came, changed or are gone. They break nothing yet.
pub fn compare_lifecycle(context: &Context<'_>, old: &Operation, new: &Operation) -> Vec<Change> {
    if !context.has_facts_of(SINCE) {
        return Vec::new();
    }
    let keys: BTreeSet<&String> = old.lifecycle.keys().chain(new.lifecycle.keys()).collect();
    let mut changes = Vec::new();
    for key in keys {
        let (before, after) = (old.lifecycle.get(key), new.lifecycle.get(key));
        if before == after {
            continue;
        }
        let mut change = Change::new(codes::LIFECYCLE_CHANGED, &*new.path)
            .keeps_source("an announcement changes no code");
        if let Some(before) = before {
            change = change.old(format!("{key}: {before}"), &*old.pointer);
        }
        if let Some(after) = after {
            change = change.new_side(format!("{key}: {after}"), &*new.pointer);
        }
        changes.push(match after {
            Some(date) if key == SUNSET => {
                change.advice(format!("stop calling `{}` before {date}", new.method))
            }
            _ => change,
        });
    }
    changes
}
