//! Changes of a struct.

use super::change::Change;
use super::codes;
use super::constants::{compare_constants, is_constant};
use super::context::Context;
use super::effect::Effect;
use super::fields::{effect_of_absence, effect_of_added, effect_of_null, effect_of_removed};
use super::likeness::are_alike;
use super::limits::compare_limits;
use super::shown::{show_field, show_new};
use super::struct_pair::Pair;
use super::verdict::Direction;
use crate::hash::HashMap;
use crate::surface::{Field, Item, Presence, Rest, RustType, Struct, Transfer};

const NEW_ARGUMENT: &str = "`new` has one more argument";
const OPEN_STRUCT: &str = "the struct is `#[non_exhaustive]`";
const NO_FIELD: &str = "the field and its setter no longer exist";
const OTHER_TYPE: &str = "the field has another type";
const NOT_READ: &str =
    "programs in use still send the property, and the service no longer reads it";

/// The changes of a struct.
pub fn compare_structs(
    context: &Context<'_>,
    (old_item, old): (&Item, &Struct),
    (new_item, new): (&Item, &Struct),
) -> Vec<Change> {
    let pair = Pair {
        context,
        old: old_item,
        new: new_item,
        direction: context.direction(&old_item.path, &new_item.path),
    };
    let Struct {
        constants: old_constants,
        fields: old_fields,
        rest: old_rest,
        closed: old_closed,
        limits: old_limits,
    } = old;
    let Struct {
        constants: new_constants,
        fields: new_fields,
        rest: new_rest,
        closed: new_closed,
        limits: new_limits,
    } = new;
    let mut changes = Vec::new();
    let matched = match_fields(pair, old_fields, new_fields);
    for (before, after) in &matched {
        match (before, after) {
            (Some(before), Some(after)) => {
                changes.extend(kept_field(pair, before, after, new));
                changes.extend(compare_field(pair, before, after));
            }
            (Some(before), None) => changes.push(removed_field(pair, before, new)),
            (None, Some(after)) => changes.push(added_field(pair, after, old)),
            (None, None) => {}
        }
    }
    changes.extend(compare_new(pair, old, new, &matched));
    changes.extend(compare_constants(
        pair,
        (old_constants, old_fields),
        (new_constants, new_fields),
    ));
    changes.extend(compare_rest(pair, old_rest, new_rest));
    if old_closed != new_closed {
        changes.push(compare_closed(pair, *new_closed));
    }
    changes.extend(compare_limits(
        &new_item.path,
        (old_limits, &old_item.pointer),
        (new_limits, &new_item.pointer),
        pair.direction,
    ));
    changes
}

type Matched<'s> = Vec<(Option<&'s Field>, Option<&'s Field>)>;

/// Fields of one name, then of one key, then those of like names that are alone.
fn match_fields<'s>(pair: Pair<'_>, old: &'s [Field], new: &'s [Field]) -> Matched<'s> {
    let mut by_name: HashMap<&str, &Field> = new
        .iter()
        .map(|field| (field.name.as_str(), field))
        .collect();
    let mut matched = Vec::new();
    let mut rest = Vec::new();
    for field in old {
        match by_name.remove(field.name.as_str()) {
            Some(same) => matched.push((Some(field), Some(same))),
            None => rest.push(field),
        }
    }
    let mut by_key: HashMap<&str, &Field> = by_name
        .into_values()
        .map(|field| (field.key(), field))
        .collect();
    for field in rest {
        let same = by_key.remove(field.key());
        matched.push((Some(field), same));
    }
    let added = new.iter().filter(|field| {
        let free = by_key.get(field.key());
        free.is_some_and(|free| free.name == field.name)
    });
    let mut added: Vec<&Field> = added.collect();
    rename_alone(pair, &mut matched, &mut added);
    matched.extend(added.into_iter().map(|field| (None, Some(field))));
    matched
}

