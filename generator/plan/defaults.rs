//! Default values of the document → literals of the field's own type.

use serde_json::Value;

use super::Planner;
use super::accepts::accepts;
use crate::diagnostic::{Diagnostic, codes};
use crate::ir::{Ident, ItemKind, JsonKind, Literal, Select, Type, Union};

impl Planner<'_> {
    /// The literal for the default of the schema at `place`; `None`, with a warning, where there is none.
    ///
    /// `null` is what absence means anyway, so it is no default.
    pub(super) fn plan_default(
        &mut self,
        place: &str,
        value: &Value,
        ty: &Type,
        nullable: bool,
    ) -> Option<Literal> {
        if value.is_null() {
            return None;
        }
        let message = if accepts(self.model, place, value) {
            match fit(value, ty, self) {
                Some(literal) if nullable && *ty != Type::Value => {
                    return Some(Literal::Some(Box::new(literal)));
                }
                Some(literal) => return Some(literal),
                None => "a default of this sort has no literal; what is absent stays absent",
            }
        } else {
            "the default is no value of its own schema; it is ignored"
        };
        self.diagnostics.push(Diagnostic::new(&codes::IGNORED_DEFAULT, format!("{place}/default"), message));
        None
    }
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
        (Type::Option(inner), value) if !value.is_null() => {
            fit(value, inner, planner).map(|fitted| Literal::Some(Box::new(fitted)))
        }
        (Type::Tuple(parts), Value::Array(items)) if parts.len() == items.len() => {
            let fitted = items.iter().zip(parts).map(|(item, part)| fit(item, part, planner));
            fitted.collect::<Option<_>>().map(Literal::Tuple)
        }
        (Type::Map(..), Value::Object(members)) if members.is_empty() => Some(Literal::EmptyMap),
        (Type::Named(name), value) => match &planner.items.get(name.as_str())?.1.kind {
            ItemKind::Text(texts) => {
                let variants = texts.variants.iter();
                let mut fitting = variants.filter(|variant| value.as_str() == Some(&variant.name.wire));
                fitting.next().map(|variant| Literal::Variant(name.clone(), variant.name.rust.clone()))
            }
            ItemKind::Alias(ty) => fit(value, ty, planner),
            ItemKind::Union(union) => fit_branch(value, name, union, planner),
            ItemKind::Object(_) => None,
        },
        _ => None,
    }
}

/// The branch that the value's kind decides. What is no scalar may be boxed, which is settled later.
fn fit_branch(value: &Value, name: &Ident, union: &Union, planner: &Planner<'_>) -> Option<Literal> {
    let kinds: &[JsonKind] = match value {
        Value::String(_) => &[JsonKind::String],
        Value::Bool(_) => &[JsonKind::Boolean],
        Value::Number(number) if number.is_f64() => &[JsonKind::Number],
        Value::Number(_) => &[JsonKind::Integer, JsonKind::Number],
        _ => &[],
    };
    let mut branches = kinds
        .iter()
        .filter_map(|kind| union.branches.iter().find(|branch| branch.select == Select::Kind(*kind)));
    let branch = branches.next()?;
    let literal = Box::new(fit(value, &branch.ty, planner)?);
    Some(Literal::Branch(name.clone(), branch.name.clone(), literal))
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
