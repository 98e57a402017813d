//! Memory layout: boxes where a type would contain itself, and where one variant is much larger than the others.

use std::collections::{BTreeMap, HashMap};
use std::iter;

use crate::draft::{Item, ItemKind, Items};
use crate::graph;
use crate::ir::{Rest, Type, ValueEnum, ValueType};
use crate::lock::{Form, Lock};

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
    /// What the lock has about it.
    before: Before,
}

/// Whether a field or variant was boxed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    /// It was.
    Boxed,
    /// It was not, though it could have been.
    Bare,
    /// Its type is new.
    Unknown,
    /// It is new in a type that is not.
    New,
}

/// The fields of each struct and the variants of each union, in their order.
pub struct Layout {
    slots: BTreeMap<String, Vec<Slot>>,
}

impl Layout {
    /// Boxes fields and variants that have to be boxed, and variants that are too large. What the lock has stays boxed, or stays without
    /// a box unless it has to have one.
    pub fn of(items: &Items, lock: &Lock) -> Self {
        let slots = items
            .iter()
            .map(|(name, item)| (name.clone(), slots_of(item, lock.form(&item.pointer))))
            .collect();
        let mut layout = Self { slots };
        layout.box_kept(items);
        // In a cycle that is new, what is new gets the box.
        layout.box_recursion(items, |before| before != Before::Bare);
        layout.box_recursion(items, |_| true);
        // A box makes the types around it smaller, so all are measured again.
        while layout.box_large_branches(items) {}
        layout
    }

    /// Writes to the lock of the next run what is boxed.
    pub fn keep(&self, items: &Items, lock: &mut Lock) {
        for (name, item) in items {
            let slots = self.slots(name);
            let (mut boxed, mut bare) = (Vec::new(), Vec::new());
            for (slot, key) in slots.iter().zip(keys_of(&item.kind)) {
                if slot.boxed || has_box(&slot.ty) {
                    boxed.push(key.to_owned());
                } else if has_declared(&slot.ty, items) {
                    bare.push(key.to_owned());
                }
            }
            if slots.is_empty() {
                continue;
            }
            let form = lock.form_mut(&item.pointer);
            (form.boxed, form.bare) = (boxed, bare);
            // A variant is known to be new if others are known.
            if is_union(item) {
                form.fields = keys_of(&item.kind).into_iter().map(str::to_owned).collect();
            }
        }
    }

    /// The fields or variants of a type.
    pub fn slots(&self, name: &str) -> &[Slot] {
        self.slots.get(name).map(Vec::as_slice).unwrap_or_default()
    }

    /// Boxes what was boxed before.
    fn box_kept(&mut self, items: &Items) {
        for (name, slots) in &mut self.slots {
            let is_union = items.get(name).is_some_and(is_union);
            for slot in slots.iter_mut() {
                if slot.before != Before::Boxed || !has_declared(&slot.ty, items) {
                    continue;
                }
                if is_union {
                    slot.boxed = true;
                } else {
                    box_named(&mut slot.ty, &|other| may_contain(other, items));
                }
            }
        }
    }