/// A field that is removed and one that is added, if their names and types are alike, and no other field is removed or added.
fn rename_alone<'s>(pair: Pair<'_>, matched: &mut Matched<'s>, added: &mut Vec<&'s Field>) {
    let removed: Vec<usize> = (0..matched.len())
        .filter(|index| matched[*index].1.is_none())
        .collect();
    let is_alike = |old: &Field, new: &Field| {
        are_alike(&old.name, &new.name)
            && pair.context.is_same(&old.ty, &new.ty)
            && old.presence == new.presence
            && old.transfer == new.transfer
            && old.limits == new.limits
    };
    let ([index], [after]) = (removed.as_slice(), added.as_slice()) else {
        return;
    };
    if let (Some(before), None) = matched[*index]
        && is_alike(before, after)
    {
        matched[*index].1 = Some(after);
        added.clear();
    }
}

fn added_field(pair: Pair<'_>, field: &Field, old: &Struct) -> Change {
    let code = if field.is_argument() {
        codes::REQUIRED_FIELD_ADDED
    } else {
        codes::FIELD_ADDED
    };
    // A property that had one value is not missing.
    let effect = if is_constant(field, old) {
        Effect::NONE
    } else {
        effect_of_added(field, old)
    };
    let change = Change::new(code, pair.subject(&field.name))
        .new_side(show_field(field), pair.new_pointer(field.key()))
        .on_wire(pair.direction, effect);
    if field.is_argument() {
        let advice = format!("pass `{}` to `{}::new`", field.name, pair.new.path);
        change.breaks_source(NEW_ARGUMENT).advice(advice)
    } else {
        change.keeps_source(OPEN_STRUCT)
    }
}

fn removed_field(pair: Pair<'_>, field: &Field, new: &Struct) -> Change {
    let advice = format!("remove the uses of `{}`", field.name);
    // A property that has one value is still sent.
    let effect = if is_constant(field, new) {
        Effect::NONE
    } else {
        effect_of_removed(field, new)
    };
    let change = Change::new(codes::FIELD_REMOVED, pair.subject(&field.name))
        .old(show_field(field), pair.old_pointer(field.key()))
        .breaks_source(NO_FIELD)
        .on_wire(pair.direction, effect)
        .advice(advice);
    let change = if is_sent(pair, field) && !is_constant(field, new) {
        change.breaks_behaviour(NOT_READ)
    } else {
        change
    };
    change.of_dropped(field.dropped.as_deref())
}

/// A field that the API no longer has, and that the crate keeps since this version.
fn kept_field(pair: Pair<'_>, old: &Field, new: &Field, object: &Struct) -> Option<Change> {
    if !is_dropped_now(old.dropped.as_deref(), new.dropped.as_deref()) {
        return None;
    }
    let side = Change::new(codes::FIELD_KEPT, "")
        .new_side(show_field(new), pair.new_pointer(new.key()))
        .new;
    Some(removed_field(pair, old, object).kept(codes::FIELD_KEPT, side))
}

/// Whether the API no longer has an item that it had before.
pub fn is_dropped_now(old: Option<&str>, new: Option<&str>) -> bool {
    old.is_none() && new.is_some()
}

/// Whether requests have a field.
fn is_sent(pair: Pair<'_>, field: &Field) -> bool {
    let direction = pair.direction.and(Direction::of_transfer(field.transfer));
    direction.request
}

