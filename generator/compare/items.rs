//! Changes of types: those that one side lacks, and those that both have.

use std::collections::HashSet;

use super::change::{Change, Side};
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::enums::{compare_responses, compare_values};
use super::renames::FAILURES;
use super::shown::show_item;
use super::structs::{compare_deprecation, compare_structs, is_dropped_now};
use super::unions::compare_unions;
use crate::surface::{Conversion, Item, ItemKind, RustType, UNDECLARED};

/// The changes of all types.
pub fn compare_items(context: &Context<'_>) -> Vec<Change> {
    let mut changes = Vec::new();
    let renamed_targets: HashSet<&str> = context.renames.values().copied().collect();
    for old in &context.old.surface.items {
        let renamed_to = context.renames.get(old.path.as_str());
        if let Some(new) = renamed_to.and_then(|path| context.new.item(path)) {
            let is_kept = context.new.item(&old.path).is_some();
            changes.push(renamed(context, old, new, is_kept));
            changes.extend(compare_item(context, old, new));
        } else if let Some(new) = context.new.item(&old.path) {
            changes.extend(compare_item(context, old, new));
        } else if !is_undeclared(old) {
            changes.push(
                Change::new(codes::TYPE_REMOVED, &*old.path)
                    .old(show_item(old), context.old.pointer_of(old))
                    .breaks_source("the type no longer exists")
                    .on_wire(context.old.direction(&old.path), Effect::NONE)
                    .advice(advice_for_removed(old)),
            );
        }
    }
    for new in &context.new.surface.items {
        let is_new = context.old.item(&new.path).is_none() && !is_undeclared(new);
        if is_new && !renamed_targets.contains(new.path.as_str()) {
            changes.push(
                Change::new(codes::TYPE_ADDED, &*new.path)
                    .new_side(show_item(new), context.new.pointer_of(new))
                    .keeps_source("a type is added")
                    .on_wire(context.new.direction(&new.path), Effect::NONE),
            );
        }
    }
    changes
}

/// Whether it is the name of an operation for its error responses, of which it declares none: it comes and goes with the operation.
fn is_undeclared(item: &Item) -> bool {
    matches!(&item.kind, ItemKind::Alias(ty) if ty.name == UNDECLARED)
}

fn advice_for_removed(item: &Item) -> String {
    if item.path.starts_with(FAILURES) {
        "write the name of the operation's own error type".to_owned()
    } else {
        format!("remove the uses of `{}`", item.path)
    }
}

/// A type with another name; `is_kept` is whether the former name is an alias.
fn renamed(context: &Context<'_>, old: &Item, new: &Item, is_kept: bool) -> Change {
    let change = Change::new(codes::TYPE_RENAMED, &*new.path)
        .formerly(&*old.path)
        .old(show_item(old), context.old.pointer_of(old))
        .new_side(show_item(new), context.new.pointer_of(new));
    if old.path.starts_with(FAILURES) {
        return renamed_failure(context, change, old, new);
    }
    let change = if is_kept {
        change.keeps_source("the former name is a deprecated alias")
    } else {
        change.breaks_source("the type probably has another name")
    };
    change
        .on_wire(context.direction(&old.path, &new.path), Effect::NONE)
        .advice(format!("write `{}` for `{}`", new.path, old.path))
}

/// An enum of error responses with another name. The names that operations have for it stay.
fn renamed_failure(context: &Context<'_>, change: Change, old: &Item, new: &Item) -> Change {
    /// As many users are named.
    const MOST_USERS: usize = 5;
    let is_user = |item: &&Item| matches!(&item.kind, ItemKind::Alias(ty) if ty.name == new.path);
    let users = context.new.surface.items.iter().filter(is_user);
    let users: Vec<String> = users.map(|item| format!("`{}`", item.path)).collect();
    let others = match users.len().saturating_sub(MOST_USERS) {
        0 => String::new(),
        others => format!(" and {others} others"),
    };
    let named = users.get(..MOST_USERS).unwrap_or(&users).join(", ");
    let advice = format!(
        "write the name of the operation's own error type for `{}`: {named}{others}",
        old.path
    );
    change
        .breaks_source("the enum is named after the responses, which are others")
        .on_wire(context.direction(&old.path, &new.path), Effect::NONE)
        .advice(advice)
}

