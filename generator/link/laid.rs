//! The declared types with what is known of their fields.

use std::collections::BTreeMap;

use serde_json::Value;

use super::layout::Layout;
use crate::draft::Items;
use crate::ir::{Docs, Literal, Type};

/// The defaults of fields, by their structs and their indices there.
#[derive(Default)]
pub struct Defaults {
    pub(super) by_struct: BTreeMap<String, BTreeMap<usize, FieldDefault>>,
    /// Those of required properties, as JSON, by their structs: they change no type.
    pub(super) of_required: BTreeMap<String, Vec<(String, String)>>,
    /// Those of fields that had none before, and stay an `Option`.
    pub(super) documented: BTreeMap<String, BTreeMap<usize, Value>>,
}

/// How a default changes a field.
pub struct FieldDefault {
    /// The default, as the document or the lock has it.
    pub value: Value,
    /// The default.
    pub literal: Literal,
    /// The field's type: an absent value becomes the default, so it is an `Option` only where null is valid.
    pub ty: Type,
    /// The field's documentation, with the default.
    pub docs: Docs,
}

impl Defaults {
    /// The default of a field.
    pub fn get(&self, name: &str, index: usize) -> Option<&FieldDefault> {
        self.by_struct.get(name)?.get(&index)
    }

    /// The default of a field that stays an `Option`.
    pub fn documented(&self, name: &str, index: usize) -> Option<&Value> {
        self.documented.get(name)?.get(&index)
    }

    /// The defaults of a struct's required properties, as JSON.
    pub fn of_required(&self, name: &str) -> Vec<(String, String)> {
        self.of_required.get(name).cloned().unwrap_or_default()
    }
}

/// The declared types, what is boxed in them, and the defaults found so far.
pub struct Laid<'a> {
    /// The types.
    pub items: &'a Items,
    /// The types of their fields and variants, with boxes.
    pub layout: &'a Layout,
    /// The defaults of fields, which change the fields' types.
    pub defaults: &'a Defaults,
}

impl Laid<'_> {
    /// The type of a struct's field, `Option` and box included.
    pub fn field_ty(&self, name: &str, index: usize) -> Option<&Type> {
        if let Some(default) = self.defaults.get(name, index) {
            return Some(&default.ty);
        }
        let slot = self.layout.slots(name).get(index)?;
        Some(&slot.ty)
    }
}
