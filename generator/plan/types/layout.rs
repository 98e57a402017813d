//! What lies where in memory: boxes where a type would hold itself, and where one variant is much larger than the rest.

use std::collections::HashMap;

use crate::graph;
use crate::ir::{ItemKind, Rest, Type, ValueEnum, ValueType};
use crate::plan::Items;

/// Clippy warns of a variant that is 200 bytes larger than the next. Sizes here are estimates, and a union is moved often.
const LARGEST_GAP: usize = 100;

/// Boxes what has to be, and what had better be.
pub fn box_types(items: &mut Items) {
    box_recursion(items);
    // What is boxed makes smaller what it is in, so all are looked at again.
    while box_large_branches(items) {}
}

/// Boxes every field that leads back to its own type without a `Vec`, a map or a box in between.
fn box_recursion(items: &mut Items) {
    let circles = circles(items);
    let together = |a: &str, b: &str| circles.contains_key(a) && circles.get(a) == circles.get(b);
    let unions: Vec<String> = items
        .iter()
        .filter(|(_, (_, item))| matches!(item.kind, ItemKind::Union(_)))
        .map(|(name, _)| name.clone())
        .collect();
    for (name, (_, item)) in items.iter_mut() {
        if !circles.contains_key(name) {
            continue;
        }
        match &mut item.kind {
            ItemKind::Object(object) => {
                for field in &mut object.fields {
                    box_named(&mut field.ty, &|other| together(name, other));
                }
            }
            ItemKind::Union(union) => {
                for branch in &mut union.branches {
                    match &mut branch.ty {
                        Type::Named(other) => {
                            branch.boxed |=
                                together(name, other.as_str()) && unions.contains(&other.as_str().to_owned());
                        }
                        other => box_named(other, &|other| together(name, other)),
                    }
                }
            }
            ItemKind::Values(_) | ItemKind::Alias(_) => {}
        }
    }
}

fn box_named(ty: &mut Type, loops: &dyn Fn(&str) -> bool) {
    match ty {
        Type::Option(inner) => box_named(inner, loops),
        Type::Tuple(parts) => parts.iter_mut().for_each(|part| box_named(part, loops)),
        Type::Named(name) if loops(name.as_str()) => *ty = Type::Boxed(Box::new(ty.clone())),
        _ => {}
    }
}

/// The types that a value of a type contains in itself.
fn contained(kind: &ItemKind) -> Vec<&str> {
    fn by_value(ty: &Type) -> Vec<&str> {
        match ty {
            Type::Named(name) => vec![name.as_str()],
            Type::Option(inner) => by_value(inner),
            Type::Tuple(parts) => parts.iter().flat_map(by_value).collect(),
            _ => Vec::new(),
        }
    }
    match kind {
        ItemKind::Object(object) => object.fields.iter().flat_map(|field| by_value(&field.ty)).collect(),
        ItemKind::Union(union) => union.branches.iter().flat_map(|branch| by_value(&branch.ty)).collect(),
        ItemKind::Alias(ty) => by_value(ty),
        ItemKind::Values(_) => Vec::new(),
    }
}

/// The circle that each type is in, if it is in one.
fn circles(items: &Items) -> HashMap<String, usize> {
    let leads: Vec<_> =
        items.iter().map(|(name, (_, item))| (name.as_str(), contained(&item.kind))).collect();
    graph::circles(&leads)
        .enumerate()
        .flat_map(|(index, circle)| circle.into_iter().map(move |name| (name.to_owned(), index)))
        .collect()
}

/// Boxes variants that are much larger than the next; whether there was one.
fn box_large_branches(items: &mut Items) -> bool {
    let mut sizes = Sizes { known: HashMap::new() };
    let mut some = false;
    let unions: Vec<(String, Vec<usize>)> = items
        .iter()
        .filter_map(|(name, (_, item))| match &item.kind {
            ItemKind::Union(union) => {
                let branches = union.branches.iter();
                let branches =
                    branches.map(|branch| if branch.boxed { 8 } else { sizes.of(&branch.ty, items, 0) });
                Some((name.clone(), branches.collect()))
            }
            _ => None,
        })
        .collect();
    for (name, mut branches) in unions {
        let Some((_, item)) = items.get_mut(&name) else { continue };
        let ItemKind::Union(union) = &mut item.kind else { continue };
        while let Some(large) = too_large(&branches) {
            branches[large] = 8;
            union.branches[large].boxed = true;
            some = true;
        }
    }
    some
}

fn too_large(sizes: &[usize]) -> Option<usize> {
    let (large, size) =
        sizes.iter().enumerate().max_by_key(|(index, size)| (**size, std::cmp::Reverse(*index)))?;
    // `Unknown` is a variant too, of 48 bytes.
    let next = sizes.iter().enumerate().filter(|(index, _)| *index != large).map(|(_, size)| *size);
    let next = next.max().unwrap_or(0).max(48);
    (*size > next + LARGEST_GAP).then_some(large)
}

struct Sizes {
    known: HashMap<String, usize>,
}

impl Sizes {
    /// About how many bytes a value of a type takes.
    fn of(&mut self, ty: &Type, items: &Items, depth: usize) -> usize {
        match ty {
            Type::Null => 0,
            Type::Bool => 1,
            Type::Int(_) | Type::Float | Type::Boxed(_) => 8,
            Type::Text | Type::List(_) | Type::Map(..) | Type::Base64 => 24,
            Type::File => 80,
            Type::Secret | Type::Temporal(_) => 16,
            Type::Value => 72,
            Type::Option(inner) => match &**inner {
                Type::Int(_) | Type::Float => 16,
                inner => self.of(inner, items, depth),
            },
            Type::Tuple(parts) => parts.iter().map(|part| self.of(part, items, depth)).sum(),
            Type::Named(name) => self.of_named(name.as_str(), items, depth),
        }
    }

    fn of_named(&mut self, name: &str, items: &Items, depth: usize) -> usize {
        if let Some(size) = self.known.get(name) {
            return *size;
        }
        if depth > 64 {
            return 8;
        }
        let size = match items.get(name).map(|(_, item)| &item.kind) {
            Some(ItemKind::Object(object)) => {
                let fields: usize =
                    object.fields.iter().map(|field| self.of(&field.ty, items, depth + 1)).sum();
                let rest = match &object.rest {
                    Rest::Keep(_) => 8,
                    Rest::Typed(..) => 24,
                    Rest::Drop(_) | Rest::Deny(_) => 0,
                };
                fields + rest
            }
            Some(ItemKind::Union(union)) => {
                let branches = union.branches.iter();
                8 + branches
                    .map(|branch| if branch.boxed { 8 } else { self.of(&branch.ty, items, depth + 1) })
                    .max()
                    .unwrap_or(0)
                    .max(48)
            }
            Some(ItemKind::Alias(ty)) => self.of(ty, items, depth + 1),
            Some(ItemKind::Values(ValueEnum { of: ValueType::Int(_), .. })) => 16,
            Some(ItemKind::Values(_)) | None => 24,
        };
        self.known.insert(name.to_owned(), size);
        size
    }
}
