//! Webhooks and callbacks → a name for the type of what each carries: settled before types are planned, as those of calls are.

use std::collections::BTreeMap;

use openapiv3::{OpenAPI, Operation, PathItem};

use super::bodies;
use super::media::Kind;
use super::{OperationAt, id_of, operations, requests};
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{Ident, Method, Webhook};
use crate::lock::Lock;
use crate::lower::extension;
use crate::markdown;
use crate::plan::bindings::display;
use crate::plan::model::origin_of;
use crate::plan::names::call_names::CallNames;
use crate::plan::names::{Claim, Scope, Use, ident};
use crate::plan::places::{Places, shared_request};
use crate::plan::{Planner, docs};
use crate::source::pointer;

/// Why a request is sent.
#[derive(Clone, Copy)]
enum Origin<'a> {
    /// Something happened.
    Webhook,
    /// Any of the operations that refer to it was called.
    Shared,
    /// This operation was called.
    Operation(OperationAt<'a>),
}

/// A request that the service sends.
pub struct Sent<'a> {
    /// The JSON pointer at which the document lists it: its own place, unless a `$ref` leads there.
    listed: String,
    /// The webhook's or the callback's name.
    name: String,
    origin: Origin<'a>,
    verb: Method,
    /// JSON pointer.
    pub place: &'a str,
    /// What the document says of it.
    pub operation: &'a Operation,
}

impl Sent<'_> {
    /// By its id, else by its name, after the call that causes it; most are posted.
    fn spell(&self, calls: &CallNames) -> String {
        if let Some(id) = id_of(self.operation) {
            return id.to_owned();
        }
        let call = match self.origin {
            Origin::Operation(cause) => calls.call(&cause.listed()),
            Origin::Webhook | Origin::Shared => None,
        };
        let call = call
            .map(|call| format!("{} ", call.ty.plain()))
            .unwrap_or_default();
        let verb =
            (self.verb != Method::Post).then(|| format!(" {}", self.verb.text().to_lowercase()));
        format!("{call}{}{}", self.name, verb.unwrap_or_default())
    }

    /// What it is, in words.
    fn describe(&self) -> String {
        let name = markdown::code_text(&self.name);
        match self.origin {
            Origin::Webhook => format!("The webhook `{name}`."),
            Origin::Shared => format!("The callback `{name}`."),
            Origin::Operation(cause) => {
                format!(
                    "The callback `{name}` of `{} {}`.",
                    cause.verb.text(),
                    markdown::code_text(cause.path)
                )
            }
        }
    }
}

/// All that the service sends, sorted by where it is listed.
pub fn find_sent(document: &OpenAPI) -> Vec<Sent<'_>> {
    let mut all = Vec::new();
    for (place, callback) in document
        .components
        .iter()
        .flat_map(|components| &components.callbacks)
    {
        for (address, item) in callback.as_item().into_iter().flatten() {
            if place == extension::WEBHOOKS {
                put(
                    item,
                    address,
                    &pointer::join("/webhooks", address),
                    Origin::Webhook,
                    &mut all,
                );
            } else {
                let name = place.rsplit('/').next().unwrap_or_default();
                put(
                    item,
                    &pointer::unescape(name),
                    &pointer::join(place, address),
                    Origin::Shared,
                    &mut all,
                );
            }
        }
    }
    for cause in operations(document) {
        for (name, callback) in &cause.operation.callbacks {
            let at = pointer::join(&format!("{}/callbacks", cause.listed()), name);
            for (address, item) in callback {
                put(
                    item,
                    name,
                    &pointer::join(&at, address),
                    Origin::Operation(cause),
                    &mut all,
                );
            }
        }
    }
    all.sort_by(|a, b| a.listed.cmp(&b.listed));
    all
}

/// Adds what a path item has.
fn put<'a>(item: &'a PathItem, name: &str, at: &str, origin: Origin<'a>, all: &mut Vec<Sent<'a>>) {
    all.extend(requests(item).map(|(verb, place, operation)| {
        let listed = format!("{at}/{}", verb.text().to_lowercase());
        Sent {
            listed,
            name: name.to_owned(),
            origin,
            verb,
            place,
            operation,
        }
    }));
}

/// What webhooks and callbacks are called.
#[derive(Clone, Debug, Default)]
pub struct WebhookNames {
    names: BTreeMap<String, Ident>,
}

impl WebhookNames {
    /// Names all webhooks and callbacks, and tells `places` what stands inside them.
    pub fn find(all: &[Sent<'_>], calls: &CallNames, places: &mut Places, lock: &Lock) -> Self {
        let spellings: Vec<String> = all.iter().map(|sent| sent.spell(calls)).collect();
        let claims = all.iter().zip(&spellings);
        let claims: Vec<Claim<'_>> = claims
            .map(|(sent, spelling)| Claim {
                before: lock.webhook_at(&sent.listed),
                ..Claim::of(spelling)
            })
            .collect();
        let mut names = BTreeMap::new();
        for (sent, spelling) in all.iter().zip(Scope::default().settle(&claims, Use::Type)) {
            let kind = if matches!(sent.origin, Origin::Webhook) {
                "webhook"
            } else {
                "callback"
            };
            let called = shared_request(sent.place).unwrap_or_else(|| spelling.clone());
            places.add(
                format!("{}/requestBody", sent.place),
                format!("{called} {kind}"),
            );
            names.insert(sent.listed.clone(), ident(&spelling, Use::Type));
        }
        Self { names }
    }

    /// Keeps the names for the next run.
    pub fn keep(&self, lock: &mut Lock) {
        self.names
            .iter()
            .for_each(|(listed, name)| lock.keep_webhook(listed, name.plain()));
    }
}

impl<'a> Planner<'a> {
    /// What each webhook and callback carries, sorted by name.
    pub(in crate::plan) fn plan_webhooks(
        &mut self,
        all: &[Sent<'a>],
        names: &WebhookNames,
    ) -> Vec<Webhook> {
        let planned = all.iter().filter_map(|sent| {
            let name = names.names.get(&sent.listed)?.clone();
            self.plan_webhook(sent, name)
        });
        let mut planned: Vec<Webhook> = planned.collect();
        planned.sort_by(|a, b| a.name.cmp(&b.name));
        planned
    }

    fn plan_webhook(&mut self, sent: &Sent<'a>, name: Ident) -> Option<Webhook> {
        let (body, chosen) = bodies::body_of(sent.operation, self.model)?;
        if chosen.kind != Kind::Json {
            let media = markdown::code_text(chosen.name);
            let message = format!("`{media}` is no JSON, so that `webhooks` has no `{name}`");
            let own = origin_of(&body.extensions).unwrap_or(sent.place);
            let at = pointer::join(&format!("{own}/content"), chosen.name);
            self.diagnostics
                .push(Diagnostic::new(&codes::SKIPPED_WEBHOOK, at, message));
            return None;
        }
        let ty = self.plan_media(chosen);
        let summary = docs::summary_of(sent.operation, |summary| ident(summary, Use::Type) == name);
        let (description, what) = (sent.operation.description.as_deref(), sent.describe());
        let described = [
            summary,
            description,
            body.description.as_deref(),
            Some(&what),
        ];
        Some(Webhook {
            pointer: display(sent.place),
            name,
            docs: markdown::paragraphs(&described),
            deprecated: sent.operation.deprecated,
            ty,
        })
    }
}