    /// Boxes every field that contains its own type without a `Vec`, a map or a box in between, if it may get a box.
    fn box_recursion(&mut self, items: &Items, may_be_boxed: impl Fn(Before) -> bool) {
        let cycles = self.cycles(items);
        let together = |a: &str, b: &str| cycles.contains_key(a) && cycles.get(a) == cycles.get(b);
        let is_union = |name: &str| items.get(name).is_some_and(is_union);
        for (name, slots) in &mut self.slots {
            if !cycles.contains_key(name) {
                continue;
            }
            for slot in slots.iter_mut().filter(|slot| may_be_boxed(slot.before)) {
                match &mut slot.ty {
                    Type::Named(other) if is_union(name) => {
                        let other = other.as_str();
                        // The fields of a struct get the box, unless they had none before.
                        let is_new = slot.before == Before::New;
                        slot.boxed |= together(name, other) && (is_union(other) || is_new);
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
                if slots[index].before != Before::Bare {
                    large.push((name.clone(), index));
                }
            }
        }
        for (name, index) in &large {
            if let Some(slots) = self.slots.get_mut(name) {
                slots[*index].boxed = true;
            }
        }
        !large.is_empty()
    }

    /// The cycle of each type that is in one.
    fn cycles(&self, items: &Items) -> HashMap<String, usize> {
        let leads: Vec<_> = items
            .iter()
            .map(|(name, item)| (name.as_str(), self.contained(name, &item.kind)))
            .collect();
        graph::cycles(&leads)
            .enumerate()
            .flat_map(|(index, cycle)| cycle.into_iter().map(move |name| (name.to_owned(), index)))
            .collect()
    }

    /// The types that a value of a type contains without a pointer.
    fn contained<'a>(&'a self, name: &str, kind: &'a ItemKind) -> Vec<&'a str> {
        let slots = self.slots(name).iter().filter(|slot| !slot.boxed);
        match kind {
            ItemKind::Alias(ty) => by_value(ty),
            _ => slots.flat_map(|slot| by_value(&slot.ty)).collect(),
        }
    }
}

fn slots_of(item: &Item, form: Option<&Form>) -> Vec<Slot> {
    let before = |key: &str| match form {
        Some(form) if form.boxed.iter().any(|boxed| boxed == key) => Before::Boxed,
        Some(form) if form.bare.iter().any(|bare| bare == key) => Before::Bare,
        Some(_) => Before::New,
        None => Before::Unknown,
    };
    let slot = |(key, ty): (&str, &Type)| Slot {
        ty: ty.clone(),
        boxed: false,
        before: before(key),
    };
    let types: Vec<&Type> = match &item.kind {
        ItemKind::Object(object) => object.fields.iter().map(|field| &field.ty).collect(),
        ItemKind::Union(union) => union.branches.iter().map(|branch| &branch.ty).collect(),
        ItemKind::Values(_) | ItemKind::Alias(_) => Vec::new(),
    };
    keys_of(&item.kind)
        .into_iter()
        .zip(types)
        .map(slot)
        .collect()
}

/// What the lock knows the fields or variants of a type by.
fn keys_of(kind: &ItemKind) -> Vec<&str> {
    match kind {
        ItemKind::Object(object) => {
            let fields = object.fields.iter();
            fields.map(|field| field.name.wire.as_str()).collect()
        }
        ItemKind::Union(union) => {
            let branches = union.branches.iter();
            branches.map(|branch| branch.name.plain()).collect()
        }
        ItemKind::Values(_) | ItemKind::Alias(_) => Vec::new(),
    }
}

fn is_union(item: &Item) -> bool {
    matches!(item.kind, ItemKind::Union(_))
}

/// Whether a type with this name may contain itself.
fn may_contain(name: &str, items: &Items) -> bool {
    let item = items.get(name);
    item.is_some_and(|item| !matches!(item.kind, ItemKind::Values(_)))
}

/// Whether a value of the type contains one of a declared type, without a pointer.
fn has_declared(ty: &Type, items: &Items) -> bool {
    by_value(ty)
        .into_iter()
        .any(|name| may_contain(name, items))
}

/// Whether a box is in the type, outside of a `Vec` and a map.
fn has_box(ty: &Type) -> bool {
    match ty {
        Type::Boxed(_) => true,
        Type::Option(inner) => has_box(inner),
        Type::Tuple(parts) => parts.iter().any(has_box),
        Type::OpenTuple(tuple) => tuple.first.iter().any(has_box),
        _ => false,
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

/// The types that a value of this type contains without a pointer.
fn by_value(ty: &Type) -> Vec<&str> {
    match ty {
        Type::Named(name) => vec![name.as_str()],
        Type::Option(inner) => by_value(inner),
        Type::Tuple(parts) => parts.iter().flat_map(by_value).collect(),
        Type::OpenTuple(tuple) => tuple.first.iter().flat_map(by_value).collect(),
        _ => Vec::new(),
    }
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
            // Its size is not known: that of most types of numbers and times.
            Type::Custom(_) => Size::new(16, 0),
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
