//! How shapes differ: whether two have a value in common, and the smallest part of one that distinguishes it from the other.

use indexmap::IndexMap;

use super::shapes::{items, join};
use crate::ir::TagValue;
use crate::ir::{ObjectShape, PropertyShape, Shape};

/// How many optional properties are compared to distinguish two objects.
const MOST_OPTIONAL: usize = 8;

/// How many property names the shape of an object lists at most, to reject all others.
const MOST_NAMES: usize = 40;

/// Whether no value has both shapes.
pub fn disjoint(left: &Shape, right: &Shape) -> bool {
    match (left, right) {
        (Shape::Any, _) | (_, Shape::Any) => false,
        (Shape::Never, _) | (_, Shape::Never) => true,
        (Shape::Either(all), other) | (other, Shape::Either(all)) => {
            all.iter().all(|one| disjoint(one, other))
        }
        (Shape::Is(left), Shape::Is(right)) => left.iter().all(|value| !right.contains(value)),
        (Shape::Is(values), other) | (other, Shape::Is(values)) => {
            values.iter().all(|value| disjoint(&kind_of(value), other))
        }
        (Shape::Object(left), Shape::Object(right)) => disjoint_objects(left, right),
        (Shape::Tuple(left), Shape::Tuple(right)) => {
            left.len() != right.len()
                || left
                    .iter()
                    .zip(right)
                    .any(|(left, right)| disjoint(left, right))
        }
        (Shape::Tuple(positions), Shape::Array(items))
        | (Shape::Array(items), Shape::Tuple(positions)) => {
            positions.iter().any(|position| disjoint(position, items))
        }
        _ => kind(left) != kind(right),
    }
}

/// Whether the empty array is the only value that two arrays have in common.
pub fn has_only_empty_in_common(left: &Shape, right: &Shape) -> bool {
    !matches!((left, right), (Shape::Tuple(_), _) | (_, Shape::Tuple(_)))
        && distinguishes(left, right)
}

/// The same, empty arrays aside.
fn distinguishes(left: &Shape, right: &Shape) -> bool {
    match (left, right) {
        (Shape::Array(left), Shape::Array(right)) => distinguishes(left, right),
        _ => disjoint(left, right),
    }
}

/// Integers and numbers are one JSON type here.
fn kind(shape: &Shape) -> std::mem::Discriminant<Shape> {
    let shape = if *shape == Shape::Integer {
        &Shape::Number
    } else {
        shape
    };
    std::mem::discriminant(shape)
}

/// The shape of all values of a constant's JSON type.
pub fn kind_of(value: &TagValue) -> Shape {
    match value {
        TagValue::String(_) => Shape::String,
        TagValue::Int(_) => Shape::Integer,
        TagValue::Bool(_) => Shape::Boolean,
    }
}

fn disjoint_objects(left: &ObjectShape, right: &ObjectShape) -> bool {
    let refused = |one: &ObjectShape, other: &ObjectShape| {
        one.properties
            .iter()
            .filter(|(_, property)| property.required)
            .any(
                |(name, property)| match (other.properties.get(name), &other.rest) {
                    (Some(counterpart), _) => disjoint(&property.shape, &counterpart.shape),
                    (None, Some(rest)) => disjoint(&property.shape, rest),
                    (None, None) => false,
                },
            )
    };
    refused(left, right) || refused(right, left)
}

/// The smallest part of `one` that distinguishes it from `other`.
pub fn difference(one: &Shape, other: &Shape) -> Shape {
    match (one, other) {
        (Shape::Object(one), Shape::Object(other)) => Shape::Object(object_difference(one, other)),
        (Shape::Array(one), Shape::Array(other)) => Shape::Array(Box::new(difference(one, other))),
        (Shape::Object(_), _) => Shape::Object(ObjectShape::default()),
        (Shape::Tuple(one), Shape::Tuple(other)) if one.len() == other.len() => Shape::Tuple(
            one.iter()
                .zip(other)
                .map(|(one, other)| difference(one, other))
                .collect(),
        ),
        (Shape::Tuple(one), Shape::Array(items)) => {
            Shape::Tuple(one.iter().map(|one| difference(one, items)).collect())
        }
        (Shape::Tuple(one), _) => Shape::Tuple(vec![Shape::Any; one.len()]),
        (Shape::Array(one), Shape::Tuple(other)) => Shape::Array(Box::new(difference(
            one,
            &items(Shape::Tuple(other.clone())),
        ))),
        (Shape::Array(_), _) => Shape::Array(Box::new(Shape::Any)),
        _ => one.clone(),
    }
}