fn compare_field(pair: Pair<'_>, old: &Field, new: &Field) -> Vec<Change> {
    let Field {
        name: old_name,
        key: _,
        ty: old_ty,
        presence: old_presence,
        transfer: old_transfer,
        limits: old_limits,
        // Compared by `deprecated_field`.
        deprecated: _,
        dropped: _,
    } = old;
    let Field {
        name: new_name,
        key: _,
        ty: new_ty,
        presence: new_presence,
        transfer: new_transfer,
        limits: new_limits,
        deprecated: _,
        dropped: _,
    } = new;
    let (old_pointer, new_pointer) = (pair.old_pointer(old.key()), pair.new_pointer(new.key()));
    let subject = pair.subject(new_name);
    let start = |code| {
        Change::new(code, &*subject)
            .old(show_field(old), &*old_pointer)
            .new_side(show_field(new), &*new_pointer)
    };
    let direction = direction_of(pair, old, new);
    let mut changes = Vec::new();
    if old_name != new_name {
        changes.push(renamed_field(start(codes::FIELD_RENAMED), pair, old, new));
    } else if old.key() != new.key() {
        let change = start(codes::FIELD_KEY_CHANGED).keeps_source("the field has the same name");
        changes.push(with_other_key(change, pair, old, new));
    }
    let is_same_type = pair.context.is_same(old_ty, new_ty);
    let is_source_same = is_same_type && old.is_argument() == new.is_argument();
    let with_source = |change: Change| {
        if is_source_same {
            return change.keeps_source("the field has the same type");
        }
        let reason = if is_same_type {
            "`new` has other arguments"
        } else {
            OTHER_TYPE
        };
        let advice = if !is_same_type {
            format!("`{new_name}` is now `{new_ty}`: change its uses")
        } else if new.is_argument() {
            format!("pass `{new_name}` to `new`")
        } else {
            format!("call the setter `{new_name}` in place of the argument of `new`")
        };
        change.breaks_source(reason).advice(advice)
    };
    if !pair.context.is_same(old_ty.held(), new_ty.held()) {
        let effect = pair.context.effect(old_ty.held(), new_ty.held());
        let change = start(codes::FIELD_TYPE_CHANGED).on_wire(direction, effect);
        changes.push(with_source(change));
    }
    changes.extend(
        compare_presence(pair, old, new, start)
            .into_iter()
            .map(&with_source),
    );
    if default_of(old_presence) != default_of(new_presence) {
        let change = with_source(start(codes::FIELD_DEFAULT_CHANGED));
        let change = change.on_wire(direction, Effect::NONE);
        changes.push(change.breaks_behaviour("an absent property means another value"));
    } else if old_presence != new_presence && changes.is_empty() && !is_source_same {
        // Only the Rust type of what may be absent is another one.
        changes.push(with_source(start(codes::FIELD_TYPE_CHANGED)));
    }
    if old_transfer != new_transfer {
        changes.push(compare_transfer(
            start(codes::FIELD_TRANSFER_CHANGED),
            pair,
            old,
            new,
        ));
    }
    changes.extend(compare_limits(
        &subject,
        (old_limits, &old_pointer),
        (new_limits, &new_pointer),
        direction,
    ));
    changes.extend(deprecated_field(old, new, start));
    changes
}

