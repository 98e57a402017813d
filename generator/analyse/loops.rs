//! Schemas that contain themselves without a named type in between.

use std::collections::HashSet;

use super::locations::is_component;
use crate::graph::cycles;
use crate::schema::{Found, Kind, Schemas};

/// The arrays and maps that need a type of their own.
#[derive(Clone, Debug, Default)]
pub struct Loops(HashSet<String>);

impl Loops {
    /// The named schemas of each cycle; if none is named, all.
    pub fn find(model: &Schemas) -> Self {
        let found: Vec<Found<'_>> = model
            .locations()
            .filter_map(|location| model.find(location))
            .collect();
        let leads = found.iter().map(|found| {
            let inside = inside(*found).and_then(|inside| model.find(inside));
            (
                found.location,
                inside.into_iter().map(|inside| inside.location).collect(),
            )
        });
        let leads: Vec<(&str, Vec<&str>)> = leads.collect();
        let mut loops = HashSet::new();
        for cycle in cycles(&leads) {
            let locations = cycle.into_iter().filter(|location| {
                let shape = model.find(location).map(|found| &found.schema.kind);
                matches!(shape, Some(Kind::Array(_) | Kind::Object(_)))
            });
            let (named, others): (Vec<&str>, Vec<&str>) =
                locations.partition(|location| is_component(location));
            let chosen = if named.is_empty() { others } else { named };
            loops.extend(chosen.into_iter().map(str::to_owned));
        }
        Self(loops)
    }

    /// Whether the array or map at a location needs a type of its own.
    pub fn contains(&self, location: &str) -> bool {
        self.0.contains(location)
    }
}

/// The schema of the items of an array or the values of a map, or the schema that an annotation is about.
pub fn inside(found: Found<'_>) -> Option<&str> {
    match &found.schema.kind {
        Kind::Annotated(target) => Some(target),
        Kind::Array(array) => array.items.as_deref(),
        Kind::Object(object) if !object.is_struct() => object.additional_schema(),
        _ => None,
    }
}
