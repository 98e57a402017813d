//! What JSON values look like, as far as it distinguishes the branches of a union.

use indexmap::IndexMap;

use crate::ir::{self, TagValue};

/// What a JSON value looks like. The order of properties does not matter for equality.
#[derive(Clone, Debug, PartialEq)]
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
    /// An object.
    Object(ObjectShape),
    /// Any of these.
    Either(Vec<Shape>),
}

/// What an object looks like.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectShape {
    /// The properties that are known, by name.
    pub properties: IndexMap<String, PropertyShape>,
    /// What all others look like; `None` where nothing is known of them.
    pub rest: Option<Box<Shape>>,
}

/// What a property looks like.
#[derive(Clone, Debug, PartialEq)]
pub struct PropertyShape {
    /// Whether it must be there.
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

/// As the emitted crate looks for it, in this order.
impl From<Shape> for ir::Shape {
    fn from(shape: Shape) -> Self {
        let all = |shapes: Vec<Shape>| shapes.into_iter().map(Self::from).collect();
        match shape {
            Shape::Any => Self::Any,
            Shape::Never => Self::Never,
            Shape::Null => Self::Null,
            Shape::Boolean => Self::Boolean,
            Shape::Integer => Self::Integer,
            Shape::Number => Self::Number,
            Shape::String => Self::String,
            Shape::Is(values) => Self::Is(values),
            Shape::Array(items) => Self::Array(Box::new(Self::from(*items))),
            Shape::Tuple(positions) => Self::Tuple(all(positions)),
            Shape::Either(shapes) => Self::Either(all(shapes)),
            Shape::Object(object) => Self::Object(object.into()),
        }
    }
}

impl From<ObjectShape> for ir::ObjectShape {
    fn from(object: ObjectShape) -> Self {
        let properties = object.properties.into_iter().map(|(name, property)| {
            let required = property.required;
            let shape = property.shape.into();
            (name, ir::PropertyShape { required, shape })
        });
        Self {
            properties: properties.collect(),
            rest: object.rest.map(|rest| Box::new((*rest).into())),
        }
    }
}
