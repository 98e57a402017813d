//! Memory layout: boxes where a type would contain itself, and where one variant is much larger than the others.

use std::collections::{BTreeMap, HashMap};
use std::iter;

use crate::draft::{ItemKind, Items};
use crate::graph;
use crate::ir::{Rest, Type, ValueEnum, ValueType};

/// Clippy warns about a variant that is 200 bytes larger than the next. Sizes here are estimates, and unions are moved often.
const LARGEST_GAP: usize = 100;

const BOXED: Size = Size::new(8, 1);

/// The size of `Unknown`, which is a variant of every union.
const UNKNOWN: Size = Size::new(48, MANY);

/// The type of a field or a variant, with boxes.
#[derive(Clone, Debug)]
pub struct Slot {
    /// The type, boxes included.
    pub ty: Type,
    /// Whether the whole variant is boxed.
    pub boxed: bool,
}

/// The fields of each struct and the variants of each union, in their order.
pub struct Layout {
    slots: BTreeMap<String, Vec<Slot>>,
}

impl Layout {
    /// Boxes fields and variants that have to be boxed, and variants that are too large.
    pub fn of(items: &Items) -> Self {
        let slots = items
            .iter()
            .map(|(name, item)| (name.clone(), slots_of(&item.kind)))
            .collect();
        let mut layout = Self { slots };
        layout.box_recursion(items);
        // A box makes the types around it smaller, so all are measured again.
        while layout.box_large_branches(items) {}
        layout
    }

