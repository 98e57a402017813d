//! Changes of what requests accept, and of when they are sent again: to the target of a redirect, and after a failure.

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::verdict::Direction;
use crate::surface::{Operation, Output};

/// The changes of `Accept`, of redirects and of the idempotency key of an operation.
pub fn compare_sending(context: &Context<'_>, old: &Operation, new: &Operation) -> Vec<Change> {
    let mut changes = Vec::new();
    changes.extend(compare_accept(old, new));
    if context.has_facts_of(2) {
        changes.extend(compare_redirects(old, new));
        changes.extend(compare_keys(old, new));
    }
    changes
}

fn between(code: &'static str, old: (&Operation, String), new: (&Operation, String)) -> Change {
    Change::new(code, &*new.0.path)
        .old(old.1, &*old.0.pointer)
        .new_side(new.1, &*new.0.pointer)
}

/// `Accept` alone: where the response is another one, that is reported. A service may reject a request that accepts none of its media types.
fn compare_accept(old: &Operation, new: &Operation) -> Option<Change> {
    if old.accept == new.accept || old.output != new.output {
        return None;
    }
    let shown = |operation: &Operation| match &operation.accept {
        Some(accept) => accept.clone(),
        None => "the output's own".to_owned(),
    };
    let change = between(codes::ACCEPT_CHANGED, (old, shown(old)), (new, shown(new)));
    let change = change.keeps_source("the response has the same type");
    if have_common_media(&accepted(old), &accepted(new)) {
        return Some(change);
    }
    let effect = Effect::NONE
        .old_fails("the service has no response of the accepted media types")
        .new_fails("the old service has no response of the accepted media types");
    Some(change.on_wire(Direction::RESPONSE, effect))
}

/// The media types that the requests of an operation accept.
fn accepted(operation: &Operation) -> Vec<&str> {
    let of_output = match operation.output {
        Output::Json(_) | Output::Several(_) => "application/json",
        Output::Text | Output::Empty | Output::Bytes => "*/*",
    };
    let accept = operation.accept.as_deref().unwrap_or(of_output);
    let ranges = accept.split(',');
    let ranges = ranges.map(|range| range.split(';').next().unwrap_or(range).trim());
    ranges.collect()
}

fn have_common_media(one: &[&str], other: &[&str]) -> bool {
    let covers = |range: &str, media: &str| {
        let kind = range.strip_suffix('*');
        range == media || range == "*/*" || kind.is_some_and(|kind| media.starts_with(kind))
    };
    let is_common = |range: &&str| {
        let mut others = other.iter();
        others.any(|media| covers(range, media) || covers(media, range))
    };
    one.iter().any(is_common)
}

/// The redirects that are responses. A program gets one where it got what the target of the redirect is, or the other way round.
fn compare_redirects(old: &Operation, new: &Operation) -> Option<Change> {
    if old.redirects == new.redirects {
        return None;
    }
    let shown = |operation: &Operation| {
        let statuses = operation.redirects.iter().map(u16::to_string);
        let statuses: Vec<String> = statuses.collect();
        if statuses.is_empty() {
            "every redirect is followed".to_owned()
        } else {
            format!("returned, not followed: {}", statuses.join(", "))
        }
    };
    let change = between(
        codes::REDIRECTS_CHANGED,
        (old, shown(old)),
        (new, shown(new)),
    );
    Some(
        change
            .keeps_source("the types of responses are compared on their own")
            .breaks_behaviour("other redirects are followed")
            .advice(format!(
                "check what the code does with the responses of `{}`",
                new.method
            )),
    )
}

/// The header by which the service recognises a request that is sent again. With one, requests of every method are.
fn compare_keys(old: &Operation, new: &Operation) -> Option<Change> {
    const TWICE: &str = "the service may do twice what is sent again";
    let (before, after) = (&old.idempotency_key, &new.idempotency_key);
    // Names of headers are the same in any case.
    let key = |key: &Option<String>| key.as_ref().map(|key| key.to_ascii_lowercase());
    if key(before) == key(after) {
        return None;
    }
    let shown = |key: &Option<String>| match key {
        Some(key) => format!("sent again with the same `{key}`"),
        None => "no idempotency key".to_owned(),
    };
    let change = between(
        codes::IDEMPOTENCY_KEY_CHANGED,
        (old, shown(before)),
        (new, shown(after)),
    );
    let change = change.keeps_source("the method is the same");
    let mut effect = Effect::NONE;
    if before.is_some() {
        effect = effect.narrower(TWICE);
    }
    if after.is_some() {
        effect = effect.wider(TWICE);
    }
    let change = change.on_wire(Direction::REQUEST, effect);
    Some(if after.is_none() {
        change.breaks_behaviour("requests that fail may no longer be sent again")
    } else {
        change
    })
}
