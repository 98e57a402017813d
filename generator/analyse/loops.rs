//! Schemas that lead back to themselves without a type in between that has a name.

use std::collections::HashSet;

use super::locations::is_component;
use crate::graph::circles;
use crate::schema::{Found, Kind, Schemas};

/// The lists and maps that need a type of their own.
#[derive(Clone, Debug, Default)]
pub struct Loops(HashSet<String>);

impl Loops {
    /// Of each circle the named schemas, and where none is named, all.
    pub fn find(model: &Schemas) -> Self {
        let found: Vec<Found<'_>> = model
            .places()
            .filter_map(|place| model.find(place))
            .collect();
        let leads = found.iter().map(|found| {
            let inside = inside(*found).and_then(|inside| model.find(inside));
            (
                found.place,
                inside.into_iter().map(|inside| inside.place).collect(),
            )
        });
        let leads: Vec<(&str, Vec<&str>)> = leads.collect();
        let mut loops = HashSet::new();
        for circle in circles(&leads) {
            let places = circle.into_iter().filter(|place| {
                let shape = model.find(place).map(|found| &found.schema.kind);
                matches!(shape, Some(Kind::Array(_) | Kind::Object(_)))
            });
            let (named, others): (Vec<&str>, Vec<&str>) =
                places.partition(|place| is_component(place));
            let chosen = if named.is_empty() { others } else { named };
            loops.extend(chosen.into_iter().map(str::to_owned));
        }
        Self(loops)
    }

    /// Whether the list or map at a place needs a type of its own.
    pub fn contains(&self, place: &str) -> bool {
        self.0.contains(place)
    }
}

/// The one schema that the values of a list, a map or an annotation are made of.
pub fn inside(found: Found<'_>) -> Option<&str> {
    match &found.schema.kind {
        Kind::Annotated(target) => Some(target),
        Kind::Array(array) => array.items.as_deref(),
        Kind::Object(object) if !object.is_struct() => object.additional_schema(),
        _ => None,
    }
}
