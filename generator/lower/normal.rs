//! Noun: the normal form, and the extensions in which it says what OpenAPI 3.0 cannot.

use indexmap::IndexMap;
use serde_json::{Map, Value};

/// One schema: its keywords.
pub type Schema = Map<String, Value>;

/// All schemas, each under the JSON pointer of the place it came from.
pub type Schemas = IndexMap<String, Value>;

/// The formats that say how large an integer is.
pub const INTEGER_FORMATS: [&str; 9] = [
    "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "uint",
];

/// A document in normal form, in pieces that `typed` puts together.
#[derive(Clone, Debug, Default)]
pub struct Normal {
    /// All but the schemas, references resolved: `openapi`, `info`, `servers`, `tags`, `security`, `paths`, and of `components` its
    /// `securitySchemes`, `requestBodies`, `responses` and `callbacks`.
    pub skeleton: Map<String, Value>,
    /// The schemas.
    pub schemas: Schemas,
}

/// Names of the extensions that carry what 3.0 has no keyword for.
pub mod extension {
    /// On a schema with `additionalProperties`: a `$ref` to the schema of the keys.
    pub const PROPERTY_NAMES: &str = "x-disjunct-property-names";
    /// On a schema with `additionalProperties` that describe only the properties whose names match a pattern: `{patterns: [pattern],
    /// closed: bool}`. Closed, it allows no others.
    pub const NAMED_BY: &str = "x-disjunct-named-by";
    /// On a `oneOf` that the document spelled `anyOf`: `true`.
    pub const ANY_OF: &str = "x-disjunct-any-of";
    /// On a discriminator: the names of branches that stand for their values where nothing else does, by reference, where a branch was
    /// merged and has its name no more.
    pub const BRANCH_NAMES: &str = "x-disjunct-branch-names";
    /// On a discriminator: references to the branches that may stand without the tag.
    pub const UNTAGGED: &str = "x-disjunct-untagged";
    /// A value that the document gives as an example: a number, a flag or a short text.
    pub const EXAMPLE: &str = "x-disjunct-example";
    /// On an `enum`: what the document calls its values, each by its text, or as JSON writes it.
    pub const VALUE_NAMES: &str = "x-disjunct-value-names";
    /// On an `enum`: what the document says of its values, each by its text, or as JSON writes it.
    pub const VALUE_DESCRIPTIONS: &str = "x-disjunct-value-descriptions";
    /// On an `enum` of integers that have names: a `$ref` to the `enum` of which it allows fewer.
    pub const NARROWED: &str = "x-disjunct-narrowed";
    /// On a schema that extends a base: the value of the base's discriminator that stands for it. `AutoRest`'s.
    pub const OWN_VALUE: &str = "x-ms-discriminator-value";
    /// On a value that no `Debug` may show: `true`.
    pub const SENSITIVE: &str = "x-sensitive";
    /// On an operation, parameter, body, response, media type, or `$ref` of one of them to a schema: the JSON pointer of the place it came from.
    pub const PLACE: &str = "x-disjunct-place";
    /// On an operation that lists a parameter which cannot be read, and may be what fills its path: `true`.
    pub const UNREAD: &str = "x-disjunct-unread";
    /// In place of a type: a `$ref` for each position of a list that has so many items.
    pub const TUPLE: &str = "x-disjunct-tuple";
    /// On a text: patterns that it has to match besides its `pattern`.
    pub const PATTERNS: &str = "x-disjunct-patterns";
    /// In place of a type, on a schema that only null satisfies: `true`.
    pub const NULL: &str = "x-disjunct-null";
    /// On a schema whose `type` the document leaves out: the type that is assumed, or `false` where that has been reported.
    pub const ASSUMED: &str = "x-disjunct-assumed";
    /// On an `enum` whose values are not all of one type: the values.
    pub const VALUES: &str = "x-disjunct-values";
    /// On a schema some keywords of which are left out, so that it accepts more than the document says: `true`.
    pub const WIDER: &str = "x-disjunct-wider";
    /// On a schema whose `$ref` leads to a file that is not there: the reference.
    pub const MISSING: &str = crate::source::MISSING_KEY;
    /// On a file for which one component stands: the component's name.
    pub const CALLED: &str = "x-disjunct-called";
    /// On an object that requires members it does not describe, where that is right or is said of another: `true`.
    pub const UNDESCRIBED: &str = "x-disjunct-undescribed";
    /// On an object: what it requires besides `required`, a list of `{anyOf: [[name]]}`, `{oneOf: [[name]]}` and
    /// `{dependentRequired: {name: [name]}}`.
    pub const REQUIRED: &str = "x-disjunct-required";
    /// Among `components.callbacks`, whose other keys are places: the document's webhooks, each by its name.
    pub const WEBHOOKS: &str = "x-disjunct-webhooks";
}

/// Whether a keyword says nothing about which values are accepted, null aside.
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
            | extension::ASSUMED
            | extension::WIDER
            | extension::CALLED
            | extension::EXAMPLE
    )
}

/// Whether null is allowed, as OpenAPI 3.0 says that.
pub fn is_nullable(schema: &Schema) -> bool {
    schema.get("nullable") == Some(&Value::Bool(true))
}

/// The keywords that hold branches.
pub const UNIONS: [&str; 2] = ["oneOf", "anyOf"];

/// Whether a schema has branches.
pub fn is_union(schema: &Schema) -> bool {
    UNIONS.iter().any(|keyword| schema.contains_key(*keyword))
}

/// The text of a `$ref` to the schema that came from `pointer`.
pub fn reference(pointer: &str) -> Value {
    let mut schema = Map::new();
    schema.insert("$ref".to_owned(), Value::String(format!("#{pointer}")));
    Value::Object(schema)
}

/// How many bare references in a row are followed.
const LONGEST_CHAIN: usize = 64;

/// The place that bare references lead to from a place.
pub fn target<'s>(schemas: &'s Schemas, place: &'s str) -> &'s str {
    let mut place = place;
    for _ in 0..LONGEST_CHAIN {
        match schemas.get(place).and_then(referenced) {
            Some(next) => place = next,
            None => break,
        }
    }
    place
}

/// The schema that references and descriptions lead to from a place.
pub fn end<'s>(schemas: &'s Schemas, place: &str) -> Option<&'s Value> {
    let mut schema = schemas.get(place)?;
    for _ in 0..LONGEST_CHAIN {
        match leads_to(schema) {
            Some(next) => schema = schemas.get(next)?,
            None => return Some(schema),
        }
    }
    None
}

/// The types of JSON Schema.
pub const TYPES: [&str; 7] = [
    "string", "number", "integer", "boolean", "array", "object", "null",
];

/// The one part of an `allOf` that a schema only annotates.
pub fn annotated(keywords: &Schema) -> Option<&str> {
    let [part] = keywords.get("allOf")?.as_array()?.as_slice() else {
        return None;
    };
    keywords
        .keys()
        .all(|key| key == "allOf" || is_annotation(key))
        .then(|| referenced(part))?
}

/// The place that a schema only refers to, or annotates.
pub fn leads_to(schema: &Value) -> Option<&str> {
    referenced(schema).or_else(|| annotated(schema.as_object()?))
}

/// The place that a normal-form `$ref` names, where `value` is one.
pub fn referenced(value: &Value) -> Option<&str> {
    value.get("$ref")?.as_str()?.strip_prefix('#')
}
