//! Values of the document → Rust literals of their types.

use serde_json::{Map, Number, Value};

use super::laid::Laid;
use crate::draft::{Branch, ItemKind, Object, Union};
use crate::ir::{
    Decimal, Ident, JsonKind, Literal, OpenTuple, OwnedValue, Raw, Select, Type, UnionDecision,
};
use crate::values::accepts::{integer, whole};
use crate::values::formats::decode_base64;
use crate::values::literals::tag_value;

/// The value as a literal of the type, if it has one.
pub fn fit(value: &Value, ty: &Type, laid: &Laid<'_>) -> Option<Literal> {
    match (ty, value) {
        (Type::Value, value) => raw(value).map(Literal::Untyped),
        (Type::Boxed(inner), value) => {
            fit(value, inner, laid).map(|fitted| Literal::Boxed(Box::new(fitted)))
        }
        (Type::Option(_), Value::Null) => Some(Literal::None),
        (Type::Option(inner), value) => {
            fit(value, inner, laid).map(|fitted| Literal::Some(Box::new(fitted)))
        }
        (Type::Bool, Value::Bool(flag)) => Some(Literal::Bool(*flag)),
        (Type::Int(integer), Value::Number(number)) => {
            let whole = whole(number)?;
            integer.holds(whole).then_some(Literal::Int(whole))
        }
        (Type::Float, Value::Number(number)) => decimal(number).map(Literal::Float),
        (Type::String, Value::String(text)) => Some(Literal::String(text.clone())),
        (Type::Secret, Value::String(text)) => Some(Literal::Secret(text.clone())),
        (Type::Base64, Value::String(text)) => decode_base64(text).map(Literal::Bytes),
        (Type::Temporal(kind), Value::String(text)) => Some(Literal::Temporal(*kind, text.clone())),
        (Type::Vec(inner), Value::Array(values)) => values
            .iter()
            .map(|value| fit(value, inner, laid))
            .collect::<Option<_>>()
            .map(Literal::Array),
        (Type::Tuple(parts), Value::Array(values)) if parts.len() == values.len() => {
            let fitted = values
                .iter()
                .zip(parts)
                .map(|(value, part)| fit(value, part, laid));
            fitted.collect::<Option<_>>().map(Literal::Tuple)
        }
        (Type::OpenTuple(tuple), Value::Array(values)) if values.len() >= tuple.required => {
            fit_open_tuple(values, tuple, laid)
        }
        (Type::Map(keys, values), Value::Object(members)) => {
            let fitted = members.iter().map(|(key, value)| {
                Some((
                    fit(&Value::String(key.clone()), keys, laid)?,
                    fit(value, values, laid)?,
                ))
            });
            fitted.collect::<Option<_>>().map(Literal::Map)
        }
        (Type::Named(name), value) => match (&laid.items.get(name.as_str())?.kind, value) {
            (ItemKind::Values(values), value) => {
                let value = tag_value(value)?;
                let variant = values
                    .variants
                    .iter()
                    .find(|variant| variant.value == value)?;
                Some(Literal::Variant(name.clone(), variant.name.clone()))
            }
            (ItemKind::Alias(ty), value) => fit(value, ty, laid),
            (ItemKind::Union(union), value) => fit_branch(value, name, union, laid),
            (ItemKind::Object(object), Value::Object(members)) => {
                fit_object(members, name, object, laid)
            }
            (ItemKind::Object(_), _) => None,
        },
        _ => None,
    }
}

/// A first item that is not required is within an `Option`, null too.
fn fit_open_tuple(values: &[Value], tuple: &OpenTuple, laid: &Laid<'_>) -> Option<Literal> {
    let first = tuple.first.iter().enumerate().map(|(index, part)| {
        let Some(value) = values.get(index) else {
            return Some(Literal::None);
        };
        match part {
            Type::Option(inner) if index >= tuple.required => {
                let fitted = fit(value, inner, laid)?;
                Some(Literal::Some(Box::new(fitted)))
            }
            part => fit(value, part, laid),
        }
    });
    let rest = values.iter().skip(tuple.first.len());
    let rest = rest.map(|value| fit(value, &tuple.rest, laid));
    Some(Literal::OpenTuple(
        first.collect::<Option<_>>()?,
        rest.collect::<Option<_>>()?,
    ))
}

