//! `Schemas` and operations → `Facts`: facts about the whole document, found before the first type is planned.
//!
//! Usage in requests and responses, recursive schemas, the branch for each tag value of a union, secrets, and names. Nothing here
//! decides what a single type or operation becomes.

pub mod locations;
pub mod loops;
pub mod media_order;
pub mod media_types;
pub mod names;
pub mod renames;
pub mod replaced;
pub mod scalars;
pub mod secrets;
pub mod selected;
pub mod tags;
pub mod unions;
pub mod usage;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use openapiv3::OpenAPI;

use self::loops::Loops;
use self::names::call_names::CallNames;
use self::names::named_locations::Locations;
use self::names::type_names::TypeNames;
use self::names::webhook_names::WebhookNames;
use self::renames::Renames;
use self::replaced::Replacements;
use self::secrets::find_secrets;
use self::selected::Selected;
use self::tags::Tags;
use self::usage::{Usage, find_usage};
use crate::config::{Options, UnknownFields};
use crate::diagnostic::Diagnostics;
use crate::operations::sent::{Sent, find_sent};
use crate::schema::Schemas;
use crate::source::{Dropped, Sources};

/// Facts about the whole document.
pub struct Facts<'a> {
    /// The webhooks and callbacks.
    pub sent: Vec<Sent<'a>>,
    /// The operations that the user selects.
    pub selected: Selected,
    /// Which schemas are used in requests, and which in responses.
    pub usage: Usage,
    /// The tags of unions, and the structs that own them.
    pub tags: Tags,
    /// Schemas that contain themselves without a named type in between.
    pub loops: Loops,
    /// The locations that the user declares secret, each as the user writes it.
    pub secrets: BTreeMap<String, String>,
    /// The names of the user.
    pub renames: Renames,
    /// The types of the user.
    pub replacements: Replacements,
    /// The parts of the document that the API no longer has.
    pub dropped: Dropped,
    /// The names that the names inside each location begin with.
    pub locations: Locations,
    /// The names of declared types.
    pub type_names: TypeNames,
    /// The names of operations and of their groups.
    pub call_names: CallNames,
    /// The names of webhooks and callbacks.
    pub webhook_names: WebhookNames,
}

/// Collects the facts about a document.
pub fn analyse<'a>(
    document: &'a OpenAPI,
    schemas: &Schemas,
    sources: &Sources,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Facts<'a> {
    let lock = &options.lock;
    let keeps_unknown = options.unknown_fields == UnknownFields::Keep;
    let mut locations = Locations::of(lock.terms());
    let sent = find_sent(document);
    let renames = Renames::find(document, schemas, &sent, sources, &options.rename);
    let chosen = (&renames, lock);
    let replacements =
        Replacements::find(document, schemas, sources, &options.replace, diagnostics);
    let call_names = CallNames::find(document, &mut locations, chosen);
    let webhook_names = WebhookNames::find(&sent, &call_names, &mut locations, chosen);
    let usage = find_usage(document, &sent, schemas);
    let tags = Tags::find(schemas, keeps_unknown, diagnostics);
    let loops = Loops::find(schemas);
    let type_names = TypeNames::find(schemas, &mut locations, &usage, &tags, &loops, chosen);
    let secrets = find_secrets(schemas, sources, &options.secret);
    Facts {
        selected: Selected::find(document, &sent, &options.select, diagnostics),
        sent,
        usage,
        tags,
        loops,
        secrets,
        renames,
        replacements,
        dropped: sources.converted_dropped(),
        locations,
        type_names,
        call_names,
        webhook_names,
    }
}
