//! A surface by path: where its types are used, and what a type is without aliases.

use super::verdict::Direction;
use crate::hash::HashMap;
use crate::surface::{Item, ItemKind, Operation, Output, RustType, Surface, UnionDecision};

/// Aliases of aliases are followed this far. A crate with a cycle of them does not compile.
const LONGEST_CHAIN: usize = 64;

/// A surface by path.
#[derive(Debug)]
pub struct Index<'s> {
    /// The surface.
    pub surface: &'s Surface,
    items: HashMap<&'s str, &'s Item>,
    used: HashMap<&'s str, Direction>,
}

impl<'s> Index<'s> {
    /// Of a surface.
    pub fn of(surface: &'s Surface) -> Self {
        let items = surface.items.iter();
        let items = items.map(|item| (item.path.as_str(), item)).collect();
        let mut index = Self {
            surface,
            items,
            used: HashMap::default(),
        };
        index.find_uses();
        index
    }

    /// The type at a path.
    pub fn item(&self, path: &str) -> Option<&'s Item> {
        self.items.get(path).copied()
    }

    /// The JSON pointer of an item. An enum of responses that operations share is shown at the first operation that has it.
    pub fn pointer_of<'i>(&'i self, item: &'i Item) -> &'i str {
        if !item.pointer.is_empty() {
            return &item.pointer;
        }
        let is_user =
            |other: &&Item| matches!(&other.kind, ItemKind::Alias(ty) if ty.name == item.path);
        let user = self.surface.items.iter().find(is_user);
        user.map_or("", |user| &user.pointer)
    }

    /// Which bodies and parameters have a type.
    pub fn direction(&self, path: &str) -> Direction {
        self.used.get(path).copied().unwrap_or_default()
    }

    /// The type at a path that aliases lead to.
    pub fn resolve(&self, path: &str) -> Option<&'s Item> {
        let mut item = self.item(path)?;
        for _ in 0..LONGEST_CHAIN {
            let ItemKind::Alias(ty) = &item.kind else {
                break;
            };
            match self.item(&ty.name) {
                Some(next) => item = next,
                None => break,
            }
        }
        Some(item)
    }

    /// A type without aliases.
    pub fn expand(&self, ty: &RustType) -> RustType {
        self.expand_within(ty, LONGEST_CHAIN)
    }

    fn expand_within(&self, ty: &RustType, left: usize) -> RustType {
        if left > 0
            && let Some(ItemKind::Alias(target)) = self.item(&ty.name).map(|item| &item.kind)
        {
            return self.expand_within(target, left - 1);
        }
        let arguments = ty.arguments.iter();
        RustType {
            name: ty.name.clone(),
            arguments: arguments
                .map(|argument| self.expand_within(argument, left))
                .collect(),
        }
    }

    /// Marks what each operation sends and reads, and what these types contain.
    fn find_uses(&mut self) {
        let mut queue = Vec::new();
        let surface = self.surface;
        for operation in surface.client.iter().flat_map(|client| &client.operations) {
            for ty in requested(operation) {
                queue.extend(names(ty).map(|path| (path, Direction::REQUEST)));
            }
            for ty in returned(operation) {
                queue.extend(names(ty).map(|path| (path, Direction::RESPONSE)));
            }
            if let Output::Several(path) = &operation.output {
                queue.push((path, Direction::RESPONSE));
            }
            let enums = operation.error.iter().chain(&operation.contents);
            queue.extend(enums.map(|path| (path.as_str(), Direction::RESPONSE)));
        }
        for webhook in &surface.webhooks {
            queue.extend(names(&webhook.ty).map(|path| (path, Direction::RESPONSE)));
        }
        while let Some((path, direction)) = queue.pop() {
            let known = self.used.entry(path).or_default();
            let together = known.or(direction);
            if *known == together {
                continue;
            }
            *known = together;
            if let Some(item) = self.items.get(path).copied() {
                let parts = contained(item).into_iter();
                queue.extend(parts.map(|(path, within)| (path, direction.and(within))));
            }
        }
    }
}

/// The types of what an operation sends.
fn requested(operation: &Operation) -> impl Iterator<Item = &RustType> {
    let parameters = operation.arguments.iter().chain(&operation.setters);
    let others = operation.other_bodies.iter().map(|other| &other.body);
    let bodies = operation.body.iter().chain(others).map(|body| &body.ty);
    parameters.map(|parameter| &parameter.ty).chain(bodies)
}

/// The types of what an operation reads.
fn returned(operation: &Operation) -> impl Iterator<Item = &RustType> {
    let output = match &operation.output {
        Output::Json(ty) => Some(ty),
        Output::Empty | Output::Text | Output::Bytes | Output::Several(_) => None,
    };
    let stream = operation.stream.iter().map(|stream| &stream.items);
    output.into_iter().chain(stream)
}

/// The paths in a type.
fn names(ty: &RustType) -> impl Iterator<Item = &str> {
    ty.named().into_iter()
}

/// The paths of the types that a type contains, each with the bodies that have it: a read-only field is in no request.
fn contained(item: &Item) -> Vec<(&str, Direction)> {
    let types: Vec<&RustType> = match &item.kind {
        ItemKind::Struct(object) => {
            let fields = object.fields.iter();
            let fields = fields.map(|field| (&field.ty, Direction::of_transfer(field.transfer)));
            let all = fields.chain([(&object.rest.ty, Direction::BOTH)]);
            let paths = all.flat_map(|(ty, within)| names(ty).map(move |path| (path, within)));
            return paths.collect();
        }
        ItemKind::Union(union) => union.branches.iter().map(|branch| &branch.ty).collect(),
        ItemKind::Responses(responses) => {
            let branches = responses.branches.iter();
            branches.filter_map(|branch| branch.ty.as_ref()).collect()
        }
        // An alias of error responses has no path of a schema's type.
        ItemKind::Alias(ty) if ty.named().is_empty() => {
            return vec![(ty.name.as_str(), Direction::BOTH)];
        }
        ItemKind::Alias(ty) => vec![ty],
        ItemKind::Values(_) => Vec::new(),
    };
    let mut paths: Vec<&str> = types.into_iter().flat_map(RustType::named).collect();
    if let ItemKind::Union(union) = &item.kind
        && let UnionDecision::Tag { kind, .. } = &union.by
    {
        paths.push(kind);
    }
    paths
        .into_iter()
        .map(|path| (path, Direction::BOTH))
        .collect()
}
