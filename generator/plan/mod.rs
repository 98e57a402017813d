//! Verb: the typed model of the normal form → `ir::Crate`. Every decision is taken here; nothing here knows tokens or files.
//!
//! Analyses of the whole document come first ([`names`], [`places`], [`usage`], [`unions::tags`]); then each schema is planned once,
//! where it is first needed ([`types`], [`unions`]), and each operation ([`calls`]); then what depends on all types ([`types::layout`]).

mod bindings;
mod calls;
mod docs;
// What the runtime checks and what is found out here is one thing.
#[path = "../../templates/runtime/data/ecma.rs"]
mod ecma;
mod example;
mod model;
mod names;
mod package;
mod places;
mod types;
mod unions;
mod usage;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};

pub use unions::overlaps::find_overlaps;

use openapiv3::OpenAPI;

use self::calls::webhooks::WebhookNames;
use self::names::call_names::CallNames;
use self::names::members::{Member, name_members};
use self::names::type_names::{TypeNames, kind_place};
use self::names::{Use, module_of};
use self::places::Places;
use self::types::Planned;
use self::types::loops::Loops;
use self::types::patterns::Patterns;
use self::types::secrets::find_secrets;
use self::unions::one_of::MOST_PAIRS_OF_ALL;
use self::unions::tags::Tags;
use self::unions::undecided::UndecidedUnion;
use self::usage::Usage;
use crate::config::{Options, UnknownFields};
use crate::diagnostic::Diagnostics;
use crate::ir::{
    Crate, Decision, Ident, Item, ItemKind, Skipped, TypeModule, Union, UnionDecision, Untyped,
};
use crate::lock::Lock;
use crate::lower::named::named;
use crate::schema::Schemas;

/// Plans the crate for a document.
pub fn plan_crate(
    document: &OpenAPI,
    model: &Schemas,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Crate {
    let mut places = Places::default();
    let call_names = CallNames::find(document, &mut places, &options.lock);
    let sent = calls::webhooks::find_sent(document);
    let webhook_names = WebhookNames::find(&sent, &call_names, &mut places, &options.lock);
    let usage = calls::find_usage(document, &sent, model);
    let mut planner = Planner::of(model, places, usage, options, diagnostics);
    planner.plan_named_schemas();
    let (client, failures) = calls::plan_client(document, &call_names, &mut planner);
    let webhooks = planner.plan_webhooks(&sent, &webhook_names);
    let bindings = planner.plan_bindings(document, &sent);
    planner.report_unhidden();
    planner.report_undecided();
    let subsets = planner.plan_subsets();
    types::layout::box_types(&mut planner.items);
    planner.plan_defaults();
    planner.plan_examples();
    let Planner {
        mut items,
        mut untyped,
        skipped,
        mut decisions,
        names,
        mut lock,
        ..
    } = planner;
    types::shared::share_fields(&mut items);
    types::checks::keep_needed(&mut items);
    let package = package::plan_package(document, options, types::depth::recursion_limit(&items));
    untyped.sort_by(|a, b| a.pointer.cmp(&b.pointer));
    // A response without a schema may be that of many operations.
    untyped.dedup();
    decisions.sort_by(|a, b| a.pointer.cmp(&b.pointer).then_with(|| a.name.cmp(&b.name)));
    keep_names(&items, &mut lock);
    keep_variants(&decisions, &names, &mut lock);
    call_names.keep(document, &mut lock);
    webhook_names.keep(&mut lock);
    if let Some(client) = &client {
        calls::auth::keep_credentials(&client.credentials, &mut lock);
    }
    let mut plan = Crate {
        package,
        types: into_modules(items),
        subsets,
        failures,
        client,
        webhooks,
        untyped,
        skipped,
        decisions,
        bindings,
        example: None,
        lock,
    };
    types::checks::settle_calls(&mut plan);
    plan.example = example::choose_example(&plan, options.lock.example());
    plan.lock
        .keep_example(plan.example.as_ref().map(|example| example.call.as_str()));
    plan
}

/// What is known while types are planned.
struct Planner<'a> {
    model: &'a Schemas,
    places: Places,
    usage: Usage,
    tags: Tags,
    names: TypeNames,
    options: Options,
    /// The places of what the user calls secret, as the user spells them.
    secrets: BTreeMap<String, String>,
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
    loops: Loops,
    /// Places of structs whose names have been given out and whose fields have not been planned.
    pending: Vec<String>,
    /// How many schemas are being planned, each inside of the one before.
    depth: usize,
}

impl<'a> Planner<'a> {
    /// Finds out what there is to know of all schemas before the first type is planned.
    fn of(
        model: &'a Schemas,
        mut places: Places,
        usage: Usage,
        options: &Options,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        let keeps_unknown = options.unknown_fields == UnknownFields::Keep;
        let tags = Tags::find(model, keeps_unknown, diagnostics);
        let loops = Loops::find(model);
        let names = TypeNames::find(model, &mut places, &usage, &tags, &loops, &options.lock);
        Self {
            model,
            places,
            usage,
            tags,
            names,
            secrets: find_secrets(model, &options.secret),
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
            loops,
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

/// The declared types by name, each with the spelling of the module that is its home.
type Items = BTreeMap<String, (String, Item)>;

/// The types by module: modules sorted by name, each called after its first type, which all others stand inside.
fn into_modules(items: Items) -> Vec<TypeModule> {
    let mut homes: BTreeMap<String, Vec<Item>> = BTreeMap::new();
    for (home, item) in items.into_values() {
        homes.entry(home).or_default().push(item);
    }
    let mut modules: BTreeMap<Ident, Vec<Item>> = BTreeMap::new();
    for mut items in homes.into_values() {
        items.sort_by(|a, b| a.pointer.cmp(&b.pointer).then_with(|| a.name.cmp(&b.name)));
        if let Some(first) = items.first() {
            modules
                .entry(module_of(&first.name))
                .or_default()
                .append(&mut items);
        }
    }
    modules
        .into_iter()
        .map(|(name, items)| TypeModule { name, items })
        .collect()
}

/// Keeps the variants for the next run. Those that a tag selects are called after its values, and those of a union that is called
/// after what it holds are called so too.
fn keep_variants(decisions: &[Decision], names: &TypeNames, lock: &mut Lock) {
    let own = decisions
        .iter()
        .filter(|union| !union.by.is_tag() && names.get(&union.pointer).is_some());
    for union in own {
        for branch in &union.branches {
            if let Some(variant) = &branch.variant {
                lock.keep_member(&union.pointer, branch.pointer.as_str(), variant);
            }
        }
    }
}

/// Keeps the names for the next run. A schema that is spelled as its type has its name by rule.
fn keep_names(items: &Items, lock: &mut Lock) {
    for (_, item) in items.values() {
        if named(&item.pointer).as_deref() != Some(item.name.plain()) {
            lock.keep_type(item.pointer.as_str(), item.name.plain());
        }
        if let ItemKind::Union(Union {
            decision: UnionDecision::Tag { kind, .. },
            ..
        }) = &item.kind
        {
            lock.keep_type(kind_place(&item.pointer), kind.plain());
        }
    }
}
