//! How shapes differ: whether two have a value in common, and the smallest part of one that distinguishes it from the other.

use indexmap::IndexMap;

use super::shape::{MemberShape, ObjectShape, Shape};
use super::shapes::{items, join};
use crate::ir::TagValue;

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
        (Shape::Tuple(positions), Shape::List(items))
        | (Shape::List(items), Shape::Tuple(positions)) => {
            positions.iter().any(|position| disjoint(position, items))
        }
        _ => kind(left) != kind(right),
    }
}

/// Whether the empty array is the only value that two arrays have in common.
pub fn has_only_empty_in_common(left: &Shape, right: &Shape) -> bool {
    !matches!((left, right), (Shape::Tuple(_), _) | (_, Shape::Tuple(_)))
        && tells_apart(left, right)
}

/// The same, empty arrays aside.
fn tells_apart(left: &Shape, right: &Shape) -> bool {
    match (left, right) {
        (Shape::List(left), Shape::List(right)) => tells_apart(left, right),
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
        TagValue::Text(_) => Shape::Text,
        TagValue::Int(_) => Shape::Integer,
        TagValue::Bool(_) => Shape::Boolean,
    }
}

fn disjoint_objects(left: &ObjectShape, right: &ObjectShape) -> bool {
    let refused = |one: &ObjectShape, other: &ObjectShape| {
        one.members
            .iter()
            .filter(|(_, member)| member.required)
            .any(
                |(name, member)| match (other.members.get(name), &other.rest) {
                    (Some(twin), _) => disjoint(&member.shape, &twin.shape),
                    (None, Some(rest)) => disjoint(&member.shape, rest),
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
        (Shape::List(one), Shape::List(other)) => Shape::List(Box::new(difference(one, other))),
        (Shape::Object(_), _) => Shape::Object(ObjectShape::default()),
        (Shape::Tuple(one), Shape::Tuple(other)) if one.len() == other.len() => Shape::Tuple(
            one.iter()
                .zip(other)
                .map(|(one, other)| difference(one, other))
                .collect(),
        ),
        (Shape::Tuple(one), Shape::List(items)) => {
            Shape::Tuple(one.iter().map(|one| difference(one, items)).collect())
        }
        (Shape::Tuple(one), _) => Shape::Tuple(vec![Shape::Any; one.len()]),
        (Shape::List(one), Shape::Tuple(other)) => Shape::List(Box::new(difference(
            one,
            &items(Shape::Tuple(other.clone())),
        ))),
        (Shape::List(_), _) => Shape::List(Box::new(Shape::Any)),
        _ => one.clone(),
    }
}

fn object_difference(one: &ObjectShape, other: &ObjectShape) -> ObjectShape {
    let pick = |name: &String, shape: Shape, required: bool| ObjectShape {
        members: IndexMap::from([(name.clone(), MemberShape { required, shape })]),
        rest: None,
    };
    let required = || one.members.iter().filter(|(_, member)| member.required);
    let twin = |name: &String| match (other.members.get(name), other.rest.as_deref()) {
        (Some(member), _) => Some(&member.shape),
        (None, Some(Shape::Never) | None) => None,
        (None, Some(rest)) => Some(rest),
    };
    let constants = required().find(|(name, member)| {
        matches!(member.shape, Shape::Is(_))
            && twin(name).is_some_and(|twin| disjoint(&member.shape, twin))
    });
    if let Some((name, member)) = constants {
        return pick(name, member.shape.clone(), true);
    }
    if let Some((name, _)) = required().find(|(name, _)| twin(name).is_none()) {
        return pick(name, Shape::Any, true);
    }
    let apart = required().find_map(|(name, member)| {
        let twin = twin(name).filter(|twin| tells_apart(&member.shape, twin))?;
        Some(pick(name, difference(&member.shape, twin), true))
    });
    apart.unwrap_or_else(|| weak_difference(one, other))
}

/// Where no required property distinguishes the objects: all properties that can.
fn weak_difference(one: &ObjectShape, other: &ObjectShape) -> ObjectShape {
    let mut told = ObjectShape::default();
    let mut others = 0;
    for (name, member) in &one.members {
        let shape = match other.members.get(name) {
            Some(twin) if tells_apart(&member.shape, &twin.shape) => {
                difference(&member.shape, &twin.shape)
            }
            Some(twin) if member.required && !twin.required => Shape::Any,
            Some(twin) if member.shape != twin.shape => difference(&member.shape, &twin.shape),
            Some(_) => continue,
            // A property that may be present with another value distinguishes nothing.
            None => outline(&member.shape),
        };
        others += usize::from(!member.required);
        if member.required || others <= MOST_OPTIONAL {
            told.members.insert(
                name.clone(),
                MemberShape {
                    required: member.required,
                    shape,
                },
            );
        }
    }
    if one.rest.is_some() && one.members.len() <= MOST_NAMES {
        for (name, member) in &one.members {
            let any = MemberShape {
                required: member.required,
                shape: Shape::Any,
            };
            told.members.entry(name.clone()).or_insert(any);
        }
        told.rest.clone_from(&one.rest);
    }
    told
}

/// The JSON type alone.
fn outline(shape: &Shape) -> Shape {
    match shape {
        Shape::Is(values) => values
            .iter()
            .map(kind_of)
            .reduce(join)
            .unwrap_or(Shape::Any),
        Shape::List(_) | Shape::Tuple(_) => Shape::List(Box::new(Shape::Any)),
        Shape::Object(_) => Shape::Object(ObjectShape::default()),
        Shape::Either(all) => all.iter().map(outline).reduce(join).unwrap_or(Shape::Any),
        scalar => scalar.clone(),
    }
}

/// Both of two differences of one shape.
pub fn both(left: Shape, right: Shape) -> Shape {
    match (left, right) {
        (Shape::Any, other) | (other, Shape::Any) => other,
        (Shape::List(left), Shape::List(right)) => Shape::List(Box::new(both(*left, *right))),
        (Shape::Tuple(left), Shape::Tuple(right)) => Shape::Tuple(
            left.into_iter()
                .zip(right)
                .map(|(left, right)| both(left, right))
                .collect(),
        ),
        (Shape::Object(mut left), Shape::Object(right)) => {
            for (name, member) in right.members {
                let merged = match left.members.shift_remove(&name) {
                    Some(before) => both(before.shape, member.shape),
                    None => member.shape,
                };
                left.members.insert(
                    name,
                    MemberShape {
                        required: member.required,
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
        Shape::Integer | Shape::Text | Shape::Boolean => 2,
        Shape::Is(_) | Shape::Never => 3,
        Shape::List(items) => demands(items),
        Shape::Tuple(positions) => 1 + positions.iter().map(demands).sum::<usize>(),
        Shape::Object(object) => {
            let required = object.members.values().filter(|member| member.required);
            let constants = required
                .clone()
                .filter(|member| matches!(member.shape, Shape::Is(_)))
                .count();
            required.count() + constants
        }
    }
}

/// For each object, a property that only it requires; `None` where an object has no such property.
pub fn own_keys(objects: &[&ObjectShape]) -> Option<Vec<String>> {
    let own = |(place, object): (usize, &&ObjectShape)| {
        let elsewhere = |name: &str| {
            let others = objects
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != place);
            others.into_iter().any(|(_, other)| {
                other.members.contains_key(name)
                    || matches!(other.rest.as_deref(), Some(rest) if *rest != Shape::Never)
            })
        };
        let mut required = object.members.iter().filter(|(_, member)| member.required);
        required
            .find(|(name, _)| !elsewhere(name))
            .map(|(name, _)| name.clone())
    };
    objects.iter().enumerate().map(own).collect()
}
