//! What the user selects of a linked crate: everything else is dropped when all names, facts and shared items have been decided, so
//! that what stays is as it is without a selection.

use std::collections::{BTreeSet, HashMap};

use crate::analyse::Facts;
use crate::analyse::selected::Selected;
use crate::config::{Options, Types};
use crate::ir::{
    Call, CallFailure, Client, Crate, Group, Ident, Item, ItemKind, Output, Rest, Statuses, Type,
};

/// Drops operations that are not selected, and types that only these need.
pub fn select(made: &mut Crate, facts: &Facts<'_>, options: &Options) {
    select_operations(made, &facts.selected);
    let by_default = if facts.selected.is_partial() {
        Types::Used
    } else {
        Types::All
    };
    if options.types.unwrap_or(by_default) == Types::Used {
        let used = used_types(made);
        drop_types(&used, made);
    }
    if options.client == Some(false) {
        made.client = None;
        made.failures.clear();
        made.bindings.operations.clear();
    }
}

fn select_operations(made: &mut Crate, selected: &Selected) {
    if !selected.is_partial() {
        return;
    }
    made.webhooks
        .retain(|webhook| selected.has_sent(&webhook.pointer));
    if let Some(events) = &mut made.events {
        events
            .variants
            .retain(|event| selected.has_sent(&event.pointer));
    }
    made.events.take_if(|events| events.variants.is_empty());
    if let Some(client) = &mut made.client {
        for group in &mut client.groups {
            group
                .calls
                .retain(|call| selected.has_call(&call.pointer, &call.path));
        }
        let has_calls = |group: &Group| !group.calls.is_empty();
        client
            .groups
            .retain(|group| has_calls(group) || group.moved_to.is_some());
        if !client.groups.iter().any(has_calls) {
            made.client = None;
        }
    }
    let shared = shared_failures(made.client.as_ref());
    made.failures
        .retain(|failure| shared.contains(failure.statuses.name.as_str()));
    let pointers = calls(made.client.as_ref()).map(|call| call.pointer.as_str());
    let pointers: BTreeSet<&str> = pointers.collect();
    let bound = &mut made.bindings.operations;
    bound.retain(|(pointer, _)| pointers.contains(pointer.as_str()));
}

fn calls(client: Option<&Client>) -> impl Iterator<Item = &Call> {
    let groups = client.into_iter().flat_map(|client| &client.groups);
    groups.flat_map(|group| &group.calls)
}

/// The names of the shared enums that operations return.
fn shared_failures(client: Option<&Client>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for call in calls(client) {
        if let CallFailure::Shared { shared, .. } = &call.failure {
            names.insert(shared.as_str().to_owned());
        }
    }
    names
}

/// The names of the types that something needs, and of those that these contain.
fn used_types(made: &Crate) -> BTreeSet<String> {
    let client = made.client.as_ref();
    let items: HashMap<&str, &Item> = made
        .types
        .iter()
        .flat_map(|module| &module.items)
        .map(|item| (item.name.as_str(), item))
        .collect();
    let mut found: Vec<&Type> = calls(client).flat_map(types_of_call).collect();
    let headers = client
        .into_iter()
        .flat_map(|client| &client.response_headers);
    found.extend(headers.map(|header| &header.ty));
    for failure in &made.failures {
        found.extend(types_of_statuses(&failure.statuses));
    }
    found.extend(made.webhooks.iter().map(|webhook| &webhook.ty));
    let mut used = BTreeSet::new();
    while let Some(ty) = found.pop() {
        for name in ty.named() {
            if used.insert(name.to_owned()) {
                let item = items.get(name);
                found.extend(item.into_iter().flat_map(|item| types_of_item(item)));
            }
        }
    }
    used
}

fn types_of_call(call: &Call) -> Vec<&Type> {
    let parameters = call.arguments.iter().chain(&call.setters);
    let mut types: Vec<&Type> = parameters.map(|param| &param.ty).collect();
    let others = call.other_bodies.iter().map(|other| &other.body);
    let bodies = call.body.iter().chain(others);
    types.extend(bodies.filter_map(|body| body.content.ty()));
    types.extend(types_of_output(&call.output));
    let contents = call.contents.iter().flat_map(|contents| &contents.branches);
    types.extend(contents.flat_map(|branch| types_of_output(&branch.body)));
    types.extend(call.stream.as_ref().and_then(|stream| stream.items.json()));
    if let CallFailure::Own(statuses) = &call.failure {
        types.extend(types_of_statuses(statuses));
    }
    if let Some(pages) = &call.pages {
        types.extend([&pages.page, &pages.item]);
    }
    types
}

fn types_of_output(output: &Output) -> Vec<&Type> {
    match output {
        Output::Json(ty) => vec![ty],
        Output::Several(statuses) => types_of_statuses(statuses),
        Output::Empty | Output::Text | Output::Bytes => Vec::new(),
    }
}

fn types_of_statuses(statuses: &Statuses) -> Vec<&Type> {
    let bodies = statuses.branches.iter().map(|branch| &branch.body);
    bodies.flat_map(types_of_output).collect()
}

fn types_of_item(item: &Item) -> Vec<&Type> {
    match &item.kind {
        ItemKind::Object(object) => {
            let mut types: Vec<&Type> = object.fields.iter().map(|field| &field.ty).collect();
            if let Rest::Typed(_, ty, _) = &object.rest {
                types.push(ty);
            }
            types
        }
        ItemKind::Union(union) => {
            let branches = union.branches.iter().map(|branch| &branch.ty);
            let shared = union.shared.iter().map(|shared| &shared.ty);
            branches.chain(shared).collect()
        }
        ItemKind::Alias(ty) => vec![ty],
        ItemKind::Values(_) => Vec::new(),
    }
}

fn drop_types(used: &BTreeSet<String>, made: &mut Crate) {
    let has = |name: &Ident| used.contains(name.as_str());
    for module in &mut made.types {
        module.items.retain(|item| has(&item.name));
    }
    made.types.retain(|module| !module.items.is_empty());
    made.subsets
        .retain(|subset| has(&subset.small) && has(&subset.big));
    made.renamed.retain(|renamed| has(&renamed.name));
    let bindings = &mut made.bindings;
    let is_used = |ty: &Type| ty.named().into_iter().all(|name| used.contains(name));
    bindings.schemas.retain(|(_, ty)| is_used(ty));
    for (_, bodies) in &mut bindings.webhooks {
        bodies.retain(|(_, ty)| is_used(ty));
    }
}