    /// The fields or variants of a type.
    pub fn slots(&self, name: &str) -> &[Slot] {
        self.slots.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Boxes every field that contains its own type without a `Vec`, a map or a box in between.
    fn box_recursion(&mut self, items: &Items) {
        let cycles = cycles(items);
        let together = |a: &str, b: &str| cycles.contains_key(a) && cycles.get(a) == cycles.get(b);
        let is_union = |name: &str| {
            let item = items.get(name);
            item.is_some_and(|item| matches!(item.kind, ItemKind::Union(_)))
        };
        for (name, slots) in &mut self.slots {
            if !cycles.contains_key(name) {
                continue;
            }
            for slot in slots {
                match &mut slot.ty {
                    Type::Named(other) if is_union(name) => {
                        let other = other.as_str();
                        slot.boxed |= together(name, other) && is_union(other);
                    }
                    ty => box_named(ty, &|other| together(name, other)),
                }
            }
        }
    }

    /// Boxes variants that are much larger than the next. Returns whether there was one.
    fn box_large_branches(&mut self, items: &Items) -> bool {
        let mut large = Vec::new();
        let mut sizes = Sizes {
            items,
            layout: self,
            known: HashMap::new(),
        };
        for (name, item) in items {
            if !matches!(item.kind, ItemKind::Union(_)) {
                continue;
            }
            let slots = self.slots(name);
            let mut bytes: Vec<usize> = slots
                .iter()
                .map(|slot| sizes.of_slot(slot, 0).bytes)
                .collect();
            while let Some(index) = too_large(&bytes) {
                bytes[index] = BOXED.bytes;
                large.push((name.clone(), index));
            }
        }
        for (name, index) in &large {
            if let Some(slots) = self.slots.get_mut(name) {
                slots[*index].boxed = true;
            }
        }
        !large.is_empty()
    }
}

fn slots_of(kind: &ItemKind) -> Vec<Slot> {
    let slot = |ty: &Type| Slot {
        ty: ty.clone(),
        boxed: false,
    };
    match kind {
        ItemKind::Object(object) => object.fields.iter().map(|field| slot(&field.ty)).collect(),
        ItemKind::Union(union) => union
            .branches
            .iter()
            .map(|branch| slot(&branch.ty))
            .collect(),
        ItemKind::Values(_) | ItemKind::Alias(_) => Vec::new(),
    }
}

fn box_named(ty: &mut Type, loops: &dyn Fn(&str) -> bool) {
    match ty {
        Type::Option(inner) => box_named(inner, loops),
        Type::Tuple(parts) => parts.iter_mut().for_each(|part| box_named(part, loops)),
        Type::OpenTuple(tuple) => {
            let first = tuple.first.iter_mut();
            first.for_each(|part| box_named(part, loops));
        }
        Type::Named(name) if loops(name.as_str()) => *ty = Type::Boxed(Box::new(ty.clone())),
        _ => {}
    }
}

/// The types that a value of a type contains without a pointer.
fn contained(kind: &ItemKind) -> Vec<&str> {
    fn by_value(ty: &Type) -> Vec<&str> {
        match ty {
            Type::Named(name) => vec![name.as_str()],
            Type::Option(inner) => by_value(inner),
            Type::Tuple(parts) => parts.iter().flat_map(by_value).collect(),
            Type::OpenTuple(tuple) => tuple.first.iter().flat_map(by_value).collect(),
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

/// The cycle of each type that is in one.
fn cycles(items: &Items) -> HashMap<String, usize> {
    let leads: Vec<_> = items
        .iter()
        .map(|(name, item)| (name.as_str(), contained(&item.kind)))
        .collect();
    graph::cycles(&leads)
        .enumerate()
        .flat_map(|(index, cycle)| cycle.into_iter().map(move |name| (name.to_owned(), index)))
        .collect()
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

/// The size and alignment of a value, approximately as Rust lays it out.
#[derive(Clone, Copy)]
struct Size {
    bytes: usize,
    align: usize,
    /// How many bit patterns are invalid: an enum around it stores its variants in these niches, if there are enough.
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

    /// The size of a struct with these fields.
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

    /// The size of an enum with this variant as its largest.
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

struct Sizes<'a> {
    items: &'a Items,
    layout: &'a Layout,
    known: HashMap<String, Size>,
}

impl Sizes<'_> {
    fn of(&mut self, ty: &Type, depth: usize) -> Size {
        match ty {
            Type::Null => Size::of_all(iter::empty()),
            Type::Bool => Size::new(1, MANY),
            Type::Int(integer) => Size::new(integer.bytes(), 0),
            Type::Float => Size::new(8, 0),
            Type::Boxed(_) => Size::new(8, 1),
            Type::String | Type::Vec(_) | Type::Base64 => Size::new(24, MANY),
            Type::Map(..) => Size::new(24, 0),
            Type::File => Size::new(80, MANY),
            Type::Secret | Type::Temporal(_) => Size::new(16, 1),
            Type::Value => Size::new(72, MANY),
            Type::Option(inner) | Type::Matching(inner) => self.of(inner, depth).or(1),
            Type::Tuple(parts) => Size::of_all(parts.iter().map(|part| self.of(part, depth))),
            Type::OpenTuple(tuple) => {
                let first = tuple.first.iter().map(|part| self.of(part, depth));
                Size::of_all(first.chain([Size::new(24, MANY)]))
            }
            Type::Named(name) => self.of_named(name.as_str(), depth),
        }
    }

    fn of_named(&mut self, name: &str, depth: usize) -> Size {
        if let Some(size) = self.known.get(name) {
            return *size;
        }
        if depth > 64 {
            return Size::new(8, 0);
        }
        let slots = self.layout.slots(name);
        let size = match self.items.get(name).map(|item| &item.kind) {
            Some(ItemKind::Object(object)) => {
                let rest = match &object.rest {
                    Rest::Keep(..) | Rest::Typed(..) => Size::new(8, 0),
                    Rest::Drop(_) | Rest::Deny(_) => Size::of_all(iter::empty()),
                };
                let fields = slots.iter().map(|slot| self.of(&slot.ty, depth + 1));
                Size::of_all(fields.chain([rest]))
            }
            Some(ItemKind::Union(union)) => {
                let sizes = slots.iter().map(|slot| self.of_slot(slot, depth + 1));
                let largest = sizes
                    .chain([UNKNOWN])
                    .max_by_key(|size| size.bytes)
                    .unwrap_or(UNKNOWN);
                largest.or(union.branches.len())
            }
            Some(ItemKind::Alias(ty)) => self.of(ty, depth + 1),
            Some(ItemKind::Values(ValueEnum {
                of: ValueType::Int(integer),
                variants,
            })) => self.of(&Type::Int(*integer), depth).or(variants.len()),
            Some(ItemKind::Values(_)) | None => Size::new(24, MANY),
        };
        self.known.insert(name.to_owned(), size);
        size
    }

    fn of_slot(&mut self, slot: &Slot, depth: usize) -> Size {
        if slot.boxed {
            BOXED
        } else {
            self.of(&slot.ty, depth)
        }
    }
}
