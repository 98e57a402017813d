//! Changes of webhooks and callbacks, and of the enum of all webhooks.

use std::collections::HashMap;

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::sides::{change_of, pairs};
use super::verdict::Direction;
use crate::surface::{Event, Webhook};

/// The changes of webhooks and callbacks.
pub fn compare_webhooks(context: &Context<'_>) -> Vec<Change> {
    let (old, new) = (&context.old.surface.webhooks, &context.new.surface.webhooks);
    let shown = |webhook: &Webhook| {
        let Webhook {
            path,
            pointer: _,
            ty,
            deprecated,
        } = webhook;
        let deprecated = if *deprecated { "#[deprecated] " } else { "" };
        format!("{deprecated}pub type {path} = {ty}")
    };
    let pointers: HashMap<&str, &str> = old
        .iter()
        .chain(new)
        .map(|webhook| (webhook.path.as_str(), webhook.pointer.as_str()))
        .collect();
    let mut changes = Vec::new();
    for (before, after) in pairs(old, new, |webhook| &webhook.path) {
        let Some(path) = before.or(after).map(|webhook| &webhook.path) else {
            continue;
        };
        let change = |code| change_of(code, path, (before, after), shown, pointers[path.as_str()]);
        match (before, after) {
            (Some(_), None) => {
                let advice = format!("remove the uses of `{path}`");
                let change = change(codes::WEBHOOK_REMOVED);
                changes.push(
                    change
                        .breaks_source("the type no longer exists")
                        .advice(advice),
                );
            }
            (None, _) => changes.push(change(codes::WEBHOOK_ADDED).keeps_source("a type is added")),
            (Some(before), Some(after)) if !context.is_same(&before.ty, &after.ty) => {
                let effect = context.effect(&before.ty, &after.ty);
                changes.push(
                    change(codes::WEBHOOK_CHANGED)
                        .breaks_source("the name stands for another type")
                        .on_wire(Direction::RESPONSE, effect)
                        .advice(format!("it is now `{}`: change its uses", after.ty)),
                );
            }
            (Some(before), Some(after)) if before.deprecated != after.deprecated => {
                changes.push(
                    change(codes::WEBHOOK_CHANGED).keeps_source("a deprecated item is a warning"),
                );
            }
            (Some(_), Some(_)) => {}
        }
    }
    changes
}

/// The changes of the enum that the webhooks themselves do not have: its name, and the names by which it reads them.
pub fn compare_events(context: &Context<'_>) -> Vec<Change> {
    let (old, new) = (&context.old.surface.events, &context.new.surface.events);
    let shown = |path: &String| format!("pub enum {path}");
    let (old, new) = match (old, new) {
        (Some(old), Some(new)) => (old, new),
        (Some(old), None) => {
            let removed = Change::new(codes::EVENTS_REMOVED, &*old.path)
                .old(shown(&old.path), "")
                .breaks_source("no webhook is left")
                .advice(format!("remove the uses of `{}`", old.path));
            return vec![removed];
        }
        // Its webhooks are added.
        (None, _) => return Vec::new(),
    };
    let mut changes = Vec::new();
    if old.path != new.path {
        changes.push(
            Change::new(codes::EVENTS_RENAMED, &*new.path)
                .formerly(&*old.path)
                .old(shown(&old.path), "")
                .new_side(shown(&new.path), "")
                .breaks_source("a webhook has the name of the enum")
                .advice(format!("write `{}` for `{}`", new.path, old.path)),
        );
    }
    let pointers = context.new.surface.webhooks.iter();
    let pointers: HashMap<&str, &str> = pointers
        .map(|webhook| (webhook.path.as_str(), webhook.pointer.as_str()))
        .collect();
    let renamed = "the old crate reads the webhook as `Unknown`";
    let effect = Effect::NONE
        .old_fails(renamed)
        .new_fails("the new crate reads the webhook of the old service as `Unknown`");
    for (before, after) in pairs(&old.variants, &new.variants, |event| &event.name) {
        let (Some(one), Some(other)) = (before, after) else {
            continue;
        };
        if one.key == other.key {
            continue;
        }
        let path = format!("webhooks::{}", one.name);
        let pointer = pointers.get(path.as_str()).copied().unwrap_or_default();
        let shown = |event: &Event| format!("{:?} => {}", event.key, event.name);
        let change = change_of(codes::EVENT_RENAMED, &path, (before, after), shown, pointer);
        changes.push(
            change
                .keeps_source("the variant has the same name")
                .on_wire(Direction::RESPONSE, effect)
                .advice(format!(
                    "pass the name `{}` to `decode`, and no longer `{}`",
                    other.key, one.key
                )),
        );
    }
    changes
}