/// Whether a field is deprecated now, or no longer is.
fn deprecated_field(
    old: &Field,
    new: &Field,
    start: impl Fn(&'static str) -> Change,
) -> Option<Change> {
    let before = (old.deprecated, old.dropped.as_deref());
    let after = (new.deprecated, new.dropped.as_deref());
    let code = if compare_deprecation(before, after)? {
        codes::FIELD_DEPRECATED
    } else {
        codes::FIELD_NO_LONGER_DEPRECATED
    };
    Some(start(code).keeps_source("a deprecated item is a warning"))
}

/// Which bodies have a field on both sides. A field that becomes read-only, or no longer is, is reported as such a change.
fn direction_of(pair: Pair<'_>, old: &Field, new: &Field) -> Direction {
    if old.transfer != new.transfer {
        return pair.direction;
    }
    pair.direction.and(Direction::of_transfer(new.transfer))
}

/// Whether a field may be absent, and whether it may be null.
fn compare_presence(
    pair: Pair<'_>,
    old: &Field,
    new: &Field,
    start: impl Fn(&'static str) -> Change,
) -> Vec<Change> {
    let mut changes = Vec::new();
    let absence = effect_of_absence(old, new);
    if !absence.is_none() {
        let is_required = absence.narrower.or(absence.new_fails).is_some();
        let code = if is_required {
            codes::FIELD_REQUIRED
        } else {
            codes::FIELD_OPTIONAL
        };
        changes.push(start(code).on_wire(pair.direction, absence));
    }
    let null = effect_of_null(old, new);
    if !null.is_none() {
        let code = if null.wider.is_some() {
            codes::FIELD_NULLABLE
        } else {
            codes::FIELD_NOT_NULLABLE
        };
        let direction = direction_of(pair, old, new);
        changes.push(start(code).on_wire(direction, null));
    }
    changes
}

/// Whether an item is deprecated now, if that changed. Of each side: whether it is, and the version that no longer has it. That the API
/// no longer has it is another change.
pub fn compare_deprecation(
    (old, old_dropped): (bool, Option<&str>),
    (new, new_dropped): (bool, Option<&str>),
) -> Option<bool> {
    let was = old || old_dropped.is_some();
    let is = new || new_dropped.is_some();
    (was != is && !is_dropped_now(old_dropped, new_dropped)).then_some(is)
}

fn default_of(presence: &Presence) -> Option<&str> {
    match presence {
        Presence::Default(value) => Some(value),
        Presence::Required | Presence::Optional | Presence::OptionalOrNull | Presence::Patch => {
            None
        }
    }
}

fn renamed_field(start: Change, pair: Pair<'_>, old: &Field, new: &Field) -> Change {
    let advice = if old.key() == new.key() {
        format!("write `{}` for `{}`", new.name, old.name)
    } else {
        format!(
            "`{}` is probably `{}` now: change its uses",
            old.name, new.name
        )
    };
    let change = start
        .formerly(format!("{}::{}", pair.old.path, old.name))
        .breaks_source(NO_FIELD)
        .advice(advice);
    if old.key() == new.key() {
        change.on_wire(pair.direction, Effect::NONE)
    } else {
        with_other_key(change, pair, old, new)
    }
}

/// A property with another name in JSON.
fn with_other_key(change: Change, pair: Pair<'_>, old: &Field, new: &Field) -> Change {
    let change = change.on_wire(pair.direction, effect_of_other_key(old, new));
    if is_sent(pair, old) {
        change.breaks_behaviour(NOT_READ)
    } else {
        change
    }
}

/// A property with another name in JSON. An optional one is absent on the other side.
fn effect_of_other_key(old: &Field, new: &Field) -> Effect {
    let (added, removed) = (effect_of_key(new), effect_of_key(old));
    Effect {
        narrower: added.narrower,
        wider: removed.narrower,
        old_fails: removed.new_fails,
        new_fails: added.new_fails,
    }
}

/// What a property does that only one side knows.
fn effect_of_key(field: &Field) -> Effect {
    const OTHER_NAME: &str = "a required property has another name";
    let mut effect = Effect::NONE;
    if field.is_argument() {
        effect = effect.narrower(OTHER_NAME);
    }
    if !field.may_be_absent() {
        effect = effect.new_fails(OTHER_NAME);
    }
    effect
}

fn compare_transfer(start: Change, pair: Pair<'_>, old: &Field, new: &Field) -> Change {
    const READ_ONLY: &str = "the service rejects the property in requests";
    let effect = match (old.transfer, new.transfer) {
        (Transfer::ReadOnly, _) => Effect::NONE.wider(READ_ONLY),
        (_, Transfer::ReadOnly) => Effect::NONE.narrower(READ_ONLY),
        _ => Effect::NONE,
    };
    let change = start.on_wire(pair.direction, effect);
    let change = if old.is_argument() == new.is_argument() {
        change.keeps_source("the field and its setter stay")
    } else {
        change.breaks_source("`new` has other arguments")
    };
    if new.transfer == Transfer::ReadOnly && pair.direction.request {
        change.breaks_behaviour("requests with the property are rejected before they are sent")
    } else {
        change
    }
}

/// `Default`, and the order of the arguments of `new`.
fn compare_new(pair: Pair<'_>, old: &Struct, new: &Struct, matched: &Matched<'_>) -> Vec<Change> {
    let start = |code| {
        Change::new(code, pair.subject("new"))
            .old(show_new(old), &*pair.old.pointer)
            .new_side(show_new(new), &*pair.new.pointer)
    };
    let mut changes = Vec::new();
    let has_default = |object: &Struct| !object.fields.iter().any(Field::is_argument);
    match (has_default(old), has_default(new)) {
        (true, false) => changes.push(
            start(codes::DEFAULT_REMOVED)
                .breaks_source("a struct with required fields has no `Default`")
                .advice(format!("call `{}::new`", pair.new.path)),
        ),
        (false, true) => changes
            .push(start(codes::DEFAULT_ADDED).keeps_source("a trait is implemented in addition")),
        _ => {}
    }
    let both = matched
        .iter()
        .filter_map(|(before, after)| before.zip(*after));
    let both: Vec<(&Field, &Field)> = both
        .filter(|(before, after)| before.is_argument() && after.is_argument())
        .collect();
    let (before, after) = (positions(&old.fields), positions(&new.fields));
    let mut in_old_order = both;
    in_old_order.sort_by_key(|(old, _)| before.get(old.name.as_str()));
    if !in_old_order.is_sorted_by_key(|(_, new)| after.get(new.name.as_str())) {
        let advice = format!(
            "check the order of the arguments of `{}::new`",
            pair.new.path
        );
        let [before, after] = [old, new].map(|object| {
            let arguments = object.fields.iter().filter(|field| field.is_argument());
            arguments.map(|field| &field.ty).collect::<Vec<_>>()
        });
        let change = start(codes::NEW_REORDERED).advice(advice);
        changes.push(reordered(pair.context, change, &before, &after));
    }
    changes
}

/// Arguments in another order: calls still compile where their types are the same.
pub fn reordered(
    context: &Context<'_>,
    change: Change,
    before: &[&RustType],
    after: &[&RustType],
) -> Change {
    let mut both = before.iter().zip(after);
    if before.len() == after.len() && both.all(|(old, new)| context.is_same(old, new)) {
        change
            .keeps_source("the arguments have the same types")
            .breaks_behaviour("a value is passed as another argument")
    } else {
        change.breaks_source("the arguments have another order")
    }
}

/// The positions of fields by their names.
fn positions(fields: &[Field]) -> HashMap<&str, usize> {
    let fields = fields.iter().enumerate();
    fields
        .map(|(index, field)| (field.name.as_str(), index))
        .collect()
}

fn compare_rest(pair: Pair<'_>, old: &Rest, new: &Rest) -> Vec<Change> {
    const DENIED: &str = "other properties cannot be read";
    let Rest {
        name: old_name,
        ty: old_ty,
        limits: old_limits,
    } = old;
    let Rest {
        name: new_name,
        ty: new_ty,
        limits: new_limits,
    } = new;
    let mut changes = Vec::new();
    if old_name != new_name || !pair.context.is_same(old_ty, new_ty) {
        let mut effect = match (old_ty.arguments.last(), new_ty.arguments.last()) {
            (Some(old), Some(new)) => pair.context.effect(old, new),
            (None, Some(_)) => Effect::NONE
                .narrower("other properties have to have one type")
                .new_fails("other properties have to have one type"),
            (Some(_), None) => Effect::NONE
                .wider("other properties have any type")
                .old_fails("other properties have any type"),
            (None, None) => Effect::NONE,
        };
        if new.is_denied() && !old.is_denied() {
            effect = effect.new_fails(DENIED);
        }
        if old.is_denied() && !new.is_denied() {
            effect = effect.old_fails(DENIED);
        }
        changes.push(
            Change::new(codes::OTHER_FIELDS_CHANGED, pair.subject(new_name))
                .old(format!("pub {old_name}: {old_ty}"), &*pair.old.pointer)
                .new_side(format!("pub {new_name}: {new_ty}"), &*pair.new.pointer)
                .breaks_source(OTHER_TYPE)
                .on_wire(pair.direction, effect)
                .advice(format!("other properties are in `{new_name}: {new_ty}`")),
        );
    }
    changes.extend(compare_limits(
        &pair.subject(new_name),
        (old_limits, &pair.old.pointer),
        (new_limits, &pair.new.pointer),
        pair.direction,
    ));
    changes
}

/// Whether `validate` rejects other properties.
fn compare_closed(pair: Pair<'_>, is_closed: bool) -> Change {
    const FORBIDDEN: &str = "the service rejects other properties";
    let (open, closed) = (
        "other properties are allowed",
        "other properties are not allowed",
    );
    let (code, before, after, effect) = if is_closed {
        let effect = Effect::NONE.narrower(FORBIDDEN);
        (codes::OTHER_FIELDS_FORBIDDEN, open, closed, effect)
    } else {
        let effect = Effect::NONE.wider(FORBIDDEN);
        (codes::OTHER_FIELDS_ALLOWED, closed, open, effect)
    };
    let change = Change::new(code, &*pair.new.path)
        .old(before, &*pair.old.pointer)
        .new_side(after, &*pair.new.pointer)
        .keeps_source("the type is the same")
        .on_wire(pair.direction, effect);
    if is_closed && pair.direction.request {
        change.breaks_behaviour("requests with other properties are rejected before they are sent")
    } else {
        change
    }
}
