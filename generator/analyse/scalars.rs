//! The Rust types of schemas that are strings, numbers or booleans.

use indexmap::IndexMap;
use serde_json::Value;

use super::locations::is_component;
use super::secrets::is_secret;
use crate::ir::{IntegerType, TagValue, Temporal, Type};
use crate::lock::Lock;
use crate::schema::{Found, IntegerSchema, Kind, StringSchema};
use crate::values::accepts;

/// Whether a schema is an enum of integers: one with names in the document or, of a schema that the lock knows, one that was an enum. A single
/// value without a type of its own is a constant.
pub fn is_integer_enum(found: Found<'_>, lock: &Lock) -> bool {
    let Kind::Integer(integer) = &found.schema.kind else {
        return false;
    };
    let is_type =
        is_component(found.location) || (integer.values.len() > 1 && narrowed(found).is_none());
    if !is_type || integer.values.is_empty() {
        return false;
    }
    // Names that come or go change nothing of the API, and would change the type.
    if lock.integer_at(found.location).is_some() {
        let form = lock.form(found.location);
        return form.is_some_and(|form| !form.fields.is_empty());
    }
    let names = [&found.schema.value_names];
    let mut values = integer.values.iter();
    values.any(|value| first_of(&names, &TagValue::Int(*value)).is_some())
}

/// The enum of integers whose type a schema without a name uses because it allows fewer values of that enum.
pub fn narrowed(found: Found<'_>) -> Option<&str> {
    let narrowed = found.schema.narrowed.as_deref();
    narrowed.filter(|_| !is_component(found.location))
}

/// The first string that several maps have for a value.
pub fn first_of<'a>(maps: &[&'a IndexMap<String, String>], value: &TagValue) -> Option<&'a str> {
    let value = value.plain();
    maps.iter()
        .find_map(|map| map.get(&value))
        .map(String::as_str)
}

/// The type of a schema that is a string, a number or a boolean.
pub fn scalar_type(found: Found<'_>) -> Option<Type> {
    match &found.schema.kind {
        Kind::String(text) => Some(text_type(text, found)),
        Kind::Integer(integer) => Some(Type::Int(integer_type(integer, found))),
        // `float` describes how the service stores a number; 64 bits keep all digits of its JSON.
        Kind::Number(_) => Some(Type::Float),
        Kind::Boolean(_) => Some(Type::Bool),
        _ => None,
    }
}

/// The types of string formats; `String` for all others.
pub fn text_type(text: &StringSchema, found: Found<'_>) -> Type {
    if is_secret(text, found.schema) {
        return Type::Secret;
    }
    match text.format.as_deref() {
        Some("byte") => Type::Base64,
        format => text_format(format).unwrap_or(Type::String),
    }
}

/// The type of a format of times.
pub fn text_format(format: Option<&str>) -> Option<Type> {
    let temporal = match format? {
        "date-time" => Temporal::DateTime,
        "date" => Temporal::Date,
        "time" => Temporal::Time,
        "duration" => Temporal::Duration,
        _ => return None,
    };
    Some(Type::Temporal(temporal))
}

/// Integers that cannot be negative are unsigned. They have 64 bits unless the format has fewer and holds all limits, enum values,
/// defaults and examples.
pub fn integer_type(integer: &IntegerSchema, found: Found<'_>) -> IntegerType {
    let unsigned = least_of(integer).is_some_and(|least| least >= 0);
    integer_type_of(integer, found, unsigned)
}

/// The integer type of a schema that had another one before: that one, if it holds all values. A minimum alone makes none unsigned then.
pub fn kept_integer(integer: &IntegerSchema, found: Found<'_>, before: &str) -> IntegerType {
    let chosen = integer_type(integer, found);
    let signed = integer_type_of(integer, found, false);
    let all = IntegerType::ALL.into_iter();
    let mut kept = all.filter(|ty| ty.name() == before);
    let holds = |ty: &IntegerType| ty.contains(chosen) || ty.contains(signed);
    kept.find(holds).unwrap_or(chosen)
}

/// The least value that a schema allows.
fn least_of(integer: &IntegerSchema) -> Option<i128> {
    let least = integer.minimum?;
    Some(least.saturating_add(integer.excludes_minimum.into()))
}

fn integer_type_of(integer: &IntegerSchema, found: Found<'_>, unsigned: bool) -> IntegerType {
    let least = least_of(integer);
    let most = integer
        .maximum
        .map(|most| most.saturating_sub(integer.excludes_maximum.into()));
    let listed = integer.values.iter().map(|value| i128::from(*value));
    let exact = |value: &Value| accepts::integer(value.as_number()?);
    // The typed model holds no larger ones.
    let larger = found.schema.values.iter();
    let larger = larger.flatten().filter_map(exact);
    let is_within = |value: &i128| {
        least.is_none_or(|least| least <= *value) && most.is_none_or(|most| *value <= most)
    };
    let shown = found.schema.default.iter().chain(&found.schema.example);
    let shown = shown.filter_map(exact).filter(is_within);
    let declared: Vec<i128> = listed
        .chain(larger)
        .chain(least)
        .chain(most)
        .chain(shown)
        .collect();
    let narrow = narrow_integer(integer, unsigned);
    let wide = if unsigned {
        IntegerType::U64
    } else {
        IntegerType::I64
    };
    let holds_all = |ty: &IntegerType| declared.iter().all(|value| ty.holds(*value));
    [narrow, wide, IntegerType::U64]
        .into_iter()
        .find(holds_all)
        .unwrap_or(IntegerType::I64)
}

/// The integer type for a format.
pub fn narrow_integer(integer: &IntegerSchema, unsigned: bool) -> IntegerType {
    match integer.format.as_deref() {
        Some("int8") if !unsigned => IntegerType::I8,
        Some("int16") if !unsigned => IntegerType::I16,
        Some("int32") if !unsigned => IntegerType::I32,
        Some("uint8" | "int8") => IntegerType::U8,
        Some("uint16" | "int16") => IntegerType::U16,
        Some("uint32" | "int32") => IntegerType::U32,
        Some("uint64" | "uint") => IntegerType::U64,
        _ if unsigned => IntegerType::U64,
        _ => IntegerType::I64,
    }
}
