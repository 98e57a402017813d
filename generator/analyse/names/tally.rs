//! Counts the branches of a union with a property, a constant, a JSON type: those of one branch only distinguish it.

use std::collections::HashMap;
use std::rc::Rc;

use indexmap::IndexSet;

use crate::analyse::unions::json_kind;
use crate::ir::Shape;
use crate::ir::{JsonKind, TagValue};
use crate::schema::{Kind, Schemas};

/// The branches of a union, counted.
pub struct Tally<'s> {
    properties: HashMap<&'s str, PropertyCount<'s>>,
    kinds: HashMap<JsonKind, usize>,
    enums: usize,
    branches: usize,
}

/// The properties of one name.
#[derive(Default)]
struct PropertyCount<'s> {
    count: usize,
    /// Those with constants.
    constant: usize,
    constants: HashMap<&'s TagValue, usize>,
}

impl<'s> Tally<'s> {
    /// Counts the branches.
    pub fn of(model: &Schemas, branches: &[&str], shapes: &'s [Rc<Shape>]) -> Self {
        let mut properties: HashMap<&str, PropertyCount> = HashMap::new();
        for (name, property) in shapes
            .iter()
            .filter_map(|shape| shape.as_object())
            .flat_map(|object| &object.properties)
        {
            let counted = properties.entry(name).or_default();
            counted.count += 1;
            let Shape::Is(values) = &property.shape else {
                continue;
            };
            counted.constant += 1;
            for value in values.iter().collect::<IndexSet<_>>() {
                *counted.constants.entry(value).or_default() += 1;
            }
        }
        let mut kinds = HashMap::new();
        for kind in branches
            .iter()
            .filter_map(|branch| json_kind(model, branch))
        {
            *kinds.entry(kind).or_default() += 1;
        }
        let enums = branches
            .iter()
            .filter(|branch| is_enum(model, branch))
            .count();
        Self {
            properties,
            kinds,
            enums,
            branches: branches.len(),
        }
    }

    /// Whether no other branch has a property.
    pub fn is_own(&self, name: &str) -> bool {
        self.properties
            .get(name)
            .is_some_and(|properties| properties.count == 1)
    }

    /// Whether all branches have a property of that name.
    pub fn is_shared(&self, name: &str) -> bool {
        self.properties
            .get(name)
            .is_some_and(|properties| properties.count == self.branches)
    }

    /// Whether that property is always a constant, and no two branches share any of its constants.
    pub fn are_own(&self, name: &str, values: &[TagValue]) -> bool {
        self.properties.get(name).is_some_and(|properties| {
            let is_own = |value| properties.constants.get(value) == Some(&1);
            properties.constant == properties.count && values.iter().all(is_own)
        })
    }

    /// Whether only one branch has this JSON type.
    pub fn is_only(&self, kind: JsonKind) -> bool {
        self.kinds.get(&kind) == Some(&1)
    }

    /// Whether only one branch is an enum of strings.
    pub fn has_one_enum(&self) -> bool {
        self.enums == 1
    }
}

/// Whether a branch is an enum of strings.
pub fn is_enum(model: &Schemas, branch: &str) -> bool {
    match model.find_bare(branch).map(|found| &found.schema.kind) {
        Some(Kind::String(text)) => !text.values.is_empty(),
        _ => false,
    }
}
