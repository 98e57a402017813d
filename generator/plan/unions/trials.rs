//! Unions without a tag and with several branches of one JSON type: decided by properties that only one branch requires, else by
//! shape, the most specific branch first.

use std::collections::BTreeSet;

use super::kinds::{Candidate, locations_of};
use crate::ir::{
    DecidedBy, JsonKind, ObjectShape, Open, PropertyShape, Select, Shape, UnionDecision,
};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::schema::leaves::leaves;
use crate::schema::{Found, Schemas};
use crate::values::difference::{both, demands, difference, disjoint, kind_of, own_keys};
use crate::values::shapes::{LEVELS, is_list, join, shape_of};

/// The branches of larger unions are not all compared with each other.
const MOST_COMPARED: usize = 1_000;

/// How many required properties of a branch are compared.
const MOST_DEMANDED: usize = 8;

/// How many pairs of branches are compared.
const MOST_PAIRS: usize = 1_000_000;

/// How many pairs of branches with values in common are reported for one union.
const MOST_OVERLAPS: usize = 100_000;

impl<'a> Planner<'a> {
    /// The enum of a union that is decided by shape.
    pub(in crate::plan) fn plan_by_shape(
        &mut self,
        location: &str,
        found: Found<'a>,
        candidates: Vec<Candidate<'_>>,
    ) -> Planned {
        let among = candidates
            .iter()
            .map(|candidate| candidate.locations.len())
            .sum();
        let mut shaped: Vec<(Candidate<'_>, Shape)> = candidates
            .into_iter()
            .map(|candidate| {
                let shape = candidate_shape(self.model, &candidate, among);
                (candidate, shape)
            })
            .collect();
        let shapes: Vec<&Shape> = shaped.iter().map(|(_, shape)| shape).collect();
        if let Some(keyed) = keyed(&shapes) {
            let open = has_only_keys(&shapes).then_some(Open::OnlyKey);
            let candidates: Vec<Candidate<'_>> =
                shaped.into_iter().map(|(candidate, _)| candidate).collect();
            self.report_common_value(found, &locations_of(&candidates));
            let selects = keyed.into_iter().map(Select::Shape).collect();
            let decision = (UnionDecision::Shape { open }, DecidedBy::Keys);
            return self.declare_enum(location, found, candidates, selects, decision);
        }
        sort_by_demands(&mut shaped);
        let (candidates, shapes): (Vec<_>, Vec<_>) = shaped.into_iter().unzip();
        let overlaps = overlaps(&shapes);
        let open = open_key(&shapes);
        let selects = distinguish(&shapes, open.as_deref());
        let selects = selects.into_iter().map(Select::Shape).collect();
        let decision = (
            UnionDecision::Shape {
                open: open.map(Open::Constant),
            },
            DecidedBy::Shape {
                overlaps: overlaps.clone(),
            },
        );
        let planned = self.declare_enum(location, found, candidates, selects, decision);
        self.note_undecided(location, &planned.ty, &shapes, &overlaps);
        planned
    }
}

/// For schemas that are no branches of a union: by position the shapes of each that distinguish it from others, and the pairs that these do
/// not distinguish. A newer service may send other values of an enum, but all required properties: a schema that requires nothing is not known
/// by its values, and has no shape.
pub fn distinguish_schemas(
    model: &Schemas,
    locations: &[Option<&str>],
) -> (Vec<Vec<Shape>>, Vec<(usize, usize)>) {
    let mut all: Vec<(usize, &str)> = Vec::new();
    for (index, location) in locations.iter().enumerate() {
        let leaves = location.map_or_else(Vec::new, |location| leaves(model, location));
        all.extend(leaves.into_iter().map(|leaf| (index, leaf.location)));
    }
    let shapes = all
        .iter()
        .map(|(_, leaf)| shape_of(model, leaf, LEVELS, all.len()));
    let shapes: Vec<Shape> = shapes.collect();
    let distinguishing = distinguish(&shapes, None).into_iter().zip(&shapes);
    let known: Vec<Option<Shape>> = distinguishing
        .map(|(part, whole)| recognise(part, whole))
        .collect();
    let mut by_location = vec![Vec::new(); locations.len()];
    for ((index, _), shape) in all.iter().zip(&known) {
        by_location[*index].extend(shape.clone());
    }
    let is_unclear = |(first, second): &(usize, usize)| match (&known[*first], &known[*second]) {
        (Some(one), Some(other)) => required_names(one) == required_names(other),
        _ => false,
    };
    let pairs = overlaps(&shapes).into_iter().filter(is_unclear);
    let pairs = pairs.map(|(first, second)| (all[first].0, all[second].0));
    let pairs: BTreeSet<(usize, usize)> = pairs.filter(|(first, second)| first != second).collect();
    (by_location, pairs.into_iter().collect())
}

/// The shape by which a value is recognised: what distinguishes it, and all that it requires. Of what is optional only constants are compared,
/// since services send null for the rest.
fn recognise(part: Shape, whole: &Shape) -> Option<Shape> {
    let object = match whole {
        Shape::Any => return None,
        Shape::Object(object) => object,
        whole => return Some(both(part, difference(whole, &Shape::Never))),
    };
    let mut shape = in_order(both(part, required(object)), whole);
    if let Shape::Object(object) = &mut shape {
        let is_compared =
            |property: &PropertyShape| property.required || matches!(property.shape, Shape::Is(_));
        object
            .properties
            .retain(|_, property| is_compared(property));
        object.rest = None;
    }
    (!required_names(&shape).is_empty()).then_some(shape)
}

fn required_names(shape: &Shape) -> BTreeSet<&String> {
    let properties = shape.as_object().into_iter();
    let properties = properties.flat_map(|object| &object.properties);
    let required = properties.filter(|(_, property)| property.required);
    required.map(|(name, _)| name).collect()
}

/// What an object requires, with single constants.
fn required(object: &ObjectShape) -> Shape {
    let properties = object.properties.iter();
    let required = properties.filter(|(_, property)| property.required);
    let required = required.map(|(name, property)| {
        let shape = match &property.shape {
            Shape::Is(values) if values.len() == 1 => property.shape.clone(),
            _ => Shape::Any,
        };
        let required = true;
        (name.clone(), PropertyShape { required, shape })
    });
    Shape::Object(ObjectShape {
        properties: required.collect(),
        rest: None,
    })
}

fn candidate_shape(model: &Schemas, candidate: &Candidate<'_>, among: usize) -> Shape {
    match candidate.kind {
        // Enums are open: no constant decides.
        JsonKind::String => Shape::String,
        JsonKind::Integer => Shape::Integer,
        JsonKind::Number => Shape::Number,
        JsonKind::Boolean => Shape::Boolean,
        JsonKind::Array | JsonKind::Object => {
            let shapes = candidate
                .locations
                .iter()
                .map(|location| shape_of(model, location, LEVELS, among));
            shapes.reduce(join).unwrap_or(Shape::Any)
        }
    }
}

/// The most specific first among branches of one JSON type; JSON types stay in the document's order.
fn sort_by_demands(shaped: &mut [(Candidate<'_>, Shape)]) {
    let mut kinds: Vec<JsonKind> = shaped.iter().map(|(candidate, _)| candidate.kind).collect();
    kinds.dedup();
    shaped.sort_by_key(|(candidate, shape)| {
        let kind = kinds.iter().position(|kind| *kind == candidate.kind);
        let is_map = matches!(shape, Shape::Object(object) if object.properties.is_empty());
        (kind, is_map, std::cmp::Reverse(demands(shape)))
    });
}

/// The shapes of branches whose objects have a property that no other branch has.
fn keyed(shapes: &[&Shape]) -> Option<Vec<Shape>> {
    let objects: Option<Vec<&ObjectShape>> = shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Object(object) => Some(Some(object)),
            Shape::Any | Shape::Either(_) => Some(None),
            _ => None,
        })
        .collect();
    let lists = shapes.iter().filter(|shape| is_list(shape)).count();
    let mut keys = own_keys(&objects?).filter(|_| lists < 2)?.into_iter();
    let mut keyed = |shape: &Shape| match shape {
        Shape::Object(object) => {
            let others = shapes.iter().copied().filter(|other| *other != shape);
            let property = PropertyShape {
                required: true,
                shape: Shape::Any,
            };
            let properties = keys.next().map(|key| (key, property)).into_iter().collect();
            let own = Shape::Object(ObjectShape {
                properties,
                rest: None,
            });
            in_order(both(own, demanded(object, others)), shape)
        }
        other => difference(other, &Shape::Never),
    };
    Some(shapes.iter().map(|shape| keyed(shape)).collect())
}

/// Whether all objects of a union have exactly one property, which is required: its name is their tag.
fn has_only_keys(shapes: &[&Shape]) -> bool {
    let only = |object: &ObjectShape| object.properties.len() == 1 && object.properties[0].required;
    let takes_any = |shape: &Shape| matches!(shape, Shape::Any | Shape::Either(_));
    let objects = shapes.iter().filter_map(|shape| shape.as_object());
    objects.clone().count() > 1
        && objects.clone().all(only)
        && !shapes.iter().any(|shape| takes_any(shape))
}

/// A property that is a constant in every branch, though some branches share a constant.
fn open_key(shapes: &[Shape]) -> Option<String> {
    let mut objects = shapes.iter().filter_map(Shape::as_object);
    let first = objects.next()?;
    let others: Vec<&ObjectShape> = objects.collect();
    let constants = |object: &ObjectShape, key: &String| {
        let property = object.properties.get(key)?;
        if let Shape::Is(values) = &property.shape {
            Some(values.clone())
        } else {
            None
        }
    };
    let is_open = |key: &&String| {
        let Some(values) = constants(first, key) else {
            return false;
        };
        let others: Option<Vec<_>> = others.iter().map(|other| constants(other, key)).collect();
        others.is_some_and(|others| others.iter().any(|other| *other != values))
    };
    first.properties.keys().find(is_open).cloned()
}

/// The smallest part of each shape that distinguishes it from all others; the whole shape where there are very many.
fn distinguish(shapes: &[Shape], open: Option<&str>) -> Vec<Shape> {
    if shapes.len() > MOST_COMPARED {
        return shapes.to_vec();
    }
    let distinguishing = |(location, shape): (usize, &Shape)| {
        let others = || {
            shapes
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != location)
                .map(|(_, other)| other)
        };
        let differences = others().map(|other| difference(shape, other));
        let overlapping = others().filter(|other| !disjoint(shape, other));
        let demanded = shape
            .as_object()
            .map(|object| demanded(object, overlapping));
        let distinguishing = differences
            .chain(member_of(shape, open))
            .chain(demanded)
            .reduce(both);
        in_order(distinguishing.unwrap_or(Shape::Any), shape)
    };
    let mut distinguishing: Vec<Shape> = shapes.iter().enumerate().map(distinguishing).collect();
    for location in 0..shapes.len() {
        for other in 0..shapes.len() {
            let (Some(one), Some(general)) =
                (shapes[location].as_object(), shapes[other].as_object())
            else {
                continue;
            };
            if is_special(one, general) {
                let more = same_properties(one, &distinguishing[other], &distinguishing[location]);
                distinguishing[location] = in_order(
                    both(distinguishing[location].clone(), more),
                    &shapes[location],
                );
            }
        }
    }
    distinguishing
}

