//! Changes of enums of values, and of enums of responses.

use std::collections::HashMap;

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::shown::show_response;
use super::structs::is_dropped_now;
use super::verdict::Direction;
use crate::surface::{Item, Response, Responses, ValueEnum, Variant};

const OPEN_ENUM: &str = "the enum is `#[non_exhaustive]`";
const NO_VARIANT: &str = "the variant no longer exists";
const NEW_VALUE: &str = "the old service rejects the new value";
const OLD_VALUE: &str = "the service rejects the removed value";
const OTHER_VALUE: &str = "the variant has another value";

/// The changes of an enum of strings or integers.
pub fn compare_values(
    context: &Context<'_>,
    (old_item, old): (&Item, &ValueEnum),
    (new_item, new): (&Item, &ValueEnum),
) -> Vec<Change> {
    let ValueEnum {
        of: old_of,
        variants: old_variants,
    } = old;
    let ValueEnum {
        of: new_of,
        variants: new_variants,
    } = new;
    let direction = context.direction(&old_item.path, &new_item.path);
    let (old_pointer, new_pointer) = (&*old_item.pointer, &*new_item.pointer);
    let subject = |name: &str| format!("{}::{name}", new_item.path);
    let mut changes = Vec::new();
    if old_of != new_of {
        let is_text = |of: &str| of == "String";
        let effect = if is_text(old_of) == is_text(new_of) {
            Effect::NONE
        } else {
            Effect::all("the values have another JSON type")
        };
        changes.push(
            Change::new(codes::VALUE_TYPE_CHANGED, subject("Unknown"))
                .old(format!("Unknown({old_of})"), old_pointer)
                .new_side(format!("Unknown({new_of})"), new_pointer)
                .breaks_source("unknown values have another type")
                .on_wire(direction, effect),
        );
    }
    let side = |variant: &Variant| {
        let Variant {
            name,
            value,
            dropped: _,
        } = variant;
        format!("{name} ({value})")
    };
    let removed = |before: &Variant| {
        Change::new(codes::VARIANT_REMOVED, subject(&before.name))
            .old(side(before), old_pointer)
            .breaks_source(NO_VARIANT)
            .on_wire(direction, Effect::NONE.narrower(OLD_VALUE))
            .advice(format!("remove the uses of `{}`", before.name))
            .of_dropped(before.dropped.as_deref())
    };
    let added = |after: &Variant| {
        Change::new(codes::VARIANT_ADDED, subject(&after.name))
            .new_side(side(after), new_pointer)
            .keeps_source(OPEN_ENUM)
            .on_wire(direction, Effect::NONE.wider(NEW_VALUE))
    };
    for (before, after) in match_variants(old_variants, new_variants) {
        match (before, after) {
            (Some(before), Some(after)) => {
                let (old_dropped, new_dropped) = (&before.dropped, &after.dropped);
                if is_dropped_now(old_dropped.as_deref(), new_dropped.as_deref()) {
                    let change = removed(before);
                    changes.push(change.kept(codes::VARIANT_KEPT, added(after).new));
                } else if old_dropped.is_some() && new_dropped.is_none() {
                    changes.push(added(after));
                }
                let start = |code, name: &str| {
                    Change::new(code, subject(name))
                        .old(side(before), old_pointer)
                        .new_side(side(after), new_pointer)
                };
                if before.name != after.name {
                    let change = start(codes::VARIANT_RENAMED, &after.name)
                        .formerly(format!("{}::{}", old_item.path, before.name))
                        .breaks_source(NO_VARIANT)
                        .on_wire(direction, Effect::NONE);
                    let advice = format!("write `{}` for `{}`", after.name, before.name);
                    changes.push(change.advice(advice));
                } else if before.value != after.value {
                    let effect = Effect::NONE.narrower(OTHER_VALUE).wider(OTHER_VALUE);
                    changes.push(
                        start(codes::VARIANT_VALUE_CHANGED, &after.name)
                            .keeps_source("the variant has the same name")
                            .on_wire(direction, effect)
                            .breaks_behaviour(OTHER_VALUE),
                    );
                }
            }
            (Some(before), None) => changes.push(removed(before)),
            (None, Some(after)) => changes.push(added(after)),
            (None, None) => {}
        }
    }
    changes
}

type Matched<'s, T> = Vec<(Option<&'s T>, Option<&'s T>)>;

/// Variants of one name, then of one value.
fn match_variants<'s>(old: &'s [Variant], new: &'s [Variant]) -> Matched<'s, Variant> {
    let by_name: HashMap<&str, &Variant> = new
        .iter()
        .map(|variant| (variant.name.as_str(), variant))
        .collect();
    let old_names: HashMap<&str, &Variant> = old
        .iter()
        .map(|variant| (variant.name.as_str(), variant))
        .collect();
    let added = new
        .iter()
        .filter(|variant| !old_names.contains_key(variant.name.as_str()));
    let mut by_value: HashMap<&str, &Variant> = added
        .map(|variant| (variant.value.as_str(), variant))
        .collect();
    let mut matched: Matched<'s, Variant> = Vec::new();
    for variant in old {
        let same = by_name.get(variant.name.as_str()).copied();
        let same = same.or_else(|| by_value.remove(variant.value.as_str()));
        matched.push((Some(variant), same));
    }
    let added = new.iter().filter(|variant| {
        let is_free = by_value.get(variant.value.as_str());
        is_free.is_some_and(|free| free.name == variant.name)
    });
    matched.extend(added.map(|variant| (None, Some(variant))));
    matched
}

