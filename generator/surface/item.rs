//! The types of a crate.

use serde::{Deserialize, Serialize};

use super::limit::Limit;
use super::omit::is_default;
use super::rust_type::RustType;

/// A public type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its path in the crate: `types::Item`.
    pub path: String,
    /// JSON pointer of its schema, or of the operation whose responses it has.
    pub pointer: String,
    /// Whether the document declares it deprecated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped: Option<String>,
    /// The traits that the user adds: `Hash`, or the path of a derive macro.
    #[serde(default, skip_serializing_if = "is_default")]
    pub derives: Vec<String>,
    /// Whether it has `json_schema()`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub json_schema: bool,
    /// What it is.
    #[serde(flatten)]
    pub kind: ItemKind,
}

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// A struct.
    Struct(Struct),
    /// An enum over types.
    Union(Union),
    /// An enum of strings or integers.
    Values(ValueEnum),
    /// Another name of a type.
    Alias(RustType),
    /// An enum of responses, by status.
    Responses(Responses),
}

/// A struct: `#[non_exhaustive]`, with `new`, a setter for each field, and `Default` where no field is required.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struct {
    /// The properties with one value each, which are no fields.
    #[serde(default, skip_serializing_if = "is_default")]
    pub constants: Vec<Constant>,
    /// The fields, in the order of `new`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fields: Vec<Field>,
    /// The field of all other properties.
    pub rest: Rest,
    /// Whether `validate` rejects other properties.
    #[serde(default, skip_serializing_if = "is_default")]
    pub closed: bool,
    /// Limits of all properties together.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<Limit>,
}

/// A property with one value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Constant {
    /// Its name.
    pub key: String,
    /// Its value, in JSON.
    pub value: String,
    /// Whether any other value is an error when it is read.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_tag: bool,
    /// Whether it may be absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub optional: bool,
}

/// A field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Its name in Rust.
    pub name: String,
    /// Its name in JSON, where that is another one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub key: Option<String>,
    /// Its type, `Option` or `Patch` included.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// Whether it may be absent or null.
    #[serde(default, skip_serializing_if = "is_default")]
    pub presence: Presence,
    /// Whether requests and responses both have it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub transfer: Transfer,
    /// The limits that `validate` checks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<Limit>,
    /// Whether the document declares it deprecated.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped: Option<String>,
}

impl Field {
    /// Its name in JSON.
    pub fn key(&self) -> &str {
        self.key.as_deref().unwrap_or(&self.name)
    }

    /// Whether it is an argument of `new`.
    pub fn is_argument(&self) -> bool {
        self.presence == Presence::Required || self.transfer == Transfer::RequiredInRequests
    }

    /// Whether it may be absent.
    pub fn may_be_absent(&self) -> bool {
        self.presence != Presence::Required
    }

    /// Whether null is one of its values.
    pub fn may_be_null(&self) -> bool {
        match self.presence {
            Presence::Required => self.ty.accepts_null(),
            Presence::OptionalOrNull | Presence::Patch => true,
            Presence::Optional | Presence::Default(_) => self.ty.held().accepts_null(),
        }
    }
}

/// Whether a property may be absent or null.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// It is required.
    #[default]
    Required,
    /// It may be absent.
    Optional,
    /// It may be absent or null, with the same meaning.
    OptionalOrNull,
    /// Absent means this value, as a Rust expression.
    Default(String),
    /// Absent and null mean different things.
    Patch,
}

/// Whether requests and responses have a property.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Transfer {
    /// Both.
    #[default]
    Both,
    /// Only responses: `readOnly`.
    ReadOnly,
    /// Only requests, which require it: `writeOnly`.
    RequiredInRequests,
}

/// The field of the properties that have no field of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rest {
    /// Its name.
    pub name: String,
    /// Its type: `runtime::Extra`, `runtime::Dropped`, `runtime::Denied`, or a map.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// Limits of these properties.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<Limit>,
}

impl Rest {
    /// Whether reading another property is an error.
    pub fn is_denied(&self) -> bool {
        self.ty.name == "runtime::Denied"
    }
}

/// An enum over types: `#[non_exhaustive]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Union {
    /// How a value finds its variant.
    pub by: UnionDecision,
    /// The variants, in the order in which they are looked at.
    pub branches: Vec<Branch>,
    /// The accessors of fields that every variant has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shared: Vec<SharedField>,
}

/// How a value finds its variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnionDecision {
    /// By the value of a property.
    Tag {
        /// The property.
        key: String,
        /// The path of the enum of its values.
        kind: String,
        /// The variant of a value without it.
        #[serde(default, skip_serializing_if = "is_default")]
        untagged: Option<String>,
        /// Whether that variant is every value whose tag no other variant has.
        #[serde(default, skip_serializing_if = "is_default")]
        has_default: bool,
    },
    /// By JSON type.
    JsonType,
    /// By shape, in order.
    Shape {
        /// Whether an unknown object is kept as `Unknown`, and the property by which it is recognized (empty for its only one).
        #[serde(default, skip_serializing_if = "is_default")]
        open: Option<String>,
    },
}

/// A variant of a union.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// Its name.
    pub name: String,
    /// The method that returns its value.
    pub accessor: String,
    /// The type of its value, `Box` included.
    #[serde(rename = "type")]
    pub ty: RustType,
    /// The values of the tag in JSON, the JSON type, or the shape.
    pub select: Vec<String>,
    /// Whether the union has `From` for the type.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from: bool,
    /// Limits of its value.
    #[serde(default, skip_serializing_if = "is_default")]
    pub limits: Vec<Limit>,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped: Option<String>,
}

/// A field that every variant of a union has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedField {
    /// The method.
    pub name: String,
    /// The type behind the reference that it returns.
    #[serde(rename = "type")]
    pub ty: RustType,
}

/// An enum of strings or integers, `#[non_exhaustive]`, with `Unknown` for other values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValueEnum {
    /// `String`, or the type of the integers.
    pub of: String,
    /// Its variants.
    pub variants: Vec<Variant>,
}

/// A variant of an enum of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    /// Its name.
    pub name: String,
    /// Its value in JSON.
    pub value: String,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dropped: Option<String>,
}

/// An enum of responses: `#[non_exhaustive]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Responses {
    /// Whether they are errors. Other enums have a variant `Unknown`.
    pub are_errors: bool,
    /// The variants, in the order in which they are looked at.
    pub branches: Vec<Response>,
}

/// A response of an enum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Response {
    /// The variant.
    pub name: String,
    /// `422`, `4XX` or `default`; of an enum by media type, the media types.
    pub status: String,
    /// The media types that select it too, each after `if` (another one selects a later response) or `only`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub media: Vec<String>,
    /// What the variant holds; absent where the body is not read.
    #[serde(rename = "type", default, skip_serializing_if = "is_default")]
    pub ty: Option<RustType>,
}
