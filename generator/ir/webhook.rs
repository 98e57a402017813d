//! Webhooks and callbacks.

use serde::Serialize;

use super::{Docs, Ident, Shape, Type};

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

/// The enum of all webhooks of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Events {
    /// The enum.
    pub name: Ident,
    /// Its variants.
    pub variants: Vec<Event>,
}

/// A webhook of a document, as a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// JSON pointer of the request, as messages show it.
    pub pointer: String,
    /// The variant: the name of the webhook in the module `webhooks`.
    pub name: Ident,
    /// The webhook's name in the document; of another method than its first one, behind that.
    pub key: String,
    /// The type of the body.
    pub ty: Type,
    /// What bodies of the webhook look like, as far as it distinguishes them from others; empty where nothing does.
    pub shapes: Vec<Shape>,
}
