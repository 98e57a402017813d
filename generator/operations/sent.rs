//! Webhooks and callbacks: requests that the service sends.

use openapiv3::{OpenAPI, Operation, PathItem};

use super::{OperationAt, operations, requests, step_of, without_method};
use crate::lower::extension;
use crate::markdown;
use crate::source::pointer;

/// Why a request is sent.
#[derive(Clone, Copy)]
pub enum Origin<'a> {
    /// Something happened.
    Webhook,
    /// Any of the operations that refer to it was called.
    Shared,
    /// This operation was called.
    Operation(OperationAt<'a>),
}

/// A request that the service sends.
pub struct Sent<'a> {
    /// Its JSON pointer in the document: its own location, unless it is reached by a `$ref`.
    pub listed: String,
    /// The webhook's or the callback's name.
    pub name: String,
    /// Why it is sent.
    pub origin: Origin<'a>,
    /// The HTTP method.
    pub http_method: &'a str,
    /// JSON pointer.
    pub location: &'a str,
    /// The operation object.
    pub operation: &'a Operation,
}

impl Sent<'_> {
    /// A sentence that names it.
    pub fn describe(&self) -> String {
        let name = markdown::code_text(&self.name);
        match self.origin {
            Origin::Webhook => format!("The webhook `{name}`."),
            Origin::Shared => format!("The callback `{name}`."),
            Origin::Operation(cause) => {
                format!(
                    "The callback `{name}` of `{} {}`.",
                    cause.http_method,
                    markdown::code_text(cause.path)
                )
            }
        }
    }
}

/// All requests that the service sends, sorted by `listed`.
pub fn find_sent(document: &OpenAPI) -> Vec<Sent<'_>> {
    let mut all = Vec::new();
    for (location, callback) in document
        .components
        .iter()
        .flat_map(|components| &components.callbacks)
    {
        if location == extension::OPERATIONS {
            continue;
        }
        for (key, item) in callback.as_item().into_iter().flatten() {
            let address = without_method(key, item);
            if location == extension::WEBHOOKS {
                put(
                    item,
                    address,
                    &pointer::join("/webhooks", address),
                    Origin::Webhook,
                    &mut all,
                );
            } else {
                let name = location.rsplit('/').next().unwrap_or_default();
                put(
                    item,
                    &pointer::unescape(name),
                    &pointer::join(location, address),
                    Origin::Shared,
                    &mut all,
                );
            }
        }
    }
    for cause in operations(document) {
        for (name, callback) in &cause.operation.callbacks {
            let at = pointer::join(&format!("{}/callbacks", cause.listed()), name);
            for (key, item) in callback {
                let address = without_method(key, item);
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

/// Adds the operations of a path item.
pub fn put<'a>(
    item: &'a PathItem,
    name: &str,
    at: &str,
    origin: Origin<'a>,
    all: &mut Vec<Sent<'a>>,
) {
    all.extend(requests(item).map(|(http_method, location, operation)| {
        let listed = format!("{at}/{}", step_of(http_method));
        Sent {
            listed,
            name: name.to_owned(),
            origin,
            http_method,
            location,
            operation,
        }
    }));
}
