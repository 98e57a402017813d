//! The types of the emitted crate.

use std::fmt;

use super::{Check, Docs, Ident, JsonKind, Literal, Name, Open, Shape, Temporal};

/// A file under `types/`: one named schema with what stands inside it, or what one operation brings.
#[derive(Clone, Debug)]
pub struct TypeModule {
    /// The file's and the module's name.
    pub name: Ident,
    /// What it declares, in the order in which it should be read.
    pub items: Vec<Item>,
}

/// One declared type.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its name, unique among all types of the crate.
    pub name: Ident,
    /// JSON pointer of the schema it comes from.
    pub pointer: String,
    /// What the document says of it.
    pub docs: Docs,
    /// Whether the document calls it deprecated.
    pub deprecated: bool,
    /// What it is.
    pub kind: ItemKind,
}

/// What a declared type is.
#[derive(Clone, Debug)]
pub enum ItemKind {
    /// A struct.
    Object(Object),
    /// An enum over types.
    Union(Union),
    /// An open enum of texts or integers.
    Values(ValueEnum),
    /// Another name of a type.
    Alias(Type),
}

/// A type as it is written in a field, an argument or an alias.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// `bool`
    Bool,
    /// An integer, by its Rust name.
    Int(&'static str),
    /// `f64`
    Float,
    /// `String`
    Text,
    /// A text that no `Debug` shows.
    Secret,
    /// Bytes that travel as base64.
    Base64,
    /// Bytes that travel as they are, in a multipart form.
    File,
    /// A date, time or duration.
    Temporal(Temporal),
    /// Raw JSON.
    Value,
    /// Null, and nothing else.
    Null,
    /// A declared type.
    Named(Ident),
    /// `Box<T>`
    Boxed(Box<Type>),
    /// `Option<T>`
    Option(Box<Type>),
    /// `Vec<T>`
    List(Box<Type>),
    /// `(T, U)`: a list that says of each position what stands there.
    Tuple(Vec<Type>),
    /// An ordered map.
    Map(Box<Type>, Box<Type>),
    /// `Matching<T>`: a value of a map that patterns describe.
    Matching(Box<Type>),
}

impl Type {
    /// What an optional value holds where it is there; any other type as it is.
    #[must_use]
    pub fn held(&self) -> &Self {
        match self {
            Self::Option(inner) => inner,
            ty => ty,
        }
    }

    /// Whether null is a value of the type itself: raw JSON, and what is never anything else.
    #[must_use]
    pub fn holds_null(&self) -> bool {
        matches!(self, Self::Value | Self::Null)
    }

    /// `Option<T>`, unless the type holds null itself.
    #[must_use]
    pub fn optional(self) -> Self {
        match self {
            Self::Value | Self::Null | Self::Option(_) => self,
            ty => Self::Option(Box::new(ty)),
        }
    }

    /// The declared types it is made of.
    #[must_use]
    pub fn named(&self) -> Vec<&str> {
        match self {
            Self::Named(name) => vec![name.as_str()],
            Self::Boxed(inner)
            | Self::Option(inner)
            | Self::List(inner)
            | Self::Matching(inner) => inner.named(),
            Self::Tuple(parts) => parts.iter().flat_map(Self::named).collect(),
            Self::Map(key, value) => [Self::named(key), Self::named(value)].concat(),
            _ => Vec::new(),
        }
    }
}

/// A struct.
#[derive(Clone, Debug)]
pub struct Object {
    /// The members that the struct fixes to one value each, and therefore has no field for.
    pub owned: Vec<Owned>,
    /// Its fields, in the document's order.
    pub fields: Vec<Field>,
    /// What happens to members that are none of the fields.
    pub rest: Rest,
    /// Whether `validate()` reports members that are none of the fields.
    pub closed: bool,
    /// What `validate()` checks of all members together.
    pub checks: Vec<Check>,
}

/// A member that a struct fixes to one value: its tag, or a constant.
#[derive(Clone, Debug, PartialEq)]
pub struct Owned {
    /// The member's name.
    pub key: String,
    /// Its one value.
    pub value: OwnedValue,
    /// Whether it may be left out where the struct stands alone. A struct has one such member at most.
    pub optional: bool,
}

/// The value of a member that a struct owns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnedValue {
    /// No other is read.
    Tag(TagValue),
    /// Another text is kept where the struct stands alone: a newer service may send it, or only unions rule it out.
    Constant(String),
}

/// A value that tells branches apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TagValue {
    /// `"click"`
    Text(String),
    /// `1`
    Int(i64),
    /// `true`
    Bool(bool),
}

impl TagValue {
    /// Without quotes.
    #[must_use]
    pub fn plain(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            other => other.to_string(),
        }
    }
}

impl fmt::Display for TagValue {
    /// As JSON writes it.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(out, "{text:?}"),
            Self::Int(number) => number.fmt(out),
            Self::Bool(flag) => flag.fmt(out),
        }
    }
}

