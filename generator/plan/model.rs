//! Reading the typed model: what a schema is, in the small vocabulary that planning needs, and what it leads to.

use std::iter;

use indexmap::IndexMap;
use openapiv3::{
    AdditionalProperties, ArrayType, BooleanType, Discriminator, IntegerType, NumberType,
    ObjectType, OpenAPI, ReferenceOr, Schema, SchemaData, SchemaKind, StringType, Type,
};
use serde_json::Value;

use crate::lower::extension;
use crate::lower::named::called;

/// How many references in a row are followed; `lower` has refused circles.
const LONGEST_CHAIN: usize = 64;

/// The schemas of the typed model, each under the JSON pointer of its place.
#[derive(Clone, Copy)]
pub struct Model<'a> {
    schemas: Option<&'a IndexMap<String, ReferenceOr<Schema>>>,
}

/// What a schema is.
#[derive(Clone, Copy)]
pub enum Shape<'a> {
    /// Another schema, annotated.
    Annotated(&'a str),
    /// A text.
    Text(&'a StringType),
    /// A whole number.
    Integer(&'a IntegerType),
    /// A number.
    Number(&'a NumberType),
    /// `true` or `false`.
    Boolean(&'a BooleanType),
    /// An object.
    Object(&'a ObjectType),
    /// A list.
    Array(&'a ArrayType),
    /// A list of so many items, each of its own.
    Tuple(&'a [Value]),
    /// Null alone.
    Null,
    /// One of several.
    Union(&'a [ReferenceOr<Schema>]),
    /// Anything.
    Any,
}

/// A schema with its place.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    /// JSON pointer, references followed.
    pub place: &'a str,
    /// What it is.
    pub shape: Shape<'a>,
    /// What is said about it.
    pub data: &'a SchemaData,
}

impl<'a> Model<'a> {
    /// The schemas of a document.
    pub fn of(document: &'a OpenAPI) -> Self {
        Self {
            schemas: document
                .components
                .as_ref()
                .map(|components| &components.schemas),
        }
    }

    /// Every place that has a schema, in the document's order.
    pub fn places(self) -> impl Iterator<Item = &'a str> {
        self.schemas
            .into_iter()
            .flat_map(IndexMap::keys)
            .map(String::as_str)
    }

    /// Whether there is a schema at a place.
    pub fn has(self, place: &str) -> bool {
        self.schemas
            .is_some_and(|schemas| schemas.contains_key(place))
    }

    /// The schema at a place, bare references followed; `None` only where the document was refused before.
    pub fn find(self, place: &str) -> Option<Found<'a>> {
        let schemas = self.schemas?;
        let mut entry = schemas.get_key_value(place)?;
        for _ in 0..LONGEST_CHAIN {
            match entry {
                (place, ReferenceOr::Item(schema)) => {
                    let shape = shape_of(&schema.schema_kind, &schema.schema_data);
                    return Some(Found {
                        place,
                        shape,
                        data: &schema.schema_data,
                    });
                }
                (_, ReferenceOr::Reference { reference }) => {
                    entry = schemas.get_key_value(reference.strip_prefix('#')?)?;
                }
            }
        }
        None
    }

    /// What a schema is called where nothing but its name tells it from others.
    pub fn called(self, place: &str) -> Option<String> {
        let data = self.find(place).map(|found| found.data);
        called(
            place,
            data.and_then(|data| data.extensions.get(extension::CALLED)),
        )
    }

    /// The place that is meant by a pointer that leads through bare references.
    pub fn resolve(self, pointer: &str) -> String {
        let mut place = pointer.to_owned();
        for _ in 0..LONGEST_CHAIN {
            let ends = place
                .match_indices('/')
                .skip(1)
                .map(|(end, _)| end)
                .chain([place.len()]);
            let led = ends
                .into_iter()
                .find_map(|end| Some((end, self.alias_target(&place[..end])?)));
            match led {
                Some((end, target)) => place = format!("{target}{}", &place[end..]),
                None => break,
            }
        }
        place
    }

    /// Like [`Model::find`], annotations left behind: the schema that decides the type.
    pub fn find_bare(self, place: &str) -> Option<Found<'a>> {
        self.annotations(place)
            .find(|found| !matches!(found.shape, Shape::Annotated(_)))
    }

    /// Whether null is allowed, by the schema or by what annotates it.
    pub fn is_nullable(self, place: &str) -> bool {
        self.annotations(place).any(|found| found.data.nullable)
    }

    /// What annotates a schema, from the outermost on, and the schema itself.
    pub fn annotations(self, place: &str) -> impl Iterator<Item = Found<'a>> {
        let inner = move |found: &Found<'a>| match found.shape {
            Shape::Annotated(target) => self.find(target),
            _ => None,
        };
        iter::successors(self.find(place), inner).take(LONGEST_CHAIN)
    }

    /// The place of a property, where the schema at `object` is an object that describes it.
    pub fn property(self, object: &str, property: &str) -> Option<&'a str> {
        let Shape::Object(object) = self.find(object)?.shape else {
            return None;
        };
        place_of(object.properties.get(property)?)
    }

    /// The place that a bare reference at `place` names.
    pub fn alias_target(self, place: &str) -> Option<&'a str> {
        match self.schemas?.get(place)? {
            ReferenceOr::Reference { reference } => reference.strip_prefix('#'),
            ReferenceOr::Item(_) => None,
        }
    }
}

