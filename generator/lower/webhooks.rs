//! Webhooks and callbacks: the requests that the service sends. Only their documentation, tags and bodies are kept: the receiving server
//! routes, checks and responds.
//!
//! The document's webhooks become one callback of `components.callbacks`, in which a webhook's name replaces the address. So do
//! callbacks that operations refer to, each once, under its location. Callbacks inside an operation stay there.

use serde_json::{Map, Value, json};

use super::field::Fields;
use super::grammar::Kind;
use super::lowering::Lowering;
use super::normal::extension;
use super::operations::{describe, tag_names};
use super::resolve::follow;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::source::pointer::escape;

/// Puts the document's webhooks among the callbacks.
pub fn lower_webhooks(lowering: &mut Lowering<'_, '_>) {
    let Some((webhooks, at)) = lowering.map(lowering.root, "webhooks", "") else {
        return;
    };
    report_no_calls("webhooks", webhooks, &at, lowering.diagnostics);
    let lowered = lowering.requests_by_address(webhooks, &at);
    lowering
        .callbacks
        .insert(extension::WEBHOOKS.to_owned(), lowered);
}

// Explains why the client has no method for it.
fn report_no_calls(
    what: &str,
    requests: &Map<String, Value>,
    at: &str,
    diagnostics: &mut Diagnostics,
) {
    if !requests.is_empty() {
        let message =
            format!("{what} are requests the service sends; the client has only types for them");
        diagnostics.push(Diagnostic::new(&codes::NOT_CALLABLE, at, message));
    }
}

impl<'a> Lowering<'a, '_> {
    /// The callbacks inside an operation, by name and address; `None` where it has none.
    /// Their errors are warnings: the operation's own request does not need them.
    pub(super) fn own_callbacks(&mut self, operation: &'a Value, at: &str) -> Option<Value> {
        let was_tolerant = self.diagnostics.set_tolerant(true);
        let own = self.read_callbacks(operation, at);
        self.diagnostics.set_tolerant(was_tolerant);
        own
    }

    fn read_callbacks(&mut self, operation: &'a Value, at: &str) -> Option<Value> {
        let (callbacks, above) = self.map(operation, "callbacks", at)?;
        report_no_calls("callbacks", callbacks, &above, self.diagnostics);
        let mut own = Map::new();
        for (name, callback) in callbacks {
            let at = format!("{above}/{}", escape(name));
            let found = follow(self.root, callback, &at, Kind::Callback, self.diagnostics);
            let Some((Value::Object(callback), location)) = found else {
                continue;
            };
            if self.callbacks.contains_key(&location) {
                continue;
            }
            let requests = callback
                .iter()
                .filter(|(address, _)| !address.starts_with("x-"));
            let lowered = self.requests_by_address(requests, &location);
            if location == at {
                own.insert(name.clone(), lowered);
            } else {
                self.callbacks.insert(location, lowered);
            }
        }
        Some(Value::Object(own))
    }

    fn requests_by_address(
        &mut self,
        items: impl IntoIterator<Item = (&'a String, &'a Value)>,
        at: &str,
    ) -> Value {
        let mut lowered = Map::new();
        for (address, item) in items {
            let at = format!("{at}/{}", escape(address));
            let items = self.path_items(item, &at);
            lowered.extend(self.by_method(&items, Self::request).keyed(address));
        }
        Value::Object(lowered)
    }

    fn request(&mut self, request: &'a Value, at: &str) -> Option<Value> {
        let mut fields = Fields::of(request, at, self.diagnostics)?;
        let mut lowered = describe(&mut fields);
        if fields.object.contains_key("tags") {
            lowered.insert("tags".to_owned(), tag_names(&mut fields));
        }
        if fields.object.contains_key("callbacks") {
            let message = "callbacks of callbacks are not read";
            let location = fields.location("callbacks");
            fields
                .diagnostics
                .push(Diagnostic::new(&codes::SKIPPED_WEBHOOK, location, message));
        }
        lowered.extend(self.request_body(request, at));
        lowered.insert("responses".to_owned(), json!({}));
        lowered.insert(extension::LOCATION.to_owned(), json!(at));
        Some(Value::Object(lowered))
    }
}
