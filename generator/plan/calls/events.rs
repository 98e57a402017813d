//! What the schema of an event stream describes.
//!
//! In: a schema. Out: the schema of the data, or the events as objects of their fields.

use crate::ir::NamedEvents;
use crate::plan::planner::Planner;
use crate::schema::{self, ObjectSchema};

/// The fields of a server-sent event.
const FIELDS: [&str; 4] = [EVENT, DATA, ID, RETRY];
const EVENT: &str = "event";
const DATA: &str = "data";
const ID: &str = "id";
const RETRY: &str = "retry";

/// The name of events that report an error.
const ERROR: &str = "error";

impl<'a> Planner<'a> {
    /// The schema of the property `data`, if all properties of an object are fields of a server-sent event.
    pub(super) fn data_of_event(&self, location: &str) -> Option<&'a str> {
        let object = self.object_at(location)?;
        let data = object.properties.get(DATA)?;
        has_fields_only(object).then_some(data)
    }

    /// The events of a union, if all properties of its branches are fields of a server-sent event, and `event` distinguishes them.
    pub(super) fn plan_named_events(&mut self, location: &str) -> Option<NamedEvents> {
        let union = self.model.find_bare(location)?;
        union.branches()?;
        let branches = self.branches(location).into_iter();
        let objects: Option<Vec<_>> = branches.map(|branch| self.object_at(branch)).collect();
        let objects = objects.filter(|objects| objects.iter().copied().all(has_fields_only))?;
        let have = |field: &str| {
            let has = |object: &&ObjectSchema| object.properties.contains_key(field);
            objects.iter().copied().filter(has).count()
        };
        let named = objects
            .iter()
            .filter_map(|object| object.properties.get(EVENT));
        let names = named.flat_map(|event| self.strings_at(event));
        let tags = union.discriminator();
        let tags = tags.filter(|tags| tags.property_name == EVENT);
        let mapped = tags.into_iter().flat_map(|tags| tags.mapping.keys());
        let names: Vec<&String> = names.chain(mapped).collect();
        if names.is_empty() && tags.is_none() {
            return None;
        }
        Some(NamedEvents {
            has_error: names.iter().any(|name| *name == ERROR),
            has_further_fields: have(ID) + have(RETRY) > 0,
            has_unnamed: have(EVENT) < objects.len(),
            ty: self.plan_type(location).whole(),
        })
    }

    /// Whether one of the items is the event `error`, by a property with this single value.
    pub(super) fn declares_error(&self, location: &str) -> bool {
        self.branches(location).into_iter().any(|branch| {
            let object = self.object_at(branch).into_iter();
            let mut properties = object.flat_map(|object| object.properties.values());
            properties.any(|property| self.strings_at(property) == [ERROR])
        })
    }

    fn object_at(&self, location: &str) -> Option<&'a ObjectSchema> {
        self.model.find_bare(location)?.object()
    }

    /// The values of an enum of strings.
    fn strings_at(&self, location: &str) -> &'a [String] {
        match self
            .model
            .find_bare(location)
            .map(|found| &found.schema.kind)
        {
            Some(schema::Kind::String(text)) => &text.values,
            _ => &[],
        }
    }
}

/// Whether all properties are fields of a server-sent event, with its name or its data among them.
fn has_fields_only(object: &ObjectSchema) -> bool {
    let mut names = object.properties.keys();
    let has = |field: &str| object.properties.contains_key(field);
    (has(EVENT) || has(DATA)) && names.all(|name| FIELDS.contains(&name.as_str()))
}
