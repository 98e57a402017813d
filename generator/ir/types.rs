//! The types of the emitted crate.

use std::fmt;

use serde::Serialize;

use super::{
    Added, Check, Docs, Ident, IntegerType, JsonKind, Literal, Name, Open, Shape, Temporal,
};

/// The former name of a type, which is an alias of the type's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RenamedType {
    /// The former name.
    pub former: Ident,
    /// The name of the type.
    pub name: Ident,
}

/// A file under `types/`: a named schema with the schemas inside it, or the types of one operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TypeModule {
    /// The file's and the module's name.
    pub name: Ident,
    /// Its types, in the order in which they should be read.
    pub items: Vec<Item>,
}

/// One declared type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Item {
    /// Its name, unique among all types of the crate.
    pub name: Ident,
    /// JSON pointer of the schema it comes from.
    pub pointer: String,
    /// Its documentation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<String>,
    /// What the user adds to it.
    #[serde(skip_serializing_if = "Added::is_empty")]
    pub added: Added,
    /// What it is.
    pub kind: ItemKind,
}

impl Item {
    /// Whether users of the crate are warned of using it.
    #[must_use]
    pub fn is_deprecated(&self) -> bool {
        self.deprecated || self.dropped.is_some()
    }
}

/// What a declared type is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ItemKind {
    /// A struct.
    Object(Object),
    /// An enum over types.
    Union(Union),
    /// An open enum of strings or integers.
    Values(ValueEnum),
    /// Another name of a type.
    Alias(Type),
}

/// A type as it is written in a field, an argument or an alias.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Type {
    /// `bool`
    Bool,
    /// An integer.
    Int(IntegerType),
    /// `f64`
    Float,
    /// `String`
    String,
    /// A string that `Debug` does not show.
    Secret,
    /// Bytes that are serialized as base64.
    Base64,
    /// Raw bytes in a multipart form.
    File,
    /// A date, time or duration.
    Temporal(Temporal),
    /// Raw JSON.
    Value,
    /// Always null.
    Null,
    /// A type that the user chose, by its path.
    Custom(String),
    /// A declared type.
    Named(Ident),
    /// `Box<T>`
    Boxed(Box<Type>),
    /// `Option<T>`
    Option(Box<Type>),
    /// `Vec<T>`
    Vec(Box<Type>),
    /// `(T, U)`: an array with a schema for each position.
    Tuple(Vec<Type>),
    /// `OpenTuple<(T, Option<U>), V>`: an array with a schema for each of its first items.
    OpenTuple(Box<OpenTuple>),
    /// An ordered map.
    Map(Box<Type>, Box<Type>),
    /// `Matching<T>`: a value of a map that patterns describe.
    Matching(Box<Type>),
}

/// The last step of the path of a type, without arguments.
#[must_use]
pub fn last_step(path: &str) -> &str {
    let path = path.split('<').next().unwrap_or_default();
    path.rsplit("::").next().unwrap_or_default().trim()
}

/// The types of an array with a schema for each of its first items.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OpenTuple {
    /// Those of the first items; an `Option` for each that is not required.
    pub first: Vec<Type>,
    /// How many of these are required.
    pub required: usize,
    /// That of all further items.
    pub rest: Type,
}

impl OpenTuple {
    /// The types in it.
    pub fn parts(&self) -> impl Iterator<Item = &Type> {
        self.first.iter().chain([&self.rest])
    }
}

impl Type {
    /// The `T` of an `Option<T>`; any other type itself.
    #[must_use]
    pub fn held(&self) -> &Self {
        match self {
            Self::Option(inner) => inner,
            ty => ty,
        }
    }

    /// Whether null is a value of the type without an `Option`: raw JSON and [`Type::Null`].
    #[must_use]
    pub fn holds_null(&self) -> bool {
        matches!(self, Self::Value | Self::Null)
    }

    /// `Option<T>`, unless null is a value of the type already.
    #[must_use]
    pub fn optional(self) -> Self {
        match self {
            Self::Value | Self::Null | Self::Option(_) => self,
            ty => Self::Option(Box::new(ty)),
        }
    }

    /// The declared types in it.
    #[must_use]
    pub fn named(&self) -> Vec<&str> {
        match self {
            Self::Named(name) => vec![name.as_str()],
            Self::Boxed(inner) | Self::Option(inner) | Self::Vec(inner) | Self::Matching(inner) => {
                inner.named()
            }
            Self::Tuple(parts) => parts.iter().flat_map(Self::named).collect(),
            Self::OpenTuple(tuple) => tuple.parts().flat_map(Self::named).collect(),
            Self::Map(key, value) => [Self::named(key), Self::named(value)].concat(),
            _ => Vec::new(),
        }
    }
}

/// A struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Object {
    /// The properties that have one value each, and therefore no field.
    pub owned: Vec<Owned>,
    /// Its fields, in the document's order.
    pub fields: Vec<Field>,
    /// The document's defaults of required properties, as JSON: a service may leave them out all the same.
    pub defaults: Vec<(String, String)>,
    /// What happens to properties that have no field.
    pub rest: Rest,
    /// Whether `validate()` reports properties that have no field.
    pub closed: bool,
    /// Whether values that are not as declared are refused.
    pub exact: bool,
    /// Checks of all properties together.
    pub checks: Vec<Check>,
}

/// A property with one value: a tag, or a constant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Owned {
    /// The property's name.
    pub key: String,
    /// Its one value.
    pub value: OwnedValue,
    /// Whether it may be absent where the struct is used outside of a union. A struct has one such property at most.
    pub optional: bool,
}