/// What an object requires and others do not: required properties, with their constants.
fn demanded<'s>(object: &ObjectShape, others: impl Iterator<Item = &'s Shape>) -> Shape {
    let others: Vec<&ObjectShape> = others.filter_map(Shape::as_object).collect();
    let is_asked = |name: &String, property: &PropertyShape| {
        others.iter().any(|other| {
            other
                .properties
                .get(name)
                .is_none_or(|counterpart| counterpart != property)
        })
    };
    let required = object
        .properties
        .iter()
        .filter(|(name, property)| property.required && is_asked(name, property));
    let properties = required.take(MOST_DEMANDED).map(|(name, property)| {
        let shape = match &property.shape {
            // A newer service may send another value of an enum.
            Shape::Is(values) if values.len() == 1 => property.shape.clone(),
            _ => Shape::Any,
        };
        (
            name.clone(),
            PropertyShape {
                required: true,
                shape,
            },
        )
    });
    Shape::Object(ObjectShape {
        properties: properties.collect(),
        rest: None,
    })
}

/// Whether an object requires all that another one requires, and more.
fn is_special(one: &ObjectShape, general: &ObjectShape) -> bool {
    let required = |object: &ObjectShape| {
        object
            .properties
            .values()
            .filter(|property| property.required)
            .count()
    };
    let demands = |name: &String| {
        one.properties
            .get(name)
            .is_some_and(|property| property.required)
    };
    let mut demanded = general
        .properties
        .iter()
        .filter(|(_, property)| property.required);
    required(one) > required(general) && demanded.all(|(name, _)| demands(name))
}

