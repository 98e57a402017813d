//! Schemas in place of which the user chose a type.

use openapiv3::OpenAPI;

use crate::analyse::locations::is_component;
use crate::draft::ItemKind;
use crate::ir::{CustomType, Type, UnionDecision};
use crate::plan::planned::Planned;
use crate::plan::planner::Planner;
use crate::schema::Found;

impl<'a> Planner<'a> {
    /// The type that the user chose in place of a schema, whose limits it keeps by itself.
    pub(super) fn plan_replaced(&mut self, location: &str, found: Found<'a>) -> Option<Planned> {
        let index = self.replacements.of(self.model, found)?;
        self.used_replacements.insert(index);
        let path = self.replacements.get(index).path.clone();
        let planned = Planned {
            nullable: found.schema.nullable || self.has_null_branch(found),
            ..Planned::of(Type::Custom(path))
        };
        if is_component(location) {
            self.declare_alias(location, found, &planned);
        }
        Some(planned)
    }

    /// Reports types of the user that are branches of a union which reads only generated types.
    pub(super) fn report_replaced_branches(&mut self, location: &str, kind: &ItemKind) {
        let ItemKind::Union(union) = kind else { return };
        for branch in &union.branches {
            if let (false, Type::Custom(path)) = (union.decision == UnionDecision::Kind, &branch.ty)
            {
                let message = format!(
                    "`{path}` cannot be a branch of this union, which a tag or the properties decide"
                );
                let help = "replace the whole union, or a property of the branch";
                self.diagnostics.push(
                    self.replacements
                        .problem(path, location, message)
                        .help(help),
                );
            }
        }
    }

    /// The types of the user that schemas have. Entries that no schema uses are reported.
    pub(in crate::plan) fn custom_types(&mut self, document: &OpenAPI) -> Vec<CustomType> {
        let used = &self.used_replacements;
        let is_used = |position| used.contains(&position);
        self.replacements
            .report_unused(document, self.model, is_used, self.diagnostics);
        let used = used.iter().map(|position| self.replacements.get(*position));
        let custom = used.map(|replaced| CustomType {
            path: replaced.path.clone(),
            dependency: replaced.dependency.clone(),
        });
        custom.collect()
    }
}
