//! Changes of the request bodies of an operation.

use std::collections::BTreeMap;

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::limits::compare_limits;
use super::verdict::Direction;
use crate::surface::{Body, Operation};

/// Both sides of an operation.
#[derive(Clone, Copy)]
struct Pair<'s> {
    context: &'s Context<'s>,
    old: &'s Operation,
    new: &'s Operation,
}

fn between(pair: Pair<'_>, code: &'static str, old: String, new: String) -> Change {
    Change::new(code, &*pair.new.path)
        .old(old, &*pair.old.pointer)
        .new_side(new, &*pair.new.pointer)
}

/// The changes of the body, and of the methods that send it as another media type.
pub fn compare_all_bodies(old: &Operation, new: &Operation, context: &Context<'_>) -> Vec<Change> {
    let pair = Pair { context, old, new };
    let mut changes = compare_bodies(pair, old.body.as_ref(), new.body.as_ref());
    let mut methods: BTreeMap<&str, (Option<&Body>, Option<&Body>)> = BTreeMap::new();
    for other in &old.other_bodies {
        methods.entry(&other.method).or_default().0 = Some(&other.body);
    }
    for other in &new.other_bodies {
        methods.entry(&other.method).or_default().1 = Some(&other.body);
    }
    for (method, (before, after)) in methods {
        let shown = |body: &Body| format!("pub fn {method}(body: {}): {}", body.ty, body.media);
        match (before, after) {
            (Some(before), None) => {
                // Whether the body is required decides where the method is.
                let effect = if accepts(new, &before.media) {
                    Effect::NONE
                } else {
                    Effect::NONE.narrower(OLD_MEDIA)
                };
                changes.push(
                    Change::new(codes::BODY_METHOD_REMOVED, &*new.path)
                        .old(shown(before), &*old.pointer)
                        .breaks_source("the method no longer exists")
                        .on_wire(Direction::REQUEST, effect)
                        .advice("send the body as another media type"),
                );
            }
            (None, Some(after)) => {
                let effect = if accepts(old, &after.media) {
                    Effect::NONE
                } else {
                    Effect::NONE.wider(NEW_MEDIA)
                };
                changes.push(
                    Change::new(codes::BODY_METHOD_ADDED, &*new.path)
                        .new_side(shown(after), &*new.pointer)
                        .keeps_source("a method is added")
                        .on_wire(Direction::REQUEST, effect),
                );
            }
            (Some(before), Some(after)) => changes.extend(compare_body(pair, before, after)),
            (None, None) => {}
        }
    }
    changes
}

/// Whether an operation has bodies of these media types.
fn accepts(operation: &Operation, media: &str) -> bool {
    let others = operation.other_bodies.iter().map(|other| &other.body);
    have_all(operation.body.iter().chain(others), media)
}

/// Whether bodies are of all these media types.
fn have_all<'b>(bodies: impl IntoIterator<Item = &'b Body>, media: &str) -> bool {
    let bodies = bodies.into_iter();
    let accepted: Vec<&str> = bodies.flat_map(|body| body.media.split(", ")).collect();
    media.split(", ").all(|media| accepted.contains(&media))
}

/// What other media types of a body do.
fn effect_of_media(old: &Body, new: &Body) -> Effect {
    const OTHER_PARTS: &str = "the body is serialized in another way";
    if old.parts != new.parts {
        return Effect::all(OTHER_PARTS);
    }
    let mut effect = Effect::NONE;
    if !have_all([new], &old.media) {
        effect = effect.narrower(OLD_MEDIA);
    }
    if !have_all([old], &new.media) {
        effect = effect.wider(NEW_MEDIA);
    }
    effect
}

const OLD_MEDIA: &str = "the service no longer accepts the media type";
const NEW_MEDIA: &str = "the old service does not accept the media type";
const BODY_ARGUMENT: &str = "the method has other arguments";
const BODY_REQUIRED: &str = "the service requires a body";
const BODY_NOT_SENT: &str = "the old service requires a body";
const BODY_NOT_READ: &str =
    "programs in use still send the body, and the service no longer reads it";

