//! Constraints of schemas → what `validate()` checks.

use std::collections::{HashMap, HashSet};

use openapiv3::{IntegerType, NumberType, StringType};

use super::Items;
use super::model::{Shape, is_closed};
use crate::ir::{Bound, Check, Crate, ItemKind, Rest, Type};

/// What a schema demands of the values of its type.
pub fn plan_checks(shape: Shape<'_>, ty: &Type) -> Vec<Check> {
    match shape {
        Shape::Text(text) if matches!(ty, Type::Text | Type::Secret) => text_checks(text),
        Shape::Integer(integer) => integer_checks(integer, ty),
        Shape::Number(number) => number_checks(number),
        Shape::Array(array) => {
            let unique = array.unique_items.then_some(Check::Unique);
            let least = array.min_items.filter(|least| *least > 0).map(|least| Check::MinItems(least as u64));
            let most = array.max_items.map(|most| Check::MaxItems(most as u64));
            least.into_iter().chain(most).chain(unique).collect()
        }
        Shape::Object(object) if !is_closed(object) || object.properties.is_empty() => {
            let least = object.min_properties.filter(|least| *least > 0);
            let most = object.max_properties.map(|most| Check::MaxProperties(most as u64));
            if matches!(ty, Type::Named(_)) {
                return Vec::new();
            }
            least.map(|least| Check::MinProperties(least as u64)).into_iter().chain(most).collect()
        }
        _ => Vec::new(),
    }
}

fn text_checks(text: &StringType) -> Vec<Check> {
    let least = text.min_length.filter(|least| *least > 0).map(|least| Check::MinLength(least as u64));
    let most = text.max_length.map(|most| Check::MaxLength(most as u64));
    let pattern = text.pattern.clone().filter(|pattern| is_readable(pattern)).map(Check::Pattern);
    least.into_iter().chain(most).chain(pattern).collect()
}

/// Whether the linear-time engine of the emitted crate reads the pattern as its author meant it.
fn is_readable(pattern: &str) -> bool {
    regex::Regex::new(pattern).is_ok()
}

fn integer_checks(integer: &IntegerType, ty: &Type) -> Vec<Check> {
    let unsigned = matches!(ty, Type::Int(name) if name.starts_with('u'));
    let bound = |limit: i64| Bound::Int(limit.into());
    let minimum = integer.minimum.and_then(|minimum| match (minimum, integer.exclusive_minimum) {
        (limit, true) => Some(Check::Above(bound(limit))),
        // The type says it.
        (0, false) if unsigned => None,
        (limit, false) => Some(Check::Minimum(bound(limit))),
    });
    let maximum = integer.maximum.map(|limit| {
        if integer.exclusive_maximum { Check::Below(bound(limit)) } else { Check::Maximum(bound(limit)) }
    });
    let multiple = integer.multiple_of.map(|step| Check::MultipleOf(bound(step)));
    minimum.into_iter().chain(maximum).chain(multiple).collect()
}

fn number_checks(number: &NumberType) -> Vec<Check> {
    let minimum = number
        .minimum
        .map(Bound::Float)
        .map(|limit| if number.exclusive_minimum { Check::Above(limit) } else { Check::Minimum(limit) });
    let maximum = number
        .maximum
        .map(Bound::Float)
        .map(|limit| if number.exclusive_maximum { Check::Below(limit) } else { Check::Maximum(limit) });
    let multiple = number.multiple_of.map(|step| Check::MultipleOf(Bound::Float(step)));
    minimum.into_iter().chain(maximum).chain(multiple).collect()
}

/// Adds `nested` wherever a type that has something to check is used, and nowhere else.
pub fn keep_needed(items: &mut Items) {
    let checked = checked_types(items);
    for (_, item) in items.values_mut() {
        match &mut item.kind {
            ItemKind::Object(object) => {
                for field in &mut object.fields {
                    nest(&mut field.checks, &field.ty, &checked);
                }
            }
            ItemKind::Union(union) => {
                for branch in &mut union.branches {
                    nest(&mut branch.checks, &branch.ty, &checked);
                }
            }
            ItemKind::Text(_) | ItemKind::Alias(_) => {}
        }
    }
}

/// The same for the bodies and parameters of calls.
pub fn settle_calls(plan: &mut Crate) {
    let items = plan.types.iter().flat_map(|module| &module.items);
    let items: Items =
        items.map(|item| (item.name.as_str().to_owned(), (String::new(), item.clone()))).collect();
    let checked = checked_types(&items);
    let groups = plan.client.iter_mut().flat_map(|client| &mut client.groups);
    for call in groups.flat_map(|group| &mut group.calls) {
        if let Some(body) = &mut call.body {
            body.checked = body.content.ty().is_some_and(|ty| holds_any(ty, &checked));
        }
        for param in call.arguments.iter_mut().chain(&mut call.setters) {
            nest(&mut param.checks, &param.ty, &checked);
        }
    }
}

fn nest(checks: &mut Vec<Check>, ty: &Type, checked: &HashSet<String>) {
    if holds_any(ty, checked) {
        checks.push(Check::Nested);
    }
}

fn holds_any(ty: &Type, checked: &HashSet<String>) -> bool {
    named_in(ty).iter().any(|name| checked.contains(*name))
}

/// The names of types with constraints of their own, or that hold such.
fn checked_types(items: &Items) -> HashSet<String> {
    let mut users: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut queue = Vec::new();
    for (name, (_, item)) in items {
        let (types, own) = parts_of(&item.kind);
        for used in types.iter().flat_map(|ty| named_in(ty)) {
            users.entry(used).or_default().push(name);
        }
        if own {
            queue.push(name.as_str());
        }
    }
    let mut checked: HashSet<&str> = HashSet::new();
    while let Some(name) = queue.pop() {
        if checked.insert(name) {
            queue.extend(users.get(name).into_iter().flatten());
        }
    }
    checked.into_iter().map(str::to_owned).collect()
}

/// The types a declared type holds, and whether it has a constraint itself.
fn parts_of(kind: &ItemKind) -> (Vec<&Type>, bool) {
    match kind {
        ItemKind::Object(object) => {
            let own = object.closed || object.fields.iter().any(|field| !field.checks.is_empty());
            let rest = match &object.rest {
                Rest::Typed(_, ty) => Some(ty),
                _ => None,
            };
            (object.fields.iter().map(|field| &field.ty).chain(rest).collect(), own)
        }
        ItemKind::Union(union) => {
            let own = union.branches.iter().any(|branch| !branch.checks.is_empty());
            (union.branches.iter().map(|branch| &branch.ty).collect(), own)
        }
        ItemKind::Alias(ty) => (vec![ty], false),
        ItemKind::Text(_) => (Vec::new(), false),
    }
}

/// The declared types a type is made of.
pub fn named_in(ty: &Type) -> Vec<&str> {
    match ty {
        Type::Named(name) => vec![name.as_str()],
        Type::Boxed(inner) | Type::Option(inner) | Type::List(inner) => named_in(inner),
        Type::Map(key, value) => [named_in(key), named_in(value)].concat(),
        _ => Vec::new(),
    }
}
