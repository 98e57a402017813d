//! A value of the document (a default) as a Rust expression, already fitted to the type it is given to.

use super::Ident;

/// A value whose Rust spelling depends on nothing but itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// `true` or `false`.
    Bool(bool),
    /// An integer of the field's own type.
    Int(i128),
    /// A finite number.
    Float(f64),
    /// An owned text.
    Text(String),
    /// A text that is kept secret.
    Secret(String),
    /// Bytes.
    Bytes(Vec<u8>),
    /// A date, time or duration, written as the document wrote it.
    Temporal(Temporal, String),
    /// A variant of an open enum of texts.
    Variant(Ident, Ident),
    /// A variant of a union, with what it holds.
    Branch(Ident, Ident, Box<Literal>),
    /// A struct: what its `new` is given, and what its setters are given.
    Object(Ident, Vec<Literal>, Vec<(Ident, Literal)>),
    /// A value that has no type.
    Untyped(Raw),
    /// `None`
    None,
    /// `Some` of a value.
    Some(Box<Literal>),
    /// A value in a box.
    Boxed(Box<Literal>),
    /// A map.
    Map(Vec<(Literal, Literal)>),
    /// A list.
    List(Vec<Literal>),
    /// A tuple.
    Tuple(Vec<Literal>),
}

/// Raw JSON.
#[derive(Clone, Debug, PartialEq)]
pub enum Raw {
    /// `null`
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// An integer of at most 64 bits.
    Int(i128),
    /// A finite number.
    Float(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Raw>),
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
            Self::List(items) | Self::Tuple(items) => {
                for item in items {
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
            | Self::Text(_)
            | Self::Secret(_)
            | Self::Bytes(_)
            | Self::Temporal(..)
            | Self::Untyped(_)
            | Self::None => {}
        }
    }
}

/// The kinds of date and time that have a type of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
