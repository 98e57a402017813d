//! Limits of values: tightened, loosened, or neither.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::change::Change;
use super::codes;
use super::effect::Effect;
use super::verdict::Direction;
use crate::surface::Limit;

const REJECTED: &str = "the service rejects values that it accepted";
const TOO_EARLY: &str = "the old service rejects values that the new limit allows";
const NOT_SENT: &str = "values that were sent are rejected before they are sent";

/// How a limit moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    Tighter,
    Looser,
    /// Some values are allowed that were not, and some are not that were; or nobody knows.
    Other,
}

/// The changes of the limits of `subject`, at these pointers.
pub fn compare_limits(
    subject: &str,
    (old, old_pointer): (&[Limit], &str),
    (new, new_pointer): (&[Limit], &str),
    direction: Direction,
) -> Vec<Change> {
    if old == new {
        return Vec::new();
    }
    let (old, new) = (by_kind(old), by_kind(new));
    let kinds: BTreeSet<&(&str, &str)> = old.keys().chain(new.keys()).collect();
    let mut changes = Vec::new();
    for kind in kinds {
        let (before, after) = (old.get(kind), new.get(kind));
        if before == after {
            continue;
        }
        let moved = compare(before.map(Vec::as_slice), after.map(Vec::as_slice));
        let change = describe(subject, moved, direction)
            .old(show(before), old_pointer)
            .new_side(show(after), new_pointer);
        changes.push(change);
    }
    changes
}

/// Limits by the part of the value and the kind of limit: a minimum may be exclusive.
fn by_kind(limits: &[Limit]) -> BTreeMap<(&str, &str), Vec<&Limit>> {
    let mut groups: BTreeMap<(&str, &str), Vec<&Limit>> = BTreeMap::new();
    for limit in limits {
        let Limit {
            on,
            keyword,
            value: _,
        } = limit;
        let kind = match keyword.as_str() {
            "exclusiveMinimum" => "minimum",
            "exclusiveMaximum" => "maximum",
            other => other,
        };
        groups.entry((on, kind)).or_default().push(limit);
    }
    groups
}

fn show(limits: Option<&Vec<&Limit>>) -> String {
    let limits = limits.into_iter().flatten().map(|limit| {
        let Limit { on, keyword, value } = limit;
        let on = if on.is_empty() {
            String::new()
        } else {
            format!("{on}: ")
        };
        format!("{on}{keyword} {value}")
    });
    let limits: Vec<String> = limits.collect();
    if limits.is_empty() {
        "no limit".to_owned()
    } else {
        limits.join(", ")
    }
}

fn describe(subject: &str, moved: Move, direction: Direction) -> Change {
    let (code, effect) = match moved {
        Move::Tighter => (codes::LIMIT_TIGHTENED, Effect::NONE.narrower(REJECTED)),
        Move::Looser => (codes::LIMIT_LOOSENED, Effect::NONE.wider(TOO_EARLY)),
        Move::Other => (
            codes::LIMIT_CHANGED,
            Effect::NONE.narrower(REJECTED).wider(TOO_EARLY),
        ),
    };
    let change = Change::new(code, subject)
        .keeps_source("limits are no part of the type")
        .on_wire(direction, effect);
    if moved == Move::Looser || !direction.request {
        return change;
    }
    let advice = format!("send only values of `{subject}` that the new limit allows");
    change.breaks_behaviour(NOT_SENT).advice(advice)
}

fn compare(old: Option<&[&Limit]>, new: Option<&[&Limit]>) -> Move {
    match (old, new) {
        (None, _) => Move::Tighter,
        (_, None) => Move::Looser,
        (Some([old]), Some([new])) => compare_values(old, new),
        _ => Move::Other,
    }
}

fn compare_values(old: &Limit, new: &Limit) -> Move {
    let numbers = (old.value.parse::<f64>(), new.value.parse::<f64>());
    match (old.keyword.as_str(), numbers) {
        (
            "minimum" | "exclusiveMinimum" | "minLength" | "minItems" | "minProperties",
            (Ok(_), Ok(_)),
        ) => compare_bounds(old, new, false),
        (
            "maximum" | "exclusiveMaximum" | "maxLength" | "maxItems" | "maxProperties",
            (Ok(_), Ok(_)),
        ) => compare_bounds(old, new, true),
        ("multipleOf", (Ok(old), Ok(new))) if is_multiple(new, old) => Move::Tighter,
        ("multipleOf", (Ok(old), Ok(new))) if is_multiple(old, new) => Move::Looser,
        ("enum", _) => compare_lists(&old.value, &new.value),
        _ => Move::Other,
    }
}

/// Bounds by their values: as integers, where they are, since not every integer is a float.
fn compare_bounds(old: &Limit, new: &Limit, is_upper: bool) -> Move {
    let integers = (old.value.parse::<i128>(), new.value.parse::<i128>());
    let order = match integers {
        (Ok(old), Ok(new)) => old.partial_cmp(&new),
        _ => {
            let (old, new) = (old.value.parse::<f64>(), new.value.parse::<f64>());
            old.ok().partial_cmp(&new.ok())
        }
    };
    let is_exclusive = |limit: &Limit| limit.keyword.starts_with("exclusive");
    let rises = match order {
        Some(std::cmp::Ordering::Less) => true,
        Some(std::cmp::Ordering::Greater) => false,
        // Of equal bounds the exclusive one is tighter.
        _ => is_exclusive(new) != is_upper,
    };
    if rises == is_upper {
        Move::Looser
    } else {
        Move::Tighter
    }
}

fn is_multiple(number: f64, of: f64) -> bool {
    of != 0.0 && (number / of).fract() == 0.0
}

fn compare_lists(old: &str, new: &str) -> Move {
    let list = |text: &str| serde_json::from_str::<Vec<Value>>(text).ok();
    let (Some(old), Some(new)) = (list(old), list(new)) else {
        return Move::Other;
    };
    let texts = |values: Vec<Value>| -> BTreeSet<String> {
        values.iter().map(ToString::to_string).collect()
    };
    let (old, new) = (texts(old), texts(new));
    if new.is_subset(&old) {
        Move::Tighter
    } else if old.is_subset(&new) {
        Move::Looser
    } else {
        Move::Other
    }
}