fn compare_item(context: &Context<'_>, old: &Item, new: &Item) -> Vec<Change> {
    let Item {
        path: old_path,
        // A type may move in the document.
        pointer: _,
        deprecated: old_deprecated,
        dropped: old_dropped,
        derives: old_derives,
        json_schema: old_json_schema,
        kind: old_kind,
    } = old;
    let Item {
        path: new_path,
        pointer: _,
        deprecated: new_deprecated,
        dropped: new_dropped,
        derives: new_derives,
        json_schema: new_json_schema,
        kind: new_kind,
    } = new;
    let start = |code| {
        Change::new(code, &**new_path)
            .old(show_item(old), context.old.pointer_of(old))
            .new_side(show_item(new), context.new.pointer_of(new))
            .on_wire(context.direction(old_path, new_path), Effect::NONE)
    };
    let mut changes = match (old_kind, new_kind) {
        (ItemKind::Struct(before), ItemKind::Struct(after)) => {
            compare_structs(context, (old, before), (new, after))
        }
        (ItemKind::Union(before), ItemKind::Union(after)) => {
            compare_unions(context, (old, before), (new, after))
        }
        (ItemKind::Values(before), ItemKind::Values(after)) => {
            compare_values(context, (old, before), (new, after))
        }
        (ItemKind::Responses(before), ItemKind::Responses(after)) => {
            compare_responses(context, new_path, (old, before), (new, after))
        }
        (ItemKind::Alias(before), ItemKind::Alias(after)) if is_of_types(before, after) => {
            let change = start(codes::ALIAS_CHANGED);
            compare_alias(context, change, before, after)
                .into_iter()
                .collect()
        }
        _ => compare_kinds(context, start(codes::TYPE_KIND_CHANGED), old, new),
    };
    changes.extend(compare_derives(old_derives, new_derives, start));
    changes.extend(compare_json_schema(
        *old_json_schema,
        *new_json_schema,
        start,
    ));
    if is_dropped_now(old_dropped.as_deref(), new_dropped.as_deref()) {
        let change = start(codes::TYPE_KEPT);
        let side = change.new.clone();
        changes.push(change.kept(codes::TYPE_KEPT, side));
    }
    changes.extend(
        compare_deprecation(
            (*old_deprecated, old_dropped.as_deref()),
            (*new_deprecated, new_dropped.as_deref()),
        )
        .map(|deprecated| {
            let code = if deprecated {
                codes::TYPE_DEPRECATED
            } else {
                codes::TYPE_NO_LONGER_DEPRECATED
            };
            start(code).keeps_source("a deprecated item is a warning")
        }),
    );
    changes
}

