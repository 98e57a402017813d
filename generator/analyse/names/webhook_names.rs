//! The names of webhooks and callbacks.

use std::collections::BTreeMap;

use super::call_names::CallNames;
use super::named_locations::{Locations, shared_request};
use crate::analyse::renames::{Renames, chosen, confirm};
use crate::ir::Ident;
use crate::lock::Lock;
use crate::names::{Claim, Scope, Use, ident};
use crate::operations::id_of;
use crate::operations::sent::{Origin, Sent};

/// The names of webhooks and callbacks.
#[derive(Clone, Debug, Default)]
pub struct WebhookNames {
    names: BTreeMap<String, Ident>,
}

impl WebhookNames {
    /// Names all webhooks and callbacks, and adds the names of their schemas to `locations`.
    pub fn find(
        all: &[Sent<'_>],
        calls: &CallNames,
        locations: &mut Locations,
        (renames, lock): (&Renames, &Lock),
    ) -> Self {
        let raw_names: Vec<String> = all.iter().map(|sent| spell(sent, calls)).collect();
        let claims = all.iter().zip(&raw_names);
        let claims: Vec<Claim<'_>> = claims
            .map(|(sent, raw_name)| Claim {
                chosen: chosen(renames.of_webhook(&sent.listed), Use::Type),
                before: lock.webhook_at(&sent.listed),
                ..Claim::of(raw_name)
            })
            .collect();
        let mut names = BTreeMap::new();
        for (sent, raw_name) in all.iter().zip(Scope::default().settle(&claims, Use::Type)) {
            let kind = if matches!(sent.origin, Origin::Webhook) {
                "webhook"
            } else {
                "callback"
            };
            let base_name = shared_request(sent.location).unwrap_or_else(|| raw_name.clone());
            locations.add(
                format!("{}/requestBody", sent.location),
                format!("{base_name} {kind}"),
            );
            let name = ident(&raw_name, Use::Type);
            confirm(renames.of_webhook(&sent.listed), &name);
            names.insert(sent.listed.clone(), name);
        }
        Self { names }
    }

    /// The name of a request, by its pointer.
    pub fn get(&self, listed: &str) -> Option<&Ident> {
        self.names.get(listed)
    }

    /// Keeps the names in the lock.
    pub fn keep(&self, lock: &mut Lock) {
        self.names
            .iter()
            .for_each(|(listed, name)| lock.keep_webhook(listed, name.plain()));
    }
}

/// The words for the name of a request: its id, else its name after the name of the operation that causes it; most use POST.
fn spell(sent: &Sent<'_>, calls: &CallNames) -> String {
    if let Some(id) = id_of(sent.operation) {
        return id.to_owned();
    }
    let call = match sent.origin {
        Origin::Operation(cause) => calls.call(&cause.listed()),
        Origin::Webhook | Origin::Shared => None,
    };
    let call = call
        .map(|call| format!("{} ", call.ty.plain()))
        .unwrap_or_default();
    let http_method =
        (sent.http_method != "POST").then(|| format!(" {}", sent.http_method.to_lowercase()));
    format!("{call}{}{}", sent.name, http_method.unwrap_or_default())
}
