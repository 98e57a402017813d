//! What the document gives as examples of fields → literals of the fields' own types.

use super::defaults::{fit, held};
use crate::ir::{ItemKind, Literal};
use crate::lower::extension;
use crate::plan::Planner;
use crate::plan::model::{Shape, place_of};
use crate::plan::unions::accepts::accepts;

impl Planner<'_> {
    /// Gives fields the examples that the document has for them, as far as they are values of their schemas.
    pub(in crate::plan) fn plan_examples(&mut self) {
        let mut found = Vec::new();
        for (name, (_, item)) in &self.items {
            let ItemKind::Object(object) = &item.kind else { continue };
            for (index, field) in object.fields.iter().enumerate() {
                let Some(value) = self.example(&item.pointer, &field.name.wire) else { continue };
                let literal = fit(value, held(field), &self.items).filter(is_shown);
                found.extend(literal.map(|literal| (name.clone(), index, literal)));
            }
        }
        for (name, index, literal) in found {
            if let Some((_, item)) = self.items.get_mut(&name)
                && let ItemKind::Object(object) = &mut item.kind
                && let Some(field) = object.fields.get_mut(index)
            {
                field.example = Some(literal);
            }
        }
    }

    /// The example of a struct's property, or of what that refers to.
    fn example(&self, object: &str, property: &str) -> Option<&serde_json::Value> {
        let Shape::Object(object) = self.model.find(object)?.shape else { return None };
        let property = place_of(object.properties.get(property)?)?;
        let example = self
            .model
            .annotations(property)
            .find_map(|found| found.data.extensions.get(extension::EXAMPLE))?;
        accepts(self.model, property, example).then_some(example)
    }
}

/// Whether a reader of code may see it: secrets are none of these.
fn is_shown(literal: &Literal) -> bool {
    matches!(
        literal,
        Literal::Bool(_)
            | Literal::Int(_)
            | Literal::Float(_)
            | Literal::Text(_)
            | Literal::Temporal(..)
            | Literal::Variant(..)
    )
}