/// Traits that the user adds, or which a type can no longer have.
fn compare_derives(
    old: &[String],
    new: &[String],
    start: impl Fn(&'static str) -> Change,
) -> Vec<Change> {
    let shown = |name: &String| format!("#[derive({name})]");
    let pointer = |side: Option<Side>| side.map(|side| side.pointer).unwrap_or_default();
    let removed = old.iter().filter(|name| !new.contains(name)).map(|name| {
        let mut change = start(codes::DERIVE_REMOVED);
        change = change.clone().old(shown(name), pointer(change.old));
        change.new = None;
        change
            .breaks_source("the type no longer implements the trait")
            .advice(format!("do without `{name}`"))
    });
    let added = new.iter().filter(|name| !old.contains(name)).map(|name| {
        let mut change = start(codes::DERIVE_ADDED);
        change = change.clone().new_side(shown(name), pointer(change.new));
        change.old = None;
        change.keeps_source("a trait is implemented in addition")
    });
    removed.chain(added).collect()
}

/// The function `json_schema`. What it returns follows from the document, whose changes are compared.
fn compare_json_schema(
    old: bool,
    new: bool,
    start: impl Fn(&'static str) -> Change,
) -> Option<Change> {
    match (old, new) {
        (true, false) => Some(
            start(codes::JSON_SCHEMA_REMOVED)
                .breaks_source("the function is gone")
                .advice("do without `json_schema()`"),
        ),
        (false, true) => Some(start(codes::JSON_SCHEMA_ADDED).keeps_source("a function is added")),
        _ => None,
    }
}

/// Whether two aliases are of types, and not of the enums of responses that operations share.
fn is_of_types(old: &RustType, new: &RustType) -> bool {
    let is_shared = |ty: &RustType| ty.name.starts_with("calls::");
    !is_shared(old) && !is_shared(new)
}

fn compare_alias(
    context: &Context<'_>,
    start: Change,
    old: &RustType,
    new: &RustType,
) -> Option<Change> {
    if context.is_same(old, new) {
        return None;
    }
    let direction = start.direction;
    let advice = format!("it is now `{new}`: change its uses");
    Some(
        start
            .breaks_source("the name stands for another type")
            .on_wire(direction, context.effect(old, new))
            .advice(advice),
    )
}

/// A type that is of another kind. Names for enums of responses are compared by their variants.
fn compare_kinds(context: &Context<'_>, start: Change, old: &Item, new: &Item) -> Vec<Change> {
    let before = context.old.resolve(&old.path);
    let after = context.new.resolve(&new.path);
    if let (Some(before), Some(after)) = (before, after)
        && let (ItemKind::Responses(one), ItemKind::Responses(other)) = (&before.kind, &after.kind)
    {
        let is_renamed = context.renames.get(before.path.as_str()) == Some(&after.path.as_str());
        let both_shared = (before.path == after.path || is_renamed) && before.path != old.path;
        if both_shared {
            return Vec::new();
        }
        let one = (old, one);
        return compare_responses(context, &new.path, one, (new, other));
    }
    // The operation has the change.
    if is_undeclared(old) {
        return Vec::new();
    }
    let (one, other) = (RustType::plain(&*old.path), RustType::plain(&*new.path));
    let is_alias = |item: &Item| matches!(item.kind, ItemKind::Alias(_));
    if (is_alias(old) || is_alias(new)) && context.is_same(&one, &other) {
        return Vec::new();
    }
    let direction = start.direction;
    let effect = context.effect_of_kinds(&one, &other);
    vec![
        start
            .breaks_source("the type is of another kind")
            .on_wire(direction, effect)
            .advice(format!("change the uses of `{}`", new.path)),
    ]
}

/// The changes of conversions between unions.
pub fn compare_conversions(context: &Context<'_>) -> Vec<Change> {
    let (old, new) = (
        &context.old.surface.conversions,
        &context.new.surface.conversions,
    );
    let shown = |conversion: &Conversion| {
        let Conversion { from, into } = conversion;
        format!("impl From<{from}> for {into}")
    };
    let subject = |conversion: &Conversion| conversion.into.clone();
    let mut changes = Vec::new();
    for conversion in old {
        if new.binary_search(conversion).is_err() {
            let change = Change::new(codes::CONVERSION_REMOVED, subject(conversion));
            changes.push(
                change
                    .old(shown(conversion), "")
                    .breaks_source("one union no longer has all variants of the other")
                    .advice("convert variant by variant"),
            );
        }
    }
    for conversion in new {
        if old.binary_search(conversion).is_err() {
            let change = Change::new(codes::CONVERSION_ADDED, subject(conversion));
            changes.push(
                change
                    .new_side(shown(conversion), "")
                    .keeps_source("a trait is implemented in addition"),
            );
        }
    }
    changes
}
