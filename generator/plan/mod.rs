//! `Schemas`, operations and `Facts` → `ir::Crate`: each schema is planned once, where it is first needed ([`types`], [`unions`]),
//! and each operation ([`calls`]); then what depends on all types. Nothing here knows tokens or files.

mod bindings;
mod calls;
mod docs;
mod example;
mod package;
mod types;
mod unions;

use std::collections::{BTreeMap, HashMap};

use openapiv3::OpenAPI;

use self::types::Planned;
use self::types::patterns::Patterns;
use self::unions::one_of::MOST_PAIRS_OF_ALL;
use self::unions::undecided::UndecidedUnion;
use crate::analyse::Facts;
use crate::analyse::loops::Loops;
use crate::analyse::names::places::Places;
use crate::analyse::names::type_names::{TypeNames, kind_place};
use crate::analyse::tags::Tags;
use crate::analyse::usage::Usage;
use crate::config::Options;
use crate::diagnostic::Diagnostics;
use crate::ir::{
    Crate, Decision, Ident, Item, ItemKind, Skipped, TypeModule, Union, UnionDecision, Untyped,
};
use crate::lock::Lock;
use crate::lower::named::named;
use crate::names::members::{Member, name_members};
use crate::names::{Use, module_of};
use crate::schema::Schemas;

/// Plans the crate for a document.
pub fn plan_crate(
    document: &OpenAPI,
    schemas: &Schemas,
    facts: &Facts<'_>,
    options: &Options,
    diagnostics: &mut Diagnostics,
) -> Crate {
    let mut planner = Planner::of(schemas, facts, options, diagnostics);
    planner.plan_named_schemas();
    let (client, failures) = calls::plan_client(document, &facts.call_names, &mut planner);
    let webhooks = planner.plan_webhooks(&facts.sent, &facts.webhook_names);
    let bindings = planner.plan_bindings(document, &facts.sent);
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
    keep_variants(&decisions, names, &mut lock);
    facts.call_names.keep(document, &mut lock);
    facts.webhook_names.keep(&mut lock);
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

/// The declared types by name, each with the spelling of the module that is its home.
pub type Items = BTreeMap<String, (String, Item)>;

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
