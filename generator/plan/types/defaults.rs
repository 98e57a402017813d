//! Default values of the document → literals of the fields' own types.
//!
//! They come last: the literal of a struct has to know which fields it requires, and what is boxed.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::{holds_null, optional};
use crate::analyse::scalars::fits;
use crate::diagnostic::{Diagnostic, codes};
use crate::graph;
use crate::ir::{
    Branch, Field, Ident, ItemKind, JsonKind, Literal, Object, OwnedValue, Presence, Raw, Select,
    Type, Union, UnionDecision,
};
use crate::plan::{Items, Planner, docs};
use crate::schema::Schemas;
use crate::values::accepts::{integer, may_accept, whole};
use crate::values::formats::decode_base64;
use crate::values::literals::tag_value;

/// The longest default that is written into code, in bytes of JSON: every property that refers to one has it.
pub const LONGEST: usize = 16 << 10;

/// A field that has a default: its struct, and its index there.
pub type FieldId = (String, usize);

/// A default that the document says.
pub struct Described<'a> {
    /// The place of the property.
    property: &'a str,
    /// The place of the schema that says it: the property's, or what that refers to.
    place: &'a str,
    value: &'a Value,
}

/// The same, and what it is in Rust.
pub struct Fitted<'a> {
    property: &'a str,
    place: &'a str,
    value: &'a Value,
    literal: Literal,
}

impl Planner<'_> {
    /// Gives fields that may be absent the defaults that the document has for them.
    ///
    /// `null` is what absence means anyway, so it is no default.
    pub(in crate::plan) fn plan_defaults(&mut self) {
        let mut fitted: BTreeMap<FieldId, Fitted<'_>> = BTreeMap::new();
        for (name, (_, item)) in &self.items {
            let ItemKind::Object(object) = &item.kind else {
                continue;
            };
            for (index, field) in object.fields.iter().enumerate() {
                let described = described(self.model, &item.pointer, &field.name.wire);
                let Some(Described {
                    property,
                    place,
                    value,
                }) = described.filter(|said| !said.value.is_null())
                else {
                    continue;
                };
                let literal = fit_default(value, place, field, self.model, &self.items);
                match literal {
                    // Nobody leaves it out.
                    Ok(_) if field.is_argument() => {}
                    Ok(literal) => {
                        fitted.insert(
                            (name.clone(), index),
                            Fitted {
                                property,
                                place,
                                value,
                                literal,
                            },
                        );
                    }
                    Err(message) => self.diagnostics.push(ignored(place, message)),
                }
            }
        }
        for id in leading_back(&fitted) {
            if let Some(Fitted { place, .. }) = fitted.remove(&id) {
                let message =
                    "a default that holds its own default has no end; what is absent stays absent";
                self.diagnostics.push(ignored(place, message));
            }
        }
        for (
            (name, index),
            Fitted {
                property,
                value,
                literal,
                ..
            },
        ) in fitted
        {
            // What the property refers to may say a default and know nothing of null.
            let nullable = self
                .planned
                .get(property)
                .is_some_and(|planned| planned.nullable);
            if let Some((_, item)) = self.items.get_mut(&name)
                && let ItemKind::Object(object) = &mut item.kind
                && let Some(field) = object.fields.get_mut(index)
            {
                // What no `Debug` shows is not shown here.
                if *field.held() != Type::Secret {
                    let name =
                        Some(&*field.name.wire).filter(|wire| *wire != field.name.rust.plain());
                    field.docs = docs::with_default(std::mem::take(&mut field.docs), name, value);
                }
                let ty = field.held().clone();
                let wrap = nullable && !holds_null(&ty);
                field.ty = if wrap { optional(ty) } else { ty };
                field.presence = Presence::Default(if wrap {
                    Literal::Some(Box::new(literal))
                } else {
                    literal
                });
            }
        }
    }
}

/// The diagnostic for a default that is none.
pub fn ignored(place: &str, message: &str) -> Diagnostic {
    Diagnostic::new(&codes::IGNORED_DEFAULT, format!("{place}/default"), message)
}

