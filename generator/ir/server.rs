//! The servers of the document, of its paths and of its operations.

use serde::Serialize;

use super::{Docs, Ident, Name};

/// A server: a variant of the enum `Server`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Server {
    /// The variant.
    pub name: Ident,
    /// The URL, with variables in braces.
    pub template: String,
    /// Whether the URL is relative.
    pub is_relative: bool,
    /// Whether only single operations have it, next to servers of the document.
    pub is_own: bool,
    /// The documentation of the server.
    pub docs: Docs,
    /// The variables of the URL.
    pub variables: Vec<ServerVariable>,
    /// The function that returns the server with the defaults of its variables, where it has any.
    pub constructor: Option<Ident>,
}

/// A server that has an operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnServer {
    /// The variant.
    pub name: Ident,
    /// The function that returns it with the defaults of its variables, where it has any.
    pub constructor: Option<Ident>,
}

/// A variable of a server's URL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ServerVariable {
    /// Its name in the document and its field.
    pub name: Name,
    /// The default.
    pub default: String,
    /// The enum of its values; absent where any string is allowed.
    pub values: Option<Ident>,
    /// The method that sets it; absent where servers have variables of this name with different types.
    pub setter: Option<Ident>,
    /// The documentation of the variable.
    pub docs: Docs,
}

/// The values of a variable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VariableEnum {
    /// The enum.
    pub name: Ident,
    /// The variable in the document.
    pub variable: String,
    /// The variants and their values.
    pub variants: Vec<(Ident, String)>,
}
