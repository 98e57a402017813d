//! The normal form: schemas as keywords of JSON Schema, each under its location, and the rest of the document as `openapiv3` reads it.

use std::collections::BTreeMap;

use foldhash::fast::RandomState;
use indexmap::IndexMap;
use serde_json::{Map, Value};

pub use super::beyond_keywords::{Annotations, Assertions, Assumption, Positions};
use crate::schema::Discriminator;
pub use crate::source::pointer::referenced;

/// All schemas, each under the JSON pointer of its location. Pointers are long, and looked up often.
pub type Schemas = IndexMap<String, Entry, RandomState>;

/// Keywords of JSON Schema. Where one has a schema as its value, that is a `$ref` to an entry.
pub type Keywords = Map<String, Value>;

/// The entry of a location.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A bare `$ref` to the schema at another location.
    Reference(String),
    /// A schema of its own.
    Schema(Box<Schema>),
}

/// One schema.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(test, derive(serde::Serialize))]
pub struct Schema {
    /// Its keywords.
    #[cfg_attr(test, serde(flatten))]
    pub keywords: Keywords,
    /// The property by which the branches of a union are distinguished, or the child schemas of a parent.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub discriminator: Option<Discriminator>,
    /// Its documentation.
    #[cfg_attr(test, serde(flatten))]
    pub annotations: Annotations,
    /// What has no keyword in JSON Schema.
    #[cfg_attr(test, serde(flatten))]
    pub assertions: Assertions,
}

/// The formats of integers.
pub const INTEGER_FORMATS: [&str; 9] = [
    "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "uint",
];

/// The types of JSON Schema.
pub const TYPES: [&str; 7] = [
    "string", "number", "integer", "boolean", "array", "object", "null",
];

/// The keywords that hold branches.
pub const UNIONS: [&str; 2] = ["oneOf", "anyOf"];

/// A document in normal form, in pieces that `typed` puts together.
#[derive(Clone, Debug, Default)]
pub struct Normal {
    /// All but the schemas, references resolved: `openapi`, `info`, `servers`, `tags`, `security`, `paths`, and of `components` its
    /// `securitySchemes`, `requestBodies`, `responses` and `callbacks`.
    pub skeleton: Map<String, Value>,
    /// The schemas.
    pub schemas: Schemas,
    /// Rules that no type and no check expresses, or that are not checked by default: the JSON pointer of each keyword, with the hash of
    /// its value.
    pub unchecked: BTreeMap<String, String>,
}

/// Names of extensions: those of a schema in a document, and those in which the skeleton keeps facts that 3.0 has no field for.
pub mod extension {
    /// On a schema that extends a parent: its value of the parent's discriminator. `AutoRest` defines it.
    pub const DISCRIMINATOR_VALUE: &str = "x-ms-discriminator-value";
    /// On a value that `Debug` must hide: `true`.
    pub const SENSITIVE: &str = "x-sensitive";
    /// On an operation: when it ends, and how stable it is. Tools that compare documents define them.
    pub const LIFECYCLE: [&str; 3] = ["x-sunset", "x-stability", "x-stability-level"];
    /// On an operation, parameter, body, response, media type, or `$ref` of one of them to a schema: the JSON pointer of its location.
    pub const LOCATION: &str = "x-disjunct-location";
    /// On an operation with a parameter that cannot be read and may be the one in its path: `true`.
    pub const UNREAD: &str = "x-disjunct-unread";
    /// On a media type whose items have a schema (`itemSchema`): a reference to it. Its own schema is an array of them.
    pub const ITEM_SCHEMA: &str = "x-disjunct-item-schema";
    /// On a multipart body: the media types of its parts by position (`prefixEncoding`), or null for those that declare none.
    pub const PREFIX_TYPES: &str = "x-disjunct-prefix-types";
    /// On a multipart body: the media type of all further parts (`itemEncoding`).
    pub const ITEM_TYPE: &str = "x-disjunct-item-type";
    /// On a query parameter that is the whole query string: `true`.
    pub const QUERY_STRING: &str = "x-disjunct-query-string";
    /// On a cookie parameter whose value is not encoded (`style: cookie`): `true`.
    pub const PLAIN_COOKIE: &str = "x-disjunct-plain-cookie";
    /// On a tag: its `summary`.
    pub const SUMMARY: &str = "x-disjunct-summary";
    /// On a tag: the name of its parent.
    pub const PARENT: &str = "x-disjunct-parent";
    /// On a security scheme: whether it is deprecated.
    pub const DEPRECATED: &str = "x-disjunct-deprecated";
    /// On a security scheme: the URL of its metadata (RFC 8414).
    pub const METADATA_URL: &str = "x-disjunct-metadata-url";
    /// Among the flows of OAuth 2.0: the device authorization flow.
    pub const DEVICE_FLOW: &str = "x-disjunct-device-flow";
    /// On a server: its `name`.
    pub const SERVER_NAME: &str = "x-disjunct-server-name";
    /// On an encoding of a multipart body that has `headers`: an array with the name of each, and whether it is required.
    pub const HEADERS: &str = "x-disjunct-headers";
    /// On a response that declares the header `Link`: `true`.
    pub const HAS_LINK_HEADER: &str = "x-disjunct-has-link-header";
    /// On a response that declares headers: an array of objects with a `name`, a `type` and a `description`.
    pub const RESPONSE_HEADERS: &str = "x-disjunct-response-headers";
    /// Among `components.callbacks`, whose other keys are locations: the document's webhooks, each by its name.
    pub const WEBHOOKS: &str = "x-disjunct-webhooks";
    /// Among `components.callbacks`: the operations whose methods 3.0 has no field for. Each is in place of `get` in a path item of its own,
    /// whose key is the method, a space and the path. Such path items are among webhooks and callbacks too.
    pub const OPERATIONS: &str = "x-disjunct-operations";
    /// On such an operation: the method.
    pub const METHOD: &str = "x-disjunct-method";
}

