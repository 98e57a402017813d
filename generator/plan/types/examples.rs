//! What the document gives as examples of fields → literals of the fields' own types.

use super::defaults::fit;
use crate::ir::ItemKind;
use crate::plan::Planner;
use crate::values::accepts::accepts;

impl Planner<'_> {
    /// Gives fields the examples that the document has for them, as far as they are values of their schemas.
    pub(in crate::plan) fn plan_examples(&mut self) {
        let mut found = Vec::new();
        for (name, (_, item)) in &self.items {
            let ItemKind::Object(object) = &item.kind else {
                continue;
            };
            for (index, field) in object.fields.iter().enumerate() {
                let Some(value) = self.example(&item.pointer, &field.name.wire) else {
                    continue;
                };
                let literal = fit(value, field.held(), &self.items);
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
        let property = self.model.property(object, property)?;
        let example = self
            .model
            .annotations(property)
            .find_map(|found| found.schema.example.as_ref())?;
        accepts(self.model, property, example).then_some(example)
    }
}