/// The changes of an enum of responses.
pub fn compare_responses(
    context: &Context<'_>,
    subject: &str,
    (old_item, old): (&Item, &Responses),
    (new_item, new): (&Item, &Responses),
) -> Vec<Change> {
    const KEPT: &str = "other responses are still read, without a variant of their own";
    let Responses {
        are_errors: _,
        branches: old_branches,
    } = old;
    let Responses {
        are_errors: _,
        branches: new_branches,
    } = new;
    let old_pointer = context.old.pointer_of(old_item);
    let new_pointer = context.new.pointer_of(new_item);
    let mut changes = Vec::new();
    for (before, after) in match_responses(old_branches, new_branches) {
        let start = |code| {
            let name = after
                .or(before)
                .map_or("", |response| response.name.as_str());
            let mut change = Change::new(code, format!("{subject}::{name}"));
            if let Some(before) = before {
                change = change.old(side(before), old_pointer);
            }
            if let Some(after) = after {
                change = change.new_side(side(after), new_pointer);
            }
            change.on_wire(Direction::RESPONSE, Effect::NONE)
        };
        match (before, after) {
            (Some(before), Some(after)) => {
                changes.extend(compare_response(context, before, after, start));
            }
            (Some(before), None) => {
                let advice = format!("remove the uses of `{}`", before.name);
                let change = start(codes::RESPONSE_REMOVED).breaks_source(NO_VARIANT);
                changes.push(change.advice(advice));
            }
            (None, Some(_)) => {
                let mut change = start(codes::RESPONSE_ADDED).keeps_source(OPEN_ENUM);
                change.old_client.reason = KEPT;
                changes.push(change);
            }
            (None, None) => {}
        }
    }
    changes
}

fn side(response: &Response) -> String {
    let Response {
        name,
        status,
        media,
        ty,
    } = response;
    let media: String = media.iter().map(|media| format!(", {media}")).collect();
    format!("{status}{media}: {}", show_response(name, ty.as_ref()))
}

fn compare_response(
    context: &Context<'_>,
    old: &Response,
    new: &Response,
    start: impl Fn(&'static str) -> Change,
) -> Vec<Change> {
    let Response {
        name: old_name,
        status: old_status,
        media: old_media,
        ty: old_ty,
    } = old;
    let Response {
        name: new_name,
        status: new_status,
        media: new_media,
        ty: new_ty,
    } = new;
    let mut changes = Vec::new();
    if old_name != new_name {
        let advice = format!("write `{new_name}` for `{old_name}`");
        let mut change = start(codes::RESPONSE_RENAMED).breaks_source(NO_VARIANT);
        if let Some((owner, _)) = change.subject.rsplit_once("::") {
            change.former = Some(format!("{owner}::{old_name}"));
        }
        changes.push(change.advice(advice));
    }
    if old_status != new_status {
        changes.push(
            start(codes::RESPONSE_STATUS_CHANGED)
                .keeps_source("the variant has the same name")
                .breaks_behaviour("the variant is of another status"),
        );
    }
    if old_media != new_media {
        changes.push(
            start(codes::RESPONSE_MEDIA_TYPE_CHANGED)
                .keeps_source("the variant has the same name")
                .breaks_behaviour("the variant is of other media types"),
        );
    }
    let (is_same, effect) = match (old_ty, new_ty) {
        (Some(old), Some(new)) => (context.is_same(old, new), context.effect(old, new)),
        (None, None) => (true, Effect::NONE),
        (Some(_), None) => (
            false,
            Effect::NONE.old_fails("the response has no body of this type"),
        ),
        (None, Some(_)) => (
            false,
            Effect::NONE.new_fails("the response has no body of this type"),
        ),
    };
    if !is_same {
        let advice = format!("`{new_name}` holds another type: change its uses");
        changes.push(
            start(codes::RESPONSE_TYPE_CHANGED)
                .breaks_source("the variant holds another type")
                .on_wire(Direction::RESPONSE, effect)
                .advice(advice),
        );
    }
    changes
}

/// Responses of one name, then of one status.
fn match_responses<'s>(old: &'s [Response], new: &'s [Response]) -> Matched<'s, Response> {
    let mut matched: Matched<'s, Response> = Vec::new();
    let has = |all: &[Response], name: &str| all.iter().any(|response| response.name == name);
    for response in old {
        let same = new.iter().find(|other| other.name == response.name);
        let same = same.or_else(|| {
            let mut others = new.iter().filter(|other| !has(old, &other.name));
            others.find(|other| other.status == response.status)
        });
        matched.push((Some(response), same));
    }
    for response in new {
        let is_matched = matched
            .iter()
            .any(|(_, after)| after.is_some_and(|after| after.name == response.name));
        if !is_matched {
            matched.push((None, Some(response)));
        }
    }
    matched
}
