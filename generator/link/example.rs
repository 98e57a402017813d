//! The operation that the README shows: the one whose response shows most. The lock keeps the choice.

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};

use crate::ir::{
    Call, Client, Example, Ident, Item, ItemKind, Method, Object, Output, Presence, ShownUnion,
    Type, TypeModule, UnionDecision,
};

/// How many fields of a response are searched for an array of a union.
const MOST_FIELDS: usize = 200;

/// Chooses the operation; `before` is the pointer of the operation that the lock names.
pub fn choose_example(
    types: &[TypeModule],
    client: Option<&Client>,
    before: Option<&str>,
) -> Option<Example> {
    let items = types
        .iter()
        .flat_map(|module| &module.items)
        .map(|item| (&item.name, item))
        .collect();
    let calls = client
        .into_iter()
        .flat_map(|client| &client.groups)
        .flat_map(|group| &group.calls);
    let shown = |call: &Call| {
        let union = union_in(call, &items);
        (
            union.as_ref().map_or(0, |(branches, _)| *branches),
            union.map(|(_, shown)| shown),
        )
    };
    let chosen = match calls
        .clone()
        .find(|call| Some(call.pointer.as_str()) == before)
    {
        Some(call) => (call, shown(call)),
        None => calls
            .map(|call| (call, shown(call)))
            .max_by_key(|(call, (branches, _))| {
                // Of several that show as much, one that changes nothing, and the simplest of these.
                let simple = (
                    call.http_method != Method::Get,
                    call.deprecated,
                    call.arguments.len(),
                    call.path.len(),
                    call.pointer.as_str(),
                );
                (*branches, Reverse(simple))
            })?,
    };
    let (call, (_, union)) = chosen;
    Some(Example {
        call: call.pointer.clone(),
        union,
    })
}

type Items<'p> = HashMap<&'p Ident, &'p Item>;

/// The union with the most branches of which the response has an array.
fn union_in(call: &Call, items: &Items<'_>) -> Option<(usize, ShownUnion)> {
    let Output::Json(ty) = &call.output else {
        return None;
    };
    let mut queue = VecDeque::from([(Vec::new(), ty)]);
    let mut found: Vec<(usize, ShownUnion)> = Vec::new();
    let mut looked = 0;
    while let Some((path, ty)) = queue.pop_front() {
        looked += 1;
        match ty {
            _ if looked > MOST_FIELDS => break,
            Type::Vec(item) => found.extend(show_union(path, item, items)),
            Type::Named(name) => {
                let Some(object) = items.get(name).and_then(|item| object_of(item)) else {
                    continue;
                };
                let required = object
                    .fields
                    .iter()
                    .filter(|field| field.presence == Presence::Required);
                queue.extend(required.map(|field| {
                    let path: Vec<Ident> = path.iter().chain([&field.name.rust]).cloned().collect();
                    (path, &field.ty)
                }));
            }
            _ => {}
        }
    }
    found
        .into_iter()
        .rev()
        .max_by_key(|(branches, _)| *branches)
}

fn object_of(item: &Item) -> Option<&Object> {
    match &item.kind {
        ItemKind::Object(object) => Some(object),
        _ => None,
    }
}

fn show_union(path: Vec<Ident>, item: &Type, items: &Items<'_>) -> Option<(usize, ShownUnion)> {
    let Type::Named(name) = item else { return None };
    let item = items.get(name)?;
    let ItemKind::Union(union) = &item.kind else {
        return None;
    };
    // The example shows how to handle an unknown variant.
    if matches!(
        union.decision,
        UnionDecision::Kind | UnionDecision::Shape { open: None }
    ) {
        return None;
    }
    let text = union.shared.iter().find(|shared| shared.ty == Type::String);
    let first = union.branches.first()?.name.clone();
    let shown = ShownUnion {
        path,
        name: item.name.clone(),
        first,
        text: text.map(|shared| shared.name.clone()),
    };
    Some((union.branches.len(), shown))
}
