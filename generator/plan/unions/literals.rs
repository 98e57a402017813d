//! The literals that schemas are one of.

use openapiv3::ObjectType;
use serde_json::{Number, Value};

use super::accepts::whole;
use super::branches::leaves;
use crate::ir::TagValue;
use crate::lower::extension;
use crate::plan::model::{Found, Model, Shape, place_of};

/// The literals that an object fixes a property to.
pub fn literals(model: Model<'_>, object: &ObjectType, key: &str) -> Option<Vec<TagValue>> {
    constants(property(model, object, key)?)
}

/// The one literal that an object fixes a property to.
pub fn literal(model: Model<'_>, object: &ObjectType, key: &str) -> Option<TagValue> {
    let found = property(model, object, key)?;
    (count(found) == 1)
        .then(|| constants(found)?.pop())
        .flatten()
}

/// Whether an object fixes a property to literals.
pub fn fixes(model: Model<'_>, object: &ObjectType, key: &str) -> bool {
    property(model, object, key).is_some_and(is_fixed)
}

/// Whether an object's property, where it is fixed to literals, may be this one.
pub fn may_be(model: Model<'_>, found: Found<'_>, key: &str, value: &TagValue) -> bool {
    let Shape::Object(object) = found.shape else {
        return true;
    };
    property(model, object, key).is_none_or(|found| !is_fixed(found) || is_one_of(found, value))
}

/// A value that a discriminator names, which is a text always, as a schema has it whose property is of another type; `None` where
/// that has no such value.
pub fn typed_value(model: Model<'_>, place: &str, key: &str, said: &str) -> Option<TagValue> {
    match property_of(model, place, key).map(|found| found.shape) {
        Some(Shape::Integer(_) | Shape::Number(_)) => said.parse().ok().map(TagValue::Int),
        Some(Shape::Boolean(_)) => said.parse().ok().map(TagValue::Bool),
        Some(shape) if has_parts(shape) => None,
        _ => Some(TagValue::Text(said.to_owned())),
    }
}

/// Whether a property is a list or an object, which no discriminator can be.
pub fn is_structured(model: Model<'_>, place: &str, key: &str) -> bool {
    property_of(model, place, key).is_some_and(|found| has_parts(found.shape))
}

fn has_parts(shape: Shape<'_>) -> bool {
    matches!(shape, Shape::Array(_) | Shape::Tuple(_) | Shape::Object(_))
}

/// A property of an object, or of the first branch of a union that has it.
fn property_of<'a>(model: Model<'a>, place: &'a str, key: &str) -> Option<Found<'a>> {
    leaves(model, place)
        .into_iter()
        .find_map(|leaf| match leaf.shape {
            Shape::Object(object) => property(model, object, key),
            _ => None,
        })
}

/// What an object calls a value of a property, where the document has a name for it.
pub fn name_of_value<'a>(
    model: Model<'a>,
    place: &str,
    key: &str,
    value: &TagValue,
) -> Option<&'a str> {
    let Shape::Object(object) = model.find_bare(place)?.shape else {
        return None;
    };
    let names = property(model, object, key)?
        .data
        .extensions
        .get(extension::VALUE_NAMES)?;
    names.get(value.plain())?.as_str()
}

/// A property that is not null.
fn property<'a>(model: Model<'a>, object: &'a ObjectType, key: &str) -> Option<Found<'a>> {
    let place = place_of(object.properties.get(key)?)?;
    if model.is_nullable(place) {
        None
    } else {
        model.find_bare(place)
    }
}

/// The literals that a schema is one of, null aside.
pub fn constants(found: Found<'_>) -> Option<Vec<TagValue>> {
    let values: Vec<TagValue> = match found.shape {
        Shape::Text(text) => {
            let values = text.enumeration.iter().flatten();
            values.map(|value| TagValue::Text(value.clone())).collect()
        }
        Shape::Integer(integer) => integer
            .enumeration
            .iter()
            .flatten()
            .map(|value| TagValue::Int(*value))
            .collect(),
        Shape::Number(number) => {
            let values: Option<Vec<_>> = number
                .enumeration
                .iter()
                .flatten()
                .map(|value| whole_tag(*value))
                .collect();
            values.unwrap_or_default()
        }
        Shape::Boolean(boolean) => boolean
            .enumeration
            .iter()
            .flatten()
            .map(|value| TagValue::Bool(*value))
            .collect(),
        _ => values_extension(found).unwrap_or_default(),
    };
    (!values.is_empty()).then_some(values)
}

/// How many literals a schema is one of: asked of each branch of a union, whose tag may list them all.
fn count(found: Found<'_>) -> usize {
    match found.shape {
        Shape::Text(text) => text.enumeration.iter().flatten().count(),
        _ => constants(found).map_or(0, |values| values.len()),
    }
}

/// Whether a schema is one of literals.
pub fn is_fixed(found: Found<'_>) -> bool {
    count(found) > 0
}

/// Whether a literal is one of those of a schema.
pub fn is_one_of(found: Found<'_>, value: &TagValue) -> bool {
    match (found.shape, value) {
        (Shape::Text(text), TagValue::Text(value)) => {
            text.enumeration.iter().flatten().any(|text| text == value)
        }
        _ => constants(found).is_some_and(|values| values.contains(value)),
    }
}

/// A number that a tag can be.
fn whole_tag(value: f64) -> Option<TagValue> {
    whole(&Number::from_f64(value)?)?
        .try_into()
        .ok()
        .map(TagValue::Int)
}

fn values_extension(found: Found<'_>) -> Option<Vec<TagValue>> {
    let values = found.data.extensions.get(extension::VALUES)?.as_array()?;
    values.iter().map(tag_value).collect()
}

/// The value as one that can tell branches apart.
pub fn tag_value(value: &Value) -> Option<TagValue> {
    match value {
        Value::String(text) => Some(TagValue::Text(text.clone())),
        Value::Bool(flag) => Some(TagValue::Bool(*flag)),
        Value::Number(number) => number.as_i64().map(TagValue::Int),
        _ => None,
    }
}
