//! What lies where in memory: boxes where a type would hold itself, and where one variant is much larger than the rest.

use std::collections::HashMap;
use std::iter;

use crate::graph;
use crate::ir::{Branch, ItemKind, Rest, Type, ValueEnum, ValueType};
use crate::plan::Items;

/// Clippy warns of a variant that is 200 bytes larger than the next. Sizes here are estimates, and a union is moved often.
const LARGEST_GAP: usize = 100;

const BOXED: Size = Size::new(8, 1);

/// `Unknown`, which is a variant of every union.
const UNKNOWN: Size = Size::new(48, MANY);

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
                            branch.boxed |= together(name, other.as_str())
                                && unions.contains(&other.as_str().to_owned());
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
        ItemKind::Object(object) => object
            .fields
            .iter()
            .flat_map(|field| by_value(&field.ty))
            .collect(),
        ItemKind::Union(union) => union
            .branches
            .iter()
            .flat_map(|branch| by_value(&branch.ty))
            .collect(),
        ItemKind::Alias(ty) => by_value(ty),
        ItemKind::Values(_) => Vec::new(),
    }
}

/// The circle that each type is in, if it is in one.
fn circles(items: &Items) -> HashMap<String, usize> {
    let leads: Vec<_> = items
        .iter()
        .map(|(name, (_, item))| (name.as_str(), contained(&item.kind)))
        .collect();
    graph::circles(&leads)
        .enumerate()
        .flat_map(|(index, circle)| circle.into_iter().map(move |name| (name.to_owned(), index)))
        .collect()
}

/// Boxes variants that are much larger than the next; whether there was one.
fn box_large_branches(items: &mut Items) -> bool {
    let mut sizes = Sizes {
        known: HashMap::new(),
    };
    let mut some = false;
    let unions: Vec<(String, Vec<usize>)> = items
        .iter()
        .filter_map(|(name, (_, item))| match &item.kind {
            ItemKind::Union(union) => {
                let branches = union.branches.iter();
                let branches = branches.map(|branch| sizes.of_branch(branch, items, 0).bytes);
                Some((name.clone(), branches.collect()))
            }
            _ => None,
        })
        .collect();
    for (name, mut branches) in unions {
        let Some((_, item)) = items.get_mut(&name) else {
            continue;
        };
        let ItemKind::Union(union) = &mut item.kind else {
            continue;
        };
        while let Some(large) = too_large(&branches) {
            branches[large] = BOXED.bytes;
            union.branches[large].boxed = true;
            some = true;
        }
    }
    some
}

fn too_large(sizes: &[usize]) -> Option<usize> {
    let (large, size) = sizes
        .iter()
        .enumerate()
        .max_by_key(|(index, size)| (**size, std::cmp::Reverse(*index)))?;
    let next = sizes
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != large)
        .map(|(_, size)| *size);
    let next = next.max().unwrap_or(0).max(UNKNOWN.bytes);
    (*size > next + LARGEST_GAP).then_some(large)
}

/// How a value lies in memory, about as Rust lays it out.
#[derive(Clone, Copy)]
struct Size {
    bytes: usize,
    align: usize,
    /// How many patterns of bits no value has: an enum around it keeps its variants there, if there are enough.
    niches: usize,
}

/// More niches than any enum has variants.
const MANY: usize = 1 << 32;

impl Size {
    const fn new(bytes: usize, niches: usize) -> Self {
        Self {
            bytes,
            align: if bytes < 8 { bytes } else { 8 },
            niches,
        }
    }

    /// The size of values side by side.
    fn of_all(parts: impl Iterator<Item = Self>) -> Self {
        let empty = Self {
            bytes: 0,
            align: 1,
            niches: 0,
        };
        let all = parts.fold(empty, |all, part| Self {
            bytes: all.bytes + part.bytes,
            align: all.align.max(part.align),
            niches: all.niches.max(part.niches),
        });
        Self {
            bytes: all.bytes.next_multiple_of(all.align),
            ..all
        }
    }

    /// The size of this value or one of so many others, which are no larger.
    fn or(self, others: usize) -> Self {
        match self.niches.checked_sub(others) {
            Some(niches) => Self { niches, ..self },
            None => Self {
                bytes: self.bytes + self.align,
                niches: MANY,
                ..self
            },
        }
    }
}

struct Sizes {
    known: HashMap<String, Size>,
}

impl Sizes {
    fn of(&mut self, ty: &Type, items: &Items, depth: usize) -> Size {
        match ty {
            Type::Null => Size::of_all(iter::empty()),
            Type::Bool => Size::new(1, MANY),
            Type::Int("i8" | "u8") => Size::new(1, 0),
            Type::Int("i16" | "u16") => Size::new(2, 0),
            Type::Int("i32" | "u32") => Size::new(4, 0),
            Type::Int(_) | Type::Float => Size::new(8, 0),
            Type::Boxed(_) => Size::new(8, 1),
            Type::Text | Type::List(_) | Type::Base64 => Size::new(24, MANY),
            Type::Map(..) => Size::new(24, 0),
            Type::File => Size::new(80, MANY),
            Type::Secret | Type::Temporal(_) => Size::new(16, 1),
            Type::Value => Size::new(72, MANY),
            Type::Option(inner) | Type::Matching(inner) => self.of(inner, items, depth).or(1),
            Type::Tuple(parts) => {
                Size::of_all(parts.iter().map(|part| self.of(part, items, depth)))
            }
            Type::Named(name) => self.of_named(name.as_str(), items, depth),
        }
    }

    fn of_named(&mut self, name: &str, items: &Items, depth: usize) -> Size {
        if let Some(size) = self.known.get(name) {
            return *size;
        }
        if depth > 64 {
            return Size::new(8, 0);
        }
        let size = match items.get(name).map(|(_, item)| &item.kind) {
            Some(ItemKind::Object(object)) => {
                let rest = match &object.rest {
                    Rest::Keep(..) => Size::new(8, 0),
                    Rest::Typed(..) => Size::new(24, 0),
                    Rest::Drop(_) | Rest::Deny(_) => Size::of_all(iter::empty()),
                };
                let fields = object
                    .fields
                    .iter()
                    .map(|field| self.of(&field.ty, items, depth + 1));
                Size::of_all(fields.chain([rest]))
            }
            Some(ItemKind::Union(union)) => {
                let branches = union.branches.iter();
                let sizes = branches.map(|branch| self.of_branch(branch, items, depth + 1));
                let largest = sizes
                    .chain([UNKNOWN])
                    .max_by_key(|size| size.bytes)
                    .unwrap_or(UNKNOWN);
                largest.or(union.branches.len())
            }
            Some(ItemKind::Alias(ty)) => self.of(ty, items, depth + 1),
            Some(ItemKind::Values(ValueEnum {
                of: ValueType::Int(integer),
                variants,
            })) => self
                .of(&Type::Int(integer), items, depth)
                .or(variants.len()),
            Some(ItemKind::Values(_)) | None => Size::new(24, MANY),
        };
        self.known.insert(name.to_owned(), size);
        size
    }

    fn of_branch(&mut self, branch: &Branch, items: &Items, depth: usize) -> Size {
        if branch.boxed {
            BOXED
        } else {
            self.of(&branch.ty, items, depth)
        }
    }
}
