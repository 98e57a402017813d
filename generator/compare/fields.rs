//! What it does to requests and responses when an object gets other fields. Source code does not matter here.

use std::collections::HashMap;

use super::context::Context;
use super::effect::Effect;
use crate::surface::{Field, Struct, Transfer};

const MISSING: &str = "a property is required that was not";
const ABSENT: &str = "a property may be absent that was required";
const NULL: &str = "null is allowed";
const NO_NULL: &str = "null is no longer allowed";
const REMOVED: &str = "a required property is no longer sent";
const UNKNOWN: &str = "the other side rejects properties that it does not know";

/// What the fields of `new` in place of those of `old` do.
pub fn compare_fields(context: &Context<'_>, old: &Struct, new: &Struct) -> Effect {
    let by_key: HashMap<&str, &Field> = fields_of(new).map(|field| (field.key(), field)).collect();
    let old_keys: HashMap<&str, &Field> =
        fields_of(old).map(|field| (field.key(), field)).collect();
    let mut effect = Effect::NONE;
    for field in fields_of(old) {
        effect = effect.and(match by_key.get(field.key()) {
            Some(after) => effect_of_field(context, field, after),
            None => effect_of_removed(field, new),
        });
    }
    for field in fields_of(new) {
        if !old_keys.contains_key(field.key()) {
            effect = effect.and(effect_of_added(field, old));
        }
    }
    if old.constants != new.constants {
        effect = effect.and(Effect::all("a property has another constant value"));
    }
    effect
}

/// The fields that the API has.
fn fields_of(object: &Struct) -> impl Iterator<Item = &Field> {
    let fields = object.fields.iter();
    fields.filter(|field| field.dropped.is_none())
}

/// A field that both have.
pub fn effect_of_field(context: &Context<'_>, old: &Field, new: &Field) -> Effect {
    let ty = context.effect(old.ty.held(), new.ty.held());
    ty.and(effect_of_absence(old, new))
        .and(effect_of_null(old, new))
}

/// Whether a field may be absent.
pub fn effect_of_absence(old: &Field, new: &Field) -> Effect {
    let sent = |field: &Field| field.is_argument();
    let mut effect = Effect::NONE;
    // Requests and responses may differ in what they require.
    match (sent(old), sent(new)) {
        (false, true) => effect = effect.narrower(MISSING),
        (true, false) => effect = effect.wider(ABSENT),
        _ => {}
    }
    match (old.may_be_absent(), new.may_be_absent()) {
        (true, false) => effect.new_fails(MISSING),
        (false, true) => effect.old_fails(ABSENT),
        _ => effect,
    }
}

/// Whether a field may be null.
pub fn effect_of_null(old: &Field, new: &Field) -> Effect {
    match (old.may_be_null(), new.may_be_null()) {
        (true, false) => Effect::NONE.narrower(NO_NULL).new_fails(NO_NULL),
        (false, true) => Effect::NONE.wider(NULL).old_fails(NULL),
        _ => Effect::NONE,
    }
}

/// A field that only the new object has.
pub fn effect_of_added(field: &Field, old: &Struct) -> Effect {
    let mut effect = Effect::NONE;
    if field.is_argument() {
        effect = effect.narrower(MISSING);
    }
    if !field.may_be_absent() {
        effect = effect.new_fails(MISSING);
    }
    if old.closed && field.transfer != Transfer::ReadOnly {
        effect = effect.wider(UNKNOWN);
    }
    if old.rest.is_denied() {
        effect = effect.old_fails(UNKNOWN);
    }
    effect
}

/// A field that only the old object had.
pub fn effect_of_removed(field: &Field, new: &Struct) -> Effect {
    let mut effect = Effect::NONE;
    if field.is_argument() {
        effect = effect.wider(REMOVED);
    }
    if !field.may_be_absent() {
        effect = effect.old_fails(REMOVED);
    }
    if new.closed && field.transfer != Transfer::ReadOnly {
        effect = effect.narrower(UNKNOWN);
    }
    if new.rest.is_denied() {
        effect = effect.new_fails(UNKNOWN);
    }
    effect
}
