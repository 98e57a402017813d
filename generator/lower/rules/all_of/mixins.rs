//! Decides which required properties that are not described are reported: not of a part whose child schemas all describe them, and
//! not of a child schema of a part that is reported.

use std::collections::{HashMap, HashSet};

use crate::lower::named::named;
use crate::lower::normal::{Schema, Schemas, schema_at, schema_at_mut, target};

/// The required properties that are not described.
#[derive(Default)]
pub struct Mixins {
    /// The parts that require properties they do not describe, each with the child schemas that do not describe them either.
    parts: HashMap<String, HashSet<String>>,
    /// Schemas that only inherit such properties from parts with a name.
    child_schemas: HashSet<String>,
}

impl Mixins {
    /// Records what the merger at a location describes for its parts.
    pub fn note(&mut self, parts: &[String], location: &str, merged: &Schema, schemas: &Schemas) {
        let mut declared: HashSet<&str> = HashSet::new();
        for part in parts.iter().map(|part| target(schemas, part)) {
            let Some(schema) = schema_at(schemas, part) else {
                continue;
            };
            let missing: Vec<&str> = undescribed(schema).collect();
            if missing.is_empty() {
                continue;
            }
            let child_schemas = self.parts.entry(part.to_owned()).or_default();
            if !missing.iter().all(|name| merged.describes(name)) {
                child_schemas.insert(location.to_owned());
            }
            if named(part).is_some() && schema.has("properties") {
                declared.extend(missing);
            }
        }
        let mut missing = undescribed(merged).peekable();
        if missing.peek().is_some() && missing.all(|name| declared.contains(name)) {
            self.child_schemas.insert(location.to_owned());
        }
    }

    /// Marks the parts whose properties all child schemas describe, in themselves or in their own child schemas, and those that only
    /// inherit what is reported for another schema.
    pub fn mark(mut self, schemas: &mut Schemas) {
        loop {
            let known: HashSet<String> = self.parts.keys().cloned().collect();
            self.parts
                .retain(|_, child_schemas| child_schemas.is_subset(&known));
            if self.parts.len() == known.len() {
                break;
            }
        }
        for location in self.parts.keys().chain(&self.child_schemas) {
            if let Some(schema) = schema_at_mut(schemas, location) {
                schema.assertions.may_require_undescribed = true;
            }
        }
    }
}

fn undescribed(schema: &Schema) -> impl Iterator<Item = &str> {
    schema.required().filter(|name| !schema.describes(name))
}
