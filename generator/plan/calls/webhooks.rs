//! Webhooks and callbacks → names for the types of their bodies, chosen before types are planned, as those of operations are.

use crate::analyse::locations::display;
use crate::analyse::names::webhook_names::WebhookNames;
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{Events, Ident, Webhook};
use crate::markdown;
use crate::names::{Use, ident};
use crate::operations::media::Kind;
use crate::operations::sent::Sent;
use crate::operations::{body_of, origin_of};
use crate::plan::docs;
use crate::plan::planner::Planner;
use crate::source::pointer;

impl<'a> Planner<'a> {
    /// The body of each webhook and callback, sorted by name, and the enum of all webhooks.
    pub(in crate::plan) fn plan_webhooks(
        &mut self,
        all: &[Sent<'a>],
        names: &WebhookNames,
    ) -> (Vec<Webhook>, Option<Events>) {
        let planned = all.iter().filter_map(|sent| {
            let name = names.get(&sent.listed)?.clone();
            Some((sent, self.plan_webhook(sent, name)?))
        });
        let planned: Vec<(&Sent<'a>, Webhook)> = planned.collect();
        let events = self.plan_events(&planned);
        let webhooks = planned.into_iter().map(|(_, webhook)| webhook);
        let mut webhooks: Vec<Webhook> = webhooks.collect();
        webhooks.sort_by(|a, b| a.name.cmp(&b.name));
        (webhooks, events)
    }

    fn plan_webhook(&mut self, sent: &Sent<'a>, name: Ident) -> Option<Webhook> {
        let (body, chosen) = body_of(sent.operation, self.model)?;
        if chosen.kind != Kind::Json {
            let media = markdown::code_text(chosen.name);
            let message = format!("`{media}` is not JSON; `webhooks` has no `{name}`");
            let own = origin_of(&body.extensions).unwrap_or(sent.location);
            let at = pointer::join(&format!("{own}/content"), chosen.name);
            self.diagnostics
                .push(Diagnostic::new(&codes::SKIPPED_WEBHOOK, at, message));
            return None;
        }
        let ty = self.plan_media(chosen);
        let summary = docs::summary_of(sent.operation, |summary| ident(summary, Use::Type) == name);
        let (description, what) = (sent.operation.description.as_deref(), sent.describe());
        let paragraphs = [
            summary,
            description,
            body.description.as_deref(),
            Some(&what),
        ];
        Some(Webhook {
            pointer: display(sent.location),
            name,
            docs: markdown::paragraphs(&paragraphs),
            deprecated: sent.operation.deprecated,
            ty,
        })
    }
}
