//! The call that the README shows.

use serde::Serialize;

use super::Ident;

/// The call that the README shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// JSON pointer of the operation.
    pub call: String,
    /// What is shown of its answer.
    pub union: Option<ShownUnion>,
}

/// A list of a union within an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownUnion {
    /// The fields that lead to it.
    pub path: Vec<Ident>,
    /// The union.
    pub name: Ident,
    /// Its first variant.
    pub first: Ident,
    /// A text that every branch has.
    pub text: Option<Ident>,
}