fn object_difference(one: &ObjectShape, other: &ObjectShape) -> ObjectShape {
    let pick = |name: &String, shape: Shape, required: bool| ObjectShape {
        properties: IndexMap::from([(name.clone(), PropertyShape { required, shape })]),
        rest: None,
    };
    let required = || {
        one.properties
            .iter()
            .filter(|(_, property)| property.required)
    };
    let counterpart = |name: &String| match (other.properties.get(name), other.rest.as_deref()) {
        (Some(property), _) => Some(&property.shape),
        (None, Some(Shape::Never) | None) => None,
        (None, Some(rest)) => Some(rest),
    };
    let constants = required().find(|(name, property)| {
        matches!(property.shape, Shape::Is(_))
            && counterpart(name).is_some_and(|counterpart| disjoint(&property.shape, counterpart))
    });
    if let Some((name, property)) = constants {
        return pick(name, property.shape.clone(), true);
    }
    if let Some((name, _)) = required().find(|(name, _)| counterpart(name).is_none()) {
        return pick(name, Shape::Any, true);
    }
    let apart = required().find_map(|(name, property)| {
        let counterpart =
            counterpart(name).filter(|counterpart| distinguishes(&property.shape, counterpart))?;
        Some(pick(name, difference(&property.shape, counterpart), true))
    });
    apart.unwrap_or_else(|| weak_difference(one, other))
}

/// Where no required property distinguishes the objects: all properties that can.
fn weak_difference(one: &ObjectShape, other: &ObjectShape) -> ObjectShape {
    let mut distinguishing = ObjectShape::default();
    let mut others = 0;
    for (name, property) in &one.properties {
        let shape = match other.properties.get(name) {
            Some(counterpart) if distinguishes(&property.shape, &counterpart.shape) => {
                difference(&property.shape, &counterpart.shape)
            }
            Some(counterpart) if property.required && !counterpart.required => Shape::Any,
            Some(counterpart) if property.shape != counterpart.shape => {
                difference(&property.shape, &counterpart.shape)
            }
            Some(_) => continue,
            // A property that may be present with another value distinguishes nothing.
            None => outline(&property.shape),
        };
        others += usize::from(!property.required);
        if property.required || others <= MOST_OPTIONAL {
            distinguishing.properties.insert(
                name.clone(),
                PropertyShape {
                    required: property.required,
                    shape,
                },
            );
        }
    }
    if one.rest.is_some() && one.properties.len() <= MOST_NAMES {
        for (name, property) in &one.properties {
            let any = PropertyShape {
                required: property.required,
                shape: Shape::Any,
            };
            distinguishing.properties.entry(name.clone()).or_insert(any);
        }
        distinguishing.rest.clone_from(&one.rest);
    }
    distinguishing
}

/// The JSON type alone.
fn outline(shape: &Shape) -> Shape {
    match shape {
        Shape::Is(values) => values
            .iter()
            .map(kind_of)
            .reduce(join)
            .unwrap_or(Shape::Any),
        Shape::Array(_) | Shape::Tuple(_) => Shape::Array(Box::new(Shape::Any)),
        Shape::Object(_) => Shape::Object(ObjectShape::default()),
        Shape::Either(all) => all.iter().map(outline).reduce(join).unwrap_or(Shape::Any),
        scalar => scalar.clone(),
    }
}

/// Both of two differences of one shape.
pub fn both(left: Shape, right: Shape) -> Shape {
    match (left, right) {
        (Shape::Any, other) | (other, Shape::Any) => other,
        (Shape::Array(left), Shape::Array(right)) => Shape::Array(Box::new(both(*left, *right))),
        (Shape::Tuple(left), Shape::Tuple(right)) => Shape::Tuple(
            left.into_iter()
                .zip(right)
                .map(|(left, right)| both(left, right))
                .collect(),
        ),
        (Shape::Object(mut left), Shape::Object(right)) => {
            for (name, property) in right.properties {
                let merged = match left.properties.shift_remove(&name) {
                    Some(before) => both(before.shape, property.shape),
                    None => property.shape,
                };
                left.properties.insert(
                    name,
                    PropertyShape {
                        required: property.required,
                        shape: merged,
                    },
                );
            }
            left.rest = left.rest.or(right.rest);
            Shape::Object(left)
        }
        (left, _) => left,
    }
}

/// The more a shape requires, the earlier it is tried.
pub fn demands(shape: &Shape) -> usize {
    match shape {
        Shape::Any | Shape::Null | Shape::Either(_) => 0,
        Shape::Number => 1,
        Shape::Integer | Shape::String | Shape::Boolean => 2,
        Shape::Is(_) | Shape::Never => 3,
        Shape::Array(items) => demands(items),
        Shape::Tuple(positions) => 1 + positions.iter().map(demands).sum::<usize>(),
        Shape::Object(object) => {
            let required = object
                .properties
                .values()
                .filter(|property| property.required);
            let constants = required
                .clone()
                .filter(|property| matches!(property.shape, Shape::Is(_)))
                .count();
            required.count() + constants
        }
    }
}

/// For each object, a property that only it requires; `None` where an object has no such property.
pub fn own_keys(objects: &[&ObjectShape]) -> Option<Vec<String>> {
    let own = |(location, object): (usize, &&ObjectShape)| {
        let elsewhere = |name: &str| {
            let others = objects
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != location);
            others.into_iter().any(|(_, other)| {
                other.properties.contains_key(name)
                    || matches!(other.rest.as_deref(), Some(rest) if *rest != Shape::Never)
            })
        };
        let mut required = object
            .properties
            .iter()
            .filter(|(_, property)| property.required);
        required
            .find(|(name, _)| !elsewhere(name))
            .map(|(name, _)| name.clone())
    };
    objects.iter().enumerate().map(own).collect()
}
