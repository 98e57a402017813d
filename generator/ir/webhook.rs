//! Webhooks and callbacks.

use serde::Serialize;

use super::{Docs, Ident, Type};

/// A webhook or callback with a body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Webhook {
    /// JSON pointer of the request, as messages show it.
    pub pointer: String,
    /// Its name in the module `webhooks`.
    pub name: Ident,
    /// Its documentation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// The type of the body.
    pub ty: Type,
}