/// Whether a keyword describes the schema that it is in, and not one that this is merged into.
pub fn is_description(keyword: &str) -> bool {
    matches!(keyword, "title" | "description" | "default" | "deprecated")
}

/// Whether a keyword does not restrict the accepted values, null aside.
pub fn is_annotation(keyword: &str) -> bool {
    matches!(
        keyword,
        "title"
            | "description"
            | "default"
            | "nullable"
            | "readOnly"
            | "writeOnly"
            | "deprecated"
            | extension::SENSITIVE
    )
}

impl Entry {
    /// The schema, where it is one.
    pub fn schema(&self) -> Option<&Schema> {
        match self {
            Self::Schema(schema) => Some(schema),
            Self::Reference(_) => None,
        }
    }

    /// The location that a bare reference names.
    pub fn reference(&self) -> Option<&str> {
        match self {
            Self::Reference(location) => Some(location),
            Self::Schema(_) => None,
        }
    }

    /// The location of the schema that it only refers to, or annotates.
    pub fn leads_to(&self) -> Option<&str> {
        match self {
            Self::Reference(location) => Some(location),
            Self::Schema(schema) => schema.annotated(),
        }
    }
}

impl From<Schema> for Entry {
    fn from(schema: Schema) -> Self {
        Self::Schema(Box::new(schema))
    }
}

impl Schema {
    /// A schema with one keyword.
    pub fn with(keyword: &str, value: impl Into<Value>) -> Self {
        let mut schema = Self::default();
        schema.set(keyword, value);
        schema
    }

    /// The value of a keyword.
    pub fn get(&self, keyword: &str) -> Option<&Value> {
        self.keywords.get(keyword)
    }

    /// Whether it has a keyword.
    pub fn has(&self, keyword: &str) -> bool {
        self.keywords.contains_key(keyword)
    }

    /// Gives a keyword a value.
    pub fn set(&mut self, keyword: &str, value: impl Into<Value>) {
        self.keywords.insert(keyword.to_owned(), value.into());
    }

    /// Removes a keyword.
    pub fn remove(&mut self, keyword: &str) -> Option<Value> {
        self.keywords.remove(keyword)
    }

    /// `type`, where that is one.
    pub fn type_name(&self) -> Option<&str> {
        self.get("type")?.as_str()
    }

    /// `enum`
    pub fn values(&self) -> Option<&Vec<Value>> {
        self.array("enum")
    }

    /// The value of a keyword, where that is an array.
    pub fn array(&self, keyword: &str) -> Option<&Vec<Value>> {
        self.get(keyword)?.as_array()
    }

    /// The location of the schema that is the value of a keyword.
    pub fn location(&self, keyword: &str) -> Option<&str> {
        referenced(self.get(keyword)?)
    }

    /// The locations of the schemas in the array that is the value of a keyword.
    pub fn locations(&self, keyword: &str) -> impl Iterator<Item = &str> {
        let schemas = self.array(keyword).into_iter().flatten();
        schemas.filter_map(referenced)
    }

    /// `properties`
    pub fn properties(&self) -> Option<&Map<String, Value>> {
        self.get("properties")?.as_object()
    }

    /// Whether it describes a property.
    pub fn describes(&self, property: &str) -> bool {
        let properties = self.properties();
        properties.is_some_and(|all| all.contains_key(property))
    }

