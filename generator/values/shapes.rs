//! What the values of a schema look like, a few levels deep: enough to distinguish the branches of a union.
//!
//! Limits, patterns and formats are ignored: they must never decide which branch a value is.

use std::collections::HashSet;

use indexmap::IndexMap;

use super::literals::constants;
use crate::ir::{ObjectShape, PropertyShape, Shape};
use crate::schema::{Additional, Found, Kind, ObjectSchema, Schemas};

/// How many levels of a branch are looked at.
pub const LEVELS: usize = 4;

/// How many schemas the shape of one may take into account; wider levels are skipped.
const MOST: usize = 1 << 14;

/// The same where very many shapes are compared with each other.
const LEAST: usize = 1 << 9;

/// The total number of schemas where each of several shapes is compared with each.
const MOST_COMPARED: usize = 1 << 24;

/// What the values of the schema at a location look like, null aside, to be compared with the shapes of `among` branches of one union.
pub fn shape_of(model: &Schemas, location: &str, levels: usize, among: usize) -> Shape {
    let budget = (MOST_COMPARED / among.saturating_mul(among).max(1)).clamp(LEAST, MOST);
    look(model, location, Reach { levels, budget })
}

/// How far schemas are followed.
#[derive(Clone, Copy)]
struct Reach {
    levels: usize,
    budget: usize,
}

impl Reach {
    /// The same for each of several parts.
    fn divided(self, parts: usize) -> Self {
        Self {
            levels: self.levels.saturating_sub(1),
            budget: self.budget / parts.max(1),
        }
    }
}

fn look(model: &Schemas, location: &str, reach: Reach) -> Shape {
    let Some(found) = model.find_bare(location).filter(|_| reach.levels > 0) else {
        return Shape::Any;
    };
    if let Some(values) = constants(found) {
        return Shape::Is(values);
    }
    match &found.schema.kind {
        Kind::String(_) => Shape::String,
        Kind::Integer(_) => Shape::Integer,
        Kind::Number(_) => Shape::Number,
        Kind::Boolean(_) => Shape::Boolean,
        Kind::Array(array) if !array.positions.is_empty() => {
            let reach = reach.divided(array.positions.len() + 1);
            let look = |location: &str| look_whole(model, location, reach);
            let positions = array.positions.iter().map(|location| look(location));
            let rest = array.items.as_deref().map_or(Shape::Any, look);
            Shape::OpenTuple(positions.collect(), array.required(), Box::new(rest))
        }
        Kind::Array(array) => {
            let items = array.items.as_deref();
            let items = items.map_or(Shape::Any, |items| {
                look_whole(model, items, reach.divided(1))
            });
            Shape::Array(Box::new(items))
        }
        Kind::Tuple(positions) => {
            let reach = reach.divided(positions.len());
            Shape::Tuple(
                positions
                    .iter()
                    .map(String::as_str)
                    .map(|location| look_whole(model, location, reach))
                    .collect(),
            )
        }
        Kind::Object(object) => Shape::Object(object_shape(model, object, reach)),
        Kind::OneOf(branches) | Kind::AnyOf(branches) => {
            let reach = reach.divided(branches.len());
            let branches = branches.iter().map(String::as_str);
            branches
                .map(|branch| look_whole(model, branch, reach))
                .reduce(join)
                .unwrap_or(Shape::Any)
        }
        Kind::Null => Shape::Null,
        Kind::Annotated(_) | Kind::Any => Shape::Any,
    }
}

/// The same, null included; without what is out of reach.
fn look_whole(model: &Schemas, location: &str, reach: Reach) -> Shape {
    if reach.budget == 0 {
        return Shape::Any;
    }
    let shape = look(model, location, reach);
    if model.is_nullable(location) {
        join(shape, Shape::Null)
    } else {
        shape
    }
}

