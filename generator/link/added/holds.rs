//! Which traits of the standard library a type can implement, by what it holds.

use std::collections::{BTreeSet, HashMap};

use crate::ir::{Derive, Item, ItemKind, Rest, Type, TypeModule};

/// All types, by their names.
pub struct Held<'a>(HashMap<&'a str, &'a Item>);

/// Why a type cannot implement a trait: the fields and variants that lead to what lacks it, and what that is.
pub struct Obstacle {
    /// `lines.weight`
    pub path: String,
    /// ``an `f64` ``
    pub what: &'static str,
}

impl<'a> Held<'a> {
    /// Those of a crate.
    pub fn of(types: &'a [TypeModule]) -> Self {
        let items = types.iter().flat_map(|module| &module.items);
        Self(items.map(|item| (item.name.as_str(), item)).collect())
    }

    /// The names of the structs and unions that have to implement the traits so that a type can, itself included.
    pub fn needed(
        &self,
        name: &'a str,
        traits: &BTreeSet<Derive>,
    ) -> Result<Vec<&'a str>, Obstacle> {
        let mut seen = BTreeSet::from([name]);
        let mut queue = vec![(name, String::new())];
        let mut needed = Vec::new();
        while let Some((name, path)) = queue.pop() {
            let Some(item) = self.0.get(name) else {
                continue;
            };
            if !matches!(item.kind, ItemKind::Alias(_)) {
                needed.push(name);
            }
            for (step, ty) in parts_of(item) {
                let separator = if path.is_empty() || step.is_empty() {
                    ""
                } else {
                    "."
                };
                let path = format!("{path}{separator}{step}");
                if let Some(what) = lacking(ty, traits) {
                    return Err(Obstacle { path, what });
                }
                let types = ty.named().into_iter();
                let types = types.filter_map(|name| self.0.get_key_value(name));
                for (name, _) in types.filter(|(name, _)| seen.insert(name)) {
                    queue.push((name, path.clone()));
                }
            }
        }
        Ok(needed)
    }
}

/// The types that an item holds, by field or variant.
fn parts_of(item: &Item) -> Vec<(&str, &Type)> {
    match &item.kind {
        ItemKind::Object(object) => {
            let fields = object.fields.iter();
            let fields = fields.map(|field| (field.name.rust.plain(), &field.ty));
            let rest = match &object.rest {
                Rest::Typed(name, ty, _) => Some((name.plain(), ty)),
                Rest::Keep(..) | Rest::Drop(_) | Rest::Deny(_) => None,
            };
            fields.chain(rest).collect()
        }
        ItemKind::Union(union) => {
            let branches = union.branches.iter();
            branches
                .map(|branch| (branch.name.plain(), &branch.ty))
                .collect()
        }
        ItemKind::Values(_) => Vec::new(),
        ItemKind::Alias(ty) => vec![("", ty)],
    }
}

/// What in a type lacks one of the traits, apart from declared types.
fn lacking(ty: &Type, traits: &BTreeSet<Derive>) -> Option<&'static str> {
    let needs = |one: Derive| traits.contains(&one);
    let needs_order = needs(Derive::PartialOrd);
    match ty {
        // It has a partial order only.
        Type::Float if needs(Derive::Hash) || needs(Derive::Eq) => Some("an `f64`"),
        Type::File if needs(Derive::Hash) || needs_order => Some("a file"),
        Type::Value if needs_order => Some("raw JSON, which has no order"),
        Type::Base64 if needs_order => Some("a `Base64`, which has no order"),
        Type::Secret if needs_order => Some("a `Secret`, which has no order"),
        Type::Temporal(_) if needs_order => Some("a date, time or duration, which has no order"),
        Type::Matching(_) => Some("a map whose patterns describe its values"),
        Type::Boxed(inner) | Type::Option(inner) | Type::Vec(inner) => lacking(inner, traits),
        Type::Tuple(parts) => parts.iter().find_map(|part| lacking(part, traits)),
        Type::OpenTuple(tuple) => tuple.parts().find_map(|part| lacking(part, traits)),
        Type::Map(_, value) => lacking(value, traits),
        _ => None,
    }
}
