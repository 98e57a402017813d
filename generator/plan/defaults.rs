//! Default values of the document → literals of the field's own type.

use serde_json::Value;

use super::Planner;
use crate::ir::{ItemKind, Literal, Type};

/// The literal for `value`, or `None` where the type has no literal for it (an object, a value that does not fit).
///
/// `null` for a nullable type is what absence means anyway, so it is no default.
pub fn plan_default(value: &Value, ty: &Type, nullable: bool, planner: &Planner<'_>) -> Option<Literal> {
    if value.is_null() {
        return None;
    }
    let literal = fit(value, ty, planner)?;
    Some(if nullable && *ty != Type::Value { Literal::Some(Box::new(literal)) } else { literal })
}

fn fit(value: &Value, ty: &Type, planner: &Planner<'_>) -> Option<Literal> {
    match (ty, value) {
        (Type::Bool, Value::Bool(flag)) => Some(Literal::Bool(*flag)),
        (Type::Int(name), Value::Number(number)) => {
            let whole = number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from))?;
            fits(whole, name).then_some(Literal::Int(whole))
        }
        (Type::Float(_), Value::Number(number)) => {
            number.as_f64().filter(|float| float.is_finite()).map(Literal::Float)
        }
        (Type::Text, Value::String(text)) => Some(Literal::Text(text.clone())),
        (Type::Secret, Value::String(text)) => Some(Literal::Secret(text.clone())),
        (Type::Temporal(kind), Value::String(text)) => Some(Literal::Temporal(*kind, text.clone())),
        (Type::List(_), Value::Array(items)) if items.is_empty() => Some(Literal::EmptyList),
        (Type::List(inner), Value::Array(items)) => {
            items.iter().map(|item| fit(item, inner, planner)).collect::<Option<_>>().map(Literal::List)
        }
        (Type::Map(..), Value::Object(members)) if members.is_empty() => Some(Literal::EmptyMap),
        (Type::Named(name), value) => match &planner.items.get(name.as_str())?.1.kind {
            ItemKind::Text(texts) => {
                let variants = texts.variants.iter();
                let mut fitting = variants.filter(|variant| value.as_str() == Some(&variant.name.wire));
                fitting.next().map(|variant| Literal::Variant(name.clone(), variant.name.rust.clone()))
            }
            ItemKind::Alias(ty) => fit(value, ty, planner),
            ItemKind::Object(_) | ItemKind::Union(_) => None,
        },
        _ => None,
    }
}

fn fits(value: i128, ty: &str) -> bool {
    match ty {
        "i8" => i8::try_from(value).is_ok(),
        "i16" => i16::try_from(value).is_ok(),
        "i32" => i32::try_from(value).is_ok(),
        "i64" => i64::try_from(value).is_ok(),
        "u8" => u8::try_from(value).is_ok(),
        "u16" => u16::try_from(value).is_ok(),
        "u32" => u32::try_from(value).is_ok(),
        _ => u64::try_from(value).is_ok(),
    }
}
