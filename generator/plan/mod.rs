//! `Schemas`, operations and `Facts` → `Draft`: each schema is planned once, where it is first needed ([`types`], [`unions`]), and
//! each operation ([`calls`]). Nothing here depends on all types, or knows tokens or files.

mod bindings;
mod calls;
mod docs;
mod package;
mod pages;
mod part_names;
mod planned;
mod planner;
mod servers;
mod types;
mod unions;

use openapiv3::OpenAPI;

use self::package::plan_package;
use self::planner::Planner;
use crate::analyse::Facts;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::draft::Draft;
use crate::ir::Package;
use crate::operations::operations;
use crate::schema::Schemas;

/// Plans all types and operations of a document.
pub fn plan_crate(
    document: &OpenAPI,
    schemas: &Schemas,
    facts: &Facts<'_>,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Draft {
    let mut planner = Planner::of(schemas, facts, options, diagnostics);
    planner.plan_named_schemas();
    let client = calls::plan_client(document, &facts.call_names, &mut planner);
    let (webhooks, events) = planner.plan_webhooks(&facts.sent, &facts.webhook_names);
    let bindings = planner.plan_bindings(document, &facts.sent);
    planner.report_unhidden();
    planner.report_unchecked_formats();
    planner.report_unused_page_settings(operations(document));
    planner.report_renames(document, &facts.sent);
    let custom = planner.custom_types(document);
    let Planner {
        items,
        mut untyped,
        skipped,
        unused_media,
        paged,
        near_misses,
        mut decisions,
        undecided,
        mut lock,
        ..
    } = planner;
    untyped.sort_by(|a, b| a.pointer.cmp(&b.pointer));
    // Many operations may share a response that has no schema.
    untyped.dedup();
    decisions.sort_by(|a, b| a.pointer.cmp(&b.pointer).then_with(|| a.name.cmp(&b.name)));
    facts.call_names.keep(document, &mut lock);
    facts.webhook_names.keep(&mut lock);
    if let Some(client) = &client {
        calls::auth::keep_credentials(&client.credentials, &mut lock);
        servers::keep_servers(&client.servers, &mut lock);
    }
    Draft {
        package: Package {
            custom,
            ..plan_package(document, options)
        },
        items,
        client,
        webhooks,
        events,
        untyped,
        skipped,
        unused_media,
        paged,
        near_misses,
        decisions,
        undecided,
        bindings,
        lock,
    }
}