/// A field.
#[derive(Clone, Debug)]
pub struct Field {
    /// Both its names.
    pub name: Name,
    /// What it holds, `Option` included.
    pub ty: Type,
    /// When it may be absent, and what that means.
    pub presence: Presence,
    /// Whether requests and responses both have it.
    pub direction: Direction,
    /// What `validate()` checks.
    pub checks: Vec<Check>,
    /// What the document says of it.
    pub docs: Docs,
    /// Whether the document calls it deprecated.
    pub deprecated: bool,
    /// What the document gives as an example of it.
    pub example: Option<Literal>,
}

impl Field {
    /// What it holds where it is neither absent nor null.
    #[must_use]
    pub fn held(&self) -> &Type {
        self.ty.held()
    }

    /// Whether `new` asks for it.
    #[must_use]
    pub fn is_argument(&self) -> bool {
        self.presence == Presence::Required || self.direction == Direction::RequiredInRequests
    }
}

/// In which directions a property travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// In both, as far as its struct does.
    Both,
    /// `readOnly`: requests do not have it.
    ReadOnly,
    /// `writeOnly` and required: requests have to have it, and responses do not have it.
    RequiredInRequests,
}

/// When a member may be absent, and what that means.
#[derive(Clone, Debug, PartialEq)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be absent, and is never null.
    Optional,
    /// It may be absent or null, which mean the same.
    Maybe,
    /// Absent means this value.
    Default(Literal),
    /// Absent, null and a value are three different things.
    Patch,
}

/// What happens to members that no field takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Rest {
    /// Kept and written back, with what is checked of all of them.
    Keep(Ident, Vec<Check>),
    /// Read over.
    Drop(Ident),
    /// Refused.
    Deny(Ident),
    /// They have a type of their own, and what is checked of all of them.
    Typed(Ident, Type, Vec<Check>),
}

/// An enum over types.
#[derive(Clone, Debug)]
pub struct Union {
    /// How a value finds its branch.
    pub decision: UnionDecision,
    /// The branches, in the document's order.
    pub branches: Vec<Branch>,
    /// Fields that every branch has.
    pub shared: Vec<Shared>,
}

/// How a value finds its branch.
#[derive(Clone, Debug, PartialEq)]
pub enum UnionDecision {
    /// By the member `key`; `kind` is the enum of its values.
    Tag {
        /// The tag's name.
        key: String,
        /// The enum of the tags.
        kind: Ident,
        /// The variant that a value without a tag is of; `None` where there is no such value.
        untagged: Option<Ident>,
    },
    /// By the kind of JSON value.
    Kind,
    /// By what the value looks like; the branches stand in the order in which they are tried.
    Shape {
        /// What a value may have that no branch has, and be kept as `Unknown`.
        open: Option<Open>,
    },
}

/// A branch of a union.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The variant.
    pub name: Ident,
    /// `as_…`
    pub accessor: Ident,
    /// What it holds, without a box.
    pub ty: Type,
    /// Whether the variant boxes it.
    pub boxed: bool,
    /// What selects it.
    pub select: Select,
    /// Whether `From` the type is unambiguous.
    pub from: bool,
    /// Whether the branch's own type has constraints.
    pub checks: Vec<Check>,
    /// What is said of it, where its type does not say it.
    pub docs: Docs,
}

/// What selects a branch.
#[derive(Clone, Debug, PartialEq)]
pub enum Select {
    /// One of these tags.
    Tags(Vec<TagValue>),
    /// A kind of JSON value.
    Kind(JsonKind),
    /// What the value looks like.
    Shape(Shape),
}

/// A field that every branch of a union has, with one type.
#[derive(Clone, Debug, PartialEq)]
pub struct Shared {
    /// The field and the accessor.
    pub name: Ident,
    /// What the accessor borrows (`str` for a text), options and boxes looked through.
    pub ty: Type,
}

/// An open enum of texts or integers.
#[derive(Clone, Debug)]
pub struct ValueEnum {
    /// What holds a value that is not known.
    pub of: ValueType,
    /// Its values, in the document's order.
    pub variants: Vec<ValueVariant>,
}

/// What the values of an enum are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// Texts.
    Text,
    /// Integers of a type, by its Rust name.
    Int(&'static str),
}

/// One value of an enum.
#[derive(Clone, Debug)]
pub struct ValueVariant {
    /// The value as JSON has it.
    pub value: TagValue,
    /// The variant.
    pub name: Ident,
    /// What the document says of it.
    pub docs: Docs,
}

/// One union's branches are all branches of another.
#[derive(Clone, Debug)]
pub struct Subset {
    /// The union with fewer branches.
    pub small: Ident,
    /// The union with all of them.
    pub big: Ident,
    /// The variants of `small`, all of which `big` has by the same names.
    pub variants: Vec<Ident>,
}
