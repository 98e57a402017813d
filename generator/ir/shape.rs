//! What JSON values look like, as far as it distinguishes the branches of a union.

use std::fmt;

use indexmap::IndexMap;
use serde::{Serialize, Serializer};

use super::TagValue;

/// What a JSON value looks like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Shape {
    /// Any value.
    Any,
    /// No value.
    Never,
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a fraction.
    Integer,
    /// Any number.
    Number,
    /// A string.
    String,
    /// One of these constants.
    Is(Vec<TagValue>),
    /// An array of such items.
    Array(Box<Shape>),
    /// An array of exactly these items, in this order.
    Tuple(Vec<Shape>),
    /// An array of these items, in this order, of which so many are required, and further ones of another shape.
    OpenTuple(Vec<Shape>, usize, Box<Shape>),
    /// An object.
    Object(ObjectShape),
    /// Any of these.
    Either(Vec<Shape>),
}

/// What an object looks like. The order of properties does not matter for equality.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ObjectShape {
    /// The properties that are known, by name, in the order in which they are looked for.
    #[serde(serialize_with = "serialize_properties")]
    pub properties: IndexMap<String, PropertyShape>,
    /// The shape of all other properties; `None` where nothing is known of them.
    pub rest: Option<Box<Shape>>,
}

/// What a property looks like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PropertyShape {
    /// Whether it is required.
    pub required: bool,
    /// What its value looks like.
    pub shape: Shape,
}

impl Shape {
    /// The shape of objects, if it is one.
    pub fn as_object(&self) -> Option<&ObjectShape> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }
}

fn serialize_properties<S: Serializer>(
    properties: &IndexMap<String, PropertyShape>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(properties)
}

impl fmt::Display for Shape {
    /// As a person would write it: `{url: any, detail?: string}`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => out.write_str("any"),
            Self::Never => out.write_str("never"),
            Self::Null => out.write_str("null"),
            Self::Boolean => out.write_str("boolean"),
            Self::Integer => out.write_str("integer"),
            Self::Number => out.write_str("number"),
            Self::String => out.write_str("string"),
            Self::Is(values) => write_joined(out, values),
            Self::Array(items) => write!(out, "[{items}]"),
            Self::Tuple(positions) => {
                let positions: Vec<String> = positions.iter().map(ToString::to_string).collect();
                write!(out, "[{}]", positions.join(", "))
            }
            Self::OpenTuple(positions, required, rest) => {
                let positions = positions.iter().enumerate().map(|(index, position)| {
                    let optional = if index < *required { "" } else { "?" };
                    format!("{position}{optional}, ")
                });
                write!(out, "[{}...{rest}]", positions.collect::<String>())
            }
            Self::Either(all) => write_joined(out, all),
            Self::Object(object) => object.fmt(out),
        }
    }
}

impl fmt::Display for ObjectShape {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let properties = self.properties.iter().map(|(name, property)| {
            let optional = if property.required { "" } else { "?" };
            format!("{name}{optional}: {}", property.shape)
        });
        let rest = self.rest.iter().map(|rest| format!("_: {rest}"));
        write!(
            out,
            "{{{}}}",
            properties.chain(rest).collect::<Vec<_>>().join(", ")
        )
    }
}

fn write_joined<T: fmt::Display>(out: &mut fmt::Formatter<'_>, all: &[T]) -> fmt::Result {
    for (index, one) in all.iter().enumerate() {
        let between = if index == 0 { "" } else { " | " };
        write!(out, "{between}{one}")?;
    }
    Ok(())
}

/// How an object of an unknown branch is recognized.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Open {
    /// By another value of this property, which is a constant in every branch.
    Constant(String),
    /// By another name of its only property: the objects of all branches have exactly one.
    OnlyKey,
}