/// What an object declares about the properties that a more general one requires, so that it scores higher for a value of both.
fn same_properties(one: &ObjectShape, general: &Shape, distinguishing: &Shape) -> Shape {
    let distinguishing = distinguishing.as_object();
    let is_known = |name: &String| {
        distinguishing
            .and_then(|distinguishing| distinguishing.properties.get(name))
            .is_some_and(|property| property.shape != Shape::Any)
    };
    let counted = general
        .as_object()
        .into_iter()
        .flat_map(|general| &general.properties);
    let properties =
        counted
            .filter(|(name, _)| !is_known(name))
            .filter_map(|(name, counterpart)| {
                let own = one.properties.get(name)?;
                let shape = match &own.shape {
                    // A newer service may send another value of an enum.
                    Shape::Is(values) if values.len() > 1 => values.first().map(kind_of)?,
                    shape => difference(shape, &counterpart.shape),
                };
                Some((
                    name.clone(),
                    PropertyShape {
                        required: own.required,
                        shape,
                    },
                ))
            });
    Shape::Object(ObjectShape {
        properties: properties.collect(),
        rest: None,
    })
}

fn member_of(shape: &Shape, key: Option<&str>) -> Option<Shape> {
    let object = shape.as_object()?;
    let (_, key, property) = object.properties.get_full(key?)?;
    let properties = [(key.clone(), property.clone())].into_iter().collect();
    Some(Shape::Object(ObjectShape {
        properties,
        rest: None,
    }))
}

/// The properties in the order of the whole shape.
fn in_order(mut distinguishing: Shape, whole: &Shape) -> Shape {
    if let (Shape::Object(distinguishing), Shape::Object(whole)) = (&mut distinguishing, whole) {
        distinguishing
            .properties
            .sort_by_cached_key(|name, _| whole.properties.get_index_of(name));
    }
    distinguishing
}

fn overlaps(shapes: &[Shape]) -> Vec<(usize, usize)> {
    let pairs = (0..shapes.len())
        .flat_map(|first| (first + 1..shapes.len()).map(move |second| (first, second)));
    let pairs = pairs
        .take(MOST_PAIRS)
        .filter(|(first, second)| !disjoint(&shapes[*first], &shapes[*second]));
    pairs.take(MOST_OVERLAPS).collect()
}
