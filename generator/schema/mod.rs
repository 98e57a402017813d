//! The schemas of a document after `lower`: of what one JSON type each one's values are, with the keywords about that type.
//!
//! Every schema is an entry of one map whose key is the JSON pointer of its location, and refers to others by that key. Bare
//! references are entries too. Nothing here knows Rust or OpenAPI's operations.

mod assumed;
pub mod derived;
mod kinds;
pub mod leaves;
mod lookup;

use indexmap::IndexMap;
use serde_json::Value;

pub use assumed::AssumedType;
pub use kinds::{
    Additional, ArraySchema, IntegerSchema, Kind, NumberSchema, ObjectSchema, PropertyPatterns,
    RequiredRule, StringSchema,
};
pub use lookup::{Found, Schemas};

/// The entry of a location: a schema, or a bare reference to one.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A bare `$ref` to the schema at another location.
    Reference(String),
    /// A schema of its own.
    Schema(Box<Schema>),
}

/// A schema.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a keyword of its own, and any of them may be set"
)]
pub struct Schema {
    /// What its values are, null aside.
    pub kind: Kind,
    /// Whether null is one of its values.
    pub nullable: bool,
    /// Its only values, where they are not all of the kind's type. `None` where any value is allowed.
    pub values: Option<Vec<Value>>,
    /// The types that the schema was assumed to have, because its keywords are about these types only; empty where it has a `type`.
    pub assumed: Vec<AssumedType>,
    /// The property by which the branches of a union are distinguished.
    pub discriminator: Option<Discriminator>,
    /// The enum of integers of which this one allows fewer values.
    pub narrowed: Option<String>,
    /// The component that is nothing but a reference to this schema, which is a file: its name is the schema's.
    pub component_name: Option<String>,
    /// Whether it has a `format` but no type, so that its values are any.
    pub has_only_format: bool,
    /// Whether the file that describes the schema is missing.
    pub is_missing: bool,
    /// `title`
    pub title: Option<String>,
    /// `description`
    pub description: Option<String>,
    /// `default`
    pub default: Option<Value>,
    /// A number, a boolean or a short string that the document gives as an example.
    pub example: Option<Value>,
    /// The names of the values of an enum, by the value as a string.
    pub value_names: IndexMap<String, String>,
    /// The descriptions of the values of an enum, by the value as a string.
    pub value_descriptions: IndexMap<String, String>,
    /// `deprecated`
    pub deprecated: bool,
    /// `readOnly`
    pub read_only: bool,
    /// `writeOnly`
    pub write_only: bool,
    /// Whether the document marks the value as one that must not be shown.
    pub sensitive: bool,
}

/// How the branches of a union are distinguished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(test, derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Discriminator {
    /// The property whose value decides.
    pub property_name: String,
    /// For each value of the property, a reference to its schema.
    pub mapping: IndexMap<String, String>,
    /// A reference to the schema of objects whose value is that of no other schema, or that have none: `defaultMapping`.
    #[cfg_attr(test, serde(skip_serializing_if = "Option::is_none"))]
    pub default: Option<String>,
    /// The names of branches that were merged with siblings of the union, by their locations.
    #[cfg_attr(test, serde(skip_serializing_if = "IndexMap::is_empty"))]
    pub branch_names: IndexMap<String, String>,
    /// The locations of the branches that may lack the property.
    #[cfg_attr(test, serde(skip_serializing_if = "Vec::is_empty"))]
    pub untagged: Vec<String>,
}