/// The default of a struct's property.
pub fn described<'a>(model: &'a Schemas, object: &str, property: &str) -> Option<Described<'a>> {
    let property = model.property(object, property)?;
    model.annotations(property).find_map(|found| {
        Some(Described {
            property,
            place: found.place,
            value: found.schema.default.as_ref()?,
        })
    })
}

/// The fields whose defaults lead back to the structs that they stand in: each would make another one.
pub fn leading_back(fitted: &BTreeMap<FieldId, Fitted<'_>>) -> Vec<FieldId> {
    let mut leads: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for ((name, _), Fitted { literal, .. }) in fitted {
        let named = leads.entry(name).or_default();
        literal.visit_names(&mut |other| named.push(other.as_str()));
    }
    let leads: Vec<_> = leads.into_iter().collect();
    let circles: Vec<_> = graph::circles(&leads).collect();
    let fields = fitted.iter().filter(|((name, _), Fitted { literal, .. })| {
        let circle = circles
            .iter()
            .find(|circle| circle.contains(&name.as_str()));
        let mut leads_back = false;
        literal.visit_names(&mut |other| {
            leads_back |= circle.is_some_and(|circle| circle.contains(&other.as_str()));
        });
        leads_back
    });
    fields.map(|(id, _)| id.clone()).collect()
}

/// What is said of a default that its schema does not accept.
pub const NO_VALUE: &str = "the default is no value of its own schema; it is ignored";

/// The literal for a default, or why there is none.
pub fn fit_default(
    value: &Value,
    place: &str,
    field: &Field,
    model: &Schemas,
    items: &Items,
) -> Result<Literal, &'static str> {
    if value.to_string().len() > LONGEST {
        return Err(
            "a default of more than 16 KiB is not written into code; what is absent stays absent",
        );
    }
    if !may_accept(model, place, value) {
        return Err(NO_VALUE);
    }
    let literal = fit(value, field.held(), items);
    literal.ok_or(match field.held() {
        // Its format holds no such number.
        Type::Int(_) => NO_VALUE,
        _ => "a default of this sort has no literal; what is absent stays absent",
    })
}

/// The value as a literal of the type, if it has one.
pub(super) fn fit(value: &Value, ty: &Type, items: &Items) -> Option<Literal> {
    match (ty, value) {
        (Type::Value, value) => raw(value).map(Literal::Untyped),
        (Type::Boxed(inner), value) => {
            fit(value, inner, items).map(|fitted| Literal::Boxed(Box::new(fitted)))
        }
        (Type::Option(_), Value::Null) => Some(Literal::None),
        (Type::Option(inner), value) => {
            fit(value, inner, items).map(|fitted| Literal::Some(Box::new(fitted)))
        }
        (Type::Bool, Value::Bool(flag)) => Some(Literal::Bool(*flag)),
        (Type::Int(name), Value::Number(number)) => {
            let whole = whole(number)?;
            fits(whole, name).then_some(Literal::Int(whole))
        }
        (Type::Float, Value::Number(number)) => number
            .as_f64()
            .filter(|float| float.is_finite())
            .map(Literal::Float),
        (Type::Text, Value::String(text)) => Some(Literal::Text(text.clone())),
        (Type::Secret, Value::String(text)) => Some(Literal::Secret(text.clone())),
        (Type::Base64, Value::String(text)) => decode_base64(text).map(Literal::Bytes),
        (Type::Temporal(kind), Value::String(text)) => Some(Literal::Temporal(*kind, text.clone())),
        (Type::List(inner), Value::Array(values)) => values
            .iter()
            .map(|value| fit(value, inner, items))
            .collect::<Option<_>>()
            .map(Literal::List),
        (Type::Tuple(parts), Value::Array(values)) if parts.len() == values.len() => {
            let fitted = values
                .iter()
                .zip(parts)
                .map(|(value, part)| fit(value, part, items));
            fitted.collect::<Option<_>>().map(Literal::Tuple)
        }
        (Type::Map(keys, values), Value::Object(members)) => {
            let fitted = members.iter().map(|(key, value)| {
                Some((
                    fit(&Value::String(key.clone()), keys, items)?,
                    fit(value, values, items)?,
                ))
            });
            fitted.collect::<Option<_>>().map(Literal::Map)
        }
        (Type::Named(name), value) => match (&items.get(name.as_str())?.1.kind, value) {
            (ItemKind::Values(values), value) => {
                let value = tag_value(value)?;
                let variant = values
                    .variants
                    .iter()
                    .find(|variant| variant.value == value)?;
                Some(Literal::Variant(name.clone(), variant.name.clone()))
            }
            (ItemKind::Alias(ty), value) => fit(value, ty, items),
            (ItemKind::Union(union), value) => fit_branch(value, name, union, items),
            (ItemKind::Object(object), Value::Object(members)) => {
                fit_object(members, name, object, items)
            }
            (ItemKind::Object(_), _) => None,
        },
        _ => None,
    }
}