fn decimal(number: &Number) -> Option<Decimal> {
    number.as_f64().and_then(Decimal::checked)
}

fn raw(value: &Value) -> Option<Raw> {
    Some(match value {
        Value::Null => Raw::Null,
        Value::Bool(flag) => Raw::Bool(*flag),
        Value::Number(number) => match integer(number) {
            Some(whole) => Raw::Int(whole),
            None => Raw::Float(decimal(number)?),
        },
        Value::String(text) => Raw::String(text.clone()),
        Value::Array(items) => Raw::Array(items.iter().map(raw).collect::<Option<_>>()?),
        Value::Object(members) => {
            let members = members
                .iter()
                .map(|(key, value)| Some((key.clone(), raw(value)?)));
            Raw::Object(members.collect::<Option<_>>()?)
        }
    })
}

/// The first branch that can hold the value: all such branches serialize it in the same way.
fn fit_branch(value: &Value, name: &Ident, union: &Union, laid: &Laid<'_>) -> Option<Literal> {
    let slots = laid.layout.slots(name.as_str());
    let branches = union.branches.iter().zip(slots);
    let fitting = branches.filter(|(branch, _)| may_select(branch, union, value));
    let mut fitted = fitting.filter_map(|(branch, slot)| {
        let literal = Box::new(fit(value, &slot.ty, laid)?);
        let literal = if slot.boxed {
            Box::new(Literal::Boxed(literal))
        } else {
            literal
        };
        Some(Literal::Branch(name.clone(), branch.name.clone(), literal))
    });
    fitted.next()
}

fn may_select(branch: &Branch, union: &Union, value: &Value) -> bool {
    match (&branch.select, &union.decision) {
        (Select::Tags(values), UnionDecision::Tag { key, untagged, .. }) => match value.get(key) {
            Some(tag) => tag_value(tag).is_some_and(|tag| values.contains(&tag)),
            None => untagged.as_ref() == Some(&branch.name),
        },
        (Select::Kind(kind), _) => is_of(*kind, value),
        _ => true,
    }
}

fn is_of(kind: JsonKind, value: &Value) -> bool {
    match kind {
        JsonKind::String => value.is_string(),
        JsonKind::Integer => value.is_number() && !value.is_f64(),
        JsonKind::Number => value.is_number(),
        JsonKind::Boolean => value.is_boolean(),
        JsonKind::Array => value.is_array(),
        JsonKind::Object => value.is_object(),
    }
}

/// The struct with these properties; `None` where a property has no field.
fn fit_object(
    members: &Map<String, Value>,
    name: &Ident,
    object: &Object,
    laid: &Laid<'_>,
) -> Option<Literal> {
    let mut left = members.len();
    for owned in &object.owned {
        let Some(value) = members.get(&owned.key) else {
            continue;
        };
        let is_it = match &owned.value {
            OwnedValue::Tag(tag) => tag_value(value)? == *tag,
            OwnedValue::Constant(text) => value == text,
        };
        left = if is_it {
            left.checked_sub(1)?
        } else {
            return None;
        };
    }
    let (mut required, mut set) = (Vec::new(), Vec::new());
    for (index, field) in object.fields.iter().enumerate() {
        let Some(value) = members.get(&field.name.wire) else {
            if field.is_argument() {
                return None;
            }
            continue;
        };
        left = left.checked_sub(1)?;
        let ty = laid.field_ty(name.as_str(), index)?;
        let literal = match ty {
            Type::Option(_) if value.is_null() => Literal::None,
            // Setters and `new` box what has to be boxed.
            _ => match ty.held() {
                Type::Boxed(inner) => fit(value, inner, laid)?,
                ty => fit(value, ty, laid)?,
            },
        };
        if field.is_argument() {
            required.push(literal);
        } else {
            set.push((field.name.rust.clone(), literal));
        }
    }
    (left == 0).then(|| Literal::Object(name.clone(), required, set))
}