fn object_shape(model: &Schemas, object: &ObjectSchema, reach: Reach) -> ObjectShape {
    let parts = object.properties.len() + object.required.len() + 1;
    if parts > reach.budget {
        return ObjectShape::default();
    }
    let reach = reach.divided(parts);
    let property = |name: &str, required: bool, location: Option<&str>| {
        let one_sided = |found: Found<'_>| found.schema.read_only || found.schema.write_only;
        let one_sided = location.is_some_and(|location| model.annotations(location).any(one_sided));
        let shape = location.map_or(Shape::Any, |location| look_whole(model, location, reach));
        (
            name.to_owned(),
            PropertyShape {
                required: required && !one_sided,
                shape,
            },
        )
    };
    let required: HashSet<&String> = object.required.iter().collect();
    let described = object
        .properties
        .iter()
        .map(|(name, schema)| property(name, required.contains(name), Some(schema.as_str())));
    let undescribed = object
        .required
        .iter()
        .filter(|name| !object.properties.contains_key(*name));
    let mut properties: IndexMap<_, _> = described
        .chain(undescribed.map(|name| property(name, true, None)))
        .collect();
    // What distinguishes a branch does not depend on the order of the keys in the document.
    properties.sort_unstable_keys();
    let rest = match &object.additional {
        Additional::None => Some(Shape::Never),
        // A value whose name matches no pattern can be anything.
        Additional::Schema(_) if object.patterns.is_some() => None,
        Additional::Schema(values) => Some(look_whole(model, values, reach)),
        Additional::Any => None,
    };
    ObjectShape {
        properties,
        rest: rest.filter(|rest| *rest != Shape::Any).map(Box::new),
    }
}

/// The shape of the values of both.
pub fn join(left: Shape, right: Shape) -> Shape {
    match (left, right) {
        (Shape::Any, _) | (_, Shape::Any) => Shape::Any,
        (Shape::Never, other) | (other, Shape::Never) => other,
        (left, right) if left == right => left,
        (Shape::Is(mut left), Shape::Is(right)) => {
            left.extend(right);
            left.sort();
            left.dedup();
            Shape::Is(left)
        }
        (Shape::Integer, Shape::Number) | (Shape::Number, Shape::Integer) => Shape::Number,
        (Shape::Tuple(left), Shape::Tuple(right)) if left.len() == right.len() => Shape::Tuple(
            left.into_iter()
                .zip(right)
                .map(|(left, right)| join(left, right))
                .collect(),
        ),
        (Shape::OpenTuple(left, some, left_rest), Shape::OpenTuple(right, others, right_rest))
            if left.len() == right.len() =>
        {
            let first = left.into_iter().zip(right);
            let first = first.map(|(left, right)| join(left, right)).collect();
            let rest = join(*left_rest, *right_rest);
            Shape::OpenTuple(first, some.min(others), Box::new(rest))
        }
        (left, right) if is_list(&left) && is_list(&right) => {
            Shape::Array(Box::new(join(items(left), items(right))))
        }
        (Shape::Object(left), Shape::Object(right)) => Shape::Object(join_objects(left, &right)),
        (Shape::Either(all), Shape::Either(others)) => {
            others.into_iter().fold(Shape::Either(all), join)
        }
        (Shape::Either(all), one) | (one, Shape::Either(all)) => add(all, one),
        (left, right) => Shape::Either(vec![left, right]),
    }
}

/// Whether it is an array, even one whose items are unknown.
pub fn is_list(shape: &Shape) -> bool {
    matches!(
        shape,
        Shape::Array(_) | Shape::Tuple(_) | Shape::OpenTuple(..)
    )
}

/// The shape of any item of an array.
pub fn items(list: Shape) -> Shape {
    match list {
        Shape::Array(items) => *items,
        Shape::Tuple(positions) => positions.into_iter().reduce(join).unwrap_or(Shape::Any),
        Shape::OpenTuple(positions, _, rest) => positions.into_iter().fold(*rest, join),
        _ => Shape::Any,
    }
}

/// Joins a shape with the one of the same JSON type, if there is one.
fn add(mut all: Vec<Shape>, one: Shape) -> Shape {
    let same = |shape: &Shape| {
        std::mem::discriminant(shape) == std::mem::discriminant(&one)
            || (is_list(shape) && is_list(&one))
            || matches!(
                (shape, &one),
                (Shape::Integer, Shape::Number) | (Shape::Number, Shape::Integer)
            )
    };
    match all.iter().position(same) {
        Some(location) => {
            let before = std::mem::replace(&mut all[location], Shape::Never);
            all[location] = join(before, one);
        }
        None => all.push(one),
    }
    Shape::Either(all)
}

/// The properties that both have.
fn join_objects(left: ObjectShape, right: &ObjectShape) -> ObjectShape {
    let both = left.properties.into_iter().filter_map(|(name, property)| {
        let other = right.properties.get(&name)?;
        let required = property.required && other.required;
        Some((
            name,
            PropertyShape {
                required,
                shape: join(property.shape, other.shape.clone()),
            },
        ))
    });
    ObjectShape {
        properties: both.collect(),
        rest: None,
    }
}