fn shape_of<'a>(kind: &'a SchemaKind, data: &'a SchemaData) -> Shape<'a> {
    if let Some(Value::Array(positions)) = data.extensions.get(extension::TUPLE) {
        return Shape::Tuple(positions);
    }
    if is_set(data, extension::NULL) {
        return Shape::Null;
    }
    match kind {
        SchemaKind::Type(Type::String(text)) => Shape::Text(text),
        SchemaKind::Type(Type::Integer(integer)) => Shape::Integer(integer),
        SchemaKind::Type(Type::Number(number)) => Shape::Number(number),
        SchemaKind::Type(Type::Boolean(boolean)) => Shape::Boolean(boolean),
        SchemaKind::Type(Type::Object(object)) => Shape::Object(object),
        SchemaKind::Type(Type::Array(array)) => Shape::Array(array),
        SchemaKind::OneOf { one_of } => Shape::Union(one_of),
        SchemaKind::AllOf { all_of } => match all_of.as_slice() {
            [part] => place_of(part).map_or(Shape::Any, Shape::Annotated),
            _ => Shape::Any,
        },
        _ => Shape::Any,
    }
}

/// The place that a reference of the normal form names.
pub fn place_of<T>(reference: &ReferenceOr<T>) -> Option<&str> {
    match reference {
        ReferenceOr::Reference { reference } => reference.strip_prefix('#'),
        ReferenceOr::Item(_) => None,
    }
}

/// The places that a list of references in an extension names.
pub fn places_at(positions: &[Value]) -> impl Iterator<Item = &str> {
    positions
        .iter()
        .filter_map(|position| position.get("$ref")?.as_str()?.strip_prefix('#'))
}

/// The schema of a map's values: `None` where additional properties are not described.
pub fn values_of(object: &ObjectType) -> Option<&str> {
    match object.additional_properties.as_ref()? {
        AdditionalProperties::Schema(schema) => place_of(schema),
        AdditionalProperties::Any(_) => None,
    }
}

/// Whether `additionalProperties: false` closes the object.
pub fn is_closed(object: &ObjectType) -> bool {
    matches!(
        object.additional_properties,
        Some(AdditionalProperties::Any(false))
    )
}

/// Whether an object has members of its own, or none at all: a struct. All others are maps.
pub fn is_struct(object: &ObjectType) -> bool {
    !object.properties.is_empty() || is_closed(object)
}

/// The schema of a map's keys.
pub fn keys_of(data: &SchemaData) -> Option<&str> {
    data.extensions
        .get(extension::PROPERTY_NAMES)?
        .get("$ref")?
        .as_str()?
        .strip_prefix('#')
}

/// Where an operation, parameter, body, response or media type came from.
pub fn origin_of(extensions: &IndexMap<String, Value>) -> Option<&str> {
    extensions.get(extension::PLACE)?.as_str()
}

/// Whether an extension is set.
pub fn is_set(data: &SchemaData, extension: &str) -> bool {
    data.extensions.get(extension) == Some(&Value::Bool(true))
}

impl<'a> Found<'a> {
    /// The places of the schemas inside this one.
    pub fn children(self) -> Vec<&'a str> {
        let keys = keys_of(self.data);
        let mut children: Vec<&str> = match self.shape {
            Shape::Annotated(target) => vec![target],
            Shape::Object(object) => {
                let properties = object.properties.values().filter_map(place_of);
                properties.chain(values_of(object)).collect()
            }
            Shape::Array(array) => array.items.iter().filter_map(place_of).collect(),
            Shape::Tuple(positions) => places_at(positions).collect(),
            Shape::Union(branches) => branches.iter().filter_map(place_of).collect(),
            _ => Vec::new(),
        };
        children.extend(keys);
        children
    }

    /// The discriminator, where the document gives one.
    pub fn discriminator(self) -> Option<&'a Discriminator> {
        self.data.discriminator.as_ref()
    }
}
