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
        _ => match (Items::of(left), Items::of(right)) {
            (Some(left), Some(right)) => differ_at(left, right, 0, disjoint),
            _ => kind(left) != kind(right),
        },
    }
}

/// The items of an array by position.
#[derive(Clone, Copy)]
struct Items<'s> {
    first: &'s [Shape],
    required: usize,
    /// All further ones; `None` where there are none.
    rest: Option<&'s Shape>,
}

impl<'s> Items<'s> {
    fn of(list: &'s Shape) -> Option<Self> {
        let (first, required, rest) = match list {
            Shape::Array(items) => (&[][..], 0, Some(&**items)),
            Shape::Tuple(first) => (first.as_slice(), first.len(), None),
            Shape::OpenTuple(first, required, rest) => (first.as_slice(), *required, Some(&**rest)),
            _ => return None,
        };
        Some(Self {
            first,
            required,
            rest,
        })
    }

    fn at(self, index: usize) -> Option<&'s Shape> {
        self.first.get(index).or(self.rest)
    }
}

/// Whether two arrays, which have `least` items or more, differ at an index that both have to have.
fn differ_at(
    left: Items<'_>,
    right: Items<'_>,
    least: usize,
    differ: fn(&Shape, &Shape) -> bool,
) -> bool {
    let required = left.required.max(right.required).max(least);
    (0..required).any(|index| match (left.at(index), right.at(index)) {
        (Some(left), Some(right)) => differ(left, right),
        _ => true,
    })
}

/// Whether the empty array is the only value that two arrays have in common.
pub fn has_only_empty_in_common(left: &Shape, right: &Shape) -> bool {
    matches!((left, right), (Shape::Array(_), Shape::Array(_))) && distinguishes(left, right)
}

/// The same, empty arrays aside.
fn distinguishes(left: &Shape, right: &Shape) -> bool {
    match (left, right) {
        (Shape::Array(left), Shape::Array(right)) => distinguishes(left, right),
        (Shape::OpenTuple(..), _) | (_, Shape::OpenTuple(..)) => {
            match (Items::of(left), Items::of(right)) {
                (Some(left), Some(right)) => differ_at(left, right, 1, distinguishes),
                _ => disjoint(left, right),
            }
        }
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
        (Shape::OpenTuple(first, required, rest), other) => {
            let other = Items::of(other);
            let part = |one: &Shape, other: Option<&Shape>| match other {
                Some(other) => difference(one, other),
                None => Shape::Any,
            };
            let first = first
                .iter()
                .enumerate()
                .map(|(index, one)| part(one, other.and_then(|other| other.at(index))));
            let rest = part(rest, other.and_then(|other| other.rest));
            Shape::OpenTuple(first.collect(), *required, Box::new(rest))
        }
        (Shape::Tuple(one), Shape::Tuple(other)) if one.len() == other.len() => Shape::Tuple(
            one.iter()
                .zip(other)
                .map(|(one, other)| difference(one, other))
                .collect(),
        ),
        (Shape::Tuple(one), Shape::Array(items)) => {
            Shape::Tuple(one.iter().map(|one| difference(one, items)).collect())
        }
        (Shape::Tuple(one), Shape::OpenTuple(other, _, rest)) => {
            let other = other.iter().chain(std::iter::repeat(&**rest));
            let both = one.iter().zip(other);
            Shape::Tuple(both.map(|(one, other)| difference(one, other)).collect())
        }
        (Shape::Tuple(one), _) => Shape::Tuple(vec![Shape::Any; one.len()]),
        (Shape::Array(one), Shape::Tuple(_) | Shape::OpenTuple(..)) => {
            Shape::Array(Box::new(difference(one, &items(other.clone()))))
        }
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
        Shape::Array(_) | Shape::Tuple(_) | Shape::OpenTuple(..) => {
            Shape::Array(Box::new(Shape::Any))
        }
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
        (Shape::OpenTuple(left, required, left_rest), Shape::OpenTuple(right, _, right_rest)) => {
            let first = left.into_iter().zip(right);
            let first = first.map(|(left, right)| both(left, right)).collect();
            Shape::OpenTuple(first, required, Box::new(both(*left_rest, *right_rest)))
        }
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
        Shape::OpenTuple(positions, _, rest) => {
            positions.iter().map(demands).sum::<usize>() + demands(rest)
        }
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
