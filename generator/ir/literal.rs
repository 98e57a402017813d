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
    /// A date, time or duration, written as the document wrote it.
    Temporal(Temporal, String),
    /// A variant of an open enum of texts.
    Variant(Ident, Ident),
    /// A variant of a union, with what it holds.
    Branch(Ident, Ident, Box<Literal>),
    /// `Some` of a value.
    Some(Box<Literal>),
    /// An empty list.
    EmptyList,
    /// An empty map.
    EmptyMap,
    /// A list.
    List(Vec<Literal>),
    /// A tuple.
    Tuple(Vec<Literal>),
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
