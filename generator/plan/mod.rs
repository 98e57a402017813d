//! `Schemas`, operations and `Facts` → `Draft`: each schema is planned once, where it is first needed ([`types`], [`unions`]), and
//! each operation ([`calls`]). Nothing here depends on all types, or knows tokens or files.

mod bindings;
mod calls;
mod docs;
mod package;
mod types;
mod unions;

use std::collections::{BTreeMap, HashMap};

use openapiv3::OpenAPI;

use self::package::plan_package;
use self::types::Planned;
use self::types::patterns::Patterns;
use self::unions::one_of::MOST_PAIRS_OF_ALL;
use crate::analyse::Facts;
use crate::analyse::loops::Loops;
use crate::analyse::names::places::Places;
use crate::analyse::names::type_names::TypeNames;
use crate::analyse::tags::Tags;
use crate::analyse::usage::Usage;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::draft::{Draft, Items, UndecidedUnion};
use crate::ir::{Decision, Ident, Skipped, Untyped};
use crate::lock::Lock;
use crate::names::Use;
use crate::names::members::{Member, name_members};
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
    let webhooks = planner.plan_webhooks(&facts.sent, &facts.webhook_names);
    let bindings = planner.plan_bindings(document, &facts.sent);
    planner.report_unhidden();
    let Planner {
        items,
        mut untyped,
        skipped,
        mut decisions,
        undecided,
        mut lock,
        ..
    } = planner;
    untyped.sort_by(|a, b| a.pointer.cmp(&b.pointer));
    // A response without a schema may be that of many operations.
    untyped.dedup();
    decisions.sort_by(|a, b| a.pointer.cmp(&b.pointer).then_with(|| a.name.cmp(&b.name)));
    facts.call_names.keep(document, &mut lock);
    facts.webhook_names.keep(&mut lock);
    if let Some(client) = &client {
        calls::auth::keep_credentials(&client.credentials, &mut lock);
    }
    Draft {
        package: plan_package(document, options),
        items,
        client,
        webhooks,
        untyped,
        skipped,
        decisions,
        undecided,
        bindings,
        lock,
    }
}

/// What is known while types are planned.
pub struct Planner<'a> {
    model: &'a Schemas,
    places: &'a Places,
    usage: &'a Usage,
    tags: &'a Tags,
    names: &'a TypeNames,
    options: Options,
    /// The places of what the user calls secret, as the user spells them.
    secrets: &'a BTreeMap<String, String>,
    patterns: Patterns,
    /// The type at each place that has been asked for.
    planned: HashMap<String, Planned>,
    items: Items,
    untyped: Vec<Untyped>,
    skipped: Vec<Skipped>,
    decisions: Vec<Decision>,
    /// Unions whose branches have values in common.
    undecided: Vec<UndecidedUnion>,
    /// How many more pairs of branches of a `oneOf` are searched for a value that both accept.
    pairs_left: usize,
    diagnostics: &'a mut Diagnostics,
    /// What the next run has to know of this one.
    lock: Lock,
    loops: &'a Loops,
    /// Places of structs whose names have been given out and whose fields have not been planned.
    pending: Vec<String>,
    /// How many schemas are being planned, each inside of the one before.
    depth: usize,
}

impl<'a> Planner<'a> {
    /// Nothing is planned yet.
    fn of(
        schemas: &'a Schemas,
        facts: &'a Facts<'_>,
        options: &Options,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        Self {
            model: schemas,
            places: &facts.places,
            usage: &facts.usage,
            tags: &facts.tags,
            names: &facts.type_names,
            secrets: &facts.secrets,
            loops: &facts.loops,
            options: options.clone(),
            patterns: Patterns::default(),
            planned: HashMap::new(),
            items: BTreeMap::new(),
            untyped: Vec::new(),
            skipped: Vec::new(),
            decisions: Vec::new(),
            undecided: Vec::new(),
            pairs_left: MOST_PAIRS_OF_ALL,
            diagnostics,
            lock: Lock::default(),
            pending: Vec::new(),
            depth: 0,
        }
    }
}

impl Planner<'_> {
    /// What the members of the type at a place are called.
    fn name_members(&mut self, place: &str, members: &[Member<'_>], purpose: Use) -> Vec<Ident> {
        name_members(
            place,
            members,
            purpose,
            (&self.options.lock, &mut self.lock),
        )
    }
}