fn show_body(body: &Body) -> String {
    if body.required {
        format!("body: {}", body.ty)
    } else {
        format!("pub fn body(self, {}) -> Self", body.ty)
    }
}

fn added_body(pair: Pair<'_>, body: &Body) -> Change {
    let change = Change::new(codes::BODY_ADDED, &*pair.new.path)
        .new_side(show_body(body), &*pair.new.pointer);
    if body.required {
        change
            .breaks_source(BODY_ARGUMENT)
            .on_wire(Direction::REQUEST, Effect::NONE.narrower(BODY_REQUIRED))
            .advice(format!("pass a body to `{}`", pair.new.method))
    } else {
        change
            .keeps_source("a setter is added")
            .on_wire(Direction::REQUEST, Effect::NONE)
    }
}

fn removed_body(pair: Pair<'_>, body: &Body) -> Change {
    let mut effect = Effect::NONE;
    if body.required {
        effect = effect.wider(BODY_NOT_SENT);
    }
    Change::new(codes::BODY_REMOVED, &*pair.new.path)
        .old(show_body(body), &*pair.old.pointer)
        .breaks_source("the argument or setter no longer exists")
        .on_wire(Direction::REQUEST, effect)
        .breaks_behaviour(BODY_NOT_READ)
        .advice(format!("pass no body to `{}`", pair.new.method))
}

fn compare_bodies(pair: Pair<'_>, old: Option<&Body>, new: Option<&Body>) -> Vec<Change> {
    match (old, new) {
        (None, None) => Vec::new(),
        (None, Some(new)) => vec![added_body(pair, new)],
        (Some(old), None) => vec![removed_body(pair, old)],
        (Some(old), Some(new)) => compare_body(pair, old, new),
    }
}

fn compare_body(pair: Pair<'_>, old: &Body, new: &Body) -> Vec<Change> {
    let Body {
        ty: old_ty,
        media: old_media,
        parts: old_parts,
        required: old_required,
        limits: old_limits,
    } = old;
    let Body {
        ty: new_ty,
        media: new_media,
        parts: new_parts,
        required: new_required,
        limits: new_limits,
    } = new;
    let bodies = |code| {
        between(pair, code, show_body(old), show_body(new))
            .on_wire(Direction::REQUEST, Effect::NONE)
    };
    let mut changes = Vec::new();
    if !pair.context.is_same(old_ty, new_ty) {
        changes.push(
            bodies(codes::BODY_TYPE_CHANGED)
                .breaks_source("the body has another type")
                .on_wire(Direction::REQUEST, pair.context.effect(old_ty, new_ty))
                .advice(format!("pass `{new_ty}` as the body")),
        );
    }
    if old_media != new_media || old_parts != new_parts {
        let shown = |media: &str, parts: &[String]| {
            let parts = parts.join(", ");
            format!("{media} {parts}").trim_end().to_owned()
        };
        let change = between(
            pair,
            codes::BODY_MEDIA_TYPE_CHANGED,
            shown(old_media, old_parts),
            shown(new_media, new_parts),
        );
        changes.push(
            change
                .keeps_source("the body's type is compared on its own")
                .on_wire(Direction::REQUEST, effect_of_media(old, new)),
        );
    }
    match (old_required, new_required) {
        (false, true) => changes.push(
            bodies(codes::BODY_REQUIRED)
                .breaks_source(BODY_ARGUMENT)
                .on_wire(Direction::REQUEST, Effect::NONE.narrower(BODY_REQUIRED))
                .advice(format!("pass the body to `{}`", pair.new.method)),
        ),
        (true, false) => changes.push(
            bodies(codes::BODY_OPTIONAL)
                .breaks_source(BODY_ARGUMENT)
                .on_wire(Direction::REQUEST, Effect::NONE.wider(BODY_NOT_SENT))
                .advice("set the body by `body`"),
        ),
        _ => {}
    }
    changes.extend(compare_limits(
        &format!("{}::body", pair.new.path),
        (old_limits, &pair.old.pointer),
        (new_limits, &pair.new.pointer),
        Direction::REQUEST,
    ));
    changes
}
