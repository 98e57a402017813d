//! The constants and enum values of schemas.

use serde_json::{Number, Value};

use super::accepts::whole;
use crate::ir::TagValue;
use crate::schema::leaves::leaves;
use crate::schema::{Found, Kind, ObjectSchema, Schemas};

/// The values that an object allows for a property with a constant or an `enum`.
pub fn literals(model: &Schemas, object: &ObjectSchema, key: &str) -> Option<Vec<TagValue>> {
    constants(property(model, object, key)?)
}

/// The one value that an object allows for a property.
pub fn literal(model: &Schemas, object: &ObjectSchema, key: &str) -> Option<TagValue> {
    let found = property(model, object, key)?;
    (count(found) == 1)
        .then(|| constants(found)?.pop())
        .flatten()
}

/// Whether an object allows only constants for a property.
pub fn fixes(model: &Schemas, object: &ObjectSchema, key: &str) -> bool {
    property(model, object, key).is_some_and(is_fixed)
}

/// Whether an object allows this value for a property with a constant or an `enum`.
pub fn may_be(model: &Schemas, found: Found<'_>, key: &str, value: &TagValue) -> bool {
    let Kind::Object(object) = &found.schema.kind else {
        return true;
    };
    property(model, object, key).is_none_or(|found| !is_fixed(found) || is_one_of(found, value))
}

/// A discriminator's value, which is always a string, as a value of the property's type; `None` where that type has no such value.
pub fn typed_value(model: &Schemas, location: &str, key: &str, declared: &str) -> Option<TagValue> {
    match property_of(model, location, key).map(|found| &found.schema.kind) {
        Some(Kind::Integer(_) | Kind::Number(_)) => declared.parse().ok().map(TagValue::Int),
        Some(Kind::Boolean(_)) => declared.parse().ok().map(TagValue::Bool),
        Some(shape) if has_parts(shape) => None,
        _ => Some(TagValue::String(declared.to_owned())),
    }
}

/// Whether a property is an array or an object, which no discriminator can be.
pub fn is_structured(model: &Schemas, location: &str, key: &str) -> bool {
    property_of(model, location, key).is_some_and(|found| has_parts(&found.schema.kind))
}

fn has_parts(shape: &Kind) -> bool {
    matches!(shape, Kind::Array(_) | Kind::Tuple(_) | Kind::Object(_))
}

/// A property of an object, or of the first branch of a union that has it.
fn property_of<'a>(model: &'a Schemas, location: &'a str, key: &str) -> Option<Found<'a>> {
    leaves(model, location)
        .into_iter()
        .find_map(|leaf| property(model, leaf.object()?, key))
}

/// The name that the document gives to a value of a property.
pub fn name_of_value<'a>(
    model: &'a Schemas,
    location: &str,
    key: &str,
    value: &TagValue,
) -> Option<&'a str> {
    let object = model.find_bare(location)?.object()?;
    let property = property(model, object, key)?;
    let names = &property.schema.value_names;
    names.get(&value.plain()).map(String::as_str)
}

/// A property whose value is never null.
fn property<'a>(model: &'a Schemas, object: &'a ObjectSchema, key: &str) -> Option<Found<'a>> {
    let location = object.properties.get(key)?.as_str();
    if model.is_nullable(location) {
        None
    } else {
        model.find_bare(location)
    }
}

/// The constants that a schema allows, null aside.
pub fn constants(found: Found<'_>) -> Option<Vec<TagValue>> {
    let values: Vec<TagValue> = match &found.schema.kind {
        Kind::String(text) => {
            let values = text.values.iter();
            values
                .map(|value| TagValue::String(value.clone()))
                .collect()
        }
        Kind::Integer(integer) => integer
            .values
            .iter()
            .map(|value| TagValue::Int(*value))
            .collect(),
        Kind::Number(number) => {
            let values: Option<Vec<_>> = number
                .values
                .iter()
                .map(|value| whole_tag(*value))
                .collect();
            values.unwrap_or_default()
        }
        Kind::Boolean(flags) => flags.iter().map(|value| TagValue::Bool(*value)).collect(),
        _ => values_extension(found).unwrap_or_default(),
    };
    (!values.is_empty()).then_some(values)
}

/// How many constants a schema allows. Counted for each branch of a union, whose tag may list them all.
fn count(found: Found<'_>) -> usize {
    match &found.schema.kind {
        Kind::String(text) => text.values.len(),
        _ => constants(found).map_or(0, |values| values.len()),
    }
}

/// Whether a schema allows only constants.
pub fn is_fixed(found: Found<'_>) -> bool {
    count(found) > 0
}

/// Whether a value is one of the constants of a schema.
pub fn is_one_of(found: Found<'_>, value: &TagValue) -> bool {
    match (&found.schema.kind, value) {
        (Kind::String(text), TagValue::String(value)) => {
            text.values.iter().any(|text| text == value)
        }
        _ => constants(found).is_some_and(|values| values.contains(value)),
    }
}

/// A number that a tag can have.
fn whole_tag(value: f64) -> Option<TagValue> {
    whole(&Number::from_f64(value)?)?
        .try_into()
        .ok()
        .map(TagValue::Int)
}

fn values_extension(found: Found<'_>) -> Option<Vec<TagValue>> {
    let values = found.schema.values.as_ref()?;
    values.iter().map(tag_value).collect()
}

/// The value as a tag's value.
pub fn tag_value(value: &Value) -> Option<TagValue> {
    match value {
        Value::String(text) => Some(TagValue::String(text.clone())),
        Value::Bool(flag) => Some(TagValue::Bool(*flag)),
        Value::Number(number) => number.as_i64().map(TagValue::Int),
        _ => None,
    }
}
