//! The call that the README shows.

use serde::Serialize;

use super::Ident;

/// The call that the README shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// JSON pointer of the operation.
    pub call: String,
    /// The union in its response that is shown.
    pub union: Option<ShownUnion>,
}

/// A union, or an array of one, in a response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownUnion {
    /// The fields that lead to it.
    pub path: Vec<Ident>,
    /// The union.
    pub name: Ident,
    /// Its first variant.
    pub first: Ident,
    /// A string field that every branch has.
    pub text: Option<Ident>,
}
