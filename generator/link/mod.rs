//! `Draft` → `ir::Crate`: what depends on all types, once. Nothing else makes values of the IR's types and operations.
//!
//! Boxes, defaults and examples of fields, what the user adds to types, checks of parts, fields that the branches of a union share, conversions between unions,
//! shared enums of error responses. Nothing here knows tokens or files.

mod added;
mod calls;
mod defaults;
mod depth;
mod described;
mod example;
mod examples;
mod failures;
mod items;
mod keys;
mod laid;
mod layout;
mod literals;
mod lock;
mod nested;
mod pages;
mod renamed;
mod selected;
mod shared;
mod strings;
mod subsets;
mod undecided;

use self::added::add_to_types;
use self::calls::link_client;
use self::depth::recursion_limit;
use self::example::show_example;
use self::failures::Failures;
use self::items::link_items;
use self::laid::{Defaults, Laid};
use self::layout::Layout;
use self::lock::{keep_forms, keep_methods, keep_names, keep_variants};
use self::nested::Checked;
use self::pages::PageReport;
use self::renamed::{keep_renamed, keep_renamed_calls};
use self::selected::select;
use self::strings::Strings;
use self::subsets::find_subsets;
use self::undecided::report_undecided;
use crate::analyse::Facts;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::draft::Draft;
use crate::ir::Crate;
use crate::schema::Schemas;

/// Makes the crate of a draft.
pub fn link_crate(
    draft: Draft,
    schemas: &Schemas,
    facts: &Facts<'_>,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Crate {
    let items = &draft.items;
    report_undecided(&draft.undecided, items, diagnostics);
    let layout = Layout::of(items, &options.lock);
    let defaults = Defaults::find(schemas, items, (&layout, &options.lock), diagnostics);
    let checked = Checked::find(items);
    let laid = Laid {
        items,
        layout: &layout,
        defaults: &defaults,
    };
    let mut types = link_items(&laid, schemas, &checked);
    let strings = Strings::mark(&mut types);
    add_to_types(&mut types, (schemas, &facts.tags), options, diagnostics);
    let mut lock = draft.lock;
    keep_forms(items, &layout, &defaults, &mut lock);
    keep_names(items, &facts.renames, &mut lock);
    keep_variants(&draft.decisions, &facts.type_names, &mut lock);
    let renamed = keep_renamed(&types, &options.lock, &mut lock);
    let mut report = PageReport {
        paged: draft.paged,
        near_misses: draft.near_misses,
    };
    let failures = Failures::find(draft.client.as_ref(), items, &options.lock, &mut lock);
    let linked = (types.as_slice(), &options.lock, &mut report);
    let (client, of_types) = (draft.client, (&checked, &strings));
    let mut client = client.map(|client| link_client(client, &failures, of_types, linked));
    keep_renamed_calls(client.as_mut(), &options.lock, &mut lock);
    keep_methods(client.as_ref(), &mut lock);
    let mut made = Crate {
        package: draft.package,
        recursion_limit: recursion_limit(items),
        types,
        subsets: find_subsets(items),
        renamed,
        failures: failures.into_sorted(),
        client,
        webhooks: draft.webhooks,
        events: draft.events,
        untyped: draft.untyped,
        skipped: draft.skipped,
        unused_media: draft.unused_media,
        paged: report.paged,
        near_misses: report.near_misses,
        decisions: draft.decisions,
        bindings: draft.bindings,
        unchecked: schemas.unchecked().clone(),
        example: None,
        lock,
    };
    select(&mut made, facts, options);
    show_example(&mut made, options.lock.example());
    made
}
