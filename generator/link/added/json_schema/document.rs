//! The schema of a type as a document of its own.

use std::collections::HashMap;

use indexmap::IndexSet;
use serde_json::{Map, Value, json};

use super::keywords::{Keywords, annotations, heading, of_object, or_null, scalar, set};
use super::references::{Definitions, define};
use super::tags::{Declared, constants};
use crate::analyse::tags::Tags;
use crate::analyse::unions::{flat_branches, objects};
use crate::json_file;
use crate::schema::derived::{How, read_step};
use crate::schema::leaves::{enum_values, takes_null};
use crate::schema::{Additional, ArraySchema, Found, Kind, ObjectSchema, Schemas};
use crate::source::pointer::percent_encode;

/// The dialect of the schemas.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// How deep the lines of a schema end: what a property of a definition contains is on one line.
const DEEPEST_LINES: usize = 4;

/// What writes the schemas of a document.
pub struct Writer<'a> {
    /// The schemas of the document.
    pub schemas: &'a Schemas,
    /// The tags of its unions.
    pub tags: &'a Tags,
    /// The names of types, by the location of their schemas.
    pub types: HashMap<&'a str, &'a str>,
}

/// A schema that is being written.
struct Document<'a> {
    writer: &'a Writer<'a>,
    /// The schema itself.
    root: &'a str,
    definitions: Definitions<'a>,
}

impl<'a> Writer<'a> {
    /// The text of the schema at a location; `None` where the document describes nothing there.
    pub fn write(&'a self, location: &'a str) -> Option<String> {
        let mut keywords = Keywords::new();
        set(&mut keywords, "$schema", Some(DIALECT));
        let document = match self.schemas.find(location) {
            Some(found) => {
                let document = Document::of(self, found.location, &[found.location]);
                keywords.extend(document.inline(found));
                document
            }
            // A type for some of the branches of a union has no schema of its own.
            None => {
                let branches = self.part_of_union(location)?;
                let document = Document::of(self, location, &branches);
                let branches = branches.iter().map(|branch| document.write(branch));
                set(&mut keywords, "anyOf", Some(branches.collect::<Value>()));
                document
            }
        };
        let mut definitions: Vec<(&String, Value)> = Vec::new();
        for (location, name) in &document.definitions {
            let found = self.schemas.find(location)?;
            definitions.push((name, Value::Object(document.inline(found))));
        }
        // The order in which a document has its schemas must not matter.
        definitions.sort_by_key(|(name, _)| *name);
        let definitions: Map<String, Value> = definitions
            .into_iter()
            .map(|(name, schema)| (name.clone(), schema))
            .collect();
        if !definitions.is_empty() {
            set(&mut keywords, "$defs", Some(Value::Object(definitions)));
        }
        let text = json_file::write(&Value::Object(keywords), DEEPEST_LINES);
        Some(text.trim_end().to_owned())
    }

    /// The branches of the objects, or of the strings, of a union.
    fn part_of_union(&self, location: &str) -> Option<Vec<&'a str>> {
        let (union, step) = location.rsplit_once('/')?;
        let union = self.schemas.find(union)?;
        match read_step(step)? {
            How::Objects => Some(objects(self.schemas, self.tags, union)),
            How::Strings => {
                let mut branches = flat_branches(self.schemas, self.tags, union);
                let found = |branch: &&str| self.schemas.find_bare(branch);
                branches.retain(|branch| {
                    found(branch).is_some_and(|found| enum_values(found).is_some())
                });
                Some(branches)
            }
            _ => None,
        }
    }
}

