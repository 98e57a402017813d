//! Rules of requests that the crate does not check: the service may refuse what they forbid, and nothing in the crate shows that.

use std::collections::HashMap;

use super::change::Change;
use super::codes;
use super::context::Context;
use super::effect::Effect;
use super::verdict::Direction;
use crate::source::pointer::tokens;
use crate::surface::{Item, ItemKind, Operation, Struct, Surface};

/// The version of the format that knows these rules.
const SINCE: u32 = 4;

const REFUSED: &str =
    "the service may reject values that it accepted, which the crate does not check";

/// Rules of requests that are new or changed, where requests had the value before. A rule that is gone allows more.
pub fn compare_unchecked(context: &Context<'_>) -> Vec<Change> {
    if !context.has_facts_of(SINCE) {
        return Vec::new();
    }
    let old_rules = &context.old.surface.unchecked;
    let owners = Owners::of(context);
    let mut changes = Vec::new();
    for (pointer, hash) in &context.new.surface.unchecked {
        let Some((owner, inside)) = owners.find(pointer) else {
            continue;
        };
        let before = format!("{}{inside}", owner.old_pointer);
        if old_rules.get(&before) == Some(hash) || !owner.part.had(inside) {
            continue;
        }
        let subject = owner.path;
        let keyword = pointer.rsplit('/').next().unwrap_or_default();
        let mut change = Change::new(codes::RULE_CHANGED, subject)
            .new_side(format!("`{keyword}`"), pointer)
            .on_wire(Direction::REQUEST, Effect::NONE.narrower(REFUSED))
            .advice(format!(
                "check that what is sent as `{subject}` satisfies `{keyword}`"
            ));
        if old_rules.contains_key(&before) {
            change = change.old(format!("`{keyword}`"), before);
        }
        changes.push(change);
    }
    changes
}

/// What has a rule and is part of requests on both sides.
struct Owner<'s> {
    /// The path of the new side.
    path: &'s str,
    /// The JSON pointer of the old side.
    old_pointer: &'s str,
    part: Part<'s>,
}

/// An owner on the old side.
enum Part<'s> {
    Item(&'s Item),
    /// An operation, and whether its parameters can be compared by their indices.
    Operation {
        has_as_many_parameters: bool,
    },
}

impl Part<'_> {
    /// Whether the old side had the value that a rule at this pointer in it is about. A rule comes with a new property, a new branch of a
    /// union and a new parameter, and is not new for what was sent.
    fn had(&self, inside: &str) -> bool {
        let steps: Vec<_> = tokens(inside).collect();
        let steps: Vec<&str> = steps.iter().map(AsRef::as_ref).collect();
        let mut steps = steps.as_slice();
        // An object has the properties of all its parts.
        while let ["allOf", _, rest @ ..] = steps {
            steps = rest;
        }
        match (self, steps) {
            (
                Self::Operation {
                    has_as_many_parameters,
                },
                ["parameters", ..],
            ) => *has_as_many_parameters,
            (Self::Item(item), ["properties", key, ..]) => match &item.kind {
                ItemKind::Struct(object) => has_property(object, key),
                _ => false,
            },
            (Self::Item(item), ["oneOf" | "anyOf", index, ..]) => match &item.kind {
                ItemKind::Union(union) => {
                    let index: Result<usize, _> = index.parse();
                    index.is_ok_and(|index| index < union.branches.len())
                }
                _ => false,
            },
            _ => true,
        }
    }
}

fn has_property(object: &Struct, key: &str) -> bool {
    let is_field = object.fields.iter().any(|field| field.key() == key);
    is_field || object.constants.iter().any(|constant| constant.key == key)
}

/// The items and operations of the new side, by pointer; `None` for those that are not in requests of both sides.
struct Owners<'s>(HashMap<&'s str, Option<Owner<'s>>>);

impl<'s> Owners<'s> {
    fn of(context: &Context<'s>) -> Self {
        let former: HashMap<&str, &str> = context
            .renames
            .iter()
            .map(|(former, name)| (*name, *former))
            .collect();
        let mut owners = HashMap::new();
        for item in &context.new.surface.items {
            let path = item.path.as_str();
            let before = former.get(path).copied().unwrap_or(path);
            let old = context.old.item(before);
            let old = old.filter(|_| context.direction(before, path).request);
            let owner = old.map(|old| Owner {
                path,
                old_pointer: &old.pointer,
                part: Part::Item(old),
            });
            owners.insert(item.pointer.as_str(), owner);
        }
        let operations = |side: &'s Surface| {
            let client = side.client.iter();
            client.flat_map(|client| &client.operations)
        };
        let old: HashMap<&str, &Operation> = operations(context.old.surface)
            .map(|operation| (operation.pointer.as_str(), operation))
            .collect();
        for operation in operations(context.new.surface) {
            let pointer = operation.pointer.as_str();
            let owner = old.get(pointer).map(|old| Owner {
                path: &operation.path,
                old_pointer: &old.pointer,
                part: Part::Operation {
                    has_as_many_parameters: parameters(old) == parameters(operation),
                },
            });
            owners.insert(pointer, owner);
        }
        Self(owners)
    }

    /// The nearest owner around a location, and the rest of the pointer. A response has no rules for requests.
    fn find<'p>(&self, pointer: &'p str) -> Option<(&Owner<'s>, &'p str)> {
        for (end, _) in pointer.rmatch_indices('/') {
            if let Some(owner) = self.0.get(&pointer[..end]) {
                let (owner, inside) = (owner.as_ref()?, &pointer[end..]);
                let is_response = inside.starts_with("/responses/");
                return (!is_response).then_some((owner, inside));
            }
        }
        None
    }
}

/// The number of parameters.
fn parameters(operation: &Operation) -> usize {
    operation.arguments.len() + operation.setters.len()
}
