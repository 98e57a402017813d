//! The operation that the README shows: a safe one that needs little and whose response shows most. The lock keeps the choice of a safe one.

use std::cmp::Reverse;
use std::collections::VecDeque;

use crate::hash::HashMap;
use crate::ir::{
    Call, Client, Crate, Example, Ident, Item, ItemKind, Object, Output, Presence, ShownUnion,
    Type, TypeModule, UnionDecision,
};

/// How many fields of a response are searched for an array of a union.
const MOST_FIELDS: usize = 200;

/// Chooses the operation, and keeps it in the lock; `before` is the pointer of the operation that the lock of the last run names.
pub fn show_example(made: &mut Crate, before: Option<&str>) {
    made.example = choose_example(&made.types, made.client.as_ref(), before);
    let shown = made.example.as_ref().map(|example| example.call.as_str());
    made.lock.keep_example(shown);
}

/// Chooses the operation.
fn choose_example(
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
    let least = calls.clone().map(risk).min()?;
    let safe = calls.filter(|call| risk(call) == least);
    let kept = safe
        .clone()
        .find(|call| Some(call.pointer.as_str()) == before);
    let chosen = match kept {
        Some(call) => (call, shown(call)),
        None => safe
            .map(|call| (call, shown(call)))
            .min_by_key(|(call, (branches, _))| {
                let required_body = call.body.iter().filter(|body| body.required).count();
                // What needs least, and of that what shows most.
                (
                    !is_shown(call),
                    call.arguments.len() + required_body,
                    Reverse(*branches),
                    !is_list(call, &items),
                    call.path.len(),
                    call.pointer.as_str(),
                )
            })?,
    };
    let (call, (_, union)) = chosen;
    Some(Example {
        call: call.pointer.clone(),
        union,
    })
}

/// What may come of sending a request that is only meant to show something, the least first: it changes something, it will be gone, it
/// is not finished.
fn risk(call: &Call) -> (u8, bool, bool) {
    let words = || {
        let path = call.path.split(|c: char| !c.is_alphanumeric());
        path.chain(call.method.plain().split('_'))
    };
    let has = |list: &[&str]| words().any(|word| list.contains(&&*word.to_ascii_lowercase()));
    let effect = match call.http_method.as_str() {
        "GET" | "QUERY" if !has(&EFFECTS) => 0,
        "DELETE" => 3,
        "POST" if has(&QUESTIONS) && !has(&EFFECTS) => 1,
        _ => 2,
    };
    let introduced = call.docs.text().lines().next().unwrap_or_default();
    let introduced = introduced.to_ascii_lowercase();
    let mut introduced = introduced.split(|c: char| !c.is_alphanumeric());
    let is_unfinished = has(&UNFINISHED) || introduced.any(|word| UNFINISHED.contains(&word));
    (effect, call.deprecated, is_unfinished)
}

/// Words in names of operations that end or change something, also where the method is `GET`.
const EFFECTS: [&str; 18] = [
    "abort",
    "cancel",
    "clear",
    "close",
    "delete",
    "disable",
    "kill",
    "logout",
    "purge",
    "remove",
    "reset",
    "restart",
    "revoke",
    "shutdown",
    "stop",
    "terminate",
    "unsubscribe",
    "update",
];

/// Words in names of operations that only ask for something.
const QUESTIONS: [&str; 10] = [
    "count", "fetch", "find", "get", "list", "lookup", "query", "read", "search", "show",
];

/// Words for what may change without notice.
const UNFINISHED: [&str; 5] = ["alpha", "beta", "deprecated", "experimental", "preview"];

/// Whether its response is a value that can be printed.
fn is_shown(call: &Call) -> bool {
    matches!(call.output, Output::Json(_) | Output::Text)
}

/// Whether its response has any number of items.
fn is_list(call: &Call, items: &Items<'_>) -> bool {
    let object = match &call.output {
        Output::Json(Type::Vec(_)) => return true,
        Output::Json(Type::Named(name)) => items.get(name).and_then(|item| object_of(item)),
        _ => None,
    };
    let mut fields = object.into_iter().flat_map(|object| &object.fields);
    let is_items = |ty: &Type| matches!(ty, Type::Vec(item) if matches!(**item, Type::Named(_)));
    fields.any(|field| field.presence == Presence::Required && is_items(&field.ty))
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
