//! Changes of the properties of a struct that have one value.

use std::collections::HashMap;

use super::change::Change;
use super::codes;
use super::effect::Effect;
use super::struct_pair::Pair;
use crate::surface::{Constant, Field, Struct};

/// Whether a property of a field has one value in the other struct.
pub fn is_constant(field: &Field, other: &Struct) -> bool {
    let mut constants = other.constants.iter();
    constants.any(|constant| constant.key == field.key() && !constant.optional)
}

/// The changes of constants. A property may become one of a field, or a field of one.
pub fn compare_constants(
    pair: Pair<'_>,
    (old, old_fields): (&[Constant], &[Field]),
    (new, new_fields): (&[Constant], &[Field]),
) -> Vec<Change> {
    const ANY_VALUE: &str = "a property may have other values than its constant";
    const ONE_VALUE: &str = "a property has to have one value";
    const REQUIRED: &str = "a constant property is required that was not";
    const NO_LONGER: &str = "a constant property is no longer sent";
    let is_field = |fields: &[Field], constant: &Constant| {
        fields.iter().any(|field| field.key() == constant.key)
    };
    let by_key: HashMap<&str, &Constant> = new
        .iter()
        .map(|constant| (constant.key.as_str(), constant))
        .collect();
    let old_keys: HashMap<&str, &Constant> = old
        .iter()
        .map(|constant| (constant.key.as_str(), constant))
        .collect();
    let mut changes = Vec::new();
    for constant in old {
        let subject = pair.subject(&constant.key);
        let before = show_constant(constant);
        let change = |code| {
            Change::new(code, &*subject)
                .old(&*before, pair.old_pointer(&constant.key))
                .keeps_source("the property is no field")
        };
        match by_key.get(constant.key.as_str()) {
            None => {
                let mut effect = Effect::NONE;
                if is_field(new_fields, constant) {
                    effect = effect.wider(ANY_VALUE);
                    if constant.is_tag {
                        effect = effect.old_fails(ANY_VALUE);
                    }
                } else if !constant.optional {
                    effect = effect.wider(NO_LONGER).old_fails(NO_LONGER);
                }
                let change = change(codes::CONSTANT_REMOVED);
                changes.push(change.on_wire(pair.direction, effect));
            }
            Some(after) if *after != constant => {
                let change = change(codes::CONSTANT_CHANGED)
                    .new_side(show_constant(after), pair.new_pointer(&after.key))
                    .on_wire(pair.direction, effect_of_constant(constant, after));
                changes.push(change);
            }
            Some(_) => {}
        }
    }
    for constant in new {
        if old_keys.contains_key(constant.key.as_str()) {
            continue;
        }
        let mut effect = Effect::NONE;
        if is_field(old_fields, constant) {
            effect = effect.narrower(ONE_VALUE);
            if constant.is_tag {
                effect = effect.new_fails(ONE_VALUE);
            }
        } else if !constant.optional {
            effect = effect.narrower(REQUIRED).new_fails(REQUIRED);
        }
        changes.push(
            Change::new(codes::CONSTANT_ADDED, pair.subject(&constant.key))
                .new_side(show_constant(constant), pair.new_pointer(&constant.key))
                .keeps_source("the property is no field")
                .on_wire(pair.direction, effect),
        );
    }
    changes
}

fn show_constant(constant: &Constant) -> String {
    let Constant {
        key,
        value,
        is_tag,
        optional,
    } = constant;
    let kind = if *is_tag { "tag" } else { "constant" };
    let optional = if *optional { ", optional" } else { "" };
    format!("{kind} `{key}` = {value}{optional}")
}

fn effect_of_constant(old: &Constant, new: &Constant) -> Effect {
    const OTHER_VALUE: &str = "a property has another constant value";
    const REQUIRED: &str = "a constant property is required that was not";
    const ABSENT: &str = "a constant property may be absent that was required";
    let mut effect = Effect::NONE;
    if old.value != new.value {
        effect = effect.narrower(OTHER_VALUE).wider(OTHER_VALUE);
        // Other values of a constant are kept, unless it is a tag.
        if old.is_tag {
            effect = effect.old_fails(OTHER_VALUE);
        }
        if new.is_tag {
            effect = effect.new_fails(OTHER_VALUE);
        }
    }
    match (old.optional, new.optional) {
        (true, false) => effect.and(Effect::NONE.narrower(REQUIRED).new_fails(REQUIRED)),
        (false, true) => effect.and(Effect::NONE.wider(ABSENT).old_fails(ABSENT)),
        _ => effect,
    }
}
