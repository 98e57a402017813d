//! The documentation of a schema, and of the parts inside it that have no type of their own.

use std::collections::HashSet;

use heck::ToSnakeCase;
use indexmap::IndexSet;

use crate::analyse::locations::is_component;
use crate::analyse::unions::json_kind;
use crate::ir::{Docs, Type};
use crate::markdown;
use crate::plan::planner::Planner;
use crate::schema::{Found, Kind, Schema};

/// How many levels of nested arrays are documented.
const DEEPEST: usize = 4;

/// The documentation of a part, with a label that names the part.
type Part = (String, Docs);

/// The documentation of a schema named `name`: its description, else its title.
pub fn docs_of(data: &Schema, name: &str) -> Docs {
    let description = data
        .description
        .as_deref()
        .filter(|text| !text.trim().is_empty());
    markdown::to_docs(
        description
            .or_else(|| title_of(data, name))
            .unwrap_or_default(),
    )
}

/// Whether a schema is documented where a value of type `ty` is used: a named type has documentation of its own.
pub fn is_reported_here(found: Found<'_>, ty: &Type) -> bool {
    !is_component(found.location) || !matches!(ty, Type::Named(_))
}

/// The title, if it is not only a name and adds something to the schema's name: tools make titles of names.
fn title_of<'d>(data: &'d Schema, name: &str) -> Option<&'d str> {
    let title = data.title.as_deref()?.trim();
    let name = name.to_snake_case();
    let known: HashSet<&str> = name.split('_').collect();
    let adds_something = title
        .to_snake_case()
        .split('_')
        .any(|word| !known.contains(word));
    (title.contains(char::is_whitespace) && adds_something).then_some(title)
}

impl Planner<'_> {
    /// The documentation of the value named `name` at a location: what its type's own documentation lacks. `described` comes before the
    /// schema's description.
    pub(in crate::plan) fn describe(
        &self,
        location: &str,
        ty: &Type,
        name: &str,
        described: Docs,
    ) -> Docs {
        let Some(found) = self.model.find(location) else {
            return described;
        };
        if !is_reported_here(found, ty) {
            return described;
        }
        let described = described.or(|| docs_of(found.schema, name));
        if self.names.get(found.location).is_some() {
            described
        } else {
            self.with_parts(found.location, described)
        }
    }

    /// The documentation of a schema and of its parts.
    pub(in crate::plan) fn with_parts(&self, location: &str, described: Docs) -> Docs {
        let mut parts = IndexSet::new();
        self.add_parts(location, DEEPEST, &mut parts);
        parts.retain(|(_, part)| *part != described);
        match parts.first() {
            None => described,
            Some((_, only)) if described.is_empty() && parts.len() == 1 => only.clone(),
            Some(_) => {
                let items: Vec<String> =
                    parts.iter().map(|(label, part)| part.item(label)).collect();
                described.and(&markdown::generated(items.join("\n")))
            }
        }
    }

    /// The documentation of a branch that several schemas share.
    pub(in crate::plan) fn describe_branch(&self, ty: &Type, locations: &[&str]) -> Docs {
        let is_declared =
            |location: &str| self.names.get(location).is_some() && matches!(ty, Type::Named(_));
        let locations = locations.iter().filter(|location| !is_declared(location));
        let described: IndexSet<Docs> = locations
            .map(|location| self.describe(location, ty, "", Docs::default()))
            .collect();
        described.iter().fold(Docs::default(), Docs::and)
    }

    fn add_parts(&self, location: &str, depth: usize, parts: &mut IndexSet<Part>) {
        let Some(found) = self.model.find_bare(location).filter(|_| depth > 0) else {
            return;
        };
        // A named type has documentation of its own.
        if found.location != location && is_component(found.location) {
            return;
        }
        match &found.schema.kind {
            Kind::Array(array) => {
                for (index, position) in array.positions.iter().enumerate() {
                    self.add_part(&format!("`.{index}`"), position, depth, parts);
                }
                if let Some(items) = array.items.as_deref() {
                    let label = match (array.positions.is_empty(), depth < DEEPEST) {
                        (true, true) => "Each item within",
                        (true, false) => "Each item",
                        (false, true) => "Each further item within",
                        (false, false) => "Each further item",
                    };
                    self.add_part(label, items, depth, parts);
                }
            }
            Kind::Object(object) if !object.is_struct() => {
                if let Some(values) = object.additional_schema() {
                    let label = if depth < DEEPEST {
                        "Each value within"
                    } else {
                        "Each value"
                    };
                    self.add_part(label, values, depth, parts);
                }
            }
            Kind::Tuple(positions) => {
                for (index, position) in positions.iter().map(String::as_str).enumerate() {
                    self.add_part(&format!("`.{index}`"), position, depth, parts);
                }
            }
            Kind::OneOf(branches) | Kind::AnyOf(branches)
                if self.names.get(found.location).is_none() =>
            {
                for branch in branches.iter().map(String::as_str) {
                    if let Some(kind) = json_kind(self.model, branch) {
                        self.add_part(kind.phrase(), branch, depth, parts);
                    }
                }
            }
            _ => {}
        }
    }

    /// A part that has a type of its own is documented there.
    fn add_part(&self, label: &str, location: &str, depth: usize, parts: &mut IndexSet<Part>) {
        let Some(found) = self.model.find(location) else {
            return;
        };
        if is_component(found.location) || self.names.get(found.location).is_some() {
            return;
        }
        let part = (label.to_owned(), docs_of(found.schema, ""));
        if !part.1.is_empty() {
            parts.insert(part);
        }
        self.add_parts(found.location, depth - 1, parts);
    }
}
