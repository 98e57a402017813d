//! A value of the document (a default) as a Rust expression of the type that it is assigned to.

use serde::Serialize;

use super::{Decimal, Ident};

/// A value as a Rust expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Literal {
    /// `true` or `false`.
    Bool(bool),
    /// An integer of the field's own type.
    Int(i128),
    /// A number.
    Float(Decimal),
    /// An owned string.
    String(String),
    /// A string that is kept secret.
    Secret(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// A date, time or duration, written as the document wrote it.
    Temporal(Temporal, String),
    /// A variant of an open enum of strings: the enum and the variant.
    Variant(Ident, Ident),
    /// A variant of a union, with its value.
    Branch(Ident, Ident, Box<Literal>),
    /// A struct: the arguments of its `new`, and its setters with their arguments.
    Object(Ident, Vec<Literal>, Vec<(Ident, Literal)>),
    /// Raw JSON.
    Untyped(Raw),
    /// `None`
    None,
    /// `Some` of a value.
    Some(Box<Literal>),
    /// A value in a box.
    Boxed(Box<Literal>),
    /// A map.
    Map(Vec<(Literal, Literal)>),
    /// A vector.
    Array(Vec<Literal>),
    /// A tuple.
    Tuple(Vec<Literal>),
    /// An open tuple: its first items, and all further ones.
    OpenTuple(Vec<Literal>, Vec<Literal>),
}

/// Raw JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Raw {
    /// `null`
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// An integer of at most 64 bits.
    Int(i128),
    /// A number.
    Float(Decimal),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Raw>),
    /// An object.
    Object(Vec<(String, Raw)>),
}

impl Literal {
    /// Visits the types that the expression names.
    pub fn visit_names<'l>(&'l self, visit: &mut dyn FnMut(&'l Ident)) {
        match self {
            Self::Variant(name, _) => visit(name),
            Self::Branch(name, _, inner) => {
                visit(name);
                inner.visit_names(visit);
            }
            Self::Object(name, required, set) => {
                visit(name);
                required
                    .iter()
                    .chain(set.iter().map(|(_, value)| value))
                    .for_each(|value| value.visit_names(visit));
            }
            Self::Some(inner) | Self::Boxed(inner) => inner.visit_names(visit),
            Self::Array(items) | Self::Tuple(items) => {
                for item in items {
                    item.visit_names(visit);
                }
            }
            Self::OpenTuple(first, rest) => {
                for item in first.iter().chain(rest) {
                    item.visit_names(visit);
                }
            }
            Self::Map(entries) => {
                for (key, value) in entries {
                    key.visit_names(visit);
                    value.visit_names(visit);
                }
            }
            Self::Bool(_)
            | Self::Int(_)
            | Self::Float(_)
            | Self::String(_)
            | Self::Secret(_)
            | Self::Bytes(_)
            | Self::Temporal(..)
            | Self::Untyped(_)
            | Self::None => {}
        }
    }
}

/// The kinds of date and time that have a type of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Temporal {
    /// A point in time.
    DateTime,
    /// A day.
    Date,
    /// A time of day.
    Time,
    /// A span of time.
    Duration,
}
