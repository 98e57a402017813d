//! `ir::Crate` → [`Surface`](super::Surface): webhooks, and the enum of them.

use super::client::{Event, Events, Webhook};
use super::describe_client::sorted;
use super::types::describe_type;
use crate::ir;

/// The webhooks and callbacks, sorted by path.
pub fn describe_webhooks(webhooks: &[ir::Webhook]) -> Vec<Webhook> {
    let webhooks = webhooks.iter().map(|webhook| {
        let ir::Webhook {
            pointer,
            name,
            docs: _,
            deprecated,
            ty,
        } = webhook;
        Webhook {
            path: format!("webhooks::{name}"),
            pointer: pointer.clone(),
            ty: describe_type(ty),
            deprecated: *deprecated,
        }
    });
    sorted(webhooks, |webhook| &webhook.path)
}

/// The enum of all webhooks.
pub fn describe_events(events: &ir::Events) -> Events {
    let ir::Events { name, variants } = events;
    let variants = variants.iter().map(|event| {
        let ir::Event {
            pointer: _,
            name,
            key,
            ty,
            // Whether a body alone shows its webhook depends on all webhooks, and is no part of the API.
            shapes: _,
        } = event;
        Event {
            name: name.as_str().to_owned(),
            key: key.clone(),
            ty: describe_type(ty),
        }
    });
    Events {
        path: format!("webhooks::{name}"),
        variants: variants.collect(),
    }
}