impl<'a> Document<'a> {
    fn of(writer: &'a Writer<'a>, root: &'a str, roots: &[&'a str]) -> Self {
        Self {
            writer,
            root,
            definitions: define(writer.schemas, root, roots, &writer.types),
        }
    }

    /// The schema at a location: a reference to it, if it is in `$defs`.
    fn write(&self, location: &str) -> Keywords {
        let Some(found) = self.writer.schemas.find(location) else {
            return Keywords::new();
        };
        let target = match self.definitions.get(found.location) {
            _ if found.location == self.root => "#".to_owned(),
            Some(name) => format!("#/$defs/{}", percent_encode(name)),
            None => return self.inline(found),
        };
        Keywords::from_iter([("$ref".to_owned(), Value::String(target))])
    }

    /// The same, as a value.
    fn value(&self, location: &str) -> Value {
        Value::Object(self.write(location))
    }

    /// The schema with all keywords.
    fn inline(&self, found: Found<'_>) -> Keywords {
        let schema = found.schema;
        let mut keywords = heading(schema);
        let mut takes_null = false;
        match &schema.kind {
            Kind::Annotated(target) => {
                takes_null = self.writer.schemas.is_nullable(target);
                let mut written = self.write(target);
                // Its own description comes before that of the target.
                written.retain(|keyword, _| !keywords.contains_key(keyword));
                keywords.extend(written);
            }
            Kind::Object(object) => self.object(found, object, &mut keywords),
            Kind::Array(array) => self.array(array, &mut keywords),
            Kind::Tuple(positions) => {
                set(&mut keywords, "type", Some("array"));
                self.each("prefixItems", positions, &mut keywords);
                set(&mut keywords, "items", Some(false));
                set(&mut keywords, "minItems", Some(positions.len()));
            }
            Kind::OneOf(branches) | Kind::AnyOf(branches) => {
                takes_null = takes_null_inside(self.writer.schemas, branches);
                self.union(found, branches, &mut keywords);
            }
            _ => {
                takes_null = matches!(schema.kind, Kind::Null) || is_any(found);
                scalar(schema, &mut keywords);
            }
        }
        if schema.nullable {
            keywords = or_null(keywords, takes_null);
        }
        annotations(schema, &mut keywords);
        keywords
    }

    fn object(&self, found: Found<'_>, object: &ObjectSchema, keywords: &mut Keywords) {
        set(keywords, "type", Some("object"));
        let properties = self.properties(found, object);
        if !properties.is_empty() {
            set(keywords, "properties", Some(properties));
        }
        // A document may list a name twice; 2020-12 has each once.
        let required: IndexSet<&String> = object.required.iter().collect();
        if !required.is_empty() {
            set(keywords, "required", Some(json!(required)));
        }
        let others = match &object.additional {
            Additional::Any => None,
            Additional::None => Some(Value::Bool(false)),
            Additional::Schema(location) => Some(self.value(location)),
        };
        match (&object.patterns, others) {
            (Some(named), Some(others)) => {
                let patterns = named.patterns.iter();
                let patterns: Map<String, Value> = patterns
                    .map(|pattern| (pattern.clone(), others.clone()))
                    .collect();
                set(keywords, "patternProperties", Some(patterns));
                let closed = named.is_closed.then_some(false);
                set(keywords, "additionalProperties", closed);
            }
            (_, others) => set(keywords, "additionalProperties", others),
        }
        let names = object.property_names.as_deref();
        let names = names.map(|location| self.value(location));
        set(keywords, "propertyNames", names);
        of_object(object, keywords);
    }

    /// The properties, among them tags that only a discriminator declares.
    fn properties(&self, found: Found<'_>, object: &ObjectSchema) -> Map<String, Value> {
        let tags: Vec<(&str, Value)> = constants(self.writer.tags, found.location).collect();
        let mut properties = Map::new();
        // What is not described is first: a language model writes properties in this order, and the tag decides about the others.
        for (key, value) in &tags {
            if !object.properties.contains_key(*key) {
                properties.insert((*key).to_owned(), json!({ "const": value }));
            }
        }
        for (key, location) in &object.properties {
            let mut property = self.write(location);
            if let Some((_, value)) = tags.iter().find(|(tag, _)| tag == key) {
                property.remove("enum");
                set(&mut property, "const", Some(value.clone()));
            }
            properties.insert(key.clone(), Value::Object(property));
        }
        properties
    }

    fn array(&self, array: &ArraySchema, keywords: &mut Keywords) {
        set(keywords, "type", Some("array"));
        if !array.positions.is_empty() {
            self.each("prefixItems", &array.positions, keywords);
        }
        let items = array.items.as_deref();
        let items = items.map(|location| self.value(location));
        set(keywords, "items", items);
        set(keywords, "minItems", array.min_items);
        set(keywords, "maxItems", array.max_items);
        set(keywords, "uniqueItems", array.unique_items.then_some(true));
    }

    fn union(&self, found: Found<'_>, branches: &[String], keywords: &mut Keywords) {
        let Writer { schemas, tags, .. } = self.writer;
        let keyword = match found.schema.kind {
            Kind::OneOf(_) => "oneOf",
            _ => "anyOf",
        };
        let declared = Declared::of(schemas, tags, found);
        let written = branches.iter().map(|branch| {
            let written = self.write(branch);
            match &declared {
                Some(declared) => declared.tag(schemas, tags, branch, written),
                None => written,
            }
        });
        set(keywords, keyword, Some(written.collect::<Value>()));
    }

    fn each(&self, keyword: &str, locations: &[String], keywords: &mut Keywords) {
        let all = locations.iter().map(|location| self.write(location));
        set(keywords, keyword, Some(all.collect::<Value>()));
    }
}

fn takes_null_inside(schemas: &Schemas, branches: &[String]) -> bool {
    branches.iter().any(|branch| takes_null(schemas, branch))
}

/// Whether all values are allowed.
fn is_any(found: Found<'_>) -> bool {
    matches!(found.schema.kind, Kind::Any) && found.schema.values.is_none()
}