    /// `required`
    pub fn required(&self) -> impl Iterator<Item = &str> {
        let names = self.array("required").into_iter().flatten();
        names.filter_map(Value::as_str)
    }

    /// Whether null is allowed, by the keyword of OpenAPI 3.0.
    pub fn is_nullable(&self) -> bool {
        self.get("nullable") == Some(&Value::Bool(true))
    }

    /// The keyword that holds its branches, where it has some.
    pub fn union_keyword(&self) -> Option<&'static str> {
        UNIONS.into_iter().find(|keyword| self.has(keyword))
    }

    /// Whether it has branches.
    pub fn is_union(&self) -> bool {
        self.union_keyword().is_some()
    }

    /// Whether only these keywords restrict the accepted values.
    pub fn has_only(&self, keywords: &[&str]) -> bool {
        let mut all = self.keywords.keys();
        self.discriminator.is_none()
            && self.assertions.are_none()
            && all.all(|key| keywords.contains(&key.as_str()) || is_annotation(key))
    }

    /// Whether keywords are all there is.
    pub fn is_plain(&self) -> bool {
        self.discriminator.is_none() && self.annotations.are_none() && self.assertions.are_none()
    }

    /// Keeps only keywords that do not restrict the accepted values.
    pub fn keep_annotations(&mut self) {
        self.keywords.retain(|keyword, _| is_annotation(keyword));
        self.discriminator = None;
        self.assertions = Assertions::default();
    }

    /// The location of the one part of an `allOf` that the schema only annotates.
    pub fn annotated(&self) -> Option<&str> {
        let [part] = self.array("allOf")?.as_slice() else {
            return None;
        };
        referenced(part).filter(|_| self.has_only(&["allOf"]))
    }
}

/// Whether a schema is that of a property.
pub fn is_member(location: &str) -> bool {
    location
        .rsplit_once('/')
        .is_some_and(|(section, _)| section.ends_with("/properties"))
}

/// The schema at a location, where there is one of its own.
pub fn schema_at<'s>(schemas: &'s Schemas, location: &str) -> Option<&'s Schema> {
    schemas.get(location)?.schema()
}

/// The same, to be changed.
pub fn schema_at_mut<'s>(schemas: &'s mut Schemas, location: &str) -> Option<&'s mut Schema> {
    match schemas.get_mut(location)? {
        Entry::Schema(schema) => Some(schema),
        Entry::Reference(_) => None,
    }
}

/// Every schema with its location, without references.
pub fn each_schema(schemas: &Schemas) -> impl Iterator<Item = (&String, &Schema)> {
    let entries = schemas.iter();
    entries.filter_map(|(location, entry)| Some((location, entry.schema()?)))
}

/// The same, to be changed.
pub fn each_schema_mut(schemas: &mut Schemas) -> impl Iterator<Item = (&String, &mut Schema)> {
    schemas
        .iter_mut()
        .filter_map(|(location, entry)| match entry {
            Entry::Schema(schema) => Some((location, schema.as_mut())),
            Entry::Reference(_) => None,
        })
}

/// How many bare references in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The location that bare references lead to from a location.
pub fn target<'s>(schemas: &'s Schemas, location: &'s str) -> &'s str {
    let mut location = location;
    for _ in 0..LONGEST_CHAIN {
        match schemas.get(location).and_then(Entry::reference) {
            Some(next) => location = next,
            None => break,
        }
    }
    location
}

/// The schema that bare references lead to from a location.
pub fn target_schema<'s>(schemas: &'s Schemas, location: &str) -> Option<&'s Schema> {
    schema_at(schemas, target(schemas, location))
}

/// The schema that references and annotations lead to from a location.
pub fn end<'s>(schemas: &'s Schemas, location: &str) -> Option<&'s Schema> {
    let entry = schemas.get(end_location(schemas, location))?;
    match entry.leads_to() {
        Some(_) => None,
        None => entry.schema(),
    }
}

/// The location that references and annotations lead to from a location.
pub fn end_location<'s>(schemas: &'s Schemas, location: &'s str) -> &'s str {
    let mut location = location;
    for _ in 0..LONGEST_CHAIN {
        match schemas.get(location).and_then(Entry::leads_to) {
            Some(next) => location = next,
            None => break,
        }
    }
    location
}

/// A `$ref` to the schema at a location.
pub fn reference(location: &str) -> Value {
    let target = Value::String(format!("#{location}"));
    Value::Object(Map::from_iter([("$ref".to_owned(), target)]))
}

/// An array of `$ref`s to the schemas at locations.
pub fn references<'p>(locations: impl IntoIterator<Item = &'p str>) -> Value {
    locations.into_iter().map(reference).collect()
}