/// The value of a property without a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum OwnedValue {
    /// Any other value is an error.
    Tag(TagValue),
    /// Outside of a union any other string is kept: a newer service may send it, or only unions exclude it.
    Constant(String),
}

/// The value of a tag.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum TagValue {
    /// `"click"`
    String(String),
    /// `1`
    Int(i64),
    /// `true`
    Bool(bool),
}

impl TagValue {
    /// The value without quotes.
    #[must_use]
    pub fn plain(&self) -> String {
        match self {
            Self::String(text) => text.clone(),
            other => other.to_string(),
        }
    }
}

impl fmt::Display for TagValue {
    /// The value in JSON.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::String(text) => write!(out, "{text:?}"),
            Self::Int(number) => number.fmt(out),
            Self::Bool(flag) => flag.fmt(out),
        }
    }
}

/// A field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its name in JSON and in Rust.
    pub name: Name,
    /// Its type, `Option` included.
    pub ty: Type,
    /// Whether it may be absent or null, and what that means.
    pub presence: Presence,
    /// Whether requests and responses both have it.
    pub direction: Direction,
    /// The checks of `validate()`.
    pub checks: Vec<Check>,
    /// Its documentation.
    pub docs: Docs,
    /// Whether the document declares it deprecated.
    pub deprecated: bool,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<String>,
    /// The document's example of it.
    pub example: Option<Literal>,
}

impl Field {
    /// Whether users of the crate are warned of using it.
    #[must_use]
    pub fn is_deprecated(&self) -> bool {
        self.deprecated || self.dropped.is_some()
    }

    /// Its type without `Option`.
    #[must_use]
    pub fn held(&self) -> &Type {
        self.ty.held()
    }

    /// Whether it is an argument of `new`.
    #[must_use]
    pub fn is_argument(&self) -> bool {
        self.presence == Presence::Required || self.direction == Direction::RequiredInRequests
    }
}

/// Whether requests, responses or both have a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Direction {
    /// Both have it, as far as they have its struct.
    Both,
    /// `readOnly`: requests do not have it.
    ReadOnly,
    /// `writeOnly` and required: requests have to have it, and responses do not have it.
    RequiredInRequests,
}

/// Whether a property may be absent or null, and what that means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Presence {
    /// It is required.
    Required,
    /// It may be absent, and is never null.
    Optional,
    /// It may be absent or null, with the same meaning.
    Maybe,
    /// Absent means this value.
    Default(Literal),
    /// It may be absent, null or a value, with three different meanings.
    Patch,
}

/// What happens to properties that have no field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Rest {
    /// Kept in this field and written back, with checks of all of them.
    Keep(Ident, Vec<Check>),
    /// Ignored.
    Drop(Ident),
    /// An error.
    Deny(Ident),
    /// Kept in this field with a type of their own, and with checks of all of them.
    Typed(Ident, Type, Vec<Check>),
}

/// An enum over types.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Union {
    /// How a value finds its branch.
    pub decision: UnionDecision,
    /// The branches, in the document's order.
    pub branches: Vec<Branch>,
    /// Fields that every branch has.
    pub shared: Vec<Shared>,
}

/// How a value finds its branch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum UnionDecision {
    /// By the property `key`; `kind` is the enum of its values.
    Tag {
        /// The tag's name.
        key: String,
        /// The enum of the tag's values.
        kind: Ident,
        /// The variant of a value without a tag; `None` where a tag is required.
        untagged: Option<Ident>,
        /// Whether that variant is any object whose tag is of no other variant.
        is_default: bool,
    },
    /// By JSON type.
    Kind,
    /// By shape; the branches are in the order in which they are tried.
    Shape {
        /// How an object that is kept as `Unknown` is recognized.
        open: Option<Open>,
    },
}

/// A branch of a union.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Branch {
    /// The variant.
    pub name: Ident,
    /// `as_…`
    pub accessor: Ident,
    /// Its type, without a box.
    pub ty: Type,
    /// Whether the variant boxes it.
    pub boxed: bool,
    /// What selects it.
    pub select: Select,
    /// Whether the enum has `From` for the type: no other branch has it.
    pub from: bool,
    /// Whether strings convert into the branch.
    pub from_text: bool,
    /// Checks of the branch's value.
    pub checks: Vec<Check>,
    /// Its documentation, where its type has none.
    pub docs: Docs,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<String>,
}

/// What selects a branch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Select {
    /// One of these values of the tag.
    Tags(Vec<TagValue>),
    /// A JSON type.
    Kind(JsonKind),
    /// A shape.
    Shape(Shape),
}

/// A field that every branch of a union has with the same type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shared {
    /// The name of the field and of the accessor.
    pub name: Ident,
    /// The type behind the reference that the accessor returns (`str` for a string), without options and boxes.
    pub ty: Type,
}

/// An open enum of strings or integers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ValueEnum {
    /// The type of unknown values.
    pub of: ValueType,
    /// Its values, in the document's order.
    pub variants: Vec<ValueVariant>,
}

/// The type of an enum's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ValueType {
    /// Strings.
    String,
    /// Integers of a type.
    Int(IntegerType),
}

/// One value of an enum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ValueVariant {
    /// The value in JSON.
    pub value: TagValue,
    /// The variant.
    pub name: Ident,
    /// Its documentation.
    pub docs: Docs,
    /// The version of the API that no longer has it; `None` if the API has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<String>,
}

/// A union whose branches are all branches of another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Subset {
    /// The union with fewer branches.
    pub small: Ident,
    /// The union with all of them.
    pub big: Ident,
    /// The variants of `small`, which have the same names in `big`.
    pub variants: Vec<Ident>,
}
