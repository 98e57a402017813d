//! The headers that the client has methods for.

use serde::Serialize;

use super::{Docs, Name, Type};

/// A header of operations that may be set once on the client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClientHeader {
    /// The header's name and the builder's method.
    pub name: Name,
    /// Whether no `Debug` may show its value.
    pub secret: bool,
    /// The documentation of the header.
    pub docs: Docs,
}

/// A header that responses declare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResponseHeader {
    /// The header's name and the method that reads it.
    pub name: Name,
    /// The type of its value: a scalar, or an array of one.
    pub ty: Type,
    /// Whether all success responses that declare it require it. An error may have no response at all.
    pub required_in_success: bool,
    /// Whether success responses declare it.
    pub in_success: bool,
    /// Whether error responses declare it.
    pub in_errors: bool,
    /// The documentation of the method.
    pub docs: Docs,
}
