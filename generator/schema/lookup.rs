//! Finding schemas, and following references between them.

use std::collections::BTreeMap;
use std::iter;

use foldhash::fast::RandomState;
use indexmap::IndexMap;

use super::{Discriminator, Entry, Kind, ObjectSchema, Schema};

/// How many references in a row are followed; `lower` has reported cycles.
const LONGEST_CHAIN: usize = 64;

/// The schemas of a document, each under the JSON pointer of its location.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schemas {
    entries: IndexMap<String, Entry, RandomState>,
    /// The JSON pointers of keywords that the crate does not check, each with the hash of its value.
    unchecked: BTreeMap<String, String>,
}

/// A schema with its location.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// JSON pointer, references followed.
    pub location: &'a str,
    /// The schema.
    pub schema: &'a Schema,
}

impl FromIterator<(String, Entry)> for Schemas {
    fn from_iter<T: IntoIterator<Item = (String, Entry)>>(entries: T) -> Self {
        let entries = entries.into_iter().collect();
        Self {
            entries,
            unchecked: BTreeMap::new(),
        }
    }
}

impl Schemas {
    /// The same, with the keywords that the crate does not check: their JSON pointers, each with the hash of its value.
    #[must_use]
    pub fn with_unchecked(mut self, unchecked: BTreeMap<String, String>) -> Self {
        self.unchecked = unchecked;
        self
    }

    /// The keywords that the crate does not check.
    pub fn unchecked(&self) -> &BTreeMap<String, String> {
        &self.unchecked
    }

    /// Every location that has a schema, in the document's order.
    pub fn locations(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(String::as_str)
    }

    /// Whether there is a schema at a location.
    pub fn has(&self, location: &str) -> bool {
        self.entries.contains_key(location)
    }

    /// The schema at a location, bare references followed; `None` only where the document was refused before.
    pub fn find(&self, location: &str) -> Option<Found<'_>> {
        let mut entry = self.entries.get_key_value(location)?;
        for _ in 0..LONGEST_CHAIN {
            match entry {
                (location, Entry::Schema(schema)) => return Some(Found { location, schema }),
                (_, Entry::Reference(target)) => entry = self.entries.get_key_value(target)?,
            }
        }
        None
    }

    /// The location that a bare reference at `location` names.
    pub fn alias_target(&self, location: &str) -> Option<&str> {
        match self.entries.get(location)? {
            Entry::Reference(target) => Some(target),
            Entry::Schema(_) => None,
        }
    }

    /// The location of a pointer that passes through bare references.
    pub fn resolve(&self, pointer: &str) -> String {
        let mut location = pointer.to_owned();
        for _ in 0..LONGEST_CHAIN {
            let ends = location
                .match_indices('/')
                .skip(1)
                .map(|(end, _)| end)
                .chain([location.len()]);
            let led = ends
                .into_iter()
                .find_map(|end| Some((end, self.alias_target(&location[..end])?)));
            match led {
                Some((end, target)) => location = format!("{target}{}", &location[end..]),
                None => break,
            }
        }
        location
    }

    /// Like [`Schemas::find`], annotations skipped: the schema that decides the type.
    pub fn find_bare(&self, location: &str) -> Option<Found<'_>> {
        self.annotations(location)
            .find(|found| !matches!(found.schema.kind, Kind::Annotated(_)))
    }

    /// Whether null is allowed, by the schema or by one that annotates it.
    pub fn is_nullable(&self, location: &str) -> bool {
        self.annotations(location)
            .any(|found| found.schema.nullable)
    }

    /// The schemas that annotate a schema, from the outermost on, and the schema itself.
    pub fn annotations(&self, location: &str) -> impl Iterator<Item = Found<'_>> {
        let inner = |found: &Found<'_>| match &found.schema.kind {
            Kind::Annotated(target) => self.find(target),
            _ => None,
        };
        iter::successors(self.find(location), inner).take(LONGEST_CHAIN)
    }

    /// The location of a property, where the schema at `object` is an object that describes it.
    pub fn property(&self, object: &str, property: &str) -> Option<&str> {
        let object = self.find(object)?.object()?;
        object.properties.get(property).map(String::as_str)
    }
}

impl<'a> Found<'a> {
    /// The keywords about objects, where it is one.
    pub fn object(self) -> Option<&'a ObjectSchema> {
        match &self.schema.kind {
            Kind::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The branches, where it is a union.
    pub fn branches(self) -> Option<&'a [String]> {
        self.schema.kind.branches()
    }

    /// The discriminator, where the document gives one.
    pub fn discriminator(self) -> Option<&'a Discriminator> {
        self.schema.discriminator.as_ref()
    }

    /// The locations of the schemas inside this one.
    pub fn children(self) -> Vec<&'a str> {
        match &self.schema.kind {
            Kind::Annotated(target) => vec![target],
            Kind::Object(object) => {
                let properties = object.properties.values().map(String::as_str);
                let further = [object.additional_schema(), object.property_names.as_deref()];
                properties.chain(further.into_iter().flatten()).collect()
            }
            Kind::Array(array) => array.all_items().collect(),
            Kind::Tuple(schemas) | Kind::OneOf(schemas) | Kind::AnyOf(schemas) => {
                schemas.iter().map(String::as_str).collect()
            }
            _ => Vec::new(),
        }
    }
}
