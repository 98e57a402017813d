//! What the service sends by itself.

use serde::Serialize;

use super::{Docs, Ident, Type};

/// What a webhook or a callback carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Webhook {
    /// JSON pointer of the request, as messages show it.
    pub pointer: String,
    /// Its name in the module `webhooks`.
    pub name: Ident,
    /// What the document says of it.
    pub docs: Docs,
    /// Whether the document calls it deprecated.
    pub deprecated: bool,
    /// What it carries.
    pub ty: Type,
}