pub fn raw(value: &Value) -> Option<Raw> {
    Some(match value {
        Value::Null => Raw::Null,
        Value::Bool(flag) => Raw::Bool(*flag),
        Value::Number(number) => match integer(number) {
            Some(whole) => Raw::Int(whole),
            None => Raw::Float(number.as_f64().filter(|float| float.is_finite())?),
        },
        Value::String(text) => Raw::Text(text.clone()),
        Value::Array(items) => Raw::List(items.iter().map(raw).collect::<Option<_>>()?),
        Value::Object(members) => {
            let members = members
                .iter()
                .map(|(key, value)| Some((key.clone(), raw(value)?)));
            Raw::Object(members.collect::<Option<_>>()?)
        }
    })
}

/// The first branch that can hold the value: whichever it is, the same is written.
pub fn fit_branch(value: &Value, name: &Ident, union: &Union, items: &Items) -> Option<Literal> {
    let fitting = union
        .branches
        .iter()
        .filter(|branch| may_select(branch, union, value));
    let mut fitted = fitting.filter_map(|branch| {
        let literal = Box::new(fit(value, &branch.ty, items)?);
        let literal = if branch.boxed {
            Box::new(Literal::Boxed(literal))
        } else {
            literal
        };
        Some(Literal::Branch(name.clone(), branch.name.clone(), literal))
    });
    fitted.next()
}

pub fn may_select(branch: &Branch, union: &Union, value: &Value) -> bool {
    match (&branch.select, &union.decision) {
        (Select::Tags(values), UnionDecision::Tag { key, untagged, .. }) => match value.get(key) {
            Some(tag) => tag_value(tag).is_some_and(|tag| values.contains(&tag)),
            None => untagged.as_ref() == Some(&branch.name),
        },
        (Select::Kind(kind), _) => is_of(*kind, value),
        _ => true,
    }
}

pub fn is_of(kind: JsonKind, value: &Value) -> bool {
    match kind {
        JsonKind::String => value.is_string(),
        JsonKind::Integer => value.is_number() && !value.is_f64(),
        JsonKind::Number => value.is_number(),
        JsonKind::Boolean => value.is_boolean(),
        JsonKind::Array => value.is_array(),
        JsonKind::Object => value.is_object(),
    }
}

/// The struct with these members. One that no field takes has no place in it.
pub fn fit_object(
    members: &Map<String, Value>,
    name: &Ident,
    object: &Object,
    items: &Items,
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
    for field in &object.fields {
        let Some(value) = members.get(&field.name.wire) else {
            if field.is_argument() {
                return None;
            }
            continue;
        };
        left = left.checked_sub(1)?;
        let literal = match &field.ty {
            Type::Option(_) if value.is_null() => Literal::None,
            // Setters and `new` box what has to be boxed.
            _ => match field.held() {
                Type::Boxed(inner) => fit(value, inner, items)?,
                ty => fit(value, ty, items)?,
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
