//! The documentation of fields, variants and types, where it depends on more than their own descriptions.

use serde_json::Value;

use super::laid::Laid;
use crate::draft::Field;
use crate::ir::{Docs, Type};
use crate::markdown::{summary, with_facts};

/// The documentation of a field: its description, its limits and its default.
pub fn describe_field(field: &Field, default: Option<&Value>) -> Docs {
    with_facts(field.docs.clone(), "", &field.checks, default)
}

/// The documentation of a variant: its own, else the summary of its type.
pub fn describe_variant(own: &Docs, ty: &Type, laid: &Laid<'_>) -> Docs {
    own.clone().or(|| match ty {
        Type::Named(name) => laid
            .items
            .get(name.as_str())
            .map(|item| summary(&item.docs))
            .unwrap_or_default(),
        _ => Docs::default(),
    })
}
